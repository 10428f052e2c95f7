extension ExactDecimal {
  /// Makes zero with so many fraction digits.
  package init(zeroWithScale scale: Int, isNegative: Bool) {
    self.init(
      coefficient: WideInteger(low: 0), scale: UInt8(truncatingIfNeeded: scale),
      isNegative: isNegative)
  }

  /// Takes the last digit off the coefficient and returns it; the scale stays.
  package mutating func removeLastDigit() -> UInt8 {
    UInt8(truncatingIfNeeded: coefficient.divide(by: 10))
  }

  /// Puts a digit behind the coefficient; false, and unchanged, when it would have more than 38.
  package mutating func appendDigit(_ digit: UInt8) -> Bool {
    var longer = coefficient
    guard longer.multiply(by: 10, adding: UInt32(digit)), longer < .tenToThe38th else {
      return false
    }
    coefficient = longer
    return true
  }
}

extension CurrencyStyle {
  /// The amount as the style shows it: rounded to its digits, with zeros up to its minimum.
  ///
  /// A style that forbids rounding rounds half to even here, since something must be shown.
  ///
  /// - Returns: nil when that needs more than 38 digits.
  package func shown(_ amount: ExactDecimal) -> ExactDecimal? {
    let mode = rounding == .unnecessary ? .halfEven : rounding
    guard
      let rounded = try? RoundedAmount(
        amount, minimumFraction: Int(minimumFraction), maximumFraction: Int(maximumFraction),
        increment: Int(increment), rounding: mode)
    else { return nil }
    var shown = ExactDecimal(
      coefficient: rounded.coefficient, scale: UInt8(truncatingIfNeeded: rounded.shownScale),
      isNegative: rounded.isNegative)
    for _ in rounded.scale..<rounded.shownScale where !shown.appendDigit(0) { return nil }
    return shown
  }
}
