// What can be asked about an entry: the amount, what it is like, and the parts of its text.

import { keyboards, modes, roles, sizes } from "./mintage-constants.js";
import { keep, readDecimal } from "./mintage-style.js";

export class EntryFacts {
  #state = null;
  mintage;
  /** Where the entry is in the module's memory. */
  address;
  /** The options in force. */
  options = {};
  /** What the field shows, and what is selected in UTF-16 units: `anchor` stays, `head` moves. */
  text = "";
  anchor = 0;
  head = 0;

  constructor(mintage) {
    this.mintage = mintage;
    this.address = keep(this, mintage.memory, sizes.entry);
  }

  /** What was asked holds no more. */
  forgetFacts() {
    this.#state = null;
  }

  #read(offset) {
    const { exports, memory } = this.mintage;
    if (!this.#state) {
      const start = memory.take(sizes.entry_state);
      exports.mintage_entry_get_state(this.address, start);
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
    const { minimum, maximum } = this.options;
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
    const { exports, memory } = this.mintage;
    const part = memory.take(16);
    const parts = roles.map((role, index) => {
      exports.mintage_entry_part(this.address, index, part);
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
}
