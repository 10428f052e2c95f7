// What ICU printed for -1234.5 of each pair, for the scripts that run modules of known pairs.
import { readFileSync } from "node:fs";

/** The texts by locale and currency, as `de_CH CHF`, out of `texts.tsv`. */
function texts(file) {
  const found = new Map();
  let column;
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const fields = line.split("\t");
    if (fields[0] === "locale") column = fields.indexOf("symbol -1234.5");
    else if (column) {
      const text = fields[column]?.replace(/\\u\{([0-9A-F]+)\}/g, (_, digits) =>
        String.fromCodePoint(parseInt(digits, 16)));
      found.set(`${fields[0]} ${fields[1]}`, text);
    }
  }
  return found;
}

// Amounts are in minor units: none of the yen, a thousandth of the dinars.
const units = { JPY: -1234n, KWD: -1234500n, BHD: -1234500n };

/** Locale, code, minor units and ICU's text of each pair; no text where ICU's is not kept. */
export function expected(file, pairs) {
  const found = texts(file);
  return pairs.split(",").map((pair) => {
    const [locale, code] = pair.split("/");
    const wanted = found.get(`${locale.replaceAll("-", "_")} ${code}`);
    return { pair, locale, code, amount: units[code] ?? -123450n, wanted };
  });
}
