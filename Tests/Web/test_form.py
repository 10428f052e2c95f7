"""The element as a part of a form."""
import pytest

SUBMITTED = "[...new FormData(document.getElementById('form'))]"


def test_a_form_submits_the_plain_amount(make):
    field = make("de-DE", "EUR", name="price").type("1234,5")
    assert field.page.evaluate(f"() => {SUBMITTED}") == [["price", "1234.5"]]
    assert field.ask("field.form.id") == "form"


def test_a_field_without_amount_submits_empty_text(make):
    field = make(name="price")
    assert field.page.evaluate(f"() => {SUBMITTED}") == [["price", ""]]
    field.page.evaluate("() => { field.disabled = true; }")
    assert field.page.evaluate(f"() => {SUBMITTED}") == []


def test_a_reset_brings_the_first_amount_back(make):
    field = make(name="price", value="12.5").press("Control+a").type("7")
    assert field.value == "7"
    field.page.evaluate("() => document.getElementById('form').reset()")
    assert field.value == "12.5"
    field.leave()
    assert field.raw == "$12.50"


def test_a_required_field_is_missing_its_value(make):
    field = make(name="price", required="")
    assert field.ask("field.validity.valueMissing") is True
    assert field.ask("field.checkValidity()") is False
    assert field.ask("input.getAttribute('aria-required')") == "true"
    field.type("5")
    assert field.ask("field.checkValidity()") is True
    assert field.ask("input.getAttribute('aria-invalid')") is None


def test_an_invalid_field_keeps_the_form_from_being_sent(make):
    field = make(name="price", min="10").type("5")
    field.page.evaluate("() => { globalThis.sent = 0; document.getElementById('form')"
                        ".addEventListener('submit', e => { e.preventDefault(); sent += 1; }); }")
    field.press("Enter")
    assert field.page.evaluate("() => sent") == 0
    assert field.ask("input.getAttribute('aria-invalid')") == "true"
    assert field.ask("field.validationMessage") == "The amount is too small."
    field.press("Control+a").type("50").press("Enter")
    assert field.page.evaluate("() => sent") == 1
    assert field.ask("input.getAttribute('aria-invalid')") is None


def test_a_bare_minus_is_bad_input_until_it_is_left(make):
    field = make(negative="").type("-")
    assert field.ask("field.validity.badInput") is True
    field.leave()
    assert field.raw == ""
    assert field.ask("field.validity.valid") is True


def test_an_own_message_makes_it_invalid(make):
    field = make().type("5")
    field.page.evaluate("() => field.setCustomValidity('Not today.')")
    assert field.ask("field.validity.customError") is True
    assert field.ask("field.validationMessage") == "Not today."
    field.page.evaluate("() => field.setCustomValidity('')")
    assert field.ask("field.validity.valid") is True


def test_a_disabled_fieldset_disables_the_input(make):
    field = make(value="5")
    field.page.evaluate(
        """() => {
          const set = document.createElement("fieldset");
          set.disabled = true;
          document.getElementById("form").append(set);
          set.append(field);
        }""")
    assert field.ask("input.disabled") is True
    field.page.evaluate("() => { field.closest('fieldset').disabled = false; }")
    assert field.ask("input.disabled") is False
    field.page.evaluate("() => field.focus()")
    assert field.press("Backspace").raw == "$5.0"


def test_a_state_that_the_browser_restores_is_the_amount(make):
    field = make("de-DE", "EUR", name="price")
    field.page.evaluate("() => field.formStateRestoreCallback('1234.5', 'restore')")
    assert field.value == "1234.5"


def test_going_back_restores_the_amount(context, address, page):
    """The browser's own history keeps what was typed."""
    other = context.new_page()
    other.goto(f"{address}/tests/history.html")
    other.wait_for_selector("html[data-ready]", state="attached")
    other.click("currency-field input")
    other.keyboard.type("1234.5")
    other.goto(f"{address}/demo/demo.css")
    other.go_back()
    other.wait_for_selector("html[data-ready]", state="attached")
    other.wait_for_function("() => document.querySelector('currency-field').value !== ''")
    assert other.evaluate("() => document.querySelector('currency-field').value") in ("1234.5", "1234.50")
    other.close()


def test_an_input_of_the_author_s_becomes_the_field_s(page):
    page.evaluate(
        """() => {
          document.getElementById("form").innerHTML =
            '<label for="own">Price</label><currency-field id="own" locale="de-DE" currency="EUR"' +
            ' name="price"><input class="mine" name="price" value="1.234,50" required></currency-field>';
          globalThis.field = document.getElementById("own");
        }""")
    assert page.evaluate("() => [field.input.className, field.value, field.input.name]") == [
        "mine", "1234.50", ""]
    assert page.evaluate(f"() => {SUBMITTED}") == [["price", "1234.50"]]


