/// An exact decimal amount of up to 38 significant digits: a sign, a coefficient and a scale.
///
///     ExactDecimal("1234.5")                    // 1234.5
///     ExactDecimal(minorUnits: 123_450, scale: 2)
///     ExactDecimal("12,3,4")                    // nil: only ASCII digits, one point, an exponent
///
/// The value is `±coefficient × 10^-scale`; trailing zeros are kept, and so is the sign of zero,
/// since ICU prints `-0.00` for a negative zero. Nothing here rounds or goes through `Double`.
@frozen
public struct ExactDecimal: Sendable, BitwiseCopyable {
  @usableFromInline var coefficient: WideInteger
  /// Digits after the decimal separator, 0 to 38.
  public internal(set) var scale: UInt8
  /// Whether the sign is negative, zero included.
  public internal(set) var isNegative: Bool

  /// The most significant digits an amount can hold.
  public static var maximumDigits: Int { 38 }

  init(coefficient: WideInteger, scale: UInt8, isNegative: Bool) {
    self.coefficient = coefficient
    self.scale = scale
    self.isNegative = isNegative
  }

  /// Makes `minorUnits × 10^-scale`, such as 123,456 at scale 2 for 1,234.56.
  ///
  /// - Parameter scale: 0 to 38; values outside are clamped to that range.
  public init(minorUnits: Int64, scale: Int = 0) {
    coefficient = WideInteger(low: minorUnits.magnitude)
    self.scale = UInt8(truncatingIfNeeded: max(0, min(scale, ExactDecimal.maximumDigits)))
    isNegative = minorUnits < 0
  }

  /// Makes an amount from a sign, a coefficient in two words and a scale.
  ///
  /// - Returns: nil when the coefficient has more than 38 digits or the scale is not 0 to 38.
  public init?(isNegative: Bool, high: UInt64, low: UInt64, scale: Int) {
    let coefficient = WideInteger(high: high, low: low)
    guard coefficient < .tenToThe38th, 0...ExactDecimal.maximumDigits ~= scale else { return nil }
    self.init(coefficient: coefficient, scale: UInt8(scale), isNegative: isNegative)
  }

  /// The coefficient's magnitude in two words.
  public var magnitude: (high: UInt64, low: UInt64) { (coefficient.high, coefficient.low) }

  /// Whether the amount is zero of either sign.
  public var isZero: Bool { coefficient.isZero }

  /// The amount as an integer count of units of `10^-scale`, or nil where that is not exact or does
  /// not fit.
  public func minorUnits(scale wanted: Int) -> Int64? {
    var value = coefficient
    var scale = Int(self.scale)
    while scale < wanted {
      guard value.isZero || value.multiply(by: 10) else { return nil }
      scale += 1
    }
    while scale > wanted {
      guard value.divide(by: 10) == 0 else { return nil }
      scale -= 1
    }
    guard value.high == 0 else { return nil }
    if isNegative {
      guard value.low <= Int64.min.magnitude else { return nil }
      return Int64(truncatingIfNeeded: 0 &- value.low)
    }
    return Int64(exactly: value.low)
  }
}

extension ExactDecimal: Equatable {
  /// Whether two amounts have the same sign, digits and scale: 1.5 is not 1.50, −0 is not 0.
  public static func == (left: ExactDecimal, right: ExactDecimal) -> Bool {
    left.coefficient == right.coefficient && left.scale == right.scale
      && left.isNegative == right.isNegative
  }
}
