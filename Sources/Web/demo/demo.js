// The page's own part: what is chosen, what a key did, and what the field holds.

import { arabicMessages, englishMessages, japaneseMessages } from "../field-messages.js";
import { defineCurrencyField } from "../currency-field.js";
import { IntlField } from "./intl-field.js";
import { load } from "../mintage.js";
import { measure } from "./speed.js";

const thirty = [
  "en-US", "en-GB", "en-IN", "de-DE", "de-CH", "de-AT", "fr-FR", "fr-CH", "es-ES", "es-MX", "pt-BR",
  "pt-PT", "it-IT", "nl-NL", "pl-PL", "sv-SE", "da-DK", "fi-FI", "cs-CZ", "tr-TR", "uk-UA", "el-GR",
  "he-IL", "ar-EG", "fa-IR", "hi-IN", "bn-BD", "th-TH", "ja-JP", "zh-Hant-TW",
];
/** What nobody sees, by name. */
const marks = { "\u200e": "LRM", "\u200f": "RLM", "\u061c": "ALM" };
const messages = { ar: arabicMessages, en: englishMessages, ja: japaneseMessages };
const find = (id) => document.getElementById(id);

const mintage = await load(new URL("../mintage.wasm", import.meta.url));
defineCurrencyField(mintage);

const field = find("field");
const intl = new IntlField(find("plain"), "en-US", "USD");
// For whoever looks at the page from the console, and for the tests.
Object.assign(globalThis, { mintage, field });

for (const [id, names] of [["locales", mintage.locales], ["currencies", mintage.currencies]]) {
  find(id).append(...names.map((name) => Object.assign(document.createElement("option"), {
    value: name.replaceAll("_", "-"),
  })));
}
const size = performance.getEntriesByName(new URL("../mintage.wasm", import.meta.url).href)[0];
find("module-size").textContent =
  size?.decodedBodySize ? `${Math.round(size.decodedBodySize / 1024)} KB` : "a few hundred KB";

/** Puts what is chosen in force; half an identifier is waited out. */
function choose() {
  const locale = find("locale").value.trim() || "en";
  const currency = find("currency").value.trim();
  if (!/^[a-z]{3}$/i.test(currency)) return;
  field.locale = locale;
  field.currency = currency;
  field.mode = find("mode").value;
  field.toggleAttribute("negative", find("negative").checked);
  field.messages = messages[locale.slice(0, 2)] ?? englishMessages;
  try {
    intl.configure(locale.replaceAll("_", "-"), currency);
    find("plain").value = "";
  } catch {
    // An identifier that Intl refuses leaves its field as it was.
  }
  find("field-mode").textContent =
    field.mode === "cents-first" ? "(digits shift in)" : "(you type the separator)";
  for (const button of document.querySelectorAll("[data-suggest]")) {
    button.textContent = field.entry.suggestion(button.dataset.suggest);
  }
  show();
}

/** Shows what the field holds. */
function show() {
  const { entry } = field;
  find("value").textContent = field.value || "none";
  find("units").textContent = field.minorUnits ?? "none";
  find("spoken").textContent = entry.spokenValue || "nothing";
  find("keyboard").textContent = `${entry.keyboard.replaceAll("-", " ")}, inputmode ${field.input.inputMode}`;
  find("parts").replaceChildren(...entry.parts.map(({ role, start, end }) => {
    const part = document.createElement("span");
    const name = document.createElement("small");
    name.textContent = ` ${role}`;
    part.append(Object.assign(document.createElement("bdi"), {
      textContent: entry.text.slice(start, end).replace(/[\s\p{Cf}]/gu, (mark) => marks[mark] ?? "␣"),
    }), name);
    return part;
  }));
  const value = field.value || "1234.5";
  const negative = value.startsWith("-") ? value : `-${value}`;
  find("thirty").tBodies[0].replaceChildren(...thirty.map((locale) => {
    const style = mintage.style(field.currency, locale);
    return row([locale, style.format(negative.slice(1)), style.format(negative)], locale);
  }));
}

