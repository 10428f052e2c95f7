/// How a style's numbers are laid out: decided once, when the style is resolved.
enum NumberLayout: UInt8, Sendable, BitwiseCopyable {
  /// Anything: digit by digit, with rounding.
  case general
  /// ASCII digits in groups of three, always separated, by one byte.
  case commas
  /// ASCII digits in groups of three, or ungrouped; separators of up to four bytes.
  case threes
  /// ASCII digits, three, then groups of two (lakh, crore); the kernel separates by one byte.
  case lakh
  /// Two-byte digits (Arabic, Persian …) in groups of three, or ungrouped; the kernel separates by
  /// two bytes.
  case wideThrees
}

// The fast path for `Int64` minor units.
//
// Numbers are written right to left, three digits at a time and four groups whatever the value, so
// that the random length of amounts costs no mispredicted branch. What was written too much are
// leading zeros and separators; the prefix is laid over them.
extension CurrencyStyle {
  /// Where the number ends in a text's storage; the longest suffix has room behind it.
  @inline(__always)
  static var numberEnd: Int { CurrencyText.capacity - 64 }

  /// Whether ``writeCommas(_:at:)`` writes an amount.
  @inline(__always)
  func takesCommas(_ minorUnits: Int64) -> Bool { minorUnits.magnitude < commasLimit }

  /// Writes an amount of the first layout into 256 bytes at `base`; where the text starts and ends.
  @inline(__always)
  func writeCommas(
    _ minorUnits: Int64, at base: UnsafeMutableRawPointer
  ) -> (start: Int, end: Int) {
    let magnitude = minorUnits.magnitude
    let number = split(magnitude)
    unsafe writeFraction(number.fraction, base)
    let groups = DigitGroups(number)
    let end = CurrencyStyle.numberEnd &- Int(fractionLength)
    unsafe store(groups.low ^ groupingWord, base, end)
    unsafe store(groups.high ^ groupingWord, base, end &- 8)
    return unsafe writeAffixes(
      isNegative: minorUnits < 0, around: lengths[shortDigitCount(magnitude)], at: base)
  }

  /// A magnitude divided into millions, units below a million and fraction.
  typealias Split = (millions: UInt64, units: UInt64, fraction: UInt64)

  /// Divides a magnitude below 10¹² units, by multiplications that do not wait for each other.
  @inline(__always)
  func split(_ magnitude: UInt64) -> Split {
    let integer = (magnitude &<< 1).multipliedFullWidth(by: reciprocal).high
    let millions = magnitude.multipliedFullWidth(by: millionsReciprocal).high &>> 16
    return (
      millions, integer &- millions &* 1_000_000, magnitude &- integer &* UInt64(power)
    )
  }

  /// Lays prefix and suffix around a number of `length` bytes; where the text starts and ends.
  @inline(__always)
  func writeAffixes(
    isNegative: Bool, around length: Int, at base: UnsafeMutableRawPointer
  ) -> (start: Int, end: Int) {
    let end = CurrencyStyle.numberEnd
    let start = end &- length
    let offset = isNegative ? AffixPool.negativeSlots : 0
    unsafe pool.withBytes { pool in
      let slots = unsafe UnsafeRawPointer(pool) + offset
      let prefix = unsafe slots.loadUnaligned(as: SIMD2<UInt64>.self)
      let suffix = unsafe slots.loadUnaligned(fromByteOffset: 16, as: SIMD2<UInt64>.self)
      unsafe base.storeBytes(of: prefix, toByteOffset: start &- 16, as: SIMD2<UInt64>.self)
      unsafe base.storeBytes(of: suffix, toByteOffset: end, as: SIMD2<UInt64>.self)
    }
    let spans = isNegative ? negative : positive
    return (start &- Int(spans.prefixCount), end &+ Int(spans.suffixCount))
  }

  /// Writes decimal separator and fraction so that they end at the number's end.
  @inline(__always)
  func writeFraction(_ fraction: UInt64, _ base: UnsafeMutableRawPointer) {
    unsafe store(DigitTable.upperWord(fraction) ^ decimalWord, base, CurrencyStyle.numberEnd)
  }

  /// Stores a word so that it ends at `end`.
  @inline(__always)
  func store(_ word: UInt64, _ base: UnsafeMutableRawPointer, _ end: Int) {
    unsafe base.storeBytes(of: word, toByteOffset: end &- 8, as: UInt64.self)
  }
}

/// Up to twelve digits in groups of three.
struct DigitGroups {
  let billions: UInt64
  let millions: UInt64
  let thousands: UInt64
  let units: UInt64

  @inline(__always)
  init(_ number: CurrencyStyle.Split) {
    billions = number.millions.thousands
    millions = number.millions &- billions &* 1_000
    thousands = number.units.thousands
    units = number.units &- thousands &* 1_000
  }

  /// Two groups in a word, a zero before each.
  @inline(__always)
  var low: UInt64 { UInt64(DigitTable.word(thousands)) | DigitTable.upperWord(units) }

  /// The other two.
  @inline(__always)
  var high: UInt64 { UInt64(DigitTable.word(billions)) | DigitTable.upperWord(millions) }
}

extension UInt64 {
  /// A thousandth of a number below 1,000,000, exact up to 6.1 million: 2³² / 1000, rounded up.
  @inline(__always)
  var thousands: UInt64 { (self &* 4_294_968) &>> 32 }
}
