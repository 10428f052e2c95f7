import MintageCore

// With tables of its own, from which any pair of their locales and currencies is resolved.
showPairs { code, locale in CurrencyStyle(code, in: LocaleIdentifier(stringLiteral: locale)) }
