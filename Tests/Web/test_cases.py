"""What other fields' tests and bug reports expect, by real keys."""
import re

import pytest

from cases import gate, reasons, totals
from field import SPACES, Field

NAMED = {
    "Left": "ArrowLeft", "Right": "ArrowRight", "Home": "Home", "End": "End",
    "Backspace": "Backspace", "Delete": "Delete", "SelectAll": "Control+a",
    "SelectLeft": "Shift+ArrowLeft", "SelectRight": "Shift+ArrowRight",
}
CASES = gate()
DIFFERENT = reasons()


def run(page, case):
    """Makes the field, brings it to its beginning, and does what the row says."""
    field = Field(page, {"options": case.options}, focus=False)
    if case.start is not None:
        begun = page.evaluate(
            "([text, options]) => begin(text, options)", [case.start, case.options])
        if begun is None:
            return None
    if not case.keys.startswith("{SetValue"):
        page.evaluate("() => field.focus()")
    if case.caret == "end":
        field.press("End")
    elif case.caret is not None:
        anchor, _, head = case.caret.partition("-")
        field.select(int(anchor), int(head or anchor))
    for name, argument, character in re.findall(
        r"\{([A-Za-z]+)(?:[:*]([^}]*))?\}|([^{])", case.keys, re.S
    ):
        if character:
            field.type(character)
        else:
            act(page, field, case, name, argument)
        field.settle()
    return field


def act(page, field, case, name, argument):
    if name in NAMED:
        field.press(*[NAMED[name]] * int(argument or 1))
    elif name == "Paste":
        field.paste(argument)
    elif name == "Propose":
        field.press("Control+a")
        field.compose(argument) if argument else field.press("Delete")
        if not page.evaluate(
            "([text, options]) => isShowing(text, options)", [argument, case.options]
        ) and field.ask("entry.canUndo"):
            field.undo()
    elif name == "Focus":
        page.evaluate("() => field.focus()")
    elif name == "Blur":
        field.leave()
    elif name in ("Caret", "Click"):
        field.click_at(int(argument)) if argument != "end" else field.press("End")
    elif name == "Suggest":
        page.evaluate("value => field.insertValue(value)", argument)
    elif name == "SetValue":
        page.evaluate("value => { field.value = value; }", argument)
    else:
        assert name == "Value", name


def difference(field, case):
    """What is not as the row expects; none where all of it is."""
    if field is None:
        return f"no field shows {case.start!r}"
    if case.text is not None and field.raw.translate(SPACES) != case.text.translate(SPACES):
        return f"text {field.raw!r} is not {case.text!r}"
    if case.expected_caret is not None and field.selection != case.expected_caret:
        return f"caret {field.selection} is not {case.expected_caret} in {field.raw!r}"
    if case.value is not None and trimmed(field.value) != trimmed(case.value):
        return f"value {field.value!r} is not {case.value!r}"
    return None


def trimmed(value):
    """A plain decimal without the zeros that end its fraction."""
    value = "" if value == "(none)" else value
    return value.rstrip("0").rstrip(".") if "." in value else value


@pytest.mark.parametrize(
    "case", [case for case in CASES if case.id not in DIFFERENT], ids=lambda case: case.id)
def test_shows_what_is_expected(page, case):
    assert difference(run(page, case), case) is None, (case.options, case.start, case.keys)


@pytest.mark.parametrize(
    "case", [case for case in CASES if case.id in DIFFERENT], ids=lambda case: case.id)
def test_is_decided_differently(page, case):
    assert difference(run(page, case), case) is not None


@pytest.mark.parametrize("name, passing, different", totals())
def test_no_row_is_skipped_silently(name, passing, different):
    ids = [case.id for case in CASES if case.id.startswith(f"{name}:")]
    assert sum(case not in DIFFERENT for case in ids) == passing
    assert sum(case in DIFFERENT for case in ids) == different