/** A row of a table; its first cell is its header. */
function row(texts, locale) {
  const made = document.createElement("tr");
  texts.forEach((text, index) => {
    const cell = document.createElement(index === 0 ? "th" : "td");
    if (index === 0) cell.scope = "row";
    else if (locale) cell.append(Object.assign(document.createElement("bdi"), { lang: locale }));
    (cell.firstChild ?? cell).textContent = text;
    made.append(cell);
  });
  return made;
}

let began = 0;
let written = 0;
for (const type of ["beforeinput", "paste", "cut", "drop", "keydown", "compositionend"]) {
  // Before the field hears of it.
  document.addEventListener(type, () => {
    began = performance.now();
  }, { capture: true });
}
for (const name of ["insert", "replace", "delete", "deleteSelection", "press", "undo", "redo"]) {
  const edit = field.entry[name];
  field.entry[name] = function timed(...values) {
    const outcome = edit.apply(this, values);
    written = performance.now();
    return outcome;
  };
}

/** A time as the page's clock tells it, which goes by steps of 5 µs. */
function clocked(end) {
  const time = Math.round((end - began) * 1000);
  return time < 5 ? "< 5 µs" : `${time} µs`;
}

field.addEventListener("currency-outcome", ({ detail }) => {
  const shown = performance.now();
  const { kind, reason, interpretation, inputType } = detail;
  const cells = [inputType || "focus", kind, reason ?? interpretation ?? "", field.text];
  const made = row([...cells, written > began ? clocked(written) : "", clocked(shown)]);
  for (const cell of [...made.cells].slice(-2)) cell.className = "number";
  const body = find("keys").tBodies[0];
  body.prepend(made);
  if (body.rows.length > 100) body.lastChild.remove();
  find("refusal").textContent = reason ? field.messageFor(reason) : "";
  find("refusal").lang = field.messages.language;
  find("readings").hidden = reason !== "ambiguous";
  if (kind !== "refused") show();
});

field.addEventListener("currency-refused", ({ detail: { readings } }) => {
  if (!readings) return;
  const buttons = find("readings").querySelectorAll("button");
  const style = mintage.style(field.currency, field.locale);
  readings.forEach((value, index) => {
    buttons[index].textContent = style.format(value);
    buttons[index].onclick = () => {
      field.insertValue(value);
      field.focus();
    };
  });
});

for (const id of ["locale", "currency", "mode", "negative"]) {
  find(id).addEventListener("input", choose);
}
for (const button of document.querySelectorAll("[data-suggest]")) {
  button.addEventListener("click", () => field.insertValue(button.dataset.suggest));
}
for (const button of document.querySelectorAll("[data-do]")) {
  button.addEventListener("click", () => field[button.dataset.do]());
}
find("form").addEventListener("submit", (event) => event.preventDefault());
find("form").addEventListener("reset", () => setTimeout(choose));
field.addEventListener("change", show);

find("measure").addEventListener("click", async () => {
  const { locale, currency } = field;
  const result = await measure(mintage, locale, currency);
  const row = ([name, time]) => {
    const made = document.createElement("tr");
    const cells = [name, `${time.toFixed(2)} µs`, `${(time / result.mintage).toFixed(1)} ×`];
    cells.forEach((text, index) => {
      const cell = document.createElement(index ? "td" : "th");
      cell.textContent = text;
      if (index) cell.className = "number";
      else cell.scope = "row";
      made.append(cell);
    });
    return made;
  };
  const table = document.createElement("table");
  table.append(...[
    ["This field", result.mintage], ["Intl.NumberFormat, kept", result.kept],
    ["Intl.NumberFormat, made for every key", result.anew],
  ].map(row));
  find("speed").replaceChildren(table);
  globalThis.measured = result;
});

choose();
document.documentElement.dataset.ready = "";
