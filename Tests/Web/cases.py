"""The outside cases of typing, as fields of a page and keys of a browser.

The files are those of the Swift tests, and so are the rows that are decided differently, with their
reasons.
"""
import pathlib
import re

from field import unescaped

TESTS = pathlib.Path(__file__).resolve().parents[1] / "MintageTests"


def rows(name):
    """The rows of a file by column, with their line numbers."""
    header = None
    for number, line in enumerate((TESTS / "Cases" / f"{name}.tsv").read_text().split("\n"), 1):
        if line.startswith("# ") or not line:
            continue
        fields = [unescaped(field) for field in line.split("\t")]
        if header is None:
            header = fields
        else:
            yield number, dict(zip(header, fields))


def reasons():
    """Keys of the rows that are decided differently."""
    text = (TESTS / "Typing" / "TypeCase+Reasons.swift").read_text()
    return set(re.findall(r'^    "(type/[a-z-]+:\d+)":', text, re.M))


def totals():
    """The files, with how many of their rows pass and how many are decided differently."""
    text = (TESTS / "Typing" / "TypeCaseTests.swift").read_text()
    return [
        (name, int(passing), int(different))
        for name, passing, different in re.findall(r'\("(type/[a-z-]+)", (\d+), (\d+)\)', text)
    ]


class Case:
    """One row: how the field is made, what is done in it, and what it shows then."""

    def __init__(self, name, number, row):
        self.id = f"{name}:{number}"
        self.start = self.caret = None
        if name == "type/bugreports":
            items, keys = bug_report(row)
            self.start, self.caret = marked(row["text"])
            self.text, self.expected_caret = marked(row["right_value"])
            self.value = row["value_or_minor"]
        else:
            items, keys = translated(name, row, self)
            start, expected = row["start_text"], row["expected_text"]
            stated = None if expected in ("\\N", "(formatted)") else expected
            beginning = {"(any)": "12", "\\N": ""}.get(start, start)
            self.text = beginning if expected == "(unchanged)" else stated
            caret = row["expected_caret"]
            self.expected_caret = caret if caret.isdigit() else None
            self.value = None if row["expected_value"] == "\\N" else row["expected_value"]
        self.keys = keys
        self.options = options(items)


