"""Input methods: what they compose is not touched, and committed once."""
import pytest


def test_full_width_digits_are_committed_once(make):
    field = make("ja-JP", "JPY").type("1")
    field.compose("２", "２３", "２３４")
    assert field.shown == "￥1,234|"
    assert field.value == "1234"
    assert [entry for entry in field.log if entry[0] == "input"] == [["input", "1"], ["input", "1234"]]
    # The digit before and those composed are one run of keys.
    field.undo()
    assert field.value == ""
    field.redo()
    assert field.value == "1234"


def test_the_text_being_composed_stays(make):
    field = make("ja-JP", "JPY").type("12")
    field.cdp.send("Input.imeSetComposition", {"text": "さん", "selectionStart": 2, "selectionEnd": 2})
    assert field.raw == "￥12さん"
    assert field.value == "12"
    field.cdp.send("Input.imeSetComposition", {"text": "３", "selectionStart": 1, "selectionEnd": 1})
    assert field.raw == "￥12３"
    field.cdp.send("Input.insertText", {"text": "３"})
    assert field.shown == "￥123|"


def test_what_is_no_amount_is_taken_back_when_it_is_committed(make):
    field = make("ja-JP", "JPY").type("12").compose("さ", "さん")
    assert field.shown == "￥12|"
    assert field.last == "notUnderstood"


def test_a_composition_that_is_given_up_changes_nothing(make):
    field = make("ja-JP", "JPY").type("12").compose("３", commit="")
    assert field.shown == "￥12|"
    assert field.value == "12"


def test_a_composition_in_the_middle(make):
    field = make().type("1234").press("ArrowLeft", "ArrowLeft").compose("5", "56")
    assert field.shown == "$125,6|34"
    assert field.value == "125634"
    field.type("7")
    assert field.shown == "$1,256,7|34"


def test_a_composition_over_a_selection(make):
    field = make().type("123456").select(1, 4)
    field.compose("9")
    assert field.shown == "$9|,456"
    field.undo()
    assert field.value == "123456"


def test_a_digit_that_equals_its_neighbour_is_not_lost(make):
    """The text alone cannot tell which of two equal digits is new; the caret can."""
    field = make().type("11").press("ArrowLeft").compose("1")
    assert field.shown == "$11|1"
    field.compose("1")
    assert field.shown == "$1,11|1"


def test_keyboards_that_compose_every_key_type_as_others_do(make):
    """Phones' keyboards send each digit as a composition of its own."""
    field = make(mode="cents-first")
    for digit in "12345":
        field.compose(digit)
    assert field.shown == "$123.45|"


@pytest.mark.parametrize("before, after, caret, expected", [
    ("$1,234", "$1,2534", 5, (4, 4, "5")),
    ("$1,234", "$1234", 2, (2, 3, "")),
    ("$11", "$111", 2, (1, 1, "1")),
    ("$11", "$111", 3, (2, 2, "1")),
    ("", "12", 2, (0, 0, "12")),
    ("$12", "", 0, (0, 3, "")),
    ("1,5 €", "1,5 €", 3, (3, 3, "")),
])
def test_differences_are_found_by_text_and_caret(page, before, after, caret, expected):
    found = page.evaluate("([before, after, caret]) => difference(before, after, caret)",
                          [before, after, caret])
    assert (found["start"], found["end"], found["text"]) == expected


def test_uncancellable_edits_are_read_off_the_text(make):
    """Some keyboards' edits cannot be cancelled: the text has changed when the field hears of it."""
    field = make().type("1234")
    field.page.evaluate(
        """() => {
          const { input } = field;
          input.dispatchEvent(new InputEvent("beforeinput",
            { inputType: "deleteContentBackward", cancelable: false, bubbles: true }));
          // The grouping separator alone is gone, which stands for the digit before it.
          input.value = "$1234";
          input.setSelectionRange(2, 2);
          input.dispatchEvent(new InputEvent("input",
            { inputType: "deleteContentBackward", bubbles: true }));
        }""")
    assert field.shown == "$|234"


def test_a_switch_in_the_middle_of_a_composition_loses_nothing(make):
    field = make("en-US", "USD").type("1234")
    field.cdp.send("Input.imeSetComposition", {"text": "５", "selectionStart": 1, "selectionEnd": 1})
    field.page.evaluate("() => { field.locale = 'de-DE'; field.currency = 'EUR'; }")
    field.cdp.send("Input.insertText", {"text": "５"})
    assert field.shown == "12.345| €"
    assert field.value == "12345"


def test_leaving_in_the_middle_of_a_composition_takes_it(make):
    field = make("ja-JP", "JPY").type("12")
    field.cdp.send("Input.imeSetComposition", {"text": "３", "selectionStart": 1, "selectionEnd": 1})
    field.leave()
    assert field.value == "123"
    assert field.raw == "￥123"


def test_a_keyboard_that_does_not_say_that_it_composes_is_let_be(make):
    """Some tell of compositions by `compositionstart` and `compositionend` alone."""
    field = make().type("12")
    field.page.evaluate(
        """() => {
          const { input } = field;
          const tell = (type, made) => input.dispatchEvent(made ?? new CompositionEvent(type));
          const write = (text) => {
            input.value = text;
            tell("input", new InputEvent("input", { inputType: "insertText", bubbles: true }));
          };
          tell("compositionstart");
          write("$12３");
          globalThis.during = [input.value, field.value];
          write("$12３４");
          tell("compositionend");
        }""")
    assert field.page.evaluate("() => during") == ["$12３", "12"]
    assert field.shown == "$1,234|"
