// An amount being typed: text, selection and amount, with undo. No page is needed for it.

import {
  deletions, hints, interpretations, keyboards, keys, modes, movements, outcomes, place, refusals,
  roles, sizes,
} from "./mintage-constants.js";
import { writeDecimal, writeEntryOptions } from "./mintage-entry-options.js";
import { Steps } from "./mintage-steps.js";
import { CurrencyReader, keep, readDecimal } from "./mintage-style.js";

/** Outcomes are few; each is made once and compared by identity. */
const made = [];

/** What an edit did, out of the module's number. */
function outcome(result) {
  const code = result & 0xffff;
  if (made[code]) return made[code];
  const kind = outcomes[code & 0xff];
  const detail = code >> 8;
  const fresh = Object.freeze({
    kind,
    isChange: kind === "changed" || kind === "regrouped" || kind === "interpreted",
    reason: kind === "refused" ? refusals[detail] : undefined,
    interpretation: kind === "interpreted" ? interpretations[detail] : undefined,
  });
  made[code] = fresh;
  return fresh;
}

/** A plain decimal without the zeros that end its fraction. */
const withoutZeros = (value) => (value.includes(".") ? value.replace(/\.?0+$/, "") : value);

const codes = { changed: 0, absorbed: 2 };
/** Places in `mintage_entry_text`. */
const places = { start: 408, end: 410, head: 416, anchor: 418 };

export class CurrencyEntry {
  #mintage;
  #entry;
  #text;
  #steps;
  #reader;
  #options;
  #state = null;
  #pasted = "";
  /** What the field shows, and what is selected in UTF-16 units: `anchor` stays, `head` moves. */
  text = "";
  anchor = 0;
  head = 0;

