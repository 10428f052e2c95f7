// What may be chosen about an entry, as `mintage_entry_options` of the header.

import { place, sizes, typedSeparators } from "./mintage-constants.js";

/** Writes a plain decimal at `start`; throws what is wrong with it. */
export function writeDecimal(mintage, start, amount, what) {
  const { exports, memory } = mintage;
  const count = memory.writeIntoRoom(String(amount));
  mintage.check(exports.mintage_decimal_parse(start, memory.room(), count), `${what} "${amount}"`);
}

const isGiven = (amount) => amount !== undefined && amount !== null && amount !== "";

/** The members that are one byte, with their places. */
function bytes(options) {
  return [
    [4, options.allowsNegative || String(options.minimum ?? "").startsWith("-")],
    [5, options.emptyIsZero],
    [6, options.fitsMinorUnits],
    [7, options.fraction === "padded"],
    [8, place(typedSeparators, options.typedSeparator ?? "structural", "typed separator")],
    [9, options.ambiguous === "locale"],
    [10, options.bareDigits === "keys"],
    [11, options.showsZeroAsBlank],
    [12, options.writesRoundedOnFocus],
    [13, options.appliesOutsideAmounts],
    [15, options.reentersOnFocus],
    [16, Number(options.maximumIntegerDigits ?? 0)],
    [17, isGiven(options.minimum)],
    [18, isGiven(options.maximum)],
    [19, options.groupsWhileEditing === false],
    [20, options.showsSymbolWhileEditing === false],
    [21, options.usesLatinDigits],
    [22, options.usesPlainSpaces],
    [23, options.affixes],
    [24, options.groupSizes],
    [25, options.groupSizes?.[0] ?? 0],
    [26, options.groupSizes?.[1] ?? 0],
  ];
}

/** Writes options at `start`, which is zeroed. */
export function writeEntryOptions(mintage, start, options) {
  const { memory } = mintage;
  memory.view.setUint32(start, sizes.entry_options, true);
  for (const [offset, value] of bytes(options)) {
    memory.bytes[start + offset] = typeof value === "number" ? value : value ? 1 : 0;
  }
  const scalar = (text) => (text ? text.codePointAt(0) : 0);
  memory.view.setUint32(start + 28, scalar(options.decimalSeparator), true);
  memory.view.setUint32(start + 32, scalar(options.groupingSeparator), true);
  memory.write(options.affixes?.prefix ?? "", start + 36, 32);
  memory.write(options.affixes?.suffix ?? "", start + 68, 32);
  if (isGiven(options.minimum)) writeDecimal(mintage, start + 104, options.minimum, "minimum");
  if (isGiven(options.maximum)) writeDecimal(mintage, start + 128, options.maximum, "maximum");
}
