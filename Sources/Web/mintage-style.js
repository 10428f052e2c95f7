// Styles, which write amounts, and readers, which read them.

import {
  ambiguities, digits, forms, groupings, place, readings, reasons, resolutions, roundings, signs,
  sizes, widths,
} from "./mintage-constants.js";

/** Gives room back when nobody uses what stood there. */
const forgotten = new FinalizationRegistry(({ memory, start, count }) => {
  memory.giveBack(start, count);
});

/** Takes room for a value of the module's that lives as long as its owner. */
export function keep(owner, memory, count) {
  const start = memory.take(count);
  forgotten.register(owner, { memory, start, count });
  return start;
}

/** Writes the options of a style at `start`, which is zeroed. */
export function writeStyleOptions(memory, start, options) {
  const set = (offset, list, word, what) => {
    if (word !== undefined) memory.bytes[start + offset] = place(list, word, what);
  };
  memory.view.setUint32(start, sizes.style_options, true);
  set(4, widths, options.display, "display");
  set(5, forms, options.form, "form");
  set(6, signs, options.sign, "sign");
  set(7, groupings, options.grouping, "grouping");
  set(8, roundings, options.rounding, "rounding");
  set(9, resolutions, options.resolution, "resolution");
  const { minimumFractionDigits: least, maximumFractionDigits: most } = options;
  if (least !== undefined || most !== undefined) {
    if (!(least >= 0 && least <= most && most <= 20)) {
      throw new RangeError(`fraction digits ${least} to ${most}: write both, 0 to 20`);
    }
    memory.bytes.set([digits.indexOf("range"), least, most], start + 10);
  } else {
    set(10, digits, options.digits, "digits");
  }
  if (options.numberingSystem) memory.write(options.numberingSystem, start + 16, 7);
}

/** Writes locale and currency into the room and calls with their addresses and counts. */
function withNames(memory, locale, currency, call) {
  const localeCount = memory.writeIntoRoom(`${locale}\0${currency}`) - currency.length - 1;
  const room = memory.room();
  return call(room, localeCount, room + localeCount + 1, currency.length);
}

/** One currency's text in one locale, resolved once. */
export class CurrencyStyle {
  #mintage;
  #start;
  #count;
  currency;
  locale;

  constructor(mintage, currency, locale, options = {}) {
    const { memory } = mintage;
    this.#mintage = mintage;
    this.currency = currency.toUpperCase();
    this.locale = locale;
    this.#start = keep(this, memory, sizes.style);
    this.#count = keep(this, memory, 16);
    const chosen = memory.take(sizes.style_options);
    try {
      writeStyleOptions(memory, chosen, options);
      const result = withNames(memory, locale, currency, (...names) =>
        mintage.exports.mintage_style_resolve(this.#start, mintage.tables, ...names, chosen));
      mintage.check(result, `style of ${currency} in ${locale}`);
    } finally {
      memory.giveBack(chosen, sizes.style_options);
    }
  }

  /**
   * The text of an amount.
   *
   * @param amount Minor units as a bigint, or a plain decimal such as `"1234.5"`.
   */
  format(amount) {
    const { exports, memory } = this.#mintage;
    if (typeof amount === "bigint") {
      if (BigInt.asIntN(64, amount) !== amount) {
        throw new RangeError(`amount ${amount}: minor units have at most 64 bits; write it as text`);
      }
      const room = memory.room();
      const result = exports.mintage_style_format(this.#start, amount, room, 512, this.#count);
      this.#mintage.check(result, `amount ${amount}`);
      return memory.read(room, memory.number(this.#count));
    }
    const count = memory.writeIntoRoom(String(amount));
    const buffer = memory.take(512);
    const result = exports.mintage_style_format_text(
      this.#start, memory.room(), count, buffer, 512, this.#count);
    const text = result < 0 ? "" : memory.read(buffer, memory.number(this.#count));
    memory.giveBack(buffer, 512);
    this.#mintage.check(result, `amount "${amount}"`);
    return text;
  }
}

/** What reads amounts of one currency in one locale, and refuses instead of guessing. */
export class CurrencyReader {
  #mintage;
  currency;
  locale;
  /** The address of the reader. */
  start;

  constructor(mintage, currency, locale, options = {}) {
    const { memory } = mintage;
    this.#mintage = mintage;
    this.currency = currency.toUpperCase();
    this.locale = locale;
    this.start = keep(this, memory, sizes.reader);
    const chosen = memory.take(sizes.style_options);
    const own = memory.take(sizes.reader_options);
    try {
      writeStyleOptions(memory, chosen, options);
      memory.view.setUint32(own, sizes.reader_options, true);
      memory.bytes[own + 4] = place(readings, options.mode ?? "lenient", "mode");
      memory.bytes[own + 5] = place(ambiguities, options.ambiguity ?? "refuse", "ambiguity");
      const result = withNames(memory, locale, currency, (...names) =>
        mintage.exports.mintage_reader_resolve(
          this.start, mintage.tables, 0, ...names, chosen, own));
      mintage.check(result, `reader of ${currency} in ${locale}`);
    } finally {
      memory.giveBack(chosen, sizes.style_options);
      memory.giveBack(own, sizes.reader_options);
    }
  }

  /**
   * Reads a whole text: `{ value }`, or `{ reason, offset }` with `readings` where it has two and
   * `currency` where it is in another one.
   */
  read(text) {
    const { exports, memory } = this.#mintage;
    const count = memory.writeIntoRoom(text);
    const reading = memory.take(sizes.reading);
    const result = exports.mintage_reader_read(this.start, memory.room(), count, reading);
    const reason = reasons[memory.view.getInt32(reading + 52, true)];
    let found;
    if (result >= 0) {
      found = { value: readDecimal(memory, reading) };
    } else {
      found = { reason, offset: memory.number(reading + 48) };
      if (reason === "ambiguous") {
        found.readings = [readDecimal(memory, reading), readDecimal(memory, reading + 24)];
      }
      if (reason === "otherCurrency") found.currency = memory.read(reading + 60, 3);
    }
    memory.giveBack(reading, sizes.reading);
    if (result < 0 && !reason) this.#mintage.check(result, `text "${text}"`);
    return found;
  }
}

/** The plain decimal of the amount at `start`. */
export function readDecimal({ view }, start) {
  const high = view.getBigUint64(start + 8, true);
  const low = view.getBigUint64(start, true);
  const scale = view.getInt32(start + 16, true);
  let text = (high ? (high << 64n) | low : low).toString();
  if (scale > 0) {
    text = text.padStart(scale + 1, "0");
    text = `${text.slice(0, -scale)}.${text.slice(-scale)}`;
  }
  return view.getInt32(start + 20, true) ? `-${text}` : text;
}
