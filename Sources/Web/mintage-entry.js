// An amount being typed: text, selection and amount, with undo. No page is needed for it.

import { deletions, hints, keys, modes, movements, place, sizes } from "./mintage-constants.js";
import { EntryFacts } from "./mintage-entry-facts.js";
import { writeDecimal, writeEntryOptions } from "./mintage-entry-options.js";
import { outcome, results } from "./mintage-outcome.js";
import { Steps } from "./mintage-steps.js";
import { CurrencyReader, keep, readDecimal } from "./mintage-style.js";

/** A plain decimal without the zeros that end its fraction. */
const withoutZeros = (value) => (value.includes(".") ? value.replace(/\.?0+$/, "") : value);

/** Places in `mintage_entry_text`. */
const places = { start: 408, end: 410, head: 416, anchor: 418 };

export class CurrencyEntry extends EntryFacts {
  #text;
  #steps;
  #reader;
  #pasted = "";

  constructor(mintage, options = {}) {
    super(mintage);
    const { exports, memory } = mintage;
    this.#text = keep(this, memory, sizes.entry_text);
    this.#steps = new Steps(this, memory);
    this.#resolve(options);
    this.#withOptions((start) =>
      exports.mintage_entry_init(this.address, this.#reader.start, this.#mode, start));
    exports.mintage_entry_write(this.address, this.#text);
    this.#take();
  }

  #resolve(options) {
    const locale = options.locale ?? "en";
    const currency = options.currency || this.mintage.currencyOf(locale) || "USD";
    this.#reader = new CurrencyReader(this.mintage, currency, locale, {
      ...options, mode: "lenient",
      ambiguity: "refuse", form: options.accounting ? "accounting" : "standard",
    });
    this.options = options;
  }

  get #mode() {
    return place(modes, this.options.mode ?? "decimal-first", "mode");
  }

  /** Writes the options and calls with their address. */
  #withOptions(call) {
    const { memory } = this.mintage;
    const start = memory.take(sizes.entry_options);
    try {
      writeEntryOptions(this.mintage, start, this.options);
      return this.mintage.check(call(start), "entry");
    } finally {
      memory.giveBack(start, sizes.entry_options);
    }
  }

  /** Reads text and selection out of the module. */
  #take() {
    const { memory } = this.mintage;
    const { view } = memory;
    const start = this.#text;
    const from = start + view.getUint16(start + places.start, true);
    const to = start + view.getUint16(start + places.end, true);
    this.text = memory.readShort(from, to - from);
    this.head = view.getUint16(start + places.head, true);
    this.anchor = view.getUint16(start + places.anchor, true);
    this.forgetFacts();
  }

  /** Takes what an edit did, and keeps what undoes it. */
  #finish(result) {
    if (result < 0) this.mintage.check(result, "edit");
    this.#take();
    const done = outcome(result);
    if (done.isChange) this.#steps.record(((result >> 16) & 1) === 1);
    return done;
  }

  /** Replaces what is selected: by a `key` or several, or by an `insertion` that is pasted or so. */
  insert(text, source = "key") {
    const { exports, memory } = this.mintage;
    if (source === "insertion") this.#pasted = text;
    const count = memory.writeIntoRoom(text);
    return this.#finish(
      exports.mintage_entry_replace_selection(
        this.address, memory.room(), count, source === "key" ? 0 : 1, this.#steps.next, this.#text));
  }

  /** Replaces a range of UTF-16 units. */
  replace(start, end, text, source = "key") {
    const { exports, memory } = this.mintage;
    if (source === "insertion") this.#pasted = text;
    const count = memory.writeIntoRoom(text);
    return this.#finish(
      exports.mintage_entry_replace(
        this.address, 1, start, end, memory.room(), count, source === "key" ? 0 : 1, this.#steps.next,
        this.#text));
  }

  /** Moves a range to another place of the text, as dragging does, in one step of undo. */
  moveRange(start, end, target) {
    if (target >= start && target <= end) return outcome(results.absorbed);
    const text = this.text.slice(start, end);
    const isDigit = (character) => /[\p{Nd}〇一二三四五六七八九]/u.test(character);
    const count = (part) => [...part].filter(isDigit).length;
    const left = count(this.text.slice(0, target)) - (target > end ? count(text) : 0);
    const steps = this.#steps.count;
    const deleted = this.replace(start, end, "");
    if (!deleted.isChange) return deleted;
    // What is left is grouped anew, so its digits tell the place.
    let place = 0;
    for (let seen = 0; place < this.text.length && seen < left; place += 1) {
      if (isDigit(this.text[place])) seen += 1;
    }
    const inserted = this.replace(place, place, text, "insertion");
    if (inserted.isChange) {
      // What took the deletion back takes both back.
      this.#steps.shorten(steps + 1);
    } else {
      this.undo();
      this.#steps.forgetUndone();
    }
    return inserted;
  }

  /** Deletes what is selected, or a `character`, `word` or `line` `backward` or `forward`. */
  delete(direction, unit = "character") {
    const what = unit === "character" ? direction : `${unit}-${direction}`;
    return this.#finish(
      this.mintage.exports.mintage_entry_delete(
        this.address, place(deletions, what, "deletion"), this.#steps.next, this.#text));
  }

  /** Deletes what is selected, and nothing where nothing is. */
  deleteSelection() {
    return this.insert("");
  }

  /** Presses a key of a keypad: a digit's number, or one of `keys`. */
  press(key) {
    const code = typeof key === "number" ? key : keys[key];
    if (code === undefined) {
      throw new RangeError(`key "${key}": write 0 to 9 or one of ${Object.keys(keys).join(", ")}`);
    }
    return this.#finish(
      this.mintage.exports.mintage_entry_press(this.address, code, this.#steps.next, this.#text));
  }

  /** Empties the field. */
  clear() {
    return this.press("clear");
  }

  #edit(name, amount) {
    const { exports, memory } = this.mintage;
    if (amount === null || amount === "") {
      return this.#finish(exports[name](this.address, 0, this.#steps.next, this.#text));
    }
    const start = memory.take(sizes.decimal);
    try {
      writeDecimal(this.mintage, start, amount, "amount");
      return this.#finish(exports[name](this.address, start, this.#steps.next, this.#text));
    } finally {
      memory.giveBack(start, sizes.decimal);
    }
  }

  /** Puts an amount in place of everything, as a suggestion does that a person chose. */
  insertValue(amount) {
    return this.#edit("mintage_entry_insert", amount);
  }

  /** Sets the amount from outside, a plain decimal; null or empty text for none. */
  setValue(amount) {
    return this.#edit("mintage_entry_set_amount", amount);
  }

  /** Sets the amount from outside as minor units, a bigint. */
  setMinorUnits(units) {
    return this.#finish(
      this.mintage.exports.mintage_entry_set_units(
        this.address, units, this.#steps.next, this.#text));
  }

  /** The field got the focus. */
  beginEditing() {
    return this.#finish(
      this.mintage.exports.mintage_entry_begin(this.address, this.#steps.next, this.#text));
  }

  /** The field was left, or its text accepted. It is a step of undo only where the amount changed. */
  commit({ clamps = false } = {}) {
    const before = withoutZeros(this.value);
    const result = this.mintage.check(
      this.mintage.exports.mintage_entry_commit(
        this.address, clamps ? 1 : 0, this.#steps.next, this.#text), "edit");
    this.#take();
    const done = outcome(result);
    if (done.isChange && withoutZeros(this.value) !== before) this.#steps.record(false);
    return done;
  }

  /** Selects as the page did, in UTF-16 units. */
  select(anchor, head) {
    this.mintage.exports.mintage_entry_select(this.address, 1, anchor, head, this.#text);
    this.#take();
  }

  selectAll() {
    this.mintage.exports.mintage_entry_select_all(this.address, this.#text);
    this.#take();
  }

  /** Moves the caret `left`, `right`, `home` or to the `end`; pages let the browser do that. */
  move(movement, isExtending = false) {
    const result = this.mintage.exports.mintage_entry_move(
      this.address, place(movements, movement, "movement"), isExtending ? 1 : 0, this.#text);
    this.#take();
    return outcome(this.mintage.check(result, "movement"));
  }

  /** Puts other options in force; the amount stays, in one step of undo. */
  switchTo(options) {
    const { exports, memory } = this.mintage;
    const kept = [this.#reader, this.options];
    const inverse = memory.take(sizes.style_inverse);
    let isKept = false;
    try {
      this.#resolve(options);
      const done = outcome(this.#withOptions((start) =>
        exports.mintage_entry_switch(
          this.address, this.#reader.start, this.#mode, start, inverse, this.#text)));
      this.#take();
      isKept = done.isChange;
      if (isKept) this.#steps.recordStyle(inverse);
      return done;
    } catch (error) {
      // Options that are refused change nothing.
      [this.#reader, this.options] = kept;
      throw error;
    } finally {
      if (!isKept) memory.giveBack(inverse, sizes.style_inverse);
    }
  }

  /** Forgets what could be undone. */
  forgetSteps() {
    this.#steps.forget();
  }

  get canUndo() {
    return this.#steps.canUndo;
  }

  get canRedo() {
    return this.#steps.canRedo;
  }

  /** Takes the last step back. */
  undo() {
    return this.#travel(true);
  }

  /** Does the step again that was taken back last. */
  redo() {
    return this.#travel(false);
  }

  #travel(isBack) {
    const { mintage_entry_apply: edit, mintage_entry_apply_style: style } = this.mintage.exports;
    const isDone = this.#steps.travel(isBack, (start, isStyle) => {
      (isStyle ? style : edit)(this.address, start, start, this.#text);
    });
    if (!isDone) return outcome(results.absorbed);
    this.#take();
    return outcome(results.changed);
  }

  /** The label of a suggestion: an amount, without its fraction where that is zero. */
  suggestion(amount) {
    const { exports, memory } = this.mintage;
    const start = memory.take(sizes.decimal);
    writeDecimal(this.mintage, start, amount, "amount");
    const written = this.#written((text) =>
      exports.mintage_entry_write_suggestion(this.address, start, text));
    memory.giveBack(start, sizes.decimal);
    return written;
  }

  #hint(hint) {
    return this.#written((text) =>
      this.mintage.exports.mintage_entry_write_hint(this.address, place(hints, hint, "hint"), text));
  }

  #written(call) {
    const { memory } = this.mintage;
    const text = memory.take(sizes.entry_text);
    call(text);
    const start = memory.view.getUint16(text + places.start, true);
    const end = memory.view.getUint16(text + places.end, true);
    const written = memory.read(text + start, end - start);
    memory.giveBack(text, sizes.entry_text);
    return written;
  }

  /** What an empty field shows: zero. */
  get placeholder() {
    return this.#hint("placeholder");
  }

  /** The amount and the currency's code, in the field's digits. */
  get spokenValue() {
    return this.#hint("spoken");
  }

  /** Both readings of the last insertion that was refused as ambiguous; null for any other. */
  get readings() {
    const { exports, memory } = this.mintage;
    const count = memory.writeIntoRoom(this.#pasted);
    const start = memory.take(2 * sizes.decimal);
    const result = exports.mintage_entry_readings(
      this.address, memory.room(), count, start, start + sizes.decimal);
    const both = [readDecimal(memory, start), readDecimal(memory, start + sizes.decimal)];
    memory.giveBack(start, 2 * sizes.decimal);
    return result < 0 ? null : both;
  }
}
