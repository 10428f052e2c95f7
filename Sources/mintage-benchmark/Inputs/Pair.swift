import Mintage

/// A locale and a currency that the second workload mixes.
struct Pair {
  let locale: StaticString
  let code: StaticString

  static let dollars = Pair(locale: "en_US", code: "USD")

  /// Twelve pairs that between them use every layout: suffixes, Indian grouping, native digits, no
  /// and three fraction digits, rounding, letters beside the number.
  static let all = [
    dollars, Pair(locale: "de_DE", code: "EUR"), Pair(locale: "de_CH", code: "CHF"),
    Pair(locale: "ja_JP", code: "JPY"), Pair(locale: "hi_IN", code: "INR"),
    Pair(locale: "ar_EG", code: "EGP"), Pair(locale: "fa_IR", code: "IRR"),
    Pair(locale: "pt_BR", code: "BRL"), Pair(locale: "pl_PL", code: "PLN"),
    Pair(locale: "sv_SE", code: "SEK"), Pair(locale: "en_IN", code: "INR"),
    Pair(locale: "ar_BH", code: "BHD"),
  ]

  var currency: CurrencyCode { CurrencyCode(code) ?? .xxx }

  var style: CurrencyStyle {
    CurrencyStyle(currency, in: LocaleIdentifier(stringLiteral: locale))
  }
}
