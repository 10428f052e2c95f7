"""Paste, cut, copy, drag and drop, autofill: text that was not typed."""
import pytest

NBSP = "\u00a0"


@pytest.mark.parametrize("locale, currency, text, value", [
    ("de-DE", "EUR", "1,234.56", "1234.56"),
    ("de-DE", "EUR", "1234.56", "1234.56"),
    ("en-US", "USD", "1.234,56", "1234.56"),
    ("en-US", "USD", "(1,234.50) USD", None),
    ("en-US", "USD", "12 dollars", None),
    ("en-US", "USD", "$1,234.56\n", "1234.56"),
    ("ar-EG", "EGP", "١٬٢٣٤٫٥", "1234.5"),
    ("ja-JP", "JPY", "￥１２３４", "1234"),
])
def test_a_pasted_amount_is_read_or_refused(make, locale, currency, text, value):
    field = make(locale, currency).paste(text)
    assert field.value == (value or "")
    refusals = [entry[1] for entry in field.log if entry[0] == "currency-refused"]
    assert refusals == ([] if value else [refusals[0]])


def test_a_paste_is_one_step_of_undo(make):
    field = make().type("12").press("Control+a").paste("$1,234.56")
    assert field.shown == "$1,234.56|"
    field.undo()
    assert field.shown == "[$12]"
    field.redo()
    assert field.shown == "$1,234.56|"


def test_digits_are_pasted_between_digits(make):
    field = make().type("1234").press("ArrowLeft", "ArrowLeft").paste("99")
    assert field.shown == "$129,9|34"
    field.paste("1.5")
    assert field.shown == "$129,9|34"
    assert field.last == "digitsOnly"


def test_an_ambiguous_paste_offers_both_readings(make):
    field = make("fr-FR", "EUR").paste("1.234")
    assert field.value == ""
    assert field.last == "ambiguous"
    assert field.ask("entry.readings") == ["1234", "1.234"]
    # More fraction digits than the euro has; the other reading can be taken.
    field.page.evaluate("() => field.insertValue('1234')")
    assert field.shown == "1 234| €"


def test_bare_digits_pasted_into_a_cents_first_field_are_whole_units(make):
    field = make(mode="cents-first").paste("1234")
    assert field.value == "1234.00"
    assert field.last == "interpreted"


def test_another_currency_is_refused(make):
    field = make().paste("12,50 €")
    assert field.value == ""
    assert field.last == "otherCurrency"


def test_own_text_is_read_back(make):
    field = make("de-CH", "CHF").type("1234.5").leave()
    shown = field.raw
    field.page.evaluate("() => field.focus()")
    field.press("Control+a", "Control+c")
    assert field.clipboard() == shown
    field.press("Delete").paste()
    assert field.value == "1234.50"


def test_a_copy_has_a_plain_flavour(make):
    make("de-DE", "EUR").type("1234.5").press("Control+a", "Control+c")
    field = make("de-DE", "EUR")
    html = field.page.evaluate(
        """async () => {
          const [item] = await navigator.clipboard.read();
          return await (await item.getType("text/html")).text();
        }""")
    assert 'value="1234.5"' in html
    assert f"1.234,5{NBSP}€" in html.replace("&nbsp;", NBSP)


def test_a_copy_can_be_plain(make):
    field = make("de-DE", "EUR", copy="plain").type("1234.5").press("Control+a", "Control+c")
    assert field.clipboard() == "1234.5"
    field.press("End").settle().press("Shift+ArrowLeft", "Control+c")
    assert field.clipboard() == "5"


def test_fields_of_two_locales_exchange_amounts_exactly(make):
    """`1.234` of a Kuwaiti field in German would be read otherwise in English: nothing is read."""
    make("de-DE", "KWD").type("1,234").press("Control+a", "Control+c")
    field = make("en-US", "KWD").paste()
    assert field.value == "1.234"


def test_cut_takes_what_is_selected(make):
    field = make().type("123456").press("ArrowLeft", "Shift+ArrowLeft", "Shift+ArrowLeft")
    field.press("Control+x")
    assert field.clipboard() == "45"
    assert field.shown == "$1,23|6"
    field.undo()
    assert field.shown == "$123,[45]6"
    field.press("Control+a", "Control+x")
    assert field.shown == "|"
    field.undo()
    assert field.value == "123456"


def test_a_readonly_field_copies_and_nothing_else(make):
    field = make(readonly="", value="1234.56").press("Control+a", "Control+x").paste("1")
    field.type("5").press("Backspace").undo()
    assert field.raw == "$1,234.56"


def drag(field, start, end, modifiers=()):
    mouse = field.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0] + 4, start[1])
    mouse.move(*end)
    mouse.move(end[0] + 1, end[1])
    mouse.up()


def point(field, offset):
    return field.page.evaluate("offset => pointAt(offset)", offset)


def test_digits_are_dragged_within_the_field(make):
    field = make().type("123456").select(5, 7)
    assert field.shown == "$123,[45]6"
    drag(field, point(field, 6), point(field, 1))
    assert field.shown == "$45|1,236"
    field.undo()
    assert field.value == "123456"
    field.redo()
    assert field.value == "451236"


def test_text_is_dropped_into_the_field(make):
    field = make()
    source = field.page.locator("#source")
    source.evaluate("node => getSelection().selectAllChildren(node)")
    box = source.bounding_box()
    center = (box["x"] + 10, box["y"] + box["height"] / 2)
    into = field.box()
    drag(field, center, (into["x"] + 40, into["y"] + into["height"] / 2))
    assert field.shown == "$1,234|"
    assert ["input", "1234"] in field.log
    field.undo()
    assert field.shown == "|"


def test_digits_dragged_away_are_deleted(make):
    """The browser deletes what was dragged to another field, and says so."""
    field = make().type("123456").select(5, 7)
    after = field.page.locator("#after").bounding_box()
    drag(field, point(field, 6), (after["x"] + 20, after["y"] + after["height"] / 2))
    assert field.raw == "$1,236.00"
    assert field.page.evaluate("() => document.getElementById('after').value") == "45"
    field.page.evaluate("() => { document.getElementById('after').value = ''; field.focus(); }")
    field.undo()
    assert field.value == "123456"


@pytest.mark.parametrize("input_type", ["", "insertReplacementText"])
def test_a_filled_in_amount_is_read(make, input_type):
    """Browsers fill a field in without asking before: the text is there when they tell."""
    field = make("de-DE", "EUR").type("7")
    fill(field, "1,234.56", input_type)
    assert field.value == "1234.56"
    assert field.raw == f"1.234,56{NBSP}€"
    field.undo()
    assert field.value == "7"


def test_what_is_filled_in_and_is_no_amount_is_taken_back(make):
    field = make().type("7")
    fill(field, "Anna", "")
    assert field.raw == "$7"
    assert field.last == "notAnAmount"


def fill(field, text, input_type):
    field.page.evaluate(
        """([text, inputType]) => {
          field.input.value = text;
          field.input.dispatchEvent(inputType
            ? new InputEvent("input", { inputType, bubbles: true }) : new Event("input", { bubbles: true }));
        }""", [text, input_type])


def test_several_characters_at_once_are_an_insertion(make):
    """Dictation, panels and clipboards of keyboards commit text without keys."""
    field = make(mode="cents-first")
    field.page.keyboard.insert_text("12.50")
    assert field.value == "12.50"
