// The layouts beside the first, for numbers of at most twelve integer digits.
//
// Each word ends with its digits and begins with the separator in front of them; the bytes before
// that are rubbish which the next word, further left, covers.
extension CurrencyStyle {
  /// Writes what the first kernel does not; where the text starts and ends, equal for what only the
  /// general way can write.
  @inline(__always)
  func writeOther(
    _ minorUnits: Int64, at base: UnsafeMutableRawPointer
  ) -> (start: Int, end: Int) {
    let isNegative = minorUnits < 0
    var magnitude = minorUnits.magnitude
    var showsMinus = isNegative
    if droppedDigits != 0 {
      magnitude = rounded(magnitude, isNegative: isNegative)
      // What rounds to zero keeps its minus, unless the display looks at the rounded value.
      showsMinus = isNegative && (magnitude != 0 || sign != .negative)
    }
    guard hasKernel, magnitude < UInt64(power) &* 1_000_000_000_000 else {
      return unsafe writeLong(magnitude, isNegative: showsMinus, at: base)
    }
    let number = split(magnitude)
    let digits = shortDigitCount(magnitude)
    switch layout {
    case .wideThrees: unsafe writeWideThrees(number, base)
    case .lakh: unsafe writeLakh(number, base)
    case .commas, .threes, .general: unsafe writeThrees(number, digits, base)
    }
    return unsafe writeAffixes(isNegative: showsMinus, around: lengths[digits], at: base)
  }

  /// A magnitude without its dropped digits.
  private func rounded(_ magnitude: UInt64, isNegative: Bool) -> UInt64 {
    let divisor = powerOfTen(Int(droppedDigits))
    let (quotient, rest) = magnitude.quotientAndRemainder(dividingBy: divisor)
    guard rest != 0 else { return quotient }
    let half = divisor / 2
    let order = rest < half ? -1 : rest > half ? 1 : 0
    let isUp = rounding.roundsUp(
      order: order, isOdd: quotient & 1 == 1, isNegative: isNegative)
    return isUp ? quotient &+ 1 : quotient
  }

  /// Writes groups of three at the distance that the number of digits has.
  @inline(__always)
  private func writeThrees(_ number: Split, _ digits: Int, _ base: UnsafeMutableRawPointer) {
    unsafe writeFraction(number.fraction, base)
    let groups = DigitGroups(number)
    let stride = Int(truncatingIfNeeded: strides &>> UInt64(digits &* 4)) & 0xF
    var end = CurrencyStyle.numberEnd &- Int(fractionLength)
    unsafe store(DigitTable.upperWord(groups.units) ^ groupingWord, base, end)
    end &-= stride
    unsafe store(DigitTable.upperWord(groups.thousands) ^ groupingWord, base, end)
    end &-= stride
    unsafe store(DigitTable.upperWord(groups.millions) ^ groupingWord, base, end)
    end &-= stride
    unsafe store(DigitTable.upperWord(groups.billions) ^ groupingWord, base, end)
  }

  /// Writes three digits, then five groups of two, separated by one byte.
  @inline(__always)
  private func writeLakh(_ number: Split, _ base: UnsafeMutableRawPointer) {
    unsafe writeFraction(number.fraction, base)
    let end = CurrencyStyle.numberEnd &- Int(fractionLength)
    // Of a number A,BC,DE,FG,HI,JKL the millions are ABCDEF and the thousands GHI.
    let (millions, thousands) = (number.millions, number.units.thousands)
    unsafe store(
      DigitTable.upperWord(number.units &- thousands &* 1_000) ^ groupingWord, base, end)
    let tens = (millions &* 429_496_730) &>> 32
    let thousandth = millions.thousands
    let top = (millions &* 687_195) &>> 36
    let hundreds = (thousands &* 41) &>> 12
    let separators = groupingWord &<< 8 | groupingWord &>> 16
    unsafe store(
      pairs((millions &- tens &* 10) &* 10 &+ hundreds, thousands &- hundreds &* 100)
        ^ separators, base, end &- 4)
    unsafe store(
      pairs(thousandth &- top &* 100, tens &- thousandth &* 100) ^ separators, base, end &- 10)
    unsafe store(pairs(0, top) ^ separators, base, end &- 16)
  }

  /// Two groups of two in the upper six bytes of a word, a zero before each.
  @inline(__always)
  private func pairs(_ left: UInt64, _ right: UInt64) -> UInt64 {
    UInt64(DigitTable.word(right) &>> 8) &<< 40 | UInt64(DigitTable.word(left) &>> 8) &<< 16
  }

  /// Writes groups of three two-byte digits, separated by two bytes.
  @inline(__always)
  private func writeWideThrees(_ number: Split, _ base: UnsafeMutableRawPointer) {
    unsafe writeWideFraction(number.fraction, base)
    let groups = DigitGroups(number)
    let end = CurrencyStyle.numberEnd &- Int(fractionLength)
    let lanes = unsafe unsafeBitCast(SIMD2(wideLanes, wideLanes), to: SIMD8<UInt16>.self)
    let (low, high) = (groups.low.wide &+ lanes, groups.high.wide &+ lanes)
    unsafe base.storeBytes(of: low, toByteOffset: end &- 16, as: SIMD8<UInt16>.self)
    unsafe base.storeBytes(of: high, toByteOffset: end &- 32, as: SIMD8<UInt16>.self)
  }

  /// What turns a widened zero of the table into a separator, and the three digits behind it into
  /// the style's: their differences, which no lane borrows for, as second bytes are 0x80 and more.
  @inline(__always)
  private var wideLanes: UInt64 {
    (UInt64(zeroDigit) &* 0x0001_0001_0001_0000 | UInt64(groupingSeparator))
      &- 0x3000_3000_3000_3000
  }

  /// Writes decimal separator and fraction of two-byte digits: the separator's word covers zeros in
  /// front of them.
  @inline(__always)
  func writeWideFraction(_ fraction: UInt64, _ base: UnsafeMutableRawPointer) {
    let end = CurrencyStyle.numberEnd
    unsafe storeWide(fraction, base, end)
    unsafe store(decimalWord, base, end &- Int(maximumFraction) &* 2)
  }

  /// Stores three two-byte digits, and a zero before them.
  @inline(__always)
  func storeWide(_ group: UInt64, _ base: UnsafeMutableRawPointer, _ end: Int) {
    let zeros = SIMD4<UInt16>(repeating: UInt16(truncatingIfNeeded: zeroDigit) &- 0x3000)
    let word = unsafe unsafeBitCast(DigitTable.word(group), to: SIMD4<UInt8>.self)
    let digits = SIMD4<UInt16>(truncatingIfNeeded: word) &<< 8
    unsafe base.storeBytes(of: digits &+ zeros, toByteOffset: end &- 8, as: SIMD4<UInt16>.self)
  }
}

extension UInt64 {
  /// Each byte as the second of two.
  @inline(__always)
  fileprivate var wide: SIMD8<UInt16> {
    let bytes = unsafe unsafeBitCast(littleEndian, to: SIMD8<UInt8>.self)
    return SIMD8<UInt16>(truncatingIfNeeded: bytes) &<< 8
  }
}
