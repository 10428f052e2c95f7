// The numbers of `mintage.h`, by the names that this module uses; each list is in their order. The
// tests compare them with the header.

export const errors = [
  "ok", "argument", "notResolved", "bufferTooSmall", "currency", "amount", "tooManyDigits", "inexact",
  "options", "notTables", "tablesVersion", "tablesTruncated", "tablesDamaged", "refused", "unknown",
  "skeleton",
];
export const outcomes = ["changed", "moved", "absorbed", "regrouped", "interpreted", "refused"];
export const interpretations = ["wholeUnits", "locale", "decimalSeparator"];
export const refusals = [
  "notUnderstood", "negativeNotAllowed", "signInsideSelection", "noFractionDigits", "centsFirst",
  "separatorPresent", "foreignSeparator", "tooManyIntegerDigits", "tooManyFractionDigits",
  "tooManyDigits", "aboveMaximum", "belowMinimum", "outsideNumber", "nothingToDelete", "notAnAmount",
  "digitsOnly", "wrongGrouping", "notAMultiple", "otherCurrency", "ambiguous", "outdated",
];
export const reasons = [
  "", "empty", "unexpectedCharacter", "wrongGrouping", "otherCurrency", "ambiguous",
  "tooManyFractionDigits", "notAMultiple", "outOfRange", "misplacedSign", "unbalancedParentheses",
  "exponent", "percent", "magnitude", "range", "time", "ledgerMark",
];
export const modes = ["cents-first", "decimal-first"];
export const widths = ["symbol", "narrow", "code", "formal", "variant", "none"];
export const forms = ["standard", "accounting"];
export const signs = ["automatic", "always", "never", "except-zero", "negative"];
export const groupings = ["automatic", "always", "off", "minimum-two", "thousands"];
export const roundings = [
  "half-even", "half-up", "half-down", "half-odd", "half-ceiling", "half-floor", "up", "down",
  "ceiling", "floor", "unnecessary",
];
export const resolutions = ["parity", "clean"];
export const digits = ["currency", "cash", "iso", "range"];
export const typedSeparators = ["structural", "always-decimal", "strict"];
export const readings = ["lenient", "strict"];
export const ambiguities = ["refuse", "locale"];
export const deletions = [
  "backward", "forward", "word-backward", "word-forward", "line-backward", "line-forward",
];
export const movements = ["left", "right", "home", "end"];
export const roles = [
  "prefix", "sign", "integer", "decimal-separator", "fraction", "placeholder", "suffix",
];
export const keyboards = ["number-pad", "decimal-pad", "numbers-and-punctuation"];
export const hints = ["placeholder", "plain", "spoken"];
export const keys = {
  backspace: 16, "double-zero": 17, "triple-zero": 18, separator: 19, sign: 20,
  "forward-delete": 21, clear: 22,
};

/** Bytes of the structs of `mintage.h`, for 32-bit addresses. */
export const sizes = {
  decimal: 24, tables: 8, style: 256, style_options: 24, reader: 768, reader_options: 8, reading: 64,
  entry: 2560, inverse: 96, style_inverse: 1408, entry_text: 424, entry_options: 152,
  entry_state: 64, part: 10, currency_info: 28,
};

/** The place of a word in a list; throws what may stand there. */
export function place(list, word, what) {
  const index = list.indexOf(word);
  if (index < 0) {
    throw new RangeError(`${what} "${word}": write one of ${list.join(", ")}`);
  }
  return index;
}
