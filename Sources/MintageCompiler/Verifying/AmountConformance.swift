public import MintageCore

/// One way to format with `AmountStyle` that ICU knows too, under one name.
public struct AmountConformance: Sendable {
  /// The name in reports and on the command line.
  public private(set) var name: String
  /// What Mintage is asked for.
  public let options: AmountOptions
  /// Whether the currency is shown by its name.
  public let isNamed: Bool
  /// Whether ranges of neighboring amounts are compared.
  private(set) var isRange = false
  /// Which amounts are compared.
  let amounts: ConformanceStyle.Amounts
  private let stems: String

  private init(
    _ name: String, _ stems: String, _ options: AmountOptions, isNamed: Bool = false,
    amounts: ConformanceStyle.Amounts = .general
  ) {
    self.name = name
    self.stems = stems
    self.options = options
    self.isNamed = isNamed
    self.amounts = amounts
  }

  /// ICU's skeleton for one currency.
  func skeleton(currency: String) -> String { "currency/\(currency) \(stems)" }

  /// The style of a name.
  public static func named(_ name: String) -> AmountConformance? { all.first { $0.name == name } }

  static let all: [AmountConformance] = names + compact + digits + ranges

  /// Ranges of what the others compare alone.
  private static let ranges = [
    "amount", "amount-accounting-always", "name", "compact-short", "compact-short-code",
    "compact-long-name", "significant-3", "scientific",
  ].compactMap { name in
    (names + compact + digits).first { $0.name == name }.map { style in
      var range = style
      range.name = "range-\(name)"
      range.isRange = true
      return range
    }
  }

  private static let fullName = "unit-width-full-name"

  private static let names = [
    AmountConformance("name", fullName, AmountOptions(), isNamed: true),
    AmountConformance(
      "name-cash", "\(fullName) precision-currency-cash",
      AmountOptions(StyleOptions(fractionDigits: .cash)), isNamed: true),
    AmountConformance(
      "name-always", "\(fullName) sign-always", AmountOptions(StyleOptions(sign: .always)),
      isNamed: true),
    AmountConformance(
      "name-fraction-0", "\(fullName) precision-integer",
      AmountOptions(StyleOptions(fractionDigits: .exactly(0))), isNamed: true, amounts: .rounding),
    AmountConformance(
      "name-fraction-0-4", "\(fullName) .####",
      AmountOptions(StyleOptions(fractionDigits: .range(minimum: 0, maximum: 4))), isNamed: true,
      amounts: .rounding),
  ]

  private static let compact = [
    AmountConformance(
      "compact-short", "compact-short", AmountOptions(notation: .compactShort), amounts: .compact),
    AmountConformance(
      "compact-short-code", "compact-short unit-width-iso-code",
      AmountOptions(StyleOptions(width: .code), notation: .compactShort), amounts: .compact),
    AmountConformance(
      "compact-short-narrow", "compact-short unit-width-narrow",
      AmountOptions(StyleOptions(width: .narrow), notation: .compactShort), amounts: .compact),
    AmountConformance(
      "compact-short-none", "compact-short unit-width-hidden",
      AmountOptions(StyleOptions(width: .none), notation: .compactShort), amounts: .compact),
    AmountConformance(
      "compact-short-accounting-always", "compact-short sign-accounting-always",
      AmountOptions(StyleOptions(form: .accounting, sign: .always), notation: .compactShort),
      amounts: .compact),
    AmountConformance(
      "compact-short-name", "compact-short \(fullName)", AmountOptions(notation: .compactShort),
      isNamed: true, amounts: .compact),
    AmountConformance(
      "compact-long", "compact-long", AmountOptions(notation: .compactLong), amounts: .compact),
    AmountConformance(
      "compact-long-name", "compact-long \(fullName)", AmountOptions(notation: .compactLong),
      isNamed: true, amounts: .compact),
  ]

  private static let digits = [
    AmountConformance("amount", "", AmountOptions()),
    AmountConformance(
      "amount-accounting-always", "sign-accounting-always",
      AmountOptions(StyleOptions(form: .accounting, sign: .always))),
    AmountConformance(
      "significant-3", "@@@", AmountOptions(precision: .significant(minimum: 3, maximum: 3)),
      amounts: .rounding),
    AmountConformance(
      "significant-2-4", "@@##", AmountOptions(precision: .significant(minimum: 2, maximum: 4)),
      amounts: .rounding),
    AmountConformance(
      "increment-0.25", "precision-increment/0.25",
      AmountOptions(precision: .increment(units: 25, scale: 2)), amounts: .rounding),
    AmountConformance(
      "increment-5", "precision-increment/5",
      AmountOptions(precision: .increment(units: 5, scale: 0)), amounts: .rounding),
    AmountConformance("unlimited", "precision-unlimited", AmountOptions(precision: .unlimited)),
    AmountConformance(
      "whole-without-fraction", "precision-currency-standard/w",
      AmountOptions(hidesZeroFraction: true), amounts: .rounding),
    AmountConformance(
      "integer-digits-4", "integer-width/+0000", AmountOptions(minimumIntegerDigits: 4)),
    AmountConformance(
      "integer-digits-0", "integer-width/*", AmountOptions(minimumIntegerDigits: 0)),
    AmountConformance(
      "integer-digits-2-4", "integer-width/##00",
      AmountOptions(minimumIntegerDigits: 2, maximumIntegerDigits: 4)),
    AmountConformance(
      "decimal-always", "decimal-always precision-integer",
      AmountOptions(StyleOptions(fractionDigits: .exactly(0)), alwaysShowsDecimal: true)),
    AmountConformance(
      "scale-100", "scale/100", AmountOptions(multiplier: ExactDecimal(minorUnits: 100))),
    AmountConformance("scientific", "scientific", AmountOptions(notation: .scientific)),
    AmountConformance(
      "scientific-signed", "scientific/+ee/sign-always",
      AmountOptions(notation: .scientific, minimumExponentDigits: 2, exponentSign: .always)),
    AmountConformance(
      "engineering-unsigned", "EE+?00",
      AmountOptions(notation: .engineering, minimumExponentDigits: 2, exponentSign: .exceptZero)),
    AmountConformance("engineering", "engineering", AmountOptions(notation: .engineering)),
  ]
}
