// The layouts that are not ASCII digits in groups of three, and numbers of more than twelve digits.
extension CurrencyStyle {
  /// Writes what the first kernel does not; where the text starts and ends, equal for the general
  /// layout, which is not written here.
  @inline(never)
  func writeOther(
    _ amount: UInt64, isNegative: Bool, at base: UnsafeMutableRawPointer
  ) -> (start: Int, end: Int) {
    guard layout != .general else { return (0, 0) }
    let magnitude = droppedDigits == 0 ? amount : rounded(amount, isNegative: isNegative)
    var (integer, rest) = (magnitude, UInt64(0))
    switch maximumFraction {
    case 0: break
    case 1: (integer, rest) = magnitude.splitting(10)
    case 2: (integer, rest) = magnitude.splitting(100)
    default: (integer, rest) = magnitude.splitting(1_000)
    }
    let length =
      switch layout {
      case .lakh: unsafe writeLakh(integer, rest, base)
      case .wideThrees: unsafe writeWideThrees(integer, rest, base)
      case .threes, .otherThrees, .general: unsafe writeLongThrees(integer, rest, base)
      }
    let total = Int(fractionLength) &+ length
    if hasSlots {
      // What rounds to zero keeps its minus, unless the display looks at the rounded value.
      let showsMinus = isNegative && (magnitude != 0 || sign != .negative)
      return unsafe writeAffixes(isNegative: showsMinus, around: total, at: base)
    }
    let spans = affixes(isNegative: isNegative, isZero: magnitude == 0)
    return unsafe writeAffixes(spans, around: total, at: base)
  }

