"""The caret walked with the browser's own keys and clicks."""
import pytest

LOCALES = [
    ("en-US", "USD"), ("de-CH", "CHF"), ("ar-EG", "EGP"), ("he-IL", "ILS"), ("fa-IR", "IRR"),
]
AMOUNT = "1234567.89"


def number(field):
    """Where the number starts and ends, in UTF-16 units."""
    parts = field.ask("entry.parts.filter(({ role }) => !['prefix', 'suffix', 'sign'].includes(role))")
    return parts[0]["start"], parts[-1]["end"]


def count_digits(text):
    """How many digits a text has, in any system."""
    return sum(character.isdecimal() for character in text)


def filled(make, locale, currency):
    """A field with a long amount: of rials without fraction too."""
    field = make(locale, currency)
    field.page.evaluate("amount => { field.value = amount; field.focus(); }", AMOUNT)
    return field


@pytest.mark.parametrize("locale, currency", LOCALES)
def test_arrow_keys_walk_all_of_the_number_without_sticking(make, locale, currency):
    field = filled(make, locale, currency)
    start, end = number(field)
    is_right_to_left = field.ask("input.dir === 'rtl'")
    back, forth = ("ArrowRight", "ArrowLeft") if is_right_to_left else ("ArrowLeft", "ArrowRight")
    for first, last, key in [(end, start, back), (start, end, forth)]:
        field.select(first, first)
        seen = [int(field.settle().selection)]
        for _ in range(3 * (end - start)):
            field.press(key).settle()
            seen.append(int(field.selection))
            if seen[-1] == seen[-2]:
                break
        assert all(start <= place <= end for place in seen), (seen, is_right_to_left)
        places = set(seen)
        assert last in places, (key, seen, start, end)
        # Every place between, both sides of each separator.
        assert places == set(range(start, end + 1)), (key, seen, start, end)


@pytest.mark.parametrize("locale, currency", LOCALES)
def test_home_and_end_are_the_edges_of_the_number(make, locale, currency):
    field = filled(make, locale, currency)
    start, end = number(field)
    middle = (start + end) // 2
    for key, expected in [("Home", start), ("End", end)]:
        field.select(middle, middle).press(key).settle()
        assert field.selection == str(expected)


@pytest.mark.parametrize("locale, currency", LOCALES)
def test_a_click_anywhere_puts_the_caret_where_digits_can_be_typed(make, locale, currency):
    field = filled(make, locale, currency)
    start, end = number(field)
    for offset in range(len(field.raw) + 1):
        field.page.evaluate("amount => { field.value = amount; }", AMOUNT)
        digits = count_digits(field.raw)
        field.click_at(offset).settle()
        place = int(field.selection)
        assert start <= place <= end, (offset, place)
        before = count_digits(field.raw[:place])
        is_behind_separator = place > start and field.raw[place - 1] == field.ask("entry.separatorLabel")
        field.press("Backspace")
        deleted = 0 if before == 0 or is_behind_separator else 1
        # A zero that a deletion brings to the front goes too; there is none in this amount.
        assert count_digits(field.raw) == digits - deleted, (offset, place, field.raw)


@pytest.mark.parametrize("locale, currency", LOCALES)
def test_a_digit_is_typed_at_every_place(make, locale, currency):
    """The digit stands where the caret was, and the caret behind it."""
    field = filled(make, locale, currency)
    start, end = number(field)
    field.page.evaluate("() => { field.setAttribute('max-integer-digits', '9'); }")
    nine = field.ask("entry.digitLabels[9]")
    for place in range(start, end + 1):
        field.page.evaluate("amount => { field.value = amount; }", AMOUNT)
        field.select(place, place).type("9").settle()
        if field.last == "tooManyFractionDigits":
            continue
        head = int(field.selection)
        assert field.raw[head - 1] == nine, (place, field.raw, head)


@pytest.mark.parametrize("locale, currency", LOCALES)
def test_triple_click_selects_everything(make, locale, currency):
    field = filled(make, locale, currency)
    start, end = number(field)
    field.click_at((start + end) // 2, count=3).settle()
    assert field.selection == f"0-{len(field.raw)}"
    field.type("5")
    assert field.value == "5"
    field.undo()
    assert field.value == AMOUNT
    assert field.selection == f"0-{len(field.raw)}"


def test_a_shifted_arrow_may_go_beyond_the_number(make):
    field = filled(make, "de-DE", "EUR")
    start, end = number(field)
    field.select(end, end).press("Shift+ArrowRight").settle()
    assert field.selection == f"{end}-{end + 1}"
    field.type("1")
    assert field.last == "outsideNumber"
    assert field.value == AMOUNT


@pytest.mark.parametrize("locale, currency", LOCALES)
def test_switching_in_the_middle_keeps_the_amount(make, locale, currency):
    field = make("en-US", "USD").type("1234.5")
    field.press("ArrowLeft", "ArrowLeft", "ArrowLeft")
    field.page.evaluate(
        "([locale, currency]) => { field.locale = locale; field.currency = currency; }",
        [locale, currency])
    assert float(field.value) == 1234.5
    field.page.evaluate("() => { field.currency = 'JPY'; }")
    assert float(field.value) == 1234.5
    field.page.evaluate("() => { field.locale = 'en-US'; field.currency = 'USD'; }")
    assert field.shown == "$1,23|4.50"
    # Yen have no fraction, so there the caret stood behind the 3 of 1,234 all the same.
    field.type("7")
    assert field.value == "12374.50"


def test_a_switch_is_one_step_of_undo(make):
    field = make("en-US", "USD").type("1234.56")
    field.page.evaluate("() => { field.currency = 'JPY'; }")
    assert field.shown == "¥1,235|"
    field.undo()
    assert field.raw == "$1,234.56"
    assert field.ask("field.currency") == "USD"


def test_a_switch_of_mode_keeps_the_amount(make):
    field = make("en-US", "USD").type("1234.5")
    field.page.evaluate("() => { field.mode = 'cents-first'; }")
    assert field.shown == "$1,234.50|"
    field.type("7")
    assert field.shown == "$12,345.07|"


@pytest.mark.parametrize("locale, currency", [("en-US", "USD"), ("de-DE", "EUR"), ("ar-EG", "EGP")])
def test_the_caret_stays_in_sight_of_a_narrow_input(make, locale, currency):
    """A caret drawn beside the text is seen where the browser itself would scroll to for an arrow key."""
    field = make(locale, currency)
    field.page.evaluate("() => { field.input.style.width = '120px'; }")
    field.type("1234567890123456789012345")
    where = "[input.scrollLeft, input.scrollWidth - input.clientWidth]"
    scrolled, most = field.ask(where)
    assert most > 100
    if locale == "ar-EG":
        # The number ends at the right edge, where the text starts.
        assert abs(scrolled) < 20
    else:
        assert scrolled > most - 60
    # Ten digits back, the browser scrolls; a digit typed there leaves it in sight.
    back = "ArrowRight" if locale == "ar-EG" else "ArrowLeft"
    field.press(*[back] * 22).settle()
    before, _ = field.ask(where)
    field.type("9").settle()
    after, _ = field.ask(where)
    assert abs(after - before) < 60
    field.page.evaluate("() => field.undo()")
    field.page.evaluate("() => { field.value = '1'; }")
    assert field.ask(where)[1] <= 0 or field.ask(where)[0] == 0
