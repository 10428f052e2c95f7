/// How a style's numbers are laid out: decided once, when the style is resolved.
enum NumberLayout: UInt8, Sendable, BitwiseCopyable {
  /// Anything: digit by digit, with rounding.
  case general
  /// ASCII digits in groups of three, or ungrouped; separators of up to four bytes.
  case threes
  /// The same, but minor units are rounded to fewer digits, or an affix has no slot.
  case otherThrees
  /// ASCII digits, three, then groups of two (lakh, crore).
  case lakh
  /// Two-byte digits (Arabic, Persian …) in groups of three, or ungrouped.
  case wideThrees
}

// The fast path for `Int64` minor units.
//
// Numbers are written right to left, three digits at a time and four groups whatever the value, so
// that the random length of amounts costs no mispredicted branch. What was written too much are
// leading zeros and separators; the prefix is laid over them. Each word of eight bytes ends with
// three digits and begins with the separator in front of them; the bytes before that are rubbish
// which the next word, further left, covers.
extension CurrencyStyle {
  /// Where the number ends in a text's storage; the longest suffix has room behind it.
  @inline(__always)
  static var numberEnd: Int { CurrencyText.capacity - 64 }

  /// Writes an amount into 256 bytes at `base`.
  ///
  /// - Returns: Where the text starts and ends; nothing was written where they are equal.
  @inline(__always)
  func writeFast(
    _ minorUnits: Int64, at base: UnsafeMutableRawPointer
  ) -> (start: Int, end: Int) {
    let magnitude = minorUnits.magnitude
    let isNegative = minorUnits < 0
    // Division by a power of ten as a multiplication, without a branch on which. Beyond 2⁶² the
    // quotient may be one off, but such a number is long and divided again.
    // Int64.min alone has a bit too many to be doubled; it becomes the longest dividend instead.
    let doubled = (magnitude &<< 1) &- (magnitude &>> 63)
    let integer = doubled.multipliedFullWidth(by: reciprocal).high &>> UInt64(shift)
    guard layout == .threes, integer < 1_000_000_000_000 else {
      return unsafe writeOther(magnitude, isNegative: isNegative, at: base)
    }
    unsafe writeFraction(magnitude &- integer &* UInt64(power), base)
    let groups = DigitGroups(integer)
    let separatorBytes = groups.digits >= Int(minimumGroupedDigits) ? Int(groupingCount) : 0
    let stride = 3 &+ separatorBytes
    var cursor = unsafe base + (CurrencyStyle.numberEnd &- Int(fractionLength) &- 8)
    unsafe cursor.storeBytes(of: groups.units.digits | groupingWord, as: UInt64.self)
    unsafe cursor -= stride
    unsafe cursor.storeBytes(of: groups.thousands.digits | groupingWord, as: UInt64.self)
    unsafe cursor -= stride
    unsafe cursor.storeBytes(of: groups.millions.digits | groupingWord, as: UInt64.self)
    unsafe cursor -= stride
    unsafe cursor.storeBytes(of: groups.billions.digits | groupingWord, as: UInt64.self)
    let length =
      Int(fractionLength) &+ groups.digits &+ separatorBytes &* groups.separators
    return unsafe writeAffixes(isNegative: isNegative, around: length, at: base)
  }

  /// Lays prefix and suffix around a number of `length` bytes; where the text starts and ends.
  @inline(__always)
  func writeAffixes(
    isNegative: Bool, around length: Int, at base: UnsafeMutableRawPointer
  ) -> (start: Int, end: Int) {
    let end = CurrencyStyle.numberEnd
    let start = end &- length
    let slots = pool.slots
    unsafe base.storeBytes(
      of: isNegative ? slots.2 : slots.0, toByteOffset: start &- 16, as: SIMD2<UInt64>.self)
    unsafe base.storeBytes(
      of: isNegative ? slots.3 : slots.1, toByteOffset: end, as: SIMD2<UInt64>.self)
    let spans = isNegative ? negative : positive
    return (start &- Int(spans.prefixCount), end &+ Int(spans.suffixCount))
  }

  /// Writes decimal separator and fraction so that they end at the number's end.
  @inline(__always)
  func writeFraction(_ rest: UInt64, _ base: UnsafeMutableRawPointer) {
    let word = DigitTable.word(rest).digits & fractionMask | decimalWord
    unsafe store(word, base, CurrencyStyle.numberEnd)
  }

  /// Stores a word so that it ends at `end`.
  @inline(__always)
  func store(_ word: UInt64, _ base: UnsafeMutableRawPointer, _ end: Int) {
    unsafe base.storeBytes(of: word, toByteOffset: end &- 8, as: UInt64.self)
  }
}

/// Up to twelve digits in groups of three, and how many of them count.
struct DigitGroups {
  let billions: DigitWord
  let millions: DigitWord
  let thousands: DigitWord
  let units: DigitWord
  /// Digits, and above them the separators of that many.
  private let extent: Int

  /// How many digits the number has; 1 for zero.
  @inline(__always)
  var digits: Int { extent & 0xFF }

  /// How many separators stand between them.
  @inline(__always)
  var separators: Int { extent &>> 8 }

  /// Splits a number below 10¹².
  @inline(__always)
  init(_ number: UInt64) {
    let upper = number / 1_000_000
    let lower = number &- upper &* 1_000_000
    let (billions, thousands) = (upper.thousands, lower.thousands)
    self.billions = DigitTable.word(billions)
    millions = DigitTable.word(upper &- billions &* 1_000)
    self.thousands = DigitTable.word(thousands)
    units = DigitTable.word(lower &- thousands &* 1_000)
    // Chosen by the highest group that counts, without branches.
    var extent = units.count
    extent = thousands != 0 ? self.thousands.count &+ 0x103 : extent
    extent = upper != 0 ? millions.count &+ 0x206 : extent
    extent = billions != 0 ? self.billions.count &+ 0x309 : extent
    self.extent = extent
  }
}

extension UInt64 {
  /// A thousandth of a number below 1,000,000, exact up to 6.1 million: 2³² / 1000, rounded up.
  @inline(__always)
  fileprivate var thousands: UInt64 { (self &* 4_294_968) &>> 32 }
}