  /// Copies prefix and suffix around a number of `length` bytes; where the text starts and ends.
  private func writeAffixes(
    _ spans: AffixSpans, around length: Int, at base: UnsafeMutableRawPointer
  ) -> (start: Int, end: Int) {
    let end = CurrencyStyle.numberEnd
    let start = end &- length &- Int(spans.prefixCount)
    unsafe pool.withBytes { pool in
      unsafe (base + start).copyMemory(
        from: pool + Int(spans.prefix), byteCount: Int(spans.prefixCount))
      unsafe (base + end).copyMemory(
        from: pool + Int(spans.suffix), byteCount: Int(spans.suffixCount))
    }
    return (start, end &+ Int(spans.suffixCount))
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

  /// How many separators of threes a grouped number of so many digits has.
  @inline(__always)
  private func separatorCount(_ digits: Int) -> Int {
    ((digits &- 1) &* 86) &>> 8
  }

  /// Bytes of the separators' text where a number of so many digits is grouped, else 0.
  @inline(__always)
  private func separatorBytes(_ digits: Int) -> Int {
    digits >= Int(minimumGroupedDigits) ? Int(groupingCount) : 0
  }

  /// Writes any number in groups of three; the bytes of its integer part.
  private func writeLongThrees(
    _ integer: UInt64, _ rest: UInt64, _ base: UnsafeMutableRawPointer
  ) -> Int {
    unsafe writeFraction(rest, base)
    let digits = digitCount(integer)
    let separatorBytes = separatorBytes(digits)
    var rest = integer
    var cursor = CurrencyStyle.numberEnd &- Int(fractionLength)
    repeat {
      let (upper, group) = rest.splitting(1_000)
      unsafe store(DigitTable.word(group).digits | groupingWord, base, cursor)
      rest = upper
      cursor &-= 3 &+ separatorBytes
    } while rest > 0
    return digits &+ separatorBytes &* separatorCount(digits)
  }

  /// Writes three digits, then groups of two; the bytes of its integer part.
  @inline(__always)
  private func writeLakh(
    _ integer: UInt64, _ rest: UInt64, _ base: UnsafeMutableRawPointer
  ) -> Int {
    unsafe writeFraction(rest, base)
    let digits = digitCount(integer)
    let separatorBytes = separatorBytes(digits)
    let stride = 2 &+ separatorBytes
    let pairWord = groupingWord &<< 8
    var cursor = CurrencyStyle.numberEnd &- Int(fractionLength)
    var (rest, units) = integer.splitting(1_000)
    unsafe store(DigitTable.word(units).digits | groupingWord, base, cursor)
    cursor &-= stride &+ 1
    // Five pairs whatever the number, and more only for a long one. The hundreds' zero of a pair
    // makes room for the separator's last byte.
    for _ in 0..<5 {
      let (upper, pair) = rest.splitting(100)
      unsafe store(DigitTable.word(pair).digits & (0xFFFF << 48) | pairWord, base, cursor)
      rest = upper
      cursor &-= stride
    }
    while rest > 0 {
      let (upper, pair) = rest.splitting(100)
      unsafe store(DigitTable.word(pair).digits & (0xFFFF << 48) | pairWord, base, cursor)
      rest = upper
      cursor &-= stride
    }
    return digits &+ separatorBytes &* (digits > 3 ? (digits &- 2) / 2 : 0)
  }

  /// Writes groups of three two-byte digits; the bytes of its integer part.
  @inline(__always)
  private func writeWideThrees(
    _ integer: UInt64, _ rest: UInt64, _ base: UnsafeMutableRawPointer
  ) -> Int {
    let zeros = UInt64(zeroDigit & 0xFFFF) &* 0x0001_0001_0001_0000
    var cursor = CurrencyStyle.numberEnd
    unsafe store(DigitTable.word(rest).wide(zeros) & fractionMask, base, cursor)
    unsafe store(decimalWord, base, cursor &- Int(maximumFraction) &* 2)
    cursor &-= Int(fractionLength)
    guard integer < 1_000_000_000_000 else {
      return unsafe writeLongWideThrees(integer, zeros, base, cursor)
    }
    let groups = DigitGroups(integer)
    let separatorBytes = separatorBytes(groups.digits)
    let stride = 6 &+ separatorBytes
    unsafe storeWide(groups.units, zeros, base, cursor)
    unsafe storeWide(groups.thousands, zeros, base, cursor &- stride)
    unsafe storeWide(groups.millions, zeros, base, cursor &- 2 &* stride)
    unsafe storeWide(groups.billions, zeros, base, cursor &- 3 &* stride)
    return 2 &* groups.digits &+ separatorBytes &* groups.separators
  }

  /// Stores three two-byte digits, and the separator in front of them as a word of its own.
  @inline(__always)
  private func storeWide(
    _ group: DigitWord, _ zeros: UInt64, _ base: UnsafeMutableRawPointer, _ end: Int
  ) {
    unsafe store(group.wide(zeros), base, end)
    unsafe store(groupingWord, base, end &- 6)
  }

  @inline(never)
  private func writeLongWideThrees(
    _ integer: UInt64, _ zeros: UInt64, _ base: UnsafeMutableRawPointer, _ end: Int
  ) -> Int {
    let digits = digitCount(integer)
    let separatorBytes = separatorBytes(digits)
    var rest = integer
    var cursor = end
    repeat {
      let (upper, group) = rest.splitting(1_000)
      unsafe storeWide(DigitTable.word(group), zeros, base, cursor)
      rest = upper
      cursor &-= 6 &+ separatorBytes
    } while rest > 0
    return 2 &* digits &+ separatorBytes &* separatorCount(digits)
  }
}

extension DigitWord {
  /// The digits as three two-byte ones at the end of a word, given three zeros there.
  @inline(__always)
  fileprivate func wide(_ zeros: UInt64) -> UInt64 {
    let digits = (self.digits &>> 40) & 0x0F_0F0F
    let lanes = digits & 0xFF | (digits & 0xFF00) &<< 8 | (digits & 0xFF_0000) &<< 16
    return zeros &+ lanes &<< 24
  }
}

extension UInt64 {
  /// Quotient and remainder of a constant divisor.
  @inline(__always)
  fileprivate func splitting(_ divisor: UInt64) -> (UInt64, UInt64) {
    let quotient = self / divisor
    return (quotient, self &- quotient &* divisor)
  }
}