@pytest.mark.parametrize("attributes, mode", [
    ({"currency": "JPY"}, "numeric"), ({"mode": "cents-first"}, "numeric"), ({}, "decimal"),
    ({"negative": ""}, "text"), ({"min": "-5"}, "text"), ({"inputmode": "decimal", "negative": ""}, "decimal"),
])
def test_phones_get_the_keyboard_that_suits(make, attributes, mode):
    field = make(**attributes, enterkeyhint="next")
    assert field.ask("[input.inputMode, input.enterKeyHint, input.autocomplete]") == [mode, "next", "off"]


def test_attributes_change_what_is_there(make):
    field = make(value="1234.5").leave()
    for name, value, text in [
        ("display", "code", "USD\u00a01,234.50"), ("display", "none", "1,234.50"),
        ("locale", "fr-FR", "1\u202f234,50"), ("currency", "JPY", "1\u202f234"),
    ]:
        field.page.evaluate("([name, value]) => field.setAttribute(name, value)", [name, value])
        assert field.raw == text, name
    assert field.value == "1234.5"


def test_a_value_from_the_page_is_shown_at_once(make):
    field = make(value="1").type("2")
    field.page.evaluate("() => { field.value = '9876.5'; }")
    assert field.raw == "$9,876.50"
    field.page.evaluate("() => { field.minorUnits = 123n; }")
    assert field.raw == "$1.23"
    assert field.ask("String(field.minorUnits)") == "123"
    field.page.evaluate("() => { field.value = ''; }")
    assert field.raw == ""
    assert field.ask("field.minorUnits") is None


def test_a_value_that_is_no_amount_is_an_error(make):
    field = make()
    message = field.page.evaluate("() => { try { field.value = '12,3'; } catch (e) { return e.message; } }")
    assert message == 'amount "12,3": this is no plain decimal; write digits and a point, like -1234.5'


def test_focus_selects_all_where_it_is_asked_to(make):
    field = make(value="1234.5", select_on_focus="")
    assert field.shown == "[$1,234.50]"
    field.leave()
    field.click_at(3).settle()
    assert field.shown == "[$1,234.50]"
    field.click_at(3).settle()
    assert field.shown == "$1,|234.50" or field.shown == "$1|,234.50"
    field.leave()


def test_the_language_around_gives_the_locale(page):
    page.evaluate(
        """() => {
          document.getElementById("form").innerHTML =
            '<div lang="de-CH"><currency-field value="1234.5"></currency-field></div>';
          globalThis.field = document.querySelector("currency-field");
        }""")
    assert page.evaluate("() => [field.input.value, field.currency, field.input.dir]") == [
        "CHF\u00a01’234.50".replace("’", "'"), "CHF", "ltr"]


@pytest.mark.parametrize("locale, expected", [
    ("ar-EG", "rtl"), ("he", "rtl"), ("fa_IR", "rtl"), ("ur-PK", "rtl"), ("ps", "rtl"), ("en", "ltr"),
    ("uz-Arab-AF", "rtl"), ("az-Latn", "ltr"), ("pa-PK", "rtl"), ("pa", "ltr"), ("ks-Deva", "ltr"),
    ("ar-Latn", "ltr"), ("yi", "rtl"), ("sd-Deva-IN", "ltr"),
])
def test_directions(page, locale, expected):
    assert page.evaluate("locale => direction.direction(locale)", locale) == expected


def test_the_input_s_direction_follows_the_locale(make):
    field = make("ar-EG", "EGP")
    assert field.ask("input.dir") == "rtl"
    field.page.evaluate("() => { field.locale = 'en'; }")
    assert field.ask("input.dir") == "ltr"
    field.page.evaluate("() => { field.dir = 'rtl'; }")
    assert field.ask("input.dir") == "rtl"


@pytest.mark.parametrize("name, wrong, right, message", [
    ("currency", "EURO", "EUR", "reader of EURO in de-DE: a currency code is three letters; write it like EUR"),
    ("max", "ten", "10000",
     'maximum "ten": this is no plain decimal; write digits and a point, like -1234.5'),
    ("value", "12,3", "12.3",
     'amount "12,3": this is no plain decimal; write digits and a point, like -1234.5'),
])
def test_a_wrong_attribute_is_told_and_can_be_mended(page, name, wrong, right, message):
    page.evaluate(
        """([name, wrong]) => {
          const field = document.createElement("currency-field");
          field.setAttribute("locale", "de-DE");
          field.setAttribute(name, wrong);
          document.getElementById("form").replaceChildren(field);
          globalThis.field = field;
        }""", [name, wrong])
    assert page.problems == [message]
    page.problems.clear()
    page.evaluate("([name, right]) => field.setAttribute(name, right)", [name, right])
    page.evaluate("() => { field.focus(); field.select(); }")
    page.keyboard.type("7")
    assert page.evaluate("() => field.text") == "7\u00a0€"
