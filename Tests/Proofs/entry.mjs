// Runs the module that types amounts of resolved styles: whatever is set, typed or pasted shows the
// text that ICU printed for it, and reads back as the same amount.
// Usage: node entry.mjs MODULE.wasm texts.tsv LOCALE/CURRENCY,...
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { expected } from "./goldens.mjs";

const [, , module, goldens, pairs] = process.argv;
const { instance } = await WebAssembly.instantiate(readFileSync(module), {});
const { memory, __heap_base, ...mintage } = instance.exports;
// The field, which takes less than the room given, then the text that goes in and what comes out.
const field = (__heap_base.value + 15) & ~15;
const [input, output] = [field + 4096, field + 5120];
const need = output + 512 - memory.buffer.byteLength;
if (need > 0) memory.grow(Math.ceil(need / 65536));

function put(string, address = input) {
  const bytes = new TextEncoder().encode(string);
  new Uint8Array(memory.buffer).set(bytes, address);
  return bytes.length;
}

function open(pair, { centsFirst = false, negative = true } = {}) {
  const [locale, code] = pair.split("/");
  const counts = [put(locale), put(code, input + 512)];
  return mintage.mintage_open(
    field, input, counts[0], input + 512, counts[1], Number(centsFirst), Number(negative));
}

function insert(string, isKey = false) {
  const count = put(string);
  return mintage.mintage_insert(field, input, count, Number(isKey));
}

function type(string) {
  for (const key of string) assert.ok(insert(key, true) >= 0, `${key} of ${string}`);
}

/** The text with a bar at the caret. */
function shown() {
  const result = mintage.mintage_text(field, output);
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(
    new Uint8Array(memory.buffer, output, result & 0xffff));
  return `${text.slice(0, result >> 16)}|${text.slice(result >> 16)}`;
}
const text = () => shown().replace("|", "");

// Typing, deleting, undoing and pasting as people do.
assert.equal(open("en-US/USD"), 0);
type("1234567");
assert.equal(shown(), "$1,234,567|");
type(".5");
assert.equal(shown(), "$1,234,567.5|");
assert.equal(mintage.mintage_minor_units(field), 123456750n);
assert.equal(mintage.mintage_delete(field, 2), 1);
assert.equal(shown(), "$1,234,567.|");
assert.equal(mintage.mintage_undo(field), 1);
assert.equal(shown(), "$1,234,567.5|");
mintage.mintage_select(field, 0, 12);
assert.equal(insert("$9,876.50"), 1);
assert.equal(shown(), "$9,876.50|");
mintage.mintage_select(field, 4, 4);
assert.equal(mintage.mintage_delete(field, 0), 1);
assert.equal(shown(), "$9|76.50");
assert.ok(insert("x", true) < 0);
assert.equal(insert("-", true), 1);
assert.equal(mintage.mintage_commit(field), 0);
assert.equal(text(), "-$976.50");
assert.equal(open("de-DE/EUR", { negative: false }), 0);
type("1234,5");
assert.equal(shown(), "1.234,5|\u00A0€");
assert.ok(insert("-", true) < 0);
for (const pair of ["de-CH/USD", "de/CHF", "/CHF"]) assert.equal(open(pair), -1, pair);

let compared = 0;
for (const { pair, amount, wanted } of expected(goldens, pairs)) {
  if (wanted === undefined) continue;
  assert.equal(open(pair), 0, pair);
  mintage.mintage_set(field, amount);
  mintage.mintage_commit(field);
  assert.equal(text(), wanted, `${pair}, set`);
  assert.equal(mintage.mintage_minor_units(field), amount, pair);
  open(pair);
  assert.equal(insert(wanted), 1, `${pair}, pasted`);
  assert.equal(text(), wanted, `${pair}, pasted`);
  assert.equal(mintage.mintage_minor_units(field), amount, `${pair}, pasted`);
  open(pair, { centsFirst: true });
  type(`${-amount}-`);
  assert.equal(text(), wanted, `${pair}, typed`);
  compared++;
}
assert.ok(compared >= 9);
console.log(`entry: ${compared} of ${pairs.split(",").length} pairs compared with ICU's texts`);
