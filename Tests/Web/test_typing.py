"""Keys, deletions and undo, by the browser's own events."""
import pytest


def test_digits_are_grouped_and_the_caret_stays(make):
    field = make()
    field.type("1234.5")
    assert field.shown == "$1,234.5|"
    assert field.value == "1234.5"
    field.press("Home", "ArrowRight", "ArrowRight", "ArrowRight").type("9")
    assert field.shown == "$12,9|34.5"
    field.press("Home").type("7")
    assert field.shown == "$7|12,934.5"


def test_cents_first(make):
    field = make(mode="cents-first")
    field.type("12345")
    assert field.shown == "$123.45|"
    field.press("Backspace", "Backspace")
    assert field.shown == "$1.23|"
    assert field.ask("String(field.minorUnits)") == "123"


def test_a_point_or_comma_is_the_locale_s(make):
    field = make("de-DE", "EUR")
    field.type("1234.5")
    assert field.shown == "1.234,5| €"
    assert field.value == "1234.5"


def test_a_typed_comma_groups_where_three_digits_follow(make):
    field = make()
    field.type("1,234.56")
    assert field.shown == "$1,234.56|"
    assert field.value == "1234.56"


@pytest.mark.parametrize("text", [".", ","])
def test_the_keypad_s_separator_is_the_locale_s(make, text):
    """What the key writes depends on the layout of the keyboard, never what it means."""
    field = make("de-CH", "CHF", separator="strict").type("12")
    field.key(key=text, code="NumpadDecimal", text=text, windowsVirtualKeyCode=110, isKeypad=True)
    assert field.type("5").value == "12.5"


def test_letters_are_refused_with_a_reason(make):
    field = make()
    field.type("12x3")
    assert field.shown == "$123|"
    assert ["currency-refused", "notUnderstood"] in field.log


def test_backspace_and_delete_see_through_grouping_separators(make):
    field = make().type("1234567")
    assert field.shown == "$1,234,567|"
    field.press("Home", *["ArrowRight"] * 6, "Backspace")
    assert field.shown == "$123|,567"
    field.press("Delete")
    assert field.shown == "$12,3|67"


def test_crossing_the_decimal_separator_never_multiplies(make):
    field = make().type("12.34").press("ArrowLeft", "ArrowLeft", "Backspace")
    assert field.shown == "$12|.34"
    assert field.value == "12.34"


@pytest.mark.parametrize("key, expected", [
    ("Control+Backspace", "$1,234.|"), ("Control+Delete", "$1,234.56|"),
])
def test_word_deletions(make, key, expected):
    field = make().type("1234.56").press(key)
    assert field.shown == expected


def test_word_deletion_forward(make):
    field = make().type("1234.56").press("Home", "Control+Delete")
    assert field.shown == "$|.56"


@pytest.mark.parametrize("command, expected", [
    ("deleteToBeginningOfLine", "$|.56"), ("deleteToEndOfLine", "$1,234|"),
])
def test_line_deletions(make, command, expected):
    field = make().type("1234.56").press("ArrowLeft", "ArrowLeft", "ArrowLeft").command(command)
    assert field.shown == expected


def test_each_edit_is_one_step_of_undo(make):
    field = make().type("1234")
    field.press("Control+Backspace")
    assert field.shown == "|"
    field.undo()
    assert field.shown == "$1,234|"
    field.press("ArrowLeft").type("5")
    assert field.shown == "$12,35|4"
    field.undo()
    assert field.shown == "$1,23|4"
    field.undo()
    assert field.shown == "|"
    field.redo(2)
    assert field.shown == "$12,35|4"
    field.undo().press("Control+y")
    assert field.shown == "$12,35|4"


def test_refused_keys_leave_no_step(make):
    field = make().type("12").type("xyz")
    field.undo()
    assert field.shown == "|"


def test_a_selection_is_replaced(make):
    field = make().type("123456").press("ArrowLeft", "Shift+ArrowLeft", "Shift+ArrowLeft").type("9")
    assert field.shown == "$12,39|6"
    field.undo()
    assert field.shown == "$123,[45]6"


def test_a_backward_selection_goes_on_growing(make):
    field = make().type("1234").press("Shift+ArrowLeft", "Shift+ArrowLeft")
    assert field.shown == "$1,2[34]"
    field.press("Shift+ArrowLeft")
    assert field.shown == "$1,[234]"


def test_the_minus_toggles_where_negatives_are_allowed(make):
    field = make(negative="").type("5-")
    assert field.shown == "-$5|"
    assert field.value == "-5"
    field.type("-")
    assert field.value == "5"


def test_the_maximum_blocks_a_key(make):
    field = make(max="100").type("1234")
    assert field.value == "12"
    assert field.log[-2:] == [["currency-refused", "aboveMaximum"], ["currency-outcome", "aboveMaximum"]]


def test_a_minimum_is_judged_when_the_field_is_left(make):
    field = make(min="700").type("12")
    assert field.value == "12"
    assert field.ask("input.getAttribute('aria-invalid')") is None
    field.leave()
    assert field.ask("input.getAttribute('aria-invalid')") == "true"
    assert field.ask("field.validity.rangeUnderflow") is True
    assert field.raw == "$12"


def test_leaving_pads_and_tells_of_a_change_once(make):
    field = make().type("5")
    field.leave()
    assert field.raw == "$5.00"
    assert [entry for entry in field.log if entry[0] == "change"] == [["change", "5.00"]]
    field.page.evaluate("() => field.focus()")
    field.leave()
    assert [entry for entry in field.log if entry[0] == "change"] == []


def test_enter_accepts(make):
    field = make().type("5").press("Enter")
    assert ["change", "5.00"] in field.log


@pytest.mark.parametrize("key, code", [("я", "KeyZ"), ("ئ", "KeyZ"), ("z", "KeyW"), ("Z", "KeyZ")])
def test_undo_works_on_every_layout(make, key, code):
    """By the letter where the layout has it, by its place on the keyboard where it has none."""
    field = make().type("12")
    field.key(key=key, code=code, modifiers=2, windowsVirtualKeyCode=90)
    assert field.value == ""


def test_a_copied_field_is_a_field(make):
    field = make(value="1234.5").type("6")
    field.leave()
    found = field.page.evaluate(
        """() => {
          const copy = field.cloneNode(true);
          field.after(copy);
          const made = [copy.value, copy.querySelectorAll("input, [role=status]").length];
          copy.remove();
          return made;
        }""")
    assert found == ["1234.5", 2]


def test_a_field_that_is_moved_goes_on(make):
    field = make().type("12")
    field.page.evaluate(
        "() => { const form = field.parentElement; field.remove(); form.append(field); field.focus(); }")
    # It was left, which padded the fraction.
    assert field.press("End", "Backspace").value == "12.0"
