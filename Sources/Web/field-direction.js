// Which locales write from right to left: what a field's direction follows where it has none.

const rightToLeft = new Set(
  "ar arc ckb dv fa glk he iw ji ks lrc mzn nqo pnb ps sd syr ug ur yi".split(" "),
);
const scripts = new Set("adlm arab hebr mand mend nkoo rohg samr syrc thaa yezi".split(" "));

/** `rtl` or `ltr` for a locale identifier. */
export function direction(locale) {
  const [language, ...rest] = locale.toLowerCase().replaceAll("_", "-").split("-");
  const script = rest.find((part) => /^[a-z]{4}$/.test(part));
  if (script) return scripts.has(script) ? "rtl" : "ltr";
  if (language === "pa" && rest.includes("pk")) return "rtl";
  return rightToLeft.has(language) ? "rtl" : "ltr";
}
