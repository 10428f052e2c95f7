/// How a style's numbers are laid out: decided once, when the style is resolved.
enum NumberLayout: UInt8, Sendable, BitwiseCopyable {
  /// Anything: digit by digit, with rounding.
  case general
  /// ASCII digits in groups of three, or ungrouped; separators of up to four bytes.
  case threes
  /// ASCII digits, three, then groups of two (lakh, crore).
  case lakh
  /// Two-byte digits (Arabic, Persian …) in groups of three, or ungrouped.
  case wideThrees
}

// The fast path for `Int64` minor units that are shown exactly.
//
// Numbers are written right to left, three digits at a time and four groups whatever the value, so
// that the random length of amounts costs no mispredicted branch. What was written too much are
// leading zeros and separators; the prefix is laid over them. Each word of eight bytes ends with
// three digits and begins with the separator in front of them; the bytes before that are rubbish
// which the next word, further left, covers.
extension CurrencyStyle {
  /// Where the number ends in a text's storage; sixteen bytes of suffix follow.
  @inline(__always)
  static var numberEnd: Int { CurrencyText.capacity - 16 }

  /// Writes an amount into 256 bytes at `base`.
  ///
  /// - Returns: Where the text starts and ends; nothing was written where they are equal.
  @inline(__always)
  func writeFast(
    _ minorUnits: Int64, at base: UnsafeMutableRawPointer
  ) -> (start: Int, end: Int) {
    let magnitude = minorUnits.magnitude
    // Division by a power of ten as a multiplication, without a branch on which. Beyond 2⁶² the
    // quotient may be one off, but such a number is long and divided again.
    // Int64.min alone has a bit too many to be doubled; it becomes the longest dividend instead.
    let doubled = (magnitude &<< 1) &- (magnitude &>> 63)
    let integer = doubled.multipliedFullWidth(by: reciprocal).high &>> UInt64(shift)
    guard layout == .threes, integer < 1_000_000_000_000 else {
      return unsafe writeOther(minorUnits, at: base)
    }
    unsafe writeFraction(magnitude &- integer &* UInt64(power), base)
    let upper = integer / 1_000_000
    let lower = integer &- upper &* 1_000_000
    let (billions, thousands) = (upper.thousands, lower.thousands)
    let words = (
      DigitTable.word(billions), DigitTable.word(upper &- billions &* 1_000),
      DigitTable.word(thousands), DigitTable.word(lower &- thousands &* 1_000)
    )
    // Digits, and above them the separators of that many, chosen by the highest group that counts.
    var extent = words.3.count
    extent = thousands != 0 ? words.2.count &+ 0x103 : extent
    extent = upper != 0 ? words.1.count &+ 0x206 : extent
    extent = billions != 0 ? words.0.count &+ 0x309 : extent
    let digits = extent & 0xFF
    let separatorBytes = digits >= Int(minimumGroupedDigits) ? Int(groupingCount) : 0
    let stride = 3 &+ separatorBytes
    var cursor = unsafe base + (CurrencyStyle.numberEnd &- Int(fractionLength) &- 8)
    unsafe cursor.storeBytes(of: words.3.digits | groupingWord, as: UInt64.self)
    unsafe cursor -= stride
    unsafe cursor.storeBytes(of: words.2.digits | groupingWord, as: UInt64.self)
    unsafe cursor -= stride
    unsafe cursor.storeBytes(of: words.1.digits | groupingWord, as: UInt64.self)
    unsafe cursor -= stride
    unsafe cursor.storeBytes(of: words.0.digits | groupingWord, as: UInt64.self)
    let length = Int(fractionLength) &+ digits &+ separatorBytes &* (extent &>> 8)
    return unsafe writeAffixes(isNegative: minorUnits < 0, around: length, at: base)
  }

