/// An unsigned 128-bit integer in two words, with the few operations exact amounts need.
///
/// `UInt128` exists, but only from iOS 18 on; its division also calls into the compiler's support
/// library, which a freestanding WebAssembly module does not have. Divisors here are below 2³², so
/// that 64-bit arithmetic is enough.
@frozen
@usableFromInline
struct WideInteger: Equatable, Sendable, BitwiseCopyable {
  @usableFromInline var high: UInt64
  @usableFromInline var low: UInt64

  @usableFromInline
  init(high: UInt64 = 0, low: UInt64) {
    self.high = high
    self.low = low
  }

  var isZero: Bool { high | low == 0 }

  /// 10³⁸, one more than the largest coefficient of an ``ExactDecimal``.
  static var tenToThe38th: WideInteger {
    WideInteger(high: 5_421_010_862_427_522_170, low: 687_399_551_400_673_280)
  }

  static func < (left: WideInteger, right: WideInteger) -> Bool {
    left.high != right.high ? left.high < right.high : left.low < right.low
  }

  /// Multiplies by `factor` and adds `term`; false, and unchanged, when the result needs more than
  /// 128 bits.
  mutating func multiply(by factor: UInt32, adding term: UInt32 = 0) -> Bool {
    var carry = UInt64(term)
    var limbs = (low & 0xFFFF_FFFF, low >> 32, high & 0xFFFF_FFFF, high >> 32)
    carry &+= limbs.0 &* UInt64(factor)
    limbs.0 = carry & 0xFFFF_FFFF
    carry = (carry >> 32) &+ limbs.1 &* UInt64(factor)
    limbs.1 = carry & 0xFFFF_FFFF
    carry = (carry >> 32) &+ limbs.2 &* UInt64(factor)
    limbs.2 = carry & 0xFFFF_FFFF
    carry = (carry >> 32) &+ limbs.3 &* UInt64(factor)
    limbs.3 = carry & 0xFFFF_FFFF
    guard carry >> 32 == 0 else { return false }
    low = limbs.0 | limbs.1 << 32
    high = limbs.2 | limbs.3 << 32
    return true
  }

  /// Divides in place and returns the remainder.
  mutating func divide(by divisor: UInt32) -> UInt32 {
    let divisor = UInt64(divisor)
    if high == 0 {
      let remainder = low % divisor
      low /= divisor
      return UInt32(truncatingIfNeeded: remainder)
    }
    var remainder = (high >> 32) % divisor
    let upper = (high >> 32) / divisor
    var part = remainder << 32 | high & 0xFFFF_FFFF
    high = upper << 32 | part / divisor
    remainder = part % divisor
    part = remainder << 32 | low >> 32
    let middle = part / divisor
    remainder = part % divisor
    part = remainder << 32 | low & 0xFFFF_FFFF
    low = middle << 32 | part / divisor
    return UInt32(truncatingIfNeeded: part % divisor)
  }
}
