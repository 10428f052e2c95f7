import MintageCore

// With the styles of twelve pairs, which were resolved when the package was compiled.
showPairs { code, locale in CurrencyStyle(code, in: locale) }
