// Runs the module of resolved styles and compares what it writes with what ICU printed.
// Usage: node styles.mjs MODULE.wasm texts.tsv LOCALE/CURRENCY,...
import { readFileSync } from "node:fs";

import { expected } from "./goldens.mjs";

const [, , module, goldens, pairs] = process.argv;
const { instance } = await WebAssembly.instantiate(readFileSync(module), {});
const { memory, mintage_format, __heap_base } = instance.exports;
const base = __heap_base.value;
const need = base + 2048 - memory.buffer.byteLength;
if (need > 0) memory.grow(Math.ceil(need / 65536));

function put(string, offset) {
  const bytes = new TextEncoder().encode(string);
  new Uint8Array(memory.buffer).set(bytes, base + offset);
  return bytes.length;
}

function format(locale, code, minorUnits) {
  const counts = [put(locale, 0), put(code, 512)];
  const count = mintage_format(
    base, counts[0], base + 512, counts[1], minorUnits, base + 1024, 256);
  if (count < 0) return "none";
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(
    new Uint8Array(memory.buffer, base + 1024, count));
}

let compared = 0;
let failed = 0;
for (const { pair, locale, code, amount, wanted } of expected(goldens, pairs)) {
  const text = format(locale, code, amount);
  if (wanted === undefined) {
    if (text === "none") console.error(`${pair} is not there`), failed++;
    continue;
  }
  compared++;
  if (text !== wanted) {
    console.error(`${pair} is ${JSON.stringify(text)}, not ${JSON.stringify(wanted)}`);
    failed++;
  }
}
for (const [locale, code] of [["de-CH", "USD"], ["de", "CHF"], ["de-CHX", "CHF"], ["", "CHF"]]) {
  if (format(locale, code, 1n) !== "none") console.error(`${locale}/${code} is there`), failed++;
}
if (failed || compared < 9) process.exit(1);
console.log(`styles: ${compared} of ${pairs.split(",").length} texts compared with ICU's`);
