"""The demo page: what it shows, on every width, in both schemes, and how fast a key is."""
import pytest


@pytest.fixture
def demo(browser, address):
    """Opens the page with options of a context; what goes wrong in it fails the test."""
    opened, problems = [], []

    def made(**options):
        context = browser.new_context(**options)
        opened.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda line: line.type == "error" and problems.append(line.text))
        page.on("request", lambda request: request.url.startswith((address, "data:"))
                or problems.append(request.url))
        page.goto(f"{address}/demo/index.html")
        page.wait_for_selector("html[data-ready]", state="attached")
        return page

    yield made
    for context in opened:
        context.close()
    assert not problems, problems


def text(page, selector):
    return page.locator(selector).inner_text()


def test_it_shows_what_each_key_did(demo):
    page = demo()
    page.click("#field input")
    page.keyboard.type("1,234x")
    rows = page.eval_on_selector_all(
        "#keys tbody tr", "rows => rows.map(row => [...row.cells].slice(0, 4).map(c => c.textContent))")
    assert rows[0] == ["insertText", "refused", "notUnderstood", "$1,234"]
    assert rows[1] == ["insertText", "regrouped", "", "$1,234"]
    assert len(rows) == 6
    assert text(page, "#value") == "1234"
    assert text(page, "#units") == "123400"
    assert text(page, "#spoken") == "1,234.00 USD"
    assert text(page, "#refusal") == "This character does not belong in an amount."
    page.keyboard.type("5")
    assert text(page, "#refusal") == ""


def test_thirty_locales_show_the_amount(demo):
    page = demo()
    page.click("#field input")
    page.keyboard.type("1234.5")
    shown = dict(page.eval_on_selector_all(
        "#thirty tbody tr", "rows => rows.map(row => [row.cells[0].textContent, row.cells[1].textContent])"))
    assert len(shown) == 30
    # As ICU 78.3 prints them.
    assert shown["de-DE"] == "1.234,50\u00a0$"
    assert shown["fr-FR"] == "1\u202f234,50\u00a0$US"
    assert shown["ja-JP"] == "$1,234.50"
    assert shown["pt-BR"] == "US$\u00a01.234,50"


def test_choices_take_effect_while_typing(demo):
    page = demo()
    page.click("#field input")
    page.keyboard.type("1234.5")
    # Leaving the field pads the fraction.
    page.fill("#locale", "de-DE")
    page.fill("#currency", "EUR")
    assert page.input_value("#field input") == "1.234,50\u00a0€"
    page.fill("#currency", "JPY")
    page.select_option("#mode", "cents-first")
    assert text(page, "#value") == "1234.50"
    page.check("#negative")
    assert page.get_attribute("#field input", "inputmode") == "text"


def test_two_readings_are_offered(demo):
    page = demo(permissions=["clipboard-read", "clipboard-write"])
    page.fill("#locale", "fr-FR")
    page.fill("#currency", "KWD")
    page.click("#field input")
    page.evaluate("() => navigator.clipboard.writeText('1.234')")
    page.keyboard.press("Control+v")
    buttons = page.locator("#readings button")
    assert buttons.all_inner_texts() == ["1\u202f234,000\u00a0KWD", "1,234\u00a0KWD"]
    buttons.nth(1).click()
    assert text(page, "#value") == "1.234"


def test_it_works_by_keyboard_alone(demo):
    page = demo()
    page.keyboard.press("Tab")
    seen = []
    for _ in range(30):
        seen.append(page.evaluate(
            "() => document.activeElement.id || document.activeElement.dataset.suggest"
            " || document.activeElement.dataset.do || document.activeElement.parentElement.id"
            " || document.activeElement.type || document.activeElement.className"))
        outline = page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
        assert outline != "none", seen
        if seen[-1] == "measure":
            break
        page.keyboard.press("Tab")
    for expected in ("locale", "currency", "mode", "negative", "field", "plain", "20", "undo", "reset", "measure"):
        assert expected in seen, seen


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_stands_out_in_both_schemes(demo, scheme):
    """Contrast of at least 4.5 to 1 of every text against what is behind it (WCAG 2, AA)."""
    page = demo(color_scheme=scheme)
    page.click("#field input")
    page.keyboard.type("5x")
    low = page.evaluate(
        """() => {
          const channel = (v) => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
          const light = (rgb) => 0.2126 * channel(rgb[0]) + 0.7152 * channel(rgb[1]) + 0.0722 * channel(rgb[2]);
          const numbers = (text) => text.match(/[\\d.]+/g).map(Number);
          const behind = (node) => {
            for (let at = node; at; at = at.parentElement) {
              const color = numbers(getComputedStyle(at).backgroundColor);
              if (color.length === 3 || color[3] > 0) return color;
            }
            return [255, 255, 255];
          };
          const low = [];
          for (const node of document.querySelectorAll("body *")) {
            const own = [...node.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
            if (!own && node.localName !== "input" || node.matches("noscript, option, [role=status]")) continue;
            const [a, b] = [light(numbers(getComputedStyle(node).color)), light(behind(node))];
            const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
            if (ratio < 4.5) low.push([node.outerHTML.slice(0, 80), ratio]);
          }
          return low;
        }""")
    assert low == []


@pytest.mark.parametrize("locale, currency", [("en-US", "USD"), ("ar-EG", "EGP")])
def test_nothing_is_clipped_at_400_percent(demo, locale, currency):
    """A window of 1,280 pixels at 400% has 320 CSS pixels."""
    page = demo(viewport={"width": 320, "height": 256}, device_scale_factor=4)
    page.fill("#locale", locale)
    page.fill("#currency", currency)
    page.click("#field input")
    page.keyboard.type("123456.5x")
    assert page.evaluate("() => document.scrollingElement.scrollWidth") == 320
    clipped = page.evaluate(
        """() => [...document.querySelectorAll("input, select, button, h1, h2, p, label, dd")]
          .filter((node) => node.checkVisibility())
          .filter((node) => {
            const box = node.getBoundingClientRect();
            return box.left < 0 || box.right > 320.5
              || node.localName !== "select" && node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 0;
          }).map((node) => node.outerHTML.slice(0, 80))""")
    assert clipped == []


def test_targets_are_large_enough(demo):
    """At least 24 CSS pixels each way (WCAG 2.2, AA)."""
    page = demo(viewport={"width": 390, "height": 844}, has_touch=True)
    small = page.evaluate(
        """() => [...document.querySelectorAll("input:not([type=checkbox]), select, button")]
          .filter((node) => node.checkVisibility())
          .map((node) => node.getBoundingClientRect()).filter((box) => box.height < 44 || box.width < 24).length""")
    assert small == 0


def test_the_page_measures_a_key(demo):
    """The three fields end with the same text, and a table says how long each took. How long is not
    judged here: on a busy machine what is fast would fail."""
    page = demo()
    page.click("#measure")
    page.wait_for_function("() => globalThis.measured")
    result = page.evaluate("() => measured")
    assert set(result["texts"]) == {"$1,234,567.85"}, result
    rows = [row.split("\t") for row in page.locator("#speed tr").all_inner_texts()]
    times = [result[field] for field in ("mintage", "kept", "anew")]
    assert len(rows) == len(times)
    for (_, shown, ratio), time in zip(rows, times):
        assert float(shown.removesuffix(" µs")) == pytest.approx(time, abs=0.006)
        assert float(ratio.removesuffix(" ×")) == pytest.approx(time / times[0], abs=0.06)
