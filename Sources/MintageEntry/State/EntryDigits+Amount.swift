package import MintageCore

extension EntryDigits {
  /// The digits of an amount's coefficient.
  init(_ amount: ExactDecimal) {
    self.init()
    var rest = amount
    var position = 0
    while !rest.isZero {
      insert(rest.removeLastDigit(), at: position)
      position += 1
    }
  }

  /// The digits as an amount with so many of them behind the separator; nil beyond 38 digits.
  func amount(scale: Int, isNegative: Bool) -> ExactDecimal? {
    let count = count
    if count <= 19 {
      var value: UInt64 = 0
      for position in stride(from: count - 1, through: 0, by: -1) {
        value = value &* 10 &+ UInt64(self[position])
      }
      return ExactDecimal(isNegative: isNegative, high: 0, low: value, scale: scale)
    }
    var amount = ExactDecimal(zeroWithScale: scale, isNegative: isNegative)
    for position in stride(from: count - 1, through: 0, by: -1) {
      guard amount.appendDigit(self[position]) else { return nil }
    }
    return amount
  }
}

extension ExactDecimal {
  /// The digit that stands for 10 to the power of `exponent`.
  private func digit(_ exponent: Int, of digits: EntryDigits) -> UInt8 {
    let position = exponent + Int(scale)
    return 0..<EntryDigits.capacity ~= position ? digits[position] : 0
  }

  /// Whether this is less than `other`; both zeros are equal, whatever their sign and scale.
  package func isLess(than other: ExactDecimal) -> Bool {
    let (mine, theirs) = (EntryDigits(self), EntryDigits(other))
    let (isBelow, otherIsBelow) = (isNegative && !isZero, other.isNegative && !other.isZero)
    guard isBelow == otherIsBelow else { return isBelow }
    for exponent in stride(from: 38, through: -38, by: -1) {
      let (left, right) = (digit(exponent, of: mine), other.digit(exponent, of: theirs))
      if left != right { return isBelow ? left > right : left < right }
    }
    return false
  }
}
