/// Which text stands for the currency (CLDR symbol widths).
public enum SymbolWidth: UInt8, Sendable, BitwiseCopyable {
  /// The locale's symbol: `US$` in Canada, `$` in the United States.
  case symbol
  /// The shortest symbol, which may be ambiguous: `$`.
  case narrow
  /// The ISO 4217 code: `USD`.
  case code
  /// The formal symbol where there is one, as `NT$` in zh-Hant, else the symbol.
  case formal
  /// The variant symbol where there is one, as `TL` for the lira, else the symbol.
  case variant
  /// No symbol at all.
  case none
}

/// Whether negatives look like ledger entries.
public enum CurrencyForm: UInt8, Sendable, BitwiseCopyable {
  /// `-$1.00`
  case standard
  /// `($1.00)` where the locale writes them so.
  case accounting
}

/// When a sign is shown; with ``CurrencyForm`` these are ICU's nine sign displays.
public enum SignDisplay: UInt8, Sendable, BitwiseCopyable {
  /// For negative amounts, negative zero included.
  case automatic
  /// Always, zero included.
  case always
  /// Never; −1 looks like 1.
  case never
  /// For all but amounts that round to zero.
  case exceptZero
  /// For negative amounts that do not round to zero.
  case negative
}

/// When grouping separators are shown.
public enum Grouping: UInt8, Sendable, BitwiseCopyable {
  /// As the locale does, its minimum grouping digits included.
  case automatic
  /// Wherever a group is full, whatever the locale's minimum.
  case always
  /// Never.
  case off
  /// Only when at least two digits stand before the first separator.
  case minimumTwo
  /// In threes from 1,000 on, whatever the locale does: ₹1,234,567 for ₹12,34,567.
  case thousands
}

/// How an amount with more digits than are shown is rounded (ICU's rounding modes).
public enum RoundingMode: UInt8, Sendable, BitwiseCopyable {
  /// To the nearest, ties to the even digit: 1.005 → 1.00, 1.015 → 1.02.
  case halfEven
  /// To the nearest, ties away from zero.
  case halfUp
  /// To the nearest, ties towards zero.
  case halfDown
  /// To the nearest, ties to the odd digit.
  case halfOdd
  /// To the nearest, ties towards positive infinity.
  case halfCeiling
  /// To the nearest, ties towards negative infinity.
  case halfFloor
  /// Away from zero.
  case up
  /// Towards zero.
  case down
  /// Towards positive infinity.
  case ceiling
  /// Towards negative infinity.
  case floor
  /// Not at all: an amount that would need it is an error (``WriteError/inexact``).
  case unnecessary
}

/// How many digits follow the decimal separator.
public enum FractionDigits: Sendable, Equatable, BitwiseCopyable {
  /// CLDR's display digits: HUF 0, USD 2, KWD 3.
  case currency
  /// CLDR's cash digits and increment: CHF in steps of 0.05.
  case cash
  /// ISO 4217's minor units: HUF 2; CLDR's where ISO has none.
  case iso
  /// At least `minimum` and at most `maximum`, both clamped to 0…20; `maximum` gives way.
  case range(minimum: Int, maximum: Int)

  /// Exactly so many.
  public static func exactly(_ digits: Int) -> FractionDigits {
    .range(minimum: digits, maximum: digits)
  }

  /// The most digits a style shows after the separator.
  public static var limit: Int { 20 }
}

/// Which rules are in force where ICU has a quirk.
public enum Resolution: UInt8, Sendable, BitwiseCopyable {
  /// As ICU prints, the leak of a default currency's own pattern included.
  case parity
  /// As CLDR means: no leak, alpha-next-to-number and no-currency patterns honored, no stray space
  /// where the symbol is hidden.
  case clean
}

/// What may be chosen about a style besides currency and locale.
public struct StyleOptions: Sendable, Equatable, BitwiseCopyable {
  /// The text that stands for the currency.
  public var width: SymbolWidth
  /// Standard or accounting.
  public var form: CurrencyForm
  /// When a sign is shown.
  public var sign: SignDisplay
  /// When grouping separators are shown.
  public var grouping: Grouping
  /// How many digits follow the decimal separator.
  public var fractionDigits: FractionDigits
  /// How amounts are rounded to those digits.
  public var rounding: RoundingMode
  /// The numbering system; nil for the identifier's `nu` keyword or the locale's default.
  public var numberingSystem: NumberingSystem?
  /// ICU parity or clean rules.
  public var resolution: Resolution

  /// Whether amounts are written by the accounting pattern.
  ///
  /// ICU has no accounting display without signs: ECMA-402 falls back to the standard one there.
  var takesAccountingPattern: Bool { form == .accounting && sign != .never }

  /// Makes options; everything has ICU's default.
  public init(
    width: SymbolWidth = .symbol, form: CurrencyForm = .standard, sign: SignDisplay = .automatic,
    grouping: Grouping = .automatic, fractionDigits: FractionDigits = .currency,
    rounding: RoundingMode = .halfEven, numberingSystem: NumberingSystem? = nil,
    resolution: Resolution = .parity
  ) {
    self.width = width
    self.form = form
    self.sign = sign
    self.grouping = grouping
    self.fractionDigits = fractionDigits
    self.rounding = rounding
    self.numberingSystem = numberingSystem
    self.resolution = resolution
  }
}

#if !hasFeature(Embedded)
// A list of cases is an array, which an Embedded build without allocations refuses.
extension SymbolWidth: CaseIterable {}
extension CurrencyForm: CaseIterable {}
extension SignDisplay: CaseIterable {}
extension Grouping: CaseIterable {}
extension RoundingMode: CaseIterable {}
extension Resolution: CaseIterable {}
#endif