  constructor(mintage, options = {}) {
    const { exports, memory } = mintage;
    this.#mintage = mintage;
    this.#entry = keep(this, memory, sizes.entry);
    this.#text = keep(this, memory, sizes.entry_text);
    this.#steps = new Steps(this, memory);
    this.#resolve(options);
    this.#withOptions((start) =>
      exports.mintage_entry_init(this.#entry, this.#reader.start, this.#mode, start));
    exports.mintage_entry_write(this.#entry, this.#text);
    this.#take();
  }

  #resolve(options) {
    const locale = options.locale ?? "en";
    const currency = options.currency || this.#mintage.currencyOf(locale) || "USD";
    this.#reader = new CurrencyReader(this.#mintage, currency, locale, {
      ...options, mode: "lenient",
      ambiguity: "refuse", form: options.accounting ? "accounting" : "standard",
    });
    this.#options = options;
  }

  get #mode() {
    return place(modes, this.#options.mode ?? "decimal-first", "mode");
  }

  /** Writes the options and calls with their address. */
  #withOptions(call) {
    const { memory } = this.#mintage;
    const start = memory.take(sizes.entry_options);
    try {
      writeEntryOptions(this.#mintage, start, this.#options);
      return this.#mintage.check(call(start), "entry");
    } finally {
      memory.giveBack(start, sizes.entry_options);
    }
  }

  /** Reads text and selection out of the module. */
  #take() {
    const { memory } = this.#mintage;
    const { bytes, view } = memory;
    const start = this.#text;
    const from = start + view.getUint16(start + places.start, true);
    const to = start + view.getUint16(start + places.end, true);
    let isPlain = true;
    for (let index = from; index < to; index += 1) {
      if (bytes[index] >= 0x80) {
        isPlain = false;
        break;
      }
    }
    this.text = isPlain
      ? String.fromCharCode.apply(null, bytes.subarray(from, to))
      : memory.read(from, to - from);
    this.head = view.getUint16(start + places.head, true);
    this.anchor = view.getUint16(start + places.anchor, true);
    this.#state = null;
  }

  /** Takes what an edit did, and keeps what undoes it. */
  #finish(result) {
    if (result < 0) this.#mintage.check(result, "edit");
    this.#take();
    const done = outcome(result);
    if (done.isChange) this.#steps.record(((result >> 16) & 1) === 1);
    return done;
  }

  /** Replaces what is selected: by a `key` or several, or by an `insertion` that is pasted or so. */
  insert(text, source = "key") {
    const { exports, memory } = this.#mintage;
    if (source === "insertion") this.#pasted = text;
    const count = memory.writeIntoRoom(text);
    return this.#finish(
      exports.mintage_entry_replace_selection(
        this.#entry, memory.room(), count, source === "key" ? 0 : 1, this.#steps.next, this.#text));
  }

  /** Replaces a range of UTF-16 units. */
  replace(start, end, text, source = "key") {
    const { exports, memory } = this.#mintage;
    if (source === "insertion") this.#pasted = text;
    const count = memory.writeIntoRoom(text);
    return this.#finish(
      exports.mintage_entry_replace(
        this.#entry, 1, start, end, memory.room(), count, source === "key" ? 0 : 1, this.#steps.next,
        this.#text));
  }

  /** Moves a range to another place of the text, as dragging does, in one step of undo. */
  moveRange(start, end, target) {
    if (target >= start && target <= end) return outcome(codes.absorbed);
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
      this.#mintage.exports.mintage_entry_delete(
        this.#entry, place(deletions, what, "deletion"), this.#steps.next, this.#text));
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
      this.#mintage.exports.mintage_entry_press(this.#entry, code, this.#steps.next, this.#text));
  }

  /** Empties the field. */
  clear() {
    return this.press("clear");
  }

  #edit(name, amount) {
    const { exports, memory } = this.#mintage;
    if (amount === null || amount === "") {
      return this.#finish(exports[name](this.#entry, 0, this.#steps.next, this.#text));
    }
    const start = memory.take(sizes.decimal);
    try {
      writeDecimal(this.#mintage, start, amount, "amount");
      return this.#finish(exports[name](this.#entry, start, this.#steps.next, this.#text));
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
      this.#mintage.exports.mintage_entry_set_units(
        this.#entry, units, this.#steps.next, this.#text));
  }

  /** The field got the focus. */
  beginEditing() {
    return this.#finish(
      this.#mintage.exports.mintage_entry_begin(this.#entry, this.#steps.next, this.#text));
  }

  /** The field was left, or its text accepted. It is a step of undo only where the amount changed. */
  commit({ clamps = false } = {}) {
    const before = withoutZeros(this.value);
    const result = this.#mintage.check(
      this.#mintage.exports.mintage_entry_commit(
        this.#entry, clamps ? 1 : 0, this.#steps.next, this.#text), "edit");
    this.#take();
    const done = outcome(result);
    if (done.isChange && withoutZeros(this.value) !== before) this.#steps.record(false);
    return done;
  }

  /** Selects as the page did, in UTF-16 units. */
  select(anchor, head) {
    this.#mintage.exports.mintage_entry_select(this.#entry, 1, anchor, head, this.#text);
    this.#take();
  }

  selectAll() {
    this.#mintage.exports.mintage_entry_select_all(this.#entry, this.#text);
    this.#take();
  }

  /** Moves the caret `left`, `right`, `home` or to the `end`; pages let the browser do that. */
  move(movement, isExtending = false) {
    const result = this.#mintage.exports.mintage_entry_move(
      this.#entry, place(movements, movement, "movement"), isExtending ? 1 : 0, this.#text);
    this.#take();
    return outcome(this.#mintage.check(result, "movement"));
  }

  /** Puts other options in force; the amount stays, in one step of undo. */
  switchTo(options) {
    this.#resolve(options);
    const { exports, memory } = this.#mintage;
    const inverse = memory.take(sizes.style_inverse);
    const done = outcome(this.#withOptions((start) =>
      exports.mintage_entry_switch(
        this.#entry, this.#reader.start, this.#mode, start, inverse, this.#text)));
    this.#take();
    if (done.isChange) this.#steps.recordStyle(inverse);
    else memory.giveBack(inverse, sizes.style_inverse);
    return done;
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
    const { mintage_entry_apply: edit, mintage_entry_apply_style: style } = this.#mintage.exports;
    const isDone = this.#steps.travel(isBack, (start, isStyle) => {
      (isStyle ? style : edit)(this.#entry, start, start, this.#text);
    });
    if (!isDone) return outcome(codes.absorbed);
    this.#take();
    return outcome(codes.changed);
  }

  /** The label of a suggestion: an amount, without its fraction where that is zero. */
  suggestion(amount) {
    const { exports, memory } = this.#mintage;
    const start = memory.take(sizes.decimal);
    writeDecimal(this.#mintage, start, amount, "amount");
    const written = this.#written((text) =>
      exports.mintage_entry_write_suggestion(this.#entry, start, text));
    memory.giveBack(start, sizes.decimal);
    return written;
  }

  #hint(hint) {
    return this.#written((text) =>
      this.#mintage.exports.mintage_entry_write_hint(this.#entry, place(hints, hint, "hint"), text));
  }

  #written(call) {
    const { memory } = this.#mintage;
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

  #read(offset) {
    const { exports, memory } = this.#mintage;
    if (!this.#state) {
      const start = memory.take(sizes.entry_state);
      exports.mintage_entry_get_state(this.#entry, start);
      this.#state = {
        value: memory.bytes[start + 50] ? readDecimal(memory, start) : "",
        minorUnits: memory.bytes[start + 51] ? memory.view.getBigInt64(start + 24, true) : null,
        separator: memory.number(start + 36),
        zero: memory.number(start + 40),
        currency: memory.read(start + 44, 3),
        bytes: memory.bytes.slice(start, start + sizes.entry_state),
      };
      memory.giveBack(start, sizes.entry_state);
    }
    return offset === undefined ? this.#state : this.#state.bytes[offset];
  }

  /** The amount as a plain decimal such as `"1234.5"`; empty where there is none. */
  get value() {
    return this.#read().value;
  }

  /** The amount in ISO 4217 minor units as a bigint; null where there is none. */
  get minorUnits() {
    return this.#read().minorUnits;
  }

  get currency() {
    return this.#read().currency;
  }

  get mode() {
    return modes[this.#read(48)];
  }

  get keyboard() {
    return keyboards[this.#read(49)];
  }

  get isEmpty() {
    return this.#read(52) === 1;
  }

  get isZero() {
    return this.#read(53) === 1;
  }

  get isNegative() {
    return this.#read(54) === 1;
  }

  get isRounded() {
    return this.#read(55) === 1;
  }

  get isEdited() {
    return this.#read(56) === 1;
  }

  get isEditing() {
    return this.#read(57) === 1;
  }

  get isInRange() {
    return this.#read(58) === 1;
  }

  /** Why the amount is out of range, `aboveMaximum` or `belowMinimum`; undefined where it is not. */
  get rangeRefusal() {
    if (this.isInRange || this.value === "") return undefined;
    const { minimum, maximum } = this.#options;
    if (!maximum) return "belowMinimum";
    if (!minimum) return "aboveMaximum";
    // That it is beyond one of them is exact; only which one is left to tell.
    return Number(this.value) <= Number(minimum) ? "belowMinimum" : "aboveMaximum";
  }

  get canCommit() {
    return this.#read(59) === 1;
  }

  get isSeparatorEnabled() {
    return this.#read(60) === 1;
  }

  get separatorLabel() {
    return String.fromCodePoint(this.#read().separator);
  }

  get digitLabels() {
    return Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(this.#read().zero + digit));
  }

  /** The parts of the text, in order: `{ role, start, end }` in UTF-16 units; empty ones left out. */
  get parts() {
    const { exports, memory } = this.#mintage;
    const part = memory.take(16);
    const parts = roles.map((role, index) => {
      exports.mintage_entry_part(this.#entry, index, part);
      const start = memory.view.getUint16(part + 6, true);
      return { role, start, end: memory.view.getUint16(part + 8, true) };
    });
    memory.giveBack(part, 16);
    return parts.filter(({ start, end }) => start < end);
  }

  /** Whether a range covers all digits and the sign. */
  isWhole(start, end) {
    return this.text !== "" && this.parts.every(
      (part) => part.role === "prefix" || part.role === "suffix" || (start <= part.start && part.end <= end));
  }

  get isAllSelected() {
    return this.isWhole(Math.min(this.anchor, this.head), Math.max(this.anchor, this.head));
  }

  /** Both readings of the last insertion that was refused as ambiguous; null for any other. */
  get readings() {
    const { exports, memory } = this.#mintage;
    const count = memory.writeIntoRoom(this.#pasted);
    const start = memory.take(2 * sizes.decimal);
    const result = exports.mintage_entry_readings(
      this.#entry, memory.room(), count, start, start + sizes.decimal);
    const both = [readDecimal(memory, start), readDecimal(memory, start + sizes.decimal)];
    memory.giveBack(start, 2 * sizes.decimal);
    return result < 0 ? null : both;
  }
}
