// Runs the module of resolved styles and compares what it writes with what ICU printed.
// Usage: node styles.mjs MODULE.wasm texts.tsv LOCALE/CURRENCY,...
import { readFileSync } from "node:fs";

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

let column;
const expected = new Map();
for (const line of readFileSync(goldens, "utf8").split("\n")) {
  const fields = line.split("\t");
  if (fields[0] === "locale") column = fields.indexOf("symbol -1234.5");
  else if (column) {
    const text = fields[column]?.replace(/\\u\{([0-9A-F]+)\}/g, (_, digits) =>
      String.fromCodePoint(parseInt(digits, 16)));
    expected.set(`${fields[0]} ${fields[1]}`, text);
  }
}
// Amounts are in minor units: none of the yen, a thousandth of the dinars.
const units = { JPY: -1234n, KWD: -1234500n, BHD: -1234500n };
let compared = 0;
let failed = 0;
for (const pair of pairs.split(",")) {
  const [locale, code] = pair.split("/");
  const text = format(locale, code, units[code] ?? -123450n);
  const wanted = expected.get(`${locale.replaceAll("-", "_")} ${code}`);
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