def marked(text):
    """A text, and its caret marked by `|`."""
    parts = text.split("|")
    if len(parts) != 2:
        return text, None
    return "".join(parts), str(len(parts[0].encode("utf-16-le")) // 2)


def bug_report(row):
    items = {"typed": "always-decimal"}
    for name in ("locale", "currency"):
        if row[name]:
            items[name] = row[name]
    words = row["options"]
    if "cents-first" in words:
        items["mode"] = "cents"
    if "no symbol" in words:
        items["symbol"] = "0"
    if "0 digits" in words:
        items["maxfd"] = 0
    if "<=2 digits" in words:
        items["maxfd"] = 2
    if ", 2 digits" in words:
        items["fraction"] = "padded"
    if 'prefix $, group "."' in words:
        items |= {"prefix": "$", "group": ".", "decimal": ","}
    if "group space" in words:
        items |= {"group": " ", "plainspaces": True}
    return items, row["event"]


def translated(name, row, case):
    words = row["config"]
    start, keys = row["start_text"], row["event"]
    if name == "type/react-number-format":
        items = separators(words)
    elif name == "type/numerictextfield":
        items = numeric(words)
    elif name == "type/magicalcurrencyinput":
        items = keypad(words, start)
    else:
        items = currency(words)
    if start == "(any)":
        case.start = "12"
    elif start not in ("\\N", ""):
        case.start = start
    selection = row["start_selection"]
    if start and (selection.isdigit() or "-" in selection):
        case.caret = selection
    if name == "type/numerictextfield":
        items["typed"] = "always-decimal"
        if keys.startswith("{SetValue"):
            keys += "{Focus}"
    own = {"{Reformat}": f"{{SetValue:{start}}}", "{Shift}": start}
    if name == "type/currencytext":
        own["{Value}"] = f"{{Paste:{start}}}"
    if keys in own:
        if name == "type/currencytext" and own[keys] and own[keys] != keys:
            case.start = None
        keys = own[keys]
    return items, keys


def numeric(words):
    """`locale=de_DE, int digits<=6, fraction digits<=2, symbol none, plain text while editing`"""
    items = {"symbol": "0", "grouping": False, "minfd": 0, "round": "half-up", "currency": "EUR",
             "writerounded": True}
    for word in words.split(", "):
        if word.startswith("locale="):
            items["locale"] = word[7:]
        if word.startswith("int digits<="):
            items["maxint"] = int(word[12:])
        if word.startswith("fraction digits<="):
            items["maxfd"] = int(word[17:])
    return items


def keypad(words, start):
    """`currency USD, locale en_US, custom keypad, decimal mode, fraction digits<=2, …`"""
    parts = words.split(", ")
    items = {"currency": parts[0].split(" ")[1], "locale": parts[1].split(" ")[1],
             "minfd": 0, "maxfd": 2}
    return items if "$" in start else items | {"symbol": "0"}


def currency(words):
    """`locale en_US, currency USD, cents-first (digits shift left), …`, `en_IE EUR, min -351, …`"""
    items = {}
    for word in words.replace("(digits shift left)", "").split(", "):
        parts = word.split()
        first = parts[0] if parts else ""
        if first in ("locale", "currency"):
            items[first] = parts[1]
        elif first in ("cents-first", "insert"):
            items["mode"] = "cents"
        elif first == "min":
            items |= {"min": parts[1], "negative": True}
        elif first == "max":
            items["max"] = parts[1]
        elif first == "negatives" or first == "keyboard" and "punctuation" in word:
            items["negative"] = True
        elif first == "clears":
            items["blankzero"] = True
        elif first == "integer":
            items["maxint"] = int(parts[1].removeprefix("digits<="))
        elif first in ("USD", "GBP", "EUR"):
            items["currency"] = first
        elif first in ("2", "1"):
            items |= {"minfd": int(first), "maxfd": int(first), "symbol": "0", "group": ""}
        elif first == "0":
            items |= {"maxfd": 0, "symbol": "0", "group": ""}
        elif len(first) == 5 and "_" in first or first == "de":
            items["locale"] = first
            if len(parts) > 1:
                items["currency"] = parts[1]
        if "no decimals" in word:
            items["maxfd"] = 0
    return items


def separators(words):
    """`decimal=',', group='.', prefix='$', exactly 3 decimals`"""
    items = {"typed": "always-decimal", "round": "half-up"}
    own = {"prefix": "", "suffix": "", "group": "", "decimal": "."}
    for name in own:
        found = re.search(rf"{name}='([^']*)'", words)
        if found:
            own[name] = found[1]
    least, most = 0, 10
    for word in words.replace("'", "").split(", "):
        parts = word.split(" ")
        if word.startswith("exactly"):
            least = most = int(parts[1])
        if word.startswith("<="):
            most = int(parts[0][2:])
        if word == "0 decimals":
            most = 0
        if word == "2 decimals":
            least = most = 2
        if word == "prefix + when positive":
            own["prefix"] = "+"
        if word.startswith("app refuses values >="):
            items["max"] = "99.999"
        if word == "Indian groups":
            own["group"] = ","
            items["groupsize"] = [3, 2]
        if word == "groups of four":
            items["groupsize"] = [4]
    if "no negatives" not in words:
        items["negative"] = True
    if "exactly" in words and "no leading zeros" not in words:
        items["fraction"] = "padded"
    return items | own | {"minfd": least, "maxfd": most}


PLAIN = {
    "locale": "locale", "currency": "currency", "maxint": "maximumIntegerDigits", "min": "minimum",
    "max": "maximum", "negative": "allowsNegative", "blankzero": "showsZeroAsBlank",
    "writerounded": "writesRoundedOnFocus", "grouping": "groupsWhileEditing",
    "plainspaces": "usesPlainSpaces", "fraction": "fraction", "typed": "typedSeparator",
    "round": "rounding", "decimal": "decimalSeparator",
}


def options(items):
    """The options of an entry."""
    made = {PLAIN[name]: value for name, value in items.items() if name in PLAIN}
    made.setdefault("locale", "en-US")
    made["mode"] = "cents-first" if items.get("mode") == "cents" else "decimal-first"
    if items.get("symbol") == "0":
        made["display"] = "none"
    if "maxfd" in items:
        most = items["maxfd"]
        made |= {"minimumFractionDigits": items.get("minfd", most), "maximumFractionDigits": most}
    if "prefix" in items or "suffix" in items:
        made["affixes"] = {name: items.get(name, "") for name in ("prefix", "suffix")}
    if items.get("group") == "":
        made["groupSizes"] = [0]
    elif "group" in items:
        made |= {"groupSizes": [3], "groupingSeparator": items["group"]}
    if "groupsize" in items:
        made["groupSizes"] = items["groupsize"]
    return made


def gate():
    """The rows that are no library's own habit, and reports that are right by reasoning."""
    return [
        Case(name, number, row)
        for name, _, _ in totals()
        for number, row in rows(name)
        if not row.get("idiosyncratic") and row.get("kind") != "policy"
    ]
