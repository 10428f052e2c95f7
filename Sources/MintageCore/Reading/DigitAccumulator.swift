/// Digits on their way to an exact coefficient and its scale.
struct DigitAccumulator: BitwiseCopyable {
  private(set) var coefficient = WideInteger(low: 0)
  /// Fraction digits that the coefficient holds.
  private(set) var scale = 0
  private var isFull = false

  init() {}

  /// Appends a digit; false when the amount would need more than 38.
  ///
  /// Zeros at the end of a fraction that is too long say nothing and are left out.
  @inline(__always)
  mutating func append(_ digit: UInt32, isFraction: Bool) -> Bool {
    if coefficient.high == 0, coefficient.low < 1_844_674_407_370_955_161 {
      coefficient.low = coefficient.low &* 10 &+ UInt64(digit)
      scale &+= isFraction ? 1 : 0
      return true
    }
    return appendWide(digit, isFraction: isFraction)
  }

  private mutating func appendWide(_ digit: UInt32, isFraction: Bool) -> Bool {
    var longer = coefficient
    if !isFull, longer.multiply(by: 10, adding: digit), longer < .tenToThe38th {
      coefficient = longer
      scale += isFraction ? 1 : 0
      return true
    }
    isFull = true
    return isFraction && digit == 0
  }
}
