/// An amount rounded to a style's digits: what the writer spells out.
struct RoundedAmount {
  var coefficient: WideInteger
  /// Digits after the separator that the coefficient holds; fewer than `shownScale` means zeros.
  var scale: Int
  /// Digits after the separator that are shown.
  var shownScale: Int
  var isNegative: Bool

  /// Rounds an amount as ICU does: on the exact decimal value, to a multiple of the increment.
  init(
    _ amount: ExactDecimal, minimumFraction: Int, maximumFraction: Int, increment: Int,
    rounding: RoundingMode
  ) throws(WriteError) {
    coefficient = amount.coefficient
    scale = Int(amount.scale)
    isNegative = amount.isNegative
    shownScale = minimumFraction
    if increment > 1 {
      while scale < maximumFraction, !coefficient.isZero {
        guard coefficient.multiply(by: 10) else { throw .tooManyDigits }
        scale += 1
      }
    }
    if scale > maximumFraction || increment > 1 && !coefficient.isZero {
      try round(
        dropping: max(0, scale - maximumFraction), increment: UInt32(max(1, increment)), rounding)
      scale = min(scale, maximumFraction)
    }
    trimZeros(downTo: minimumFraction)
    shownScale = max(scale, minimumFraction)
  }

  /// Divides by `10^digits × increment`, rounds the quotient and multiplies the increment back.
  private mutating func round(
    dropping digits: Int, increment: UInt32, _ mode: RoundingMode
  ) throws(WriteError) {
    var hasMore = false
    for _ in 0..<max(0, digits - 1) where coefficient.divide(by: 10) != 0 { hasMore = true }
    // The last digit to drop and the increment in one division: its half is exact.
    let divisor = (digits > 0 ? 10 : 2) * increment
    if digits == 0, !coefficient.multiply(by: 2) { throw .tooManyDigits }
    let remainder = coefficient.divide(by: divisor)
    guard remainder != 0 || hasMore else {
      if increment > 1 { _ = coefficient.multiply(by: increment) }
      return
    }
    guard mode != .unnecessary else { throw .inexact }
    let half = divisor / 2
    let order = remainder < half ? -1 : remainder > half || hasMore ? 1 : 0
    if mode.roundsUp(order: order, isOdd: coefficient.low & 1 == 1, isNegative: isNegative) {
      let (low, overflow) = coefficient.low.addingReportingOverflow(1)
      coefficient.low = low
      if overflow { coefficient.high &+= 1 }
    }
    if increment > 1, !coefficient.multiply(by: increment) { throw .tooManyDigits }
  }

  private mutating func trimZeros(downTo minimum: Int) {
    if coefficient.isZero { scale = min(scale, minimum) }
    while scale > minimum {
      var shorter = coefficient
      guard shorter.divide(by: 10) == 0 else { return }
      coefficient = shorter
      scale -= 1
    }
  }
}
