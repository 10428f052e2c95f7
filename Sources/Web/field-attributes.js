// The attributes of the element: what they say of the entry, and what goes on to the input.

import { direction } from "./field-direction.js";

/** Attributes that go to the input as they are. */
export const passed = [
  "placeholder", "autocomplete", "enterkeyhint", "inputmode", "size", "aria-label",
  "aria-labelledby", "aria-describedby",
];

/** Attributes that the entry is made from. */
export const styling = [
  "locale", "lang", "currency", "mode", "min", "max", "negative", "display", "digits", "fraction",
  "accounting", "separator", "ambiguous", "bare-digits", "max-integer-digits", "numbering-system",
  "zero-as-blank", "re-enter", "latin-digits", "plain-spaces", "hide-symbol-while-editing",
  "no-grouping-while-editing",
];

/** Decimal keyboards of phones have no minus. */
const inputModes = {
  "number-pad": "numeric", "decimal-pad": "decimal", "numbers-and-punctuation": "text",
};

/** Attributes whose changes are heard. */
export const observed = [...styling, ...passed, "value", "required", "readonly", "dir"];

/** What the attributes say of the entry, and what the page says besides. */
export function entryOptions(field, own) {
  const flag = (name) => field.hasAttribute(name);
  const text = (name) => field.getAttribute(name) ?? undefined;
  return {
    locale: field.locale, currency: text("currency"), mode: text("mode"), minimum: text("min"),
    maximum: text("max"), allowsNegative: flag("negative"), display: text("display"),
    digits: text("digits"), fraction: text("fraction"), accounting: flag("accounting"),
    typedSeparator: text("separator"), ambiguous: text("ambiguous"),
    bareDigits: text("bare-digits"), maximumIntegerDigits: text("max-integer-digits"),
    numberingSystem: text("numbering-system"), showsZeroAsBlank: flag("zero-as-blank"),
    reentersOnFocus: flag("re-enter"), appliesOutsideAmounts: true, usesLatinDigits: flag("latin-digits"),
    usesPlainSpaces: flag("plain-spaces"),
    showsSymbolWhileEditing: !flag("hide-symbol-while-editing"),
    groupsWhileEditing: !flag("no-grouping-while-editing"),
    ...own,
  };
}

/** Hands on to the input what belongs to it. */
export function passAttributes(field, input, entry, isDisabled) {
  for (const name of passed) {
    if (field.hasAttribute(name)) input.setAttribute(name, field.getAttribute(name));
    else if (name !== "autocomplete") input.removeAttribute(name);
  }
  if (!field.hasAttribute("placeholder")) input.placeholder = entry.placeholder;
  if (!field.hasAttribute("inputmode")) input.inputMode = inputModes[entry.keyboard];
  input.dir = field.getAttribute("dir") ?? direction(field.locale);
  input.readOnly = field.hasAttribute("readonly");
  input.disabled = isDisabled;
  if (field.required) input.setAttribute("aria-required", "true");
  else input.removeAttribute("aria-required");
}
