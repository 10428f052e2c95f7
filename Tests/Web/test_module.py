"""The module without a page's field: styles, readers, tables that are fetched, and the header."""
import pathlib
import re

import pytest

from cases import TESTS, rows

ROOT = TESTS.parents[1]
HEADER = (ROOT / "Sources/CMintage/include/mintage.h").read_text()
BUILT = ROOT / ".build" / "web"


def test_styles_write_what_icu_writes(page):
    """The outside cases of plain amounts; what ICU 78.3 was seen to give."""
    cases = [
        ((row["locale"] or "en").replace("_", "-"), row["currency"], row["amount"], row["expected"])
        for name in ("py-moneyed", "commerceguys-intl", "bojanz-currency")
        for _, row in rows(name)
        if row["icu78"] == "=" and row["options"] in ("", "maxfd=6", "round=down") and row["amount"].count(".") <= 1
        and len(row["amount"].partition(".")[2]) <= 2
    ]
    assert len(cases) >= 40
    wrong = page.evaluate(
        """cases => cases.map(([locale, currency, amount, expected]) =>
          [locale, currency, amount, mintage.style(currency, locale).format(amount), expected])
          .filter(([, , , found, expected]) => found !== expected)""", cases)
    assert wrong == []


@pytest.mark.parametrize("currency, locale, amount, options, expected", [
    ("USD", "en-US", 123456, {}, "$1,234.56"),
    ("USD", "en-US", -(2**63), {}, "-$92,233,720,368,547,758.08"),
    ("CHF", "de-CH", -123450, {}, "CHF-1'234.50"),
    ("INR", "hi-IN", 12345678900, {}, "₹12,34,56,789.00"),
    ("USD", "en-CA", -50000, {"display": "narrow", "form": "accounting"}, "($500.00)"),
    ("USD", "en-US", 1, {"sign": "always", "grouping": "off"}, "+$0.01"),
    ("HUF", "en-US", 123456, {"digits": "iso"}, "HUF\u00a01,234.56"),
    ("EGP", "ar-EG", 123456, {"numberingSystem": "latn"}, "\u200f1,234.56\u00a0ج.م.\u200f"),
    ("ABC", "xx", 0, {}, "ABC\u00a00.00"),
])
def test_styles_take_minor_units_and_options(page, currency, locale, amount, options, expected):
    assert page.evaluate(
        "([c, l, a, o]) => mintage.style(c, l, o).format(BigInt(a))",
        [currency, locale, str(amount), options]) == expected


@pytest.mark.parametrize("call, message", [
    ("mintage.style('EURO', 'en')", "style of EURO in en: a currency code is three letters; write it like EUR"),
    ("mintage.style('EUR', 'en').format('12,3')", 'amount "12,3": this is no plain decimal; write digits and a point, like -1234.5'),
    ("mintage.style('EUR', 'en').format(2n ** 63n)",
     "amount 9223372036854775808: minor units have at most 64 bits; write it as text"),
    ("mintage.style('EUR', 'en', { display: 'long' })",
     'display "long": write one of symbol, narrow, code, formal, variant, none'),
    ("mintage.entry({ mode: 'cents' })", 'mode "cents": write one of cents-first, decimal-first'),
    ("mintage.entry({ maximum: 'ten' })", 'maximum "ten": this is no plain decimal; write digits and a point, like -1234.5'),
    ("mintage.entry({ minimumFractionDigits: 2 })",
     "fraction digits 2 to undefined: write both, 0 to 20"),
    ("mintage.entry().press('enter')",
     'key "enter": write 0 to 9 or one of backspace, double-zero, triple-zero, separator, sign,'
     ' forward-delete, clear'),
])
def test_bad_input_is_named(page, call, message):
    assert page.evaluate(f"() => {{ try {{ {call}; }} catch (error) {{ return error.message; }} }}") == message


@pytest.mark.parametrize("text, expected", [
    ("(1.234,56) USD", {"value": "-1234.56"}),
    ("1,23.4", {"reason": "wrongGrouping", "offset": 1}),
    ("12 €", {"reason": "otherCurrency", "currency": "EUR", "offset": 3}),
    ("", {"reason": "empty", "offset": 0}),
])
def test_readers_read_or_say_why(page, text, expected):
    assert page.evaluate("text => mintage.reader('USD', 'en-US').read(text)", text) == expected


def test_an_ambiguous_text_has_two_readings(page):
    assert page.evaluate("() => mintage.reader('EUR', 'fr').read('1.234')") == {
        "reason": "ambiguous", "offset": 1, "readings": ["1234", "1.234"]}


