#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import MintageCore

extension Decimal {
  /// Makes the decimal that an amount is, exactly.
  ///
  /// A decimal has no negative zero and does not keep zeros at its end, so that −0.00 becomes 0.
  ///
  /// - Complexity: constant; never allocates.
  public init(_ amount: ExactDecimal) {
    let (high, low) = amount.magnitude
    if high == 0 {
      self.init(isNegative: amount.isNegative, low, scale: Int(amount.scale))
    } else {
      self.init(wide: amount)
    }
  }

  /// Makes `minorUnits × 10^-scale`, such as 123,456 at scale 2 for 1,234.56.
  ///
  ///     Decimal(minorUnits: 123_456, scale: 2)    // 1234.56, not 123456 / 100
  ///
  /// - Parameter scale: 0 to 38; values outside are clamped to that range.
  /// - Complexity: constant; never allocates.
  public init(minorUnits: Int64, scale: Int) {
    self.init(
      isNegative: minorUnits < 0, minorUnits.magnitude,
      scale: max(0, min(scale, ExactDecimal.maximumDigits)))
  }

  private init(isNegative: Bool, _ magnitude: UInt64, scale: Int) {
    // With a sign, no words of mantissa would be NaN.
    guard magnitude != 0 else {
      self.init()
      return
    }
    self.init(
      sign: isNegative ? .minus : .plus, exponent: -scale, significand: Decimal(magnitude))
  }

  private init(wide amount: ExactDecimal) {
    var (high, low) = amount.magnitude
    var exponent = -Int(amount.scale)
    guard let layout = DecimalLayout.current else {
      self.init(throughHalvesOf: amount)
      return
    }
    // As Foundation's own operations leave them, without zeros at the end: it hashes what is there.
    while true {
      let (upper, rest) = high.quotientAndRemainder(dividingBy: 10)
      let (lower, last) = UInt64(10).dividingFullWidth((rest, low))
      guard last == 0 else { break }
      (high, low, exponent) = (upper, lower, exponent + 1)
    }
    let parts = DecimalParts(
      isNegative: amount.isNegative, exponent: exponent, low: low, high: high)
    self = layout.storage(parts).decimal
  }

  /// Adds two halves of 19 digits, where the bytes of decimals are unknown; may allocate.
  init(throughHalvesOf amount: ExactDecimal) {
    let (high, low) = amount.magnitude
    let half: UInt64 = 10_000_000_000_000_000_000
    // Below 10³⁸ the quotient fits.
    let (upper, lower) = half.dividingFullWidth((high, low))
    let scale = Int(amount.scale)
    let sign: FloatingPointSign = amount.isNegative ? .minus : .plus
    self = Decimal(sign: sign, exponent: 19 - scale, significand: Decimal(upper))
    if lower != 0 { self += Decimal(sign: sign, exponent: -scale, significand: Decimal(lower)) }
  }
}
