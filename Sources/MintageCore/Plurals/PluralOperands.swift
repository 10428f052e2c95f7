/// What plural rules ask of a number (UTS #35 part 3, "Plural Operand Meanings"), as ICU holds it.
///
/// ICU keeps operands as `double`: `n` is the nearest one to the number, and the whole part is cut
/// to its last 18 digits first. For amounts beyond 2⁵³ that shows, and is done here in integers.
struct PluralOperands {
  /// The absolute value rounded to 53 bits, where that is a whole number; else nil.
  var n: WideInteger?
  /// The whole part: its last 18 digits, rounded to 53 bits.
  var i: UInt64 = 0
  /// The count of digits shown after the separator, and without trailing zeros.
  var v = 0
  var w = 0
  /// Those digits as a number, and without trailing zeros.
  var f: UInt64 = 0
  var t: UInt64 = 0

  /// The operands of a rounded amount as it is shown.
  init(_ amount: RoundedAmount) {
    var whole = amount.coefficient
    var scale = amount.scale
    while scale < 0 {
      _ = whole.multiply(by: 10)
      scale += 1
    }
    // What follows the separator, as a number of `scale` digits.
    var rest = WideInteger(low: 0)
    var power = WideInteger(low: 1)
    for _ in 0..<scale {
      var digit = power
      _ = digit.multiply(by: whole.divide(by: 10))
      rest.add(digit)
      _ = power.multiply(by: 10)
    }
    n = PluralOperands.nearest(whole: whole, rest: rest, power: power)
    var last18 = whole
    var modulus = WideInteger(low: 0)
    var unit = WideInteger(low: 1)
    for _ in 0..<18 {
      var digit = unit
      _ = digit.multiply(by: last18.divide(by: 10))
      modulus.add(digit)
      _ = unit.multiply(by: 10)
    }
    i = PluralOperands.rounded53(modulus).low
    v = max(scale, amount.shownScale)
    setFraction(rest, scale)
  }

  private mutating func setFraction(_ rest: WideInteger, _ scale: Int) {
    var rest = rest
    var scale = scale
    w = rest.isZero ? 0 : scale
    // ICU stops after nineteen digits.
    while scale > 19 {
      _ = rest.divide(by: 10)
      scale -= 1
    }
    f = rest.low
    t = rest.low
    while t > 0, t % 10 == 0 {
      t /= 10
      w -= 1
    }
    for _ in 0..<max(0, min(v, 19) - scale) { f &*= 10 }
    f = PluralOperands.rounded53(WideInteger(low: f)).low
    t = PluralOperands.rounded53(WideInteger(low: t)).low
  }

  /// The double nearest to `whole + rest / power`, if it is whole.
  private static func nearest(
    whole: WideInteger, rest: WideInteger, power: WideInteger
  ) -> WideInteger? {
    if rest.isZero { return rounded53(whole) }
    let bits = whole.bitCount
    guard bits < 53 else {
      return rounded53(whole, hasMore: true, half: rest.doubled(isPast: power))
    }
    // Digits of the fraction in binary, as many as the double has room for: all zeros or all ones,
    // then rounded away, make it whole.
    var rest = rest
    var isZero = true
    var isOnes = true
    for _ in 0..<53 - bits {
      let isPast = rest.double(modulo: power)
      isZero = isZero && !isPast
      isOnes = isOnes && isPast
    }
    let order = rest.doubled(isPast: power)
    // Ties go to the even last bit: down from all zeros, up from all ones.
    if isZero, bits > 0, order <= 0 { return whole }
    if isOnes, order >= 0 {
      var next = whole
      next.add(WideInteger(low: 1))
      return next
    }
    return nil
  }

  /// A number with its lowest bits rounded away, ties to even, so that 53 significant ones are left.
  ///
  /// - Parameter hasMore: whether a fraction follows.
  /// - Parameter half: how that fraction compares with a half.
  static func rounded53(
    _ number: WideInteger, hasMore: Bool = false, half: Int = -1
  ) -> WideInteger {
    let drop = number.bitCount - 53
    guard drop > 0 else {
      guard hasMore, half > 0 || half == 0 && number.low & 1 == 1 else { return number }
      var next = number
      next.add(WideInteger(low: 1))
      return next
    }
    var kept = number
    var sticky = hasMore
    var last: UInt64 = 0
    for _ in 0..<drop {
      sticky = sticky || last == 1
      last = kept.low & 1
      kept.halve()
    }
    if last == 1, sticky || kept.low & 1 == 1 { kept.add(WideInteger(low: 1)) }
    for _ in 0..<drop { kept.add(kept) }
    return kept
  }
}

extension WideInteger {
  /// Bits up to the highest one.
  var bitCount: Int {
    high != 0 ? 128 - high.leadingZeroBitCount : 64 - low.leadingZeroBitCount
  }

  /// Adds modulo 2¹²⁸.
  mutating func add(_ other: WideInteger) {
    let (sum, carry) = low.addingReportingOverflow(other.low)
    low = sum
    high = high &+ other.high &+ (carry ? 1 : 0)
  }

  mutating func subtract(_ other: WideInteger) {
    let (difference, borrow) = low.subtractingReportingOverflow(other.low)
    low = difference
    high = high &- other.high &- (borrow ? 1 : 0)
  }

  /// Divides by two, rounding down.
  mutating func halve() {
    low = low >> 1 | high << 63
    high >>= 1
  }

  /// Doubles modulo `modulus`, which must be larger and below 2¹²⁷; whether it went past it.
  fileprivate mutating func double(modulo modulus: WideInteger) -> Bool {
    add(self)
    guard !(self < modulus) else { return false }
    subtract(modulus)
    return true
  }

  /// How twice this number compares with another: -1, 0 or 1.
  fileprivate func doubled(isPast other: WideInteger) -> Int {
    var twice = self
    twice.add(self)
    return twice < other ? -1 : twice == other ? 0 : 1
  }
}