def test_amounts_have_38_digits(page):
    amount = "12345678901234567890123456789012345.678"
    assert page.evaluate(
        "amount => { const entry = mintage.entry({ currency: 'KWD' }); entry.insertValue(amount);"
        " return entry.value; }", amount) == amount


def test_facts(page):
    assert page.evaluate("() => [mintage.locales.length, mintage.currencies.length]") == [907, 309]
    assert page.evaluate("() => [mintage.currencyOf('de-CH'), mintage.currencyOf('de')]") == ["CHF", None]
    assert page.evaluate("() => mintage.resolvedLocale('en-XX')") == "en"


def test_fields_that_are_gone_give_their_memory_back(page):
    """The memory grows to what is used at once, and then no more."""
    session = page.context.new_cdp_session(page)
    grown = []
    for _ in range(6):
        page.evaluate("() => { for (let i = 0; i < 1000; i += 1) mintage.entry().insert('5'); }")
        session.send("HeapProfiler.collectGarbage")
        page.wait_for_timeout(100)
        grown.append(page.evaluate("() => mintage.exports.memory.buffer.byteLength"))
    assert grown[2] == grown[5], grown


def test_the_last_two_hundred_steps_are_kept(page):
    """Older ones leave their room to newer ones: each step still holds its own amount, both ways."""
    values, memory = page.evaluate(
        """() => {
          const entry = mintage.entry({ currency: "USD", locale: "en-US" });
          const values = [];
          for (let value = 1; value <= 300; value += 1) entry.setValue(String(value));
          const before = mintage.memory.bytes.length;
          while (entry.canUndo) { entry.undo(); values.push(entry.value); }
          while (entry.canRedo) { entry.redo(); values.push(entry.value); }
          for (let value = 1; value <= 20000; value += 1) entry.setValue(String(value));
          return [values, [before, mintage.memory.bytes.length]];
        }""")
    assert values == [str(n) for n in range(299, 99, -1)] + [str(n) for n in range(101, 301)]
    assert memory[0] == memory[1]


def test_short_texts_are_read_in_all_widths_of_utf8(page):
    """One to four bytes a character: dollars, euros behind a no-break space, Arabic, Adlam digits."""
    texts = page.evaluate(
        """() => [["USD", "en-US"], ["EUR", "de-DE"], ["EGP", "ar-EG"], ["GNF", "ff-Adlm-GN"]]
          .map(([currency, locale]) => {
            const entry = mintage.entry({ currency, locale });
            entry.setValue("1234");
            return [entry.text, mintage.style(currency, locale).format("1234")];
          })""")
    assert [max(map(ord, text)) > 0xFFFF for text, _ in texts] == [False, False, False, True]
    assert [text for text, _ in texts] == [written for _, written in texts]


def test_tables_are_fetched_at_run_time(page):
    """A module without tables and those of some locales and currencies, as a file."""
    assert page.evaluate(
        """async () => {
          const { load } = await import("../mintage.js");
          const other = await load("../mintage-without-tables.wasm", { tables: "../subset.bin" });
          const entry = other.entry({ locale: "de-CH", currency: "CHF" });
          for (const key of "1234.5") entry.insert(key);
          return [other.style("EUR", "de-DE").format("1234.5"), entry.text, other.locales.includes("fr")];
        }""") == ["1.234,50\u00a0€", "CHF\u00a01'234.5", False]


@pytest.mark.parametrize("damage, code", [
    ("bytes.fill(0, 0, 8)", "notTables"), ("bytes = bytes.slice(0, 1000)", "tablesTruncated"),
    ("bytes[3000] ^= 1", "tablesDamaged"),
])
def test_damaged_tables_are_refused(page, damage, code):
    assert page.evaluate(
        f"""async () => {{
          let bytes = new Uint8Array(await (await fetch("../subset.bin")).arrayBuffer());
          {damage};
          try {{ mintage.use(bytes); }} catch (error) {{ return error.code; }}
        }}""") == code


def names_of(prefix):
    """Constants of the header by a prefix: `(name in camel case, number)`."""
    found = re.findall(rf"^  {prefix}([A-Z0-9_]+) = (-?\d+),", HEADER, re.M)
    return [(camel(name), int(number)) for name, number in found]


def camel(name):
    first, *rest = name.lower().split("_")
    return first + "".join(word.capitalize() for word in rest)


