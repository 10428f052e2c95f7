// Runs the module of the hot functions and checks what it writes.
// Usage: node run.mjs MODULE.wasm
import { readFileSync } from "node:fs";

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const { memory, mintage_format, mintage_decimal, mintage_read, __heap_base } = instance.exports;
const text = new TextEncoder();
const base = __heap_base.value;
// There is no allocator, and nothing else lives behind the module's own data.
const need = base + 4096 - memory.buffer.byteLength;
if (need > 0) memory.grow(Math.ceil(need / 65536));

function put(string, offset) {
  const bytes = text.encode(string);
  new Uint8Array(memory.buffer).set(bytes, base + offset);
  return bytes.length;
}

function read(count) {
  if (count < 0) return `error ${count}`;
  return new TextDecoder().decode(new Uint8Array(memory.buffer, base + 1024, count));
}

function format(locale, code, minorUnits) {
  const localeCount = put(locale, 0);
  const codeCount = put(code, 512);
  return read(
    mintage_format(
      base, localeCount, base + 512, codeCount, minorUnits, base + 1024, 256));
}

function decimal(digits, option) {
  return read(mintage_decimal(base, put(digits, 0), option, base + 1024, 256));
}

function reread(string) {
  return read(mintage_read(base, put(string, 0), base + 1024, 256));
}

const cases = [
  [format("en-US", "USD", 123456n), "$1,234.56"],
  [format("en_US", "usd", -(2n ** 63n)), "-$92,233,720,368,547,758.08"],
  [format("de-CH", "CHF", 123450n), "CHF\u00a01'234.50"],
  [format("hi-IN", "INR", 12345678900n), "₹12,34,56,789.00"],
  [
    format("ar-EG", "EGP", -5n),
    "\u061c-\u200f\u0660\u066b\u0660\u0665\u00a0\u062c.\u0645.\u200f",
  ],
  [format("xx", "ABC", 0n), "ABC\u00a00.00"],
  [format("en", "US", 0n), "error -1"],
  [reread("$1,234.56"), "$1,234.56"],
  [reread("(1.234,56) USD"), "-$1,234.56"],
  [reread("\u0665\u066b\u0665 US$"), "$5.50"],
  [reread("1,23.4"), "error -1"],
  [reread("12 EUR"), "error -1"],
  [
    decimal("1234567.891", 4),
    "\u061c+\u0661\u066c\u0662\u0663\u0664\u066c\u0665\u0666\u0667\u066b\u0668\u0669\u0661\u00a0CHF",
  ],
];
let failed = 0;
for (const [found, expected] of cases) {
  if (found === expected) continue;
  failed += 1;
  console.error(`${JSON.stringify(found)} is not ${JSON.stringify(expected)}`);
}
console.log(`${cases.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
