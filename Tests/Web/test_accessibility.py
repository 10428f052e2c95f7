"""What screen readers are told, out of the browser's own accessibility tree."""
import pytest

LANGUAGES = [
    ("en-US", "USD", "Amount", "englishMessages", "$1,234.5"),
    ("ar-EG", "EGP", "المبلغ", "arabicMessages", "١٬٢٣٤٫٥"),
    ("ja-JP", "USD", "金額", "japaneseMessages", "$1,234.5"),
]


def nodes(field):
    """The nodes of the page's tree that are not ignored, by role."""
    field.cdp.send("Accessibility.enable")
    found = field.cdp.send("Accessibility.getFullAXTree")["nodes"]
    return [node for node in found if not node.get("ignored")]


def textbox(field):
    """The field's node: there is one."""
    found = [
        node for node in nodes(field)
        if node["role"]["value"] == "textbox" and node["name"]["value"] != "Another field"
    ]
    assert len(found) == 1, found
    return found[0]


def properties(node):
    return {item["name"]: item["value"].get("value") for item in node["properties"]}


@pytest.fixture
def spoken(make, page):
    def made(locale, currency, label, messages, **attributes):
        field = make(locale, currency, **attributes)
        page.evaluate(
            """([label, words]) => {
              document.querySelector("label").textContent = label;
              field.messages = messages[words];
              globalThis.said = [];
              new MutationObserver(() => {
                const text = field.querySelector("[role=status]").textContent;
                if (text) said.push(text);
              }).observe(field.querySelector("[role=status]"), { childList: true });
            }""", [label, messages])
        return field

    return made


@pytest.mark.parametrize("locale, currency, label, words, text", LANGUAGES)
def test_name_and_value(spoken, locale, currency, label, words, text):
    field = spoken(locale, currency, label, words).type("1234.5")
    node = textbox(field)
    assert node["name"]["value"] == label
    assert text in node["value"]["value"]
    assert properties(node)["invalid"] == "false"
    assert properties(node)["focused"] is True


@pytest.mark.parametrize("locale, currency, label, words, text", LANGUAGES)
def test_a_refusal_is_announced_once(spoken, page, locale, currency, label, words, text):
    field = spoken(locale, currency, label, words).type("12xxx")
    message = page.evaluate("words => messages[words].notUnderstood", words)
    status = [node for node in nodes(field) if node["role"]["value"] == "status"]
    assert len(status) == 1
    assert properties(status[0])["live"] == "polite"
    assert page.evaluate("() => said") == [message]
    assert page.evaluate("() => field.querySelector('[role=status]').lang") == locale[:2]
    texts = [node["name"]["value"] for node in nodes(field) if node["role"]["value"] == "StaticText"]
    assert texts.count(message) == 1
    # Something else in between, and it is worth saying again.
    field.type("3x")
    assert page.evaluate("() => said") == [message, message]
    assert textbox(field)["name"]["value"] == label


@pytest.mark.parametrize("locale, currency, label, words, text", LANGUAGES)
def test_an_invalid_amount_is_told_with_its_reason(spoken, page, locale, currency, label, words, text):
    field = spoken(locale, currency, label, words, min="700", required="").type("12").leave()
    node = textbox(field)
    assert properties(node)["invalid"] == "true"
    assert properties(node)["required"] is True
    assert page.evaluate("() => said") == [page.evaluate("words => messages[words].belowMinimum", words)]
    # The reason is what the input names as its error.
    assert page.evaluate(
        "() => document.getElementById(field.input.getAttribute('aria-errormessage')).textContent"
    ) == page.evaluate("() => said[0]")
    page.evaluate("() => field.focus()")
    field.press("Control+a").type("800").leave()
    assert properties(textbox(field))["invalid"] == "false"


def test_a_page_can_say_it_itself(spoken, page):
    field = spoken(*LANGUAGES[0][:4])
    page.evaluate("() => field.addEventListener('currency-refused', (event) => event.preventDefault())")
    field.type("x")
    assert page.evaluate("() => said") == []


def test_messages_have_every_reason(page):
    missing = page.evaluate(
        """() => Object.entries(messages).flatMap(([name, words]) =>
          [...constants.refusals, "valueMissing", "badInput"]
            .filter((reason) => !words[reason]).map((reason) => `${name} ${reason}`))""")
    assert missing == []


@pytest.mark.parametrize("html, name", [
    ('<label>Price <currency-field></currency-field></label>', "Price"),
    ('<label for="f">Price</label><label for="f">in full</label><currency-field id="f"></currency-field>',
     "Price in full"),
    ('<currency-field aria-label="Price"></currency-field>', "Price"),
    ('<b id="n">Price</b><currency-field aria-labelledby="n"></currency-field>', "Price"),
])
def test_every_way_of_naming_reaches_the_input(make, page, html, name):
    field = make()
    page.evaluate(
        """html => {
          document.getElementById("form").innerHTML = html;
          globalThis.field = document.querySelector("currency-field");
          field.focus();
        }""", html)
    field.type("5x")
    assert textbox(field)["name"]["value"] == name


def test_a_click_on_the_label_focuses_the_input(make, page):
    make().leave()
    page.click("label")
    assert page.evaluate("() => document.activeElement === field.input")


def test_a_description_reaches_the_input(make, page):
    field = make(aria_describedby="source")
    assert textbox(field)["description"]["value"] == "1234"
