#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import MintageCore

extension ExactDecimal {
  /// Makes the amount that a decimal is, exactly.
  ///
  ///     try ExactDecimal(Decimal(string: "1234.50")!)    // 1234.5
  ///
  /// A decimal does not say how many zeros end it, so the scale is whatever Foundation made it.
  ///
  /// - Throws: ``DecimalError/notANumber``, ``DecimalError/tooManyDigits``.
  /// - Complexity: constant for decimals with an exponent of −38 to 0; never allocates.
  public init(_ decimal: Decimal) throws(DecimalError) {
    guard let parts = DecimalParts(decimal) else {
      self = try ExactDecimal.throughText(decimal)
      return
    }
    if -ExactDecimal.maximumDigits...0 ~= parts.exponent, !parts.isNaN,
      let amount = ExactDecimal(
        isNegative: parts.isNegative, high: parts.high, low: parts.low, scale: -parts.exponent)
    {
      self = amount
      return
    }
    self = try ExactDecimal.shifted(parts)
  }

  /// Works an exponent out of reach into the coefficient.
  private static func shifted(_ parts: DecimalParts) throws(DecimalError) -> ExactDecimal {
    guard !parts.isNaN else { throw .notANumber }
    var (high, low, exponent) = (parts.high, parts.low, parts.exponent)
    // Digits behind the separator are dropped as long as they are zeros.
    while high | low != 0, exponent < 0 {
      let (upper, rest) = high.quotientAndRemainder(dividingBy: 10)
      let (lower, last) = UInt64(10).dividingFullWidth((rest, low))
      guard last == 0 else { break }
      (high, low, exponent) = (upper, lower, exponent + 1)
    }
    if high | low == 0 { exponent = 0 }
    guard
      var amount = ExactDecimal(
        isNegative: parts.isNegative, high: high, low: low, scale: max(0, -exponent))
    else { throw .tooManyDigits }
    while exponent > 0 {
      guard amount.appendDigit(0) else { throw .tooManyDigits }
      exponent -= 1
    }
    return amount
  }

  /// Reads what the decimal prints, where its bytes are unknown; allocates.
  static func throughText(_ decimal: Decimal) throws(DecimalError) -> ExactDecimal {
    guard !decimal.isNaN else { throw .notANumber }
    do throws(AmountError) {
      return try ExactDecimal(parsing: decimal.description)
    } catch {
      throw .tooManyDigits
    }
  }

  /// The amount as an integer count of units of `10^-scale`.
  func minorUnitsExactly(scale wanted: Int) throws(DecimalError) -> Int64 {
    if let units = minorUnits(scale: wanted) { return units }
    var rest = self
    for _ in min(wanted, Int(scale))..<Int(scale) where rest.removeLastDigit() != 0 {
      throw .fractionOfMinorUnit(digits: wanted)
    }
    throw .outOfRange
  }
}
