// What the tests call: a field made of attributes, what it told, and where its characters stand.

import { begin, isShowing } from "./begin.js";
import { defineCurrencyField } from "../currency-field.js";
import * as constants from "../mintage-constants.js";
import { difference } from "../field-difference.js";
import * as direction from "../field-direction.js";
import * as messages from "../field-messages.js";
import { load, MintageError } from "../mintage.js";

const mintage = await load(new URL("../mintage.wasm", import.meta.url));
defineCurrencyField(mintage);

const log = [];

function make(attributes, label = "Amount") {
  const form = document.getElementById("form");
  const field = document.createElement("currency-field");
  const { options, ...rest } = attributes;
  for (const [name, value] of Object.entries(rest)) field.setAttribute(name, value);
  if (options) field.options = options;
  field.id = "field";
  const named = document.createElement("label");
  named.htmlFor = "field";
  named.textContent = label;
  form.replaceChildren(named, field);
  log.length = 0;
  for (const type of ["input", "change", "currency-refused", "currency-outcome"]) {
    field.addEventListener(type, (event) => {
      const { detail } = event;
      log.push([type, detail ? (detail.reason ?? detail.kind) : field.value]);
    });
  }
  globalThis.field = field;
  return field;
}

/** Where to click to get beside a character: measured on a copy of the input's text. */
function pointAt(offset) {
  const { input } = field;
  const box = input.getBoundingClientRect();
  const style = getComputedStyle(input);
  const copy = document.createElement("div");
  for (const name of ["font", "letterSpacing", "direction", "textAlign"]) copy.style[name] = style[name];
  Object.assign(copy.style, { position: "absolute", whiteSpace: "pre", top: "0" });
  const width = input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  copy.style.width = `${width}px`;
  copy.style.left = `${box.left + input.clientLeft + parseFloat(style.paddingLeft)}px`;
  copy.textContent = input.value;
  document.body.append(copy);
  const range = document.createRange();
  const text = copy.firstChild;
  let x;
  if (offset < input.value.length) {
    range.setStart(text, offset);
    range.setEnd(text, offset + 1);
    const place = range.getBoundingClientRect();
    x = style.direction === "rtl" && /[\u0590-\u08ff]/.test(input.value[offset])
      && !/[\u0660-\u0669\u06f0-\u06f9]/.test(input.value[offset])
      ? place.right - 1 : place.left + 1;
  } else {
    range.selectNodeContents(copy);
    const place = range.getBoundingClientRect();
    x = style.direction === "rtl" ? place.left + 1 : place.right - 1;
  }
  copy.remove();
  return [x, box.top + box.height / 2];
}

/** Selects as the browser would, and waits until the field heard of it. */
function selectIn(anchor, head) {
  const { input } = field;
  input.setSelectionRange(
    Math.min(anchor, head), Math.max(anchor, head), head < anchor ? "backward" : "forward");
  return new Promise((done) => {
    setTimeout(done, 0);
  });
}

// Nothing leaves the page.
document.getElementById("form").addEventListener("submit", (event) => event.preventDefault());
Object.assign(globalThis, {
  begin, constants, difference, direction, isShowing, log, make, messages, mintage, MintageError, pointAt, selectIn,
});
document.documentElement.dataset.ready = "";
