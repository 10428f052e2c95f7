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

  /// Writes an amount into 256 bytes at `base`; the style's layout must not be `general`.
  ///
  /// - Returns: Where the text starts and ends.
  @inline(__always)
  func writeFast(
    _ minorUnits: Int64, at base: UnsafeMutableRawPointer
  ) -> (start: Int, end: Int) {
    let magnitude = minorUnits.magnitude
    let isNegative = minorUnits < 0
    let end = CurrencyStyle.numberEnd
    let fraction = Int(maximumFraction)
    let integer = dividedByPowerOfTen(magnitude, fraction)
    let rest = UInt32(truncatingIfNeeded: magnitude &- integer &* powerOfTen(fraction))
    let digits = digitCount(integer)
    let length: Int
    switch layout {
    case .wideThrees:
      unsafe store(wide(rest) & fractionMask(fraction &* 2), base, end)
      let integerEnd = unsafe writeWideFraction(rest, fraction, base, end)
      length = unsafe end &- integerEnd &+ writeWideThrees(integer, digits, base, integerEnd)
    case .lakh:
      let integerEnd = unsafe writeFraction(rest, fraction, base, end)
      length = unsafe end &- integerEnd &+ writeLakh(integer, digits, base, integerEnd)
    case .threes, .general:
      let integerEnd = unsafe writeFraction(rest, fraction, base, end)
      length = unsafe end &- integerEnd &+ writeThrees(integer, digits, base, integerEnd)
    }
    let words = pool.words
    let start = end &- length
    unsafe base.storeBytes(
      of: isNegative ? words.4 : words.0, toByteOffset: start &- 16, as: UInt64.self)
    unsafe base.storeBytes(
      of: isNegative ? words.5 : words.1, toByteOffset: start &- 8, as: UInt64.self)
    unsafe base.storeBytes(
      of: isNegative ? words.6 : words.2, toByteOffset: end, as: UInt64.self)
    unsafe base.storeBytes(
      of: isNegative ? words.7 : words.3, toByteOffset: end &+ 8, as: UInt64.self)
    let prefix = isNegative ? negative.prefixCount : positive.prefixCount
    let suffix = isNegative ? negative.suffixCount : positive.suffixCount
    return (start &- Int(prefix), end &+ Int(suffix))
  }

  /// Writes decimal separator and fraction so that they end at `end`; where the integer part ends.
  @inline(__always)
  private func writeFraction(
    _ rest: UInt32, _ fraction: Int, _ base: UnsafeMutableRawPointer, _ end: Int
  ) -> Int {
    let digits = UInt64(DigitTable.word(rest)) &<< 40 & fractionMask(fraction)
    let separator = UInt64(decimalSeparator) &<< UInt64(decimalShift)
    unsafe store(digits | separator, base, end)
    return end &- Int(fractionLength)
  }

  /// The last `count` bytes of a word; 0 to 6.
  @inline(__always)
  private func fractionMask(_ count: Int) -> UInt64 {
    // Two shifts, since one by 64 would do nothing.
    let half = UInt64(truncatingIfNeeded: 32 &- count &* 4)
    return (~0 &<< half) &<< half
  }

  /// Stores a word so that it ends at `end`.
  @inline(__always)
  private func store(_ word: UInt64, _ base: UnsafeMutableRawPointer, _ end: Int) {
    unsafe base.storeBytes(of: word.littleEndian, toByteOffset: end &- 8, as: UInt64.self)
  }

  /// Three digits at the end of a word.
  @inline(__always)
  private func three(_ number: UInt64) -> UInt64 {
    UInt64(DigitTable.word(UInt32(truncatingIfNeeded: number))) &<< 40
  }

  /// Writes groups of three; the bytes that count.
  @inline(__always)
  private func writeThrees(
    _ integer: UInt64, _ digits: Int, _ base: UnsafeMutableRawPointer, _ end: Int
  ) -> Int {
    let separator = UInt64(groupingSeparator) &<< UInt64(groupingShift)
    let isGrouped = digits >= Int(minimumGroupedDigits)
    let separatorBytes = isGrouped ? Int(groupingCount) : 0
    let stride = 3 &+ separatorBytes
    let upper = integer / 1_000_000
    let lower = integer &- upper &* 1_000_000
    let thousands = lower / 1_000
    unsafe store(three(lower &- thousands &* 1_000) | separator, base, end)
    unsafe store(three(thousands) | separator, base, end &- stride)
    let billions = upper / 1_000
    // Beyond twelve digits the upper half goes on below.
    let isLong = billions >= 1_000
    unsafe store(three(upper &- billions &* 1_000) | separator, base, end &- 2 &* stride)
    if isLong {
      var rest = billions
      var cursor = end &- 3 &* stride
      while rest > 0 {
        unsafe store(three(rest % 1_000) | separator, base, cursor)
        rest /= 1_000
        cursor &-= stride
      }
    } else {
      unsafe store(three(billions) | separator, base, end &- 3 &* stride)
    }
    return digits &+ separatorBytes &* (((digits &- 1) &* 86) &>> 8)
  }

  /// Writes three digits, then groups of two; the bytes that count.
  @inline(__always)
  private func writeLakh(
    _ integer: UInt64, _ digits: Int, _ base: UnsafeMutableRawPointer, _ end: Int
  ) -> Int {
    let separator = UInt64(groupingSeparator) &<< UInt64(groupingShift)
    let isGrouped = digits >= Int(minimumGroupedDigits)
    let separatorBytes = isGrouped ? Int(groupingCount) : 0
    let thousands = integer / 1_000
    unsafe store(three(integer &- thousands &* 1_000) | separator, base, end)
    var rest = thousands
    var cursor = end &- 3 &- separatorBytes
    repeat {
      let upper = rest / 100
      let pair = three(rest &- upper &* 100) & fractionMask(2)
      unsafe store(pair | separator &<< 8, base, cursor)
      rest = upper
      cursor &-= 2 &+ separatorBytes
    } while rest > 0
    return digits &+ separatorBytes &* (digits > 3 ? (digits &- 2) / 2 : 0)
  }

  /// Three two-byte digits at the end of a word.
  @inline(__always)
  private func wide(_ number: UInt32) -> UInt64 {
    let digits = UInt64(DigitTable.word(number) & 0x0F_0F0F)
    let lanes = digits & 0xFF | (digits & 0xFF00) &<< 8 | (digits & 0xFF_0000) &<< 16
    let zeros = UInt64(zeroDigit & 0xFFFF) &* 0x0001_0001_0001
    return (zeros &+ lanes &<< 8) &<< 16
  }

  /// Writes decimal separator and fraction in two-byte digits; where the integer part ends.
  @inline(__always)
  private func writeWideFraction(
    _ rest: UInt32, _ fraction: Int, _ base: UnsafeMutableRawPointer, _ end: Int
  ) -> Int {
    unsafe store(UInt64(decimalSeparator) &<< UInt64(decimalShift), base, end &- 2 &* fraction)
    return end &- Int(fractionLength)
  }

  /// Writes groups of three two-byte digits; the bytes that count.
  @inline(__always)
  private func writeWideThrees(
    _ integer: UInt64, _ digits: Int, _ base: UnsafeMutableRawPointer, _ end: Int
  ) -> Int {
    let separator = UInt64(groupingSeparator) &<< UInt64(groupingShift)
    let isGrouped = digits >= Int(minimumGroupedDigits)
    let separatorBytes = isGrouped ? Int(groupingCount) : 0
    var rest = integer
    var cursor = end
    repeat {
      let upper = rest / 1_000
      unsafe store(wide(UInt32(truncatingIfNeeded: rest &- upper &* 1_000)), base, cursor)
      unsafe store(separator, base, cursor &- 6)
      rest = upper
      cursor &-= 6 &+ separatorBytes
    } while rest > 0
    return 2 &* digits &+ separatorBytes &* (((digits &- 1) &* 86) &>> 8)
  }

  /// `number / 10^exponent` for exponents 0 to 3, by multiplication.
  @inline(__always)
  private func dividedByPowerOfTen(_ number: UInt64, _ exponent: Int) -> UInt64 {
    switch exponent {
    case 0: number
    case 1: number / 10
    case 2: number / 100
    default: number / 1_000
    }
  }
}
