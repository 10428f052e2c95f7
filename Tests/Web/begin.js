// How a field gets to show a text that a case names: it is typed, limits aside.

/** A text with one kind of space and without marks nobody sees. */
export const folded = (text) => text.replace(/\s/g, " ").replace(/\p{Cf}/gu, "");

/** The text between two parts' ends. */
function part(entry, ...roles) {
  const found = entry.parts.filter(({ role }) => roles.includes(role));
  return found.length ? entry.text.slice(found[0].start, found.at(-1).end) : "";
}

/** The digits, decimal separator and minus of a text: what would be typed for it. */
function numberCharacters(entry, text, isPadded) {
  entry.press(1);
  const prefix = folded(part(entry, "prefix"));
  const suffix = folded(part(entry, "suffix"));
  entry.clear();
  let rest = folded(text);
  let minus = "";
  if (/^[-\u2212]/.test(rest) && rest.slice(1).startsWith(prefix)) {
    minus = "-";
    rest = rest.slice(1);
  }
  if (rest.startsWith(prefix)) rest = rest.slice(prefix.length);
  if (suffix && rest.endsWith(suffix)) rest = rest.slice(0, -suffix.length);
  const decimal = entry.separatorLabel;
  let number = "";
  for (const character of rest) {
    if (/\p{Nd}/u.test(character) || character === decimal) number += character;
    else if ("-\u2212(".includes(character)) minus = "-";
  }
  if (isPadded && number.includes(decimal)) {
    while (number.endsWith("0")) number = number.slice(0, -1);
    if (number.endsWith(decimal)) number = number.slice(0, -1);
  }
  return minus + number;
}

/** What stands between the groups of a field, folded. */
function groupingSeparator(options) {
  const million = mintage.entry({ ...options, mode: "decimal-first" });
  million.setValue("1234567");
  return [...folded(part(million, "integer"))].find((character) => !/\p{Nd}/u.test(character)) ?? "";
}

function withoutLeadingZeros(text, grouping) {
  const plain = grouping ? folded(text).replaceAll(grouping, "") : folded(text);
  return plain.replace(/\p{Nd}+/u, (digits) => digits.replace(/^0+(?=\p{Nd})/u, ""));
}

/** Puts the field into the state in which it shows a text. */
export function begin(text, options) {
  const { entry } = field;
  const free = {
    ...options, maximumIntegerDigits: undefined, minimum: undefined, maximum: undefined,
    allowsNegative: true, typedSeparator: "always-decimal",
  };
  entry.switchTo(free);
  for (const character of numberCharacters(entry, text, options.fraction === "padded")) {
    entry.insert(character);
  }
  entry.switchTo(options);
  const typed = entry.text;
  if (folded(typed) !== folded(text)) {
    const outcome = entry.commit();
    const isShown = outcome.kind !== "refused" && folded(entry.text) === folded(text);
    if (!isShown) {
      entry.undo();
      const grouping = groupingSeparator(options);
      const isAlike =
        withoutLeadingZeros(typed, grouping) === withoutLeadingZeros(text, grouping);
      if (!isAlike && !/^-?[0-9]+(\.[0-9]+)?$/.test(text)) return null;
      if (!isAlike) entry.setValue(text);
      else if (entry.text !== typed) entry.select(0, 0);
    }
  }
  entry.forgetSteps();
  field.options = options;
  field.entry.forgetSteps();
  return field.text;
}

/** Whether the field shows a text, with or without what stands around and between its digits. */
export function isShowing(text, options) {
  const { entry } = field;
  const number = folded(part(entry, "integer", "decimal-separator", "fraction"));
  const sign = entry.isNegative ? "-" : "";
  const grouping = groupingSeparator(options);
  const plain = grouping ? number.replaceAll(grouping, "") : number;
  return [folded(entry.text), sign + number, sign + plain].includes(folded(text));
}
