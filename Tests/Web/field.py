"""A field in the page, driven by the browser's own input protocol."""
import re

# Marks nobody sees: they stand in the text, and tests that do not ask about them leave them out.
MARKS = dict.fromkeys(map(ord, "\u200e\u200f\u061c"))
SPACES = {ord("\u00a0"): " ", ord("\u202f"): " "}


class Field:
    """One `<currency-field>` of the page, with the focus in it."""

    def __init__(self, page, attributes, focus=True):
        self.page = page
        self.cdp = page.context.new_cdp_session(page)
        names = {name.replace("_", "-"): value for name, value in attributes.items()}
        page.evaluate("attributes => make(attributes)", names)
        if focus:
            page.evaluate("() => field.focus()")

    # What it shows and holds.

    def ask(self, expression):
        """The value of an expression over `field`, `input` and `entry`."""
        return self.page.evaluate(f"() => {{ const {{ input, entry }} = field; return {expression}; }}")

    @property
    def raw(self):
        """The text of the real input."""
        return self.ask("input.value")

    @property
    def value(self):
        return self.ask("field.value")

    @property
    def selection(self):
        """The caret of the real input as UTF-16 offset, or `a-b`."""
        start, end = self.ask("[input.selectionStart, input.selectionEnd]")
        return str(start) if start == end else f"{start}-{end}"

    @property
    def shown(self):
        """The text with its caret as `|` or its selection in brackets, spaces plain, marks left out."""
        units = self.raw.encode("utf-16-le")
        start, end = self.ask("[input.selectionStart, input.selectionEnd]")
        cut = [units[: start * 2], units[start * 2 : end * 2], units[end * 2 :]]
        before, inside, after = (part.decode("utf-16-le") for part in cut)
        text = f"{before}|{after}" if start == end else f"{before}[{inside}]{after}"
        return text.translate(MARKS).translate(SPACES)

    @property
    def log(self):
        """What the element told since it was last asked: `[type, outcome or reason or value]`."""
        return self.page.evaluate("() => log.splice(0)")

    @property
    def last(self):
        """The reason of the last refusal, or the kind of the last outcome."""
        outcomes = [entry[1] for entry in self.log if entry[0] == "currency-outcome"]
        return outcomes[-1] if outcomes else None

    # What a person does.

    def press(self, *keys):
        """Presses keys by name, such as `ArrowLeft` or `Control+Backspace`."""
        for key in keys:
            self.page.keyboard.press(key)
        return self

    def settle(self):
        """Waits until the page has drawn, and so has heard where the caret went."""
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
        return self

    def type(self, text):
        """Types characters; those on no key come as an input method commits them."""
        for character in text:
            if ord(character) < 0x7F:
                self.page.keyboard.press("Space" if character == " " else character)
            else:
                self.page.keyboard.insert_text(character)
        return self

    def command(self, name):
        """One of the browser's editing commands, as systems bind them to keys."""
        for kind in ("rawKeyDown", "keyUp"):
            commands = [name] if kind == "rawKeyDown" else []
            self.cdp.send(
                "Input.dispatchKeyEvent",
                {"type": kind, "key": "Unidentified", "windowsVirtualKeyCode": 0, "commands": commands},
            )
        return self

    def key(self, **event):
        """A key that no layout of the driver's has."""
        self.cdp.send("Input.dispatchKeyEvent", {"type": "keyDown", **event})
        self.cdp.send("Input.dispatchKeyEvent", {"type": "keyUp", **event, "text": ""})
        return self

    def copy_text(self, text):
        """Puts a text on the clipboard, from elsewhere."""
        self.page.evaluate("text => navigator.clipboard.writeText(text)", text)
        return self

    def clipboard(self):
        return self.page.evaluate("() => navigator.clipboard.readText()")

    def paste(self, text=None):
        if text is not None:
            self.copy_text(text)
        return self.press("Control+v")

    def compose(self, *steps, commit=None):
        """Composes by an input method: each step's text in turn, then the last one is committed."""
        for step in steps:
            self.cdp.send(
                "Input.imeSetComposition",
                {"text": step, "selectionStart": len(step), "selectionEnd": len(step)},
            )
        self.cdp.send("Input.insertText", {"text": steps[-1] if commit is None else commit})
        return self

    def undo(self, times=1):
        return self.press(*["Control+z"] * times)

    def redo(self, times=1):
        return self.press(*["Control+Shift+Z"] * times)

    def leave(self):
        self.page.evaluate("() => document.getElementById('after').focus()")
        return self

    def box(self):
        return self.page.locator("currency-field input").bounding_box()

    def click_at(self, offset, count=1):
        """Clicks beside a character, by its UTF-16 offset; gives the place the browser made of it."""
        x, y = self.page.evaluate("offset => pointAt(offset)", offset)
        self.page.mouse.click(x, y, click_count=count)
        return self

    def select(self, anchor, head):
        """Selects as the browser does, by real keys: Home, arrows, then arrows with Shift."""
        self.page.evaluate("([anchor, head]) => selectIn(anchor, head)", [anchor, head])
        return self


def unescaped(text):
    """Replaces `\\uXXXX` and `\\\\` of the case files."""
    return re.sub(
        r"\\(\\|u([0-9A-Fa-f]{4}))",
        lambda match: chr(int(match[2], 16)) if match[2] else "\\",
        text,
    )
