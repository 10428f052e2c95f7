// How long a key takes, from its event to the new text and caret, by the handlers of both fields.

import { FieldEditor } from "../field-editor.js";
import { IntlField } from "./intl-field.js";

/** What a person types: an amount, a slip and its repair. */
const keys = [..."1234567.89", null, "5"].map((data) => ({
  type: "beforeinput", inputType: data ? "insertText" : "deleteContentBackward", data,
  cancelable: true, isComposing: false, preventDefault() {},
}));

/** An input without a page: it keeps text and selection, so that only the handlers take time. */
class StandIn {
  value = "";
  selectionStart = 0;
  selectionEnd = 0;
  selectionDirection = "none";
  ownerDocument = { addEventListener() {}, removeEventListener() {} };

  addEventListener() {}

  setSelectionRange(start, end) {
    this.selectionStart = start;
    this.selectionEnd = end;
  }
}

/** Microseconds per key: the median of batches, each long beside the clock's step. */
function time(handler, input, select, rounds) {
  const samples = [];
  for (let batch = 0; batch < 41; batch += 1) {
    const start = performance.now();
    for (let round = 0; round < rounds; round += 1) {
      // Everything is selected, so that the first key starts anew.
      select();
      for (const key of keys) handler.handleEvent(key);
    }
    samples.push(((performance.now() - start) * 1000) / (rounds * keys.length));
  }
  return samples.toSorted((left, right) => left - right)[samples.length >> 1];
}

/** The same keys through both fields, in turn: microseconds per key, and the texts they end with. */
export async function measure(mintage, locale, currency) {
  const input = new StandIn();
  const entry = mintage.entry({ locale, currency });
  const editor = new FieldEditor(input, entry, {
    edited() {}, finished() {}, isEditable: () => true, copiesPlain() {}, selectsOnFocus() {},
  });
  editor.handleEvent({ type: "focus" });
  const [keptInput, anewInput] = [new StandIn(), new StandIn()];
  const kept = new IntlField(keptInput, locale, currency);
  const anew = new IntlField(anewInput, locale, currency, false);
  const all = (input) => () => input.setSelectionRange(0, input.value.length);
  // Once without counting, and a pause: the browser then compiles what is used much, beside the page.
  for (const counts of [false, true]) {
    if (counts) await new Promise((resolve) => setTimeout(resolve, 300));
    const result = {
      mintage: time(editor, input, all(input), 40),
      kept: time(kept, keptInput, all(keptInput), 10),
      anew: time(anew, anewInput, all(anewInput), 1),
      texts: [input.value, keptInput.value, anewInput.value],
    };
    if (counts) return result;
  }
  return undefined;
}
