import MintageCore

/// Why a `Decimal` is no amount.
public enum DecimalError: Error, Equatable, Sendable {
  /// It is `Decimal.nan`.
  case notANumber
  /// It has more than 38 significant digits, or digits more than 38 places from the separator.
  case tooManyDigits
  /// It has a fraction of a minor unit, such as half a cent; so many digits are a minor unit's.
  case fractionOfMinorUnit(digits: Int)
  /// It is more minor units than an `Int64` counts.
  case outOfRange
}

extension DecimalError: CustomStringConvertible {
  /// What is wrong and what helps.
  public var description: String {
    switch self {
    case .notANumber: "the decimal is NaN; an amount is a number"
    case .tooManyDigits:
      "the decimal needs more than \(ExactDecimal.maximumDigits) digits; round it first"
    case .fractionOfMinorUnit(let digits):
      "the decimal has more than the \(digits) fraction digits of the currency's minor unit; round"
        + " it first"
    case .outOfRange: "the decimal has more minor units than an Int64 counts; keep it as a decimal"
    }
  }
}