@pytest.mark.parametrize("constant, prefix, style", [
    ("refusals", "MINTAGE_REFUSAL_", camel), ("interpretations", "MINTAGE_INTERPRETATION_", camel),
    ("reasons", "MINTAGE_REASON_", camel), ("widths", "MINTAGE_WIDTH_", None),
    ("roundings", "MINTAGE_ROUNDING_", None), ("signs", "MINTAGE_SIGN_", None),
    ("groupings", "MINTAGE_GROUPING_", None), ("digits", "MINTAGE_DIGITS_", None),
    ("typedSeparators", "MINTAGE_TYPED_SEPARATOR_", None), ("deletions", "MINTAGE_DELETE_", None),
    ("roles", "MINTAGE_ROLE_", None), ("keyboards", "MINTAGE_KEYBOARD_", None),
    ("hints", "MINTAGE_HINT_", None), ("keys", "MINTAGE_KEY_", None),
])
def test_constants_are_those_of_the_header(page, constant, prefix, style):
    found = page.evaluate("name => constants[name]", constant)
    numbered = found if isinstance(found, dict) else {name: n for n, name in enumerate(found) if name}
    kebab = {re.sub(r"([A-Z])", lambda m: "-" + m[1].lower(), name): n for name, n in names_of(prefix)}
    assert numbered == (dict(names_of(prefix)) if style else kebab)


def test_errors_are_those_of_the_header(page):
    found = {name: -n for n, name in enumerate(page.evaluate("() => constants.errors")) if n}
    assert found == dict(names_of("MINTAGE_ERROR_"))


def test_sizes_are_those_of_the_layout(page):
    """As the compiler asserts them; addresses have four bytes here."""
    layout = (ROOT / "Sources/CMintage/layout.c").read_text()
    stated = {name: int(size) for name, size in re.findall(r"SIZE\(mintage_(\w+), (\d+),", layout)}
    found = page.evaluate("() => constants.sizes")
    assert {name: size for name, size in found.items() if name != "tables"} == {
        name: stated[name] for name in found if name != "tables"}
    assert found["tables"] == 8


def test_every_function_of_the_header_that_is_called_is_exported(page):
    exported = set(page.evaluate("() => Object.keys(mintage.exports)"))
    called = set()
    for file in pathlib.Path(ROOT / "Sources/Web").glob("*.js"):
        called |= set(re.findall(r"\bmintage_[a-z_]+", file.read_text()))
    structs = {"mintage_entry_text", "mintage_entry_options"}
    assert called - structs <= exported
    # What nobody calls is not carried to every page.
    assert {name for name in exported if name.startswith("mintage_")} <= called


@pytest.mark.parametrize("name", ["Mintage", "CurrencyStyle", "CurrencyReader", "CurrencyEntry"])
def test_classes_have_the_members_that_are_declared(page, name):
    declared = (ROOT / "Sources/Web/mintage.d.ts").read_text()
    body = re.search(rf"^export class {name} {{\n(.*?)^}}", declared, re.M | re.S)[1]
    members = set(re.findall(r"^  (?:readonly )?(\w+)\??[:(]", body, re.M)) - {"constructor"}
    own = page.evaluate(
        """async name => {
          const made = (await import("../mintage.js"))[name];
          const value = { Mintage: mintage, CurrencyStyle: mintage.style("USD", "en"),
            CurrencyReader: mintage.reader("USD", "en"), CurrencyEntry: mintage.entry() }[name];
          const names = Object.keys(value);
          for (let at = made.prototype; at !== Object.prototype; at = Object.getPrototypeOf(at)) {
            names.push(...Object.getOwnPropertyNames(at));
          }
          return names;
        }""", name)
    # What the parts of the library use among themselves is not declared.
    internal = {"constructor", "exports", "memory", "check", "tables", "start", "mintage", "address",
                "options", "forgetFacts"}
    assert members == set(own) - internal


def test_options_that_are_refused_change_nothing(page):
    assert page.evaluate(
        """() => {
          const entry = mintage.entry({ locale: "en-US", currency: "USD", maximum: "100" });
          entry.insert("5");
          for (const wrong of [{ currency: "EURO" }, { minimum: "x" }, { mode: "y" }]) {
            try {
              entry.switchTo(wrong);
            } catch {
              continue;
            }
            return "taken";
          }
          return [entry.text, entry.currency, entry.rangeRefusal, entry.insert("00").reason, entry.canUndo];
        }""") == ["$5", "USD", None, "aboveMaximum", True]
