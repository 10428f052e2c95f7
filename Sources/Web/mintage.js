// Currency formatting, reading and entry in a page: the module, and what it makes.
//
//     import { load } from "./mintage.js";
//     const mintage = await load();
//     mintage.style("USD", "en-US").format(123456n);          // "$1,234.56"
//     mintage.reader("EUR", "de-DE").read("1.234,56 €");      // { value: "1234.56", … }
//     const entry = mintage.entry({ currency: "CHF", locale: "de-CH", mode: "cents-first" });

import { errors, sizes } from "./mintage-constants.js";
import { CurrencyEntry } from "./mintage-entry.js";
import { Memory } from "./mintage-memory.js";
import { CurrencyReader, CurrencyStyle } from "./mintage-style.js";

export { CurrencyEntry, CurrencyReader, CurrencyStyle };

/** What is wrong and what helps, for errors that a page can cause. */
const words = {
  currency: "a currency code is three letters; write it like EUR",
  amount: "this is no plain decimal; write digits and a point, like -1234.5",
  tooManyDigits: "an amount has at most 38 digits",
  inexact: "the amount has digits that are not shown, and rounding was declared unnecessary",
  options: "an option has a value that is not known",
  notTables: "these are no tables; write them by mintagec compile --format binary",
  tablesVersion: "the tables are of another version; compile them with the module's own",
  tablesTruncated: "the tables are cut; fetch them anew",
  tablesDamaged: "the tables are damaged; fetch them anew",
};

/** What the module could not do, and why. */
export class MintageError extends Error {
  /** @param result A negative result. */
  constructor(result, what) {
    const code = errors[-result] ?? String(result);
    super(`${what}: ${words[code] ?? code}`);
    this.name = "MintageError";
    /** The name of the error, such as `currency`. */
    this.code = code;
  }
}

/**
 * Loads the module and the tables.
 *
 * @param source Where the module is: an address, a response, bytes, or a compiled module.
 * @param options `tables`: an address or bytes of tables that `mintagec compile --format binary`
 *   wrote, in place of those in the module.
 */
export async function load(source = new URL("mintage.wasm", import.meta.url), { tables } = {}) {
  const [instance, bytes] = await Promise.all([instantiate(source), tables && fetched(tables)]);
  const mintage = new Mintage(instance.exports);
  if (bytes) mintage.use(bytes);
  return mintage;
}

async function instantiate(source) {
  if (source instanceof WebAssembly.Module) return new WebAssembly.Instance(source, {});
  if (ArrayBuffer.isView(source) || source instanceof ArrayBuffer) {
    return (await WebAssembly.instantiate(source, {})).instance;
  }
  const response = source instanceof Response ? source : await fetch(source);
  if (!response.ok) throw new Error(`${response.url}: status ${response.status}`);
  // A server that does not know the type of the file shall not keep it from loading.
  if (response.headers.get("content-type") !== "application/wasm") {
    return (await WebAssembly.instantiate(await response.arrayBuffer(), {})).instance;
  }
  return (await WebAssembly.instantiateStreaming(response, {})).instance;
}

async function fetched(tables) {
  if (ArrayBuffer.isView(tables) || tables instanceof ArrayBuffer) return tables;
  const response = await fetch(tables);
  if (!response.ok) throw new Error(`${response.url}: status ${response.status}`);
  return response.arrayBuffer();
}

/** The module with the tables it uses. */
export class Mintage {
  /** The module's functions. */
  exports;
  memory;
  #tables;

  constructor(exports) {
    this.exports = exports;
    this.memory = new Memory(exports);
    this.#tables = this.memory.take(sizes.tables);
    if (exports.mintage_tables_default) {
      this.check(exports.mintage_tables_default(this.#tables), "tables of the module");
    }
  }

  /** Throws what an error says; gives back everything else. */
  check(result, what) {
    if (result < 0) throw new MintageError(result, what);
    return result;
  }

  /** The address of the tables. */
  get tables() {
    return this.#tables;
  }

  /** Uses tables that were fetched from here on; they are checked, and refused where damaged. */
  use(tables) {
    const bytes = ArrayBuffer.isView(tables)
      ? new Uint8Array(tables.buffer, tables.byteOffset, tables.byteLength)
      : new Uint8Array(tables);
    const start = this.memory.take(bytes.length);
    this.memory.bytes.set(bytes, start);
    const opened = this.memory.take(sizes.tables);
    this.check(this.exports.mintage_tables_open(opened, start, bytes.length), "tables");
    this.#tables = opened;
  }

  /** A style: one currency's text in one locale. */
  style(currency, locale, options) {
    return new CurrencyStyle(this, currency, locale, options);
  }

  /** What reads amounts of one currency in one locale. */
  reader(currency, locale, options) {
    return new CurrencyReader(this, currency, locale, options);
  }

  /** An amount being typed. */
  entry(options) {
    return new CurrencyEntry(this, options);
  }

  /** The currency of a locale's region; null where it has none. */
  currencyOf(locale) {
    const { exports, memory } = this;
    const count = memory.writeIntoRoom(locale);
    const letters = memory.take(16);
    const result = exports.mintage_tables_currency_of_locale(
      this.#tables, memory.room(), count, letters);
    const currency = result < 0 ? null : memory.read(letters, 3);
    memory.giveBack(letters, 16);
    return currency;
  }

  /** The locale whose rules an identifier gets; empty for root. */
  resolvedLocale(locale) {
    return this.#written((buffer, capacity, count, text, textCount) =>
      this.exports.mintage_tables_resolved_locale(
        this.#tables, text, textCount, buffer, capacity, count), locale);
  }

  /** The identifiers of all locales. */
  get locales() {
    return this.#list("mintage_tables_locales");
  }

  /** The codes of all currencies. */
  get currencies() {
    return this.#list("mintage_tables_currencies");
  }

  #list(name) {
    const text = this.#written((buffer, capacity, count) =>
      this.exports[name](this.#tables, buffer, capacity, count));
    return text.split("\n").filter((line) => line);
  }

  #written(call, text = "") {
    const { memory } = this;
    const textCount = memory.writeIntoRoom(text);
    const textStart = memory.room();
    const count = memory.take(16);
    const capacity = 32768;
    const buffer = memory.take(capacity);
    const result = call(buffer, capacity, count, textStart, textCount);
    const written = result < 0 ? "" : memory.read(buffer, memory.number(count));
    memory.giveBack(buffer, capacity);
    memory.giveBack(count, 16);
    this.check(result, "text");
    return written;
  }
}