  /// Lays prefix and suffix around a number of `length` bytes; where the text starts and ends.
  @inline(__always)
  private func writeAffixes(
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
  private func writeFraction(_ rest: UInt64, _ base: UnsafeMutableRawPointer) {
    let word = DigitTable.word(rest).digits & fractionMask | decimalWord
    unsafe store(word, base, CurrencyStyle.numberEnd)
  }

  /// How many separators of threes a grouped number of so many digits has.
  @inline(__always)
  private func separatorCount(_ digits: Int) -> Int {
    ((digits &- 1) &* 86) &>> 8
  }

  /// Stores a word so that it ends at `end`.
  @inline(__always)
  private func store(_ word: UInt64, _ base: UnsafeMutableRawPointer, _ end: Int) {
    unsafe base.storeBytes(of: word, toByteOffset: end &- 8, as: UInt64.self)
  }
}

// MARK: - Other layouts and long numbers

extension CurrencyStyle {
  /// Writes what is not at most twelve digits in groups of three.
  @inline(never)
  private func writeOther(
    _ minorUnits: Int64, at base: UnsafeMutableRawPointer
  ) -> (start: Int, end: Int) {
    guard layout != .general else { return (0, 0) }
    let magnitude = minorUnits.magnitude
    var (integer, rest) = (magnitude, UInt64(0))
    switch maximumFraction {
    case 0: break
    case 1: (integer, rest) = magnitude.splitting(10)
    case 2: (integer, rest) = magnitude.splitting(100)
    default: (integer, rest) = magnitude.splitting(1_000)
    }
    let digits = digitCount(integer)
    let separatorBytes = digits >= Int(minimumGroupedDigits) ? Int(groupingCount) : 0
    let length: Int
    switch layout {
    case .lakh:
      unsafe writeFraction(rest, base)
      unsafe writeLakh(integer, separatorBytes, base)
      length = digits &+ separatorBytes &* (digits > 3 ? (digits &- 2) / 2 : 0)
    case .wideThrees:
      unsafe writeWideFraction(rest, base)
      unsafe writeWideThrees(integer, separatorBytes, base)
      length = 2 &* digits &+ separatorBytes &* separatorCount(digits)
    case .threes, .general:
      unsafe writeFraction(rest, base)
      unsafe writeThrees(integer, separatorBytes, base)
      length = digits &+ separatorBytes &* separatorCount(digits)
    }
    return unsafe writeAffixes(
      isNegative: minorUnits < 0, around: Int(fractionLength) &+ length, at: base)
  }

  /// Writes any number in groups of three.
  @inline(__always)
  private func writeThrees(
    _ integer: UInt64, _ separatorBytes: Int, _ base: UnsafeMutableRawPointer
  ) {
    var rest = integer
    var cursor = CurrencyStyle.numberEnd &- Int(fractionLength)
    repeat {
      let (upper, group) = rest.splitting(1_000)
      unsafe store(DigitTable.word(group).digits | groupingWord, base, cursor)
      rest = upper
      cursor &-= 3 &+ separatorBytes
    } while rest > 0
  }

  /// Writes three digits, then groups of two.
  @inline(__always)
  private func writeLakh(
    _ integer: UInt64, _ separatorBytes: Int, _ base: UnsafeMutableRawPointer
  ) {
    var cursor = CurrencyStyle.numberEnd &- Int(fractionLength)
    var (rest, units) = integer.splitting(1_000)
    unsafe store(DigitTable.word(units).digits | groupingWord, base, cursor)
    cursor &-= 3 &+ separatorBytes
    repeat {
      let (upper, pair) = rest.splitting(100)
      // The hundreds' zero makes room for the separator's last byte.
      let digits = DigitTable.word(pair).digits & 0xFFFF_0000_0000_0000
      unsafe store(digits | groupingWord &<< 8, base, cursor)
      rest = upper
      cursor &-= 2 &+ separatorBytes
    } while rest > 0
  }

  /// Three two-byte digits at the end of a word.
  @inline(__always)
  private func wide(_ number: UInt64) -> UInt64 {
    let digits = (DigitTable.word(number).digits &>> 40) & 0x0F_0F0F
    let lanes = digits & 0xFF | (digits & 0xFF00) &<< 8 | (digits & 0xFF_0000) &<< 16
    return (UInt64(zeroDigit & 0xFFFF) &* 0x0001_0001_0001 &+ lanes &<< 8) &<< 16
  }

  /// Writes decimal separator and fraction in two-byte digits.
  @inline(__always)
  private func writeWideFraction(_ rest: UInt64, _ base: UnsafeMutableRawPointer) {
    let end = CurrencyStyle.numberEnd
    unsafe store(wide(rest) & fractionMask, base, end)
    unsafe store(decimalWord, base, end &- Int(maximumFraction) &* 2)
  }

  /// Writes groups of three two-byte digits; their separators are words of their own.
  @inline(__always)
  private func writeWideThrees(
    _ integer: UInt64, _ separatorBytes: Int, _ base: UnsafeMutableRawPointer
  ) {
    var rest = integer
    var cursor = CurrencyStyle.numberEnd &- Int(fractionLength)
    repeat {
      let (upper, group) = rest.splitting(1_000)
      unsafe store(wide(group), base, cursor)
      unsafe store(groupingWord, base, cursor &- 6)
      rest = upper
      cursor &-= 6 &+ separatorBytes
    } while rest > 0
  }
}

extension UInt64 {
  /// Quotient and remainder of a constant divisor.
  @inline(__always)
  fileprivate func splitting(_ divisor: UInt64) -> (UInt64, UInt64) {
    let quotient = self / divisor
    return (quotient, self &- quotient &* divisor)
  }

  /// A thousandth of a number below 1,000,000, exact up to 6.1 million: 2³² / 1000, rounded up.
  @inline(__always)
  fileprivate var thousands: UInt64 { (self &* 4_294_968) &>> 32 }
}
