import Foundation
import MintageCore
import MintageTestSupport

/// What may be asked of Foundation's currency style, and how to ask the same here.
struct FoundationVariant: Sendable {
  let name: String
  let foundation: @Sendable (Decimal.FormatStyle.Currency) -> Decimal.FormatStyle.Currency
  let options: AmountOptions
  var isNamed = false

  static let plain = FoundationVariant(
    name: "plain", foundation: { $0 }, options: AmountOptions())

  static let all: [FoundationVariant] = [
    plain,
    FoundationVariant(
      name: "narrow", foundation: { $0.presentation(.narrow) },
      options: AmountOptions(StyleOptions(width: .narrow))),
    FoundationVariant(
      name: "code", foundation: { $0.presentation(.isoCode) },
      options: AmountOptions(StyleOptions(width: .code))),
    FoundationVariant(
      name: "name", foundation: { $0.presentation(.fullName) }, options: AmountOptions(),
      isNamed: true),
    FoundationVariant(
      name: "accounting", foundation: { $0.sign(strategy: .accounting) },
      options: AmountOptions(StyleOptions(form: .accounting))),
    FoundationVariant(
      name: "accounting, always",
      foundation: { $0.sign(strategy: .accountingAlways(showZero: true)) },
      options: AmountOptions(StyleOptions(form: .accounting, sign: .always))),
    FoundationVariant(
      name: "accounting, always but for zero",
      foundation: { $0.sign(strategy: .accountingAlways()) },
      options: AmountOptions(StyleOptions(form: .accounting, sign: .exceptZero))),
    FoundationVariant(
      name: "sign always", foundation: { $0.sign(strategy: .always()) },
      options: AmountOptions(StyleOptions(sign: .always))),
    FoundationVariant(
      name: "sign always but for zero",
      foundation: { $0.sign(strategy: .always(showZero: false)) },
      options: AmountOptions(StyleOptions(sign: .exceptZero))),
    FoundationVariant(
      name: "no sign", foundation: { $0.sign(strategy: .never) },
      options: AmountOptions(StyleOptions(sign: .never))),
    FoundationVariant(
      name: "no grouping", foundation: { $0.grouping(.never) },
      options: AmountOptions(StyleOptions(grouping: .off))),
    FoundationVariant(
      name: "no fraction", foundation: { $0.precision(.fractionLength(0)) },
      options: AmountOptions(StyleOptions(fractionDigits: .exactly(0)))),
    FoundationVariant(
      name: "1 to 3 fraction digits", foundation: { $0.precision(.fractionLength(1...3)) },
      options: AmountOptions(StyleOptions(fractionDigits: .range(minimum: 1, maximum: 3)))),
    FoundationVariant(
      name: "2 to 4 significant digits", foundation: { $0.precision(.significantDigits(2...4)) },
      options: AmountOptions(precision: .significant(minimum: 2, maximum: 4))),
    FoundationVariant(
      name: "compact", foundation: { $0.notation(.compactName) },
      options: AmountOptions(notation: .compactShort)),
    FoundationVariant(
      name: "rounded up", foundation: { $0.rounded(rule: .awayFromZero) },
      options: AmountOptions(StyleOptions(rounding: .up))),
    FoundationVariant(
      name: "decimal separator always",
      foundation: { $0.decimalSeparator(strategy: .always).precision(.fractionLength(0)) },
      options: AmountOptions(
        StyleOptions(fractionDigits: .exactly(0)), alwaysShowsDecimal: true)),
  ]

  /// What to compare for a pair of locale and currency: everything for a sample of pairs; for all pairs
  /// plain text and one of the others in turn, since Foundation makes a formatter for each.
  static func chosen(_ index: Int) -> [FoundationVariant] {
    EveryLocale.isExhaustive ? [plain, all[1 + index % (all.count - 1)]] : all
  }

  func text(_ amount: Decimal, code: String, locale: Locale) -> String {
    foundation(Decimal.FormatStyle.Currency(code: code, locale: locale)).format(amount)
  }
}
