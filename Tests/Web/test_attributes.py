"""Every attribute that the documentation names does what it says."""
import pathlib
import re

import pytest

NBSP = "\u00a0"


@pytest.mark.parametrize("attributes, keys, editing, left", [
    ({"fraction": "padded"}, "1", "$1.00", "$1.00"),
    ({"hide_symbol_while_editing": ""}, "1234", "1,234", "$1,234.00"),
    ({"no_grouping_while_editing": ""}, "1234", "$1234", "$1,234.00"),
    ({"min": "700", "clamp": ""}, "12", "$12", "$700.00"),
    ({"zero_as_blank": ""}, "0", "$0", ""),
    ({"accounting": "", "negative": ""}, "5-", "($5)", "($5.00)"),
    ({"display": "narrow", "locale": "en-CA"}, "5", "$5", "$5.00"),
    ({"digits": "iso", "currency": "HUF"}, "5.25", f"HUF{NBSP}5.25", f"HUF{NBSP}5.25"),
    ({"locale": "ar-EG", "currency": "EGP", "numbering_system": "latn"}, "5",
     f"\u200f5{NBSP}ج.م.\u200f", f"\u200f5.00{NBSP}ج.م.\u200f"),
    ({"locale": "ar-EG", "currency": "EGP", "latin_digits": ""}, "5",
     f"\u200f5{NBSP}ج.م.\u200f", f"\u200f5٫00{NBSP}ج.م.\u200f"),
    ({"locale": "de-DE", "currency": "EUR", "plain_spaces": ""}, "5", "5 €", "5,00 €"),
    ({"max_integer_digits": "3"}, "1234", "$123", "$123.00"),
    ({"locale": "de-DE", "currency": "EUR", "separator": "strict"}, "1.5", f"15{NBSP}€", f"15,00{NBSP}€"),
    ({"locale": "de-DE", "currency": "EUR", "separator": "always-decimal"}, "1.234",
     f"1,23{NBSP}€", f"1,23{NBSP}€"),
])
def test_how_it_looks_and_what_is_typed(make, attributes, keys, editing, left):
    field = make(**attributes).type(keys)
    assert field.raw == editing
    field.leave()
    assert field.raw == left


@pytest.mark.parametrize("attributes, text, value", [
    ({"locale": "fr-FR", "currency": "EUR", "ambiguous": "locale"}, "1.234", "1234"),
    ({"locale": "fr-FR", "currency": "EUR"}, "1.234", ""),
    ({"mode": "cents-first", "bare_digits": "keys"}, "1234", "12.34"),
    ({"mode": "cents-first"}, "1234", "1234.00"),
])
def test_what_is_pasted(make, attributes, text, value):
    assert make(**attributes).paste(text).value == value


def test_the_first_key_replaces_all_where_it_is_asked_to(make):
    field = make(value="1234.5", re_enter="").type("7")
    assert field.shown == "$7|"


def test_what_is_invalid_once_it_was_left_has_a_state(make):
    field = make(min="700").type("12")
    assert field.ask("[field.matches(':invalid'), field.matches(':state(user-invalid)')]") == [True, False]
    field.leave()
    assert field.ask("field.matches(':state(user-invalid)')") is True


@pytest.mark.parametrize("name, value", [
    ("placeholder", "Price"), ("inputmode", "text"), ("enterkeyhint", "send"),
    ("autocomplete", "transaction-amount"), ("size", "12"), ("aria-label", "Price"),
    ("aria-describedby", "source"),
])
def test_what_is_handed_on_to_the_input(make, name, value):
    field = make(**{name: value})
    assert field.ask(f"input.getAttribute('{name}')") == value
    field.page.evaluate("name => field.removeAttribute(name)", name)
    if name != "autocomplete":
        assert field.ask(f"input.getAttribute('{name}')") != value


def test_an_empty_field_shows_zero_as_placeholder(make):
    assert make("de-DE", "EUR").ask("input.placeholder") == f"0,00{NBSP}€"
    assert make(currency="JPY").ask("input.placeholder") == "¥0"


def test_every_attribute_that_is_heard_is_documented(page):
    """And none is documented that is not there."""
    root = pathlib.Path(__file__).resolve().parents[2]
    table = (root / "Documentation/web.md").read_text()
    table = table[table.index("| attribute | what |"):table.index("Properties of the same names")]
    documented = set(re.findall(r"`([a-z-]+)(?:=\"[^\"]*\")?`", "".join(
        line.split("|")[1] for line in table.splitlines() if line.startswith("| `"))))
    source = "".join((root / "Sources/Web" / name).read_text()
                     for name in ("currency-field.js", "field-attributes.js"))
    heard = set(re.findall(r'"([a-z-]+)"', source))
    observed = set(page.evaluate("() => customElements.get('currency-field').observedAttributes"))
    # The language and direction are every element's.
    assert observed - {"lang", "dir"} <= documented
    assert documented <= heard
