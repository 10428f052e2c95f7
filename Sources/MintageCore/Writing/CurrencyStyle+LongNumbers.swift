// Numbers of more than twelve integer digits, affixes too long for their slots and separators that a
// kernel does not know: a loop for each layout.
extension CurrencyStyle {
  /// Writes what no layout's kernel does; where the text starts and ends, equal for the general
  /// layout, which is not written here.
  @inline(never)
  func writeLong(
    _ magnitude: UInt64, isNegative: Bool, at base: UnsafeMutableRawPointer
  ) -> (start: Int, end: Int) {
    guard layout != .general else { return (0, 0) }
    let (integer, fraction) = magnitude.quotientAndRemainder(dividingBy: UInt64(power))
    let length =
      switch layout {
      case .lakh: unsafe writeLongLakh(integer, fraction, base)
      case .wideThrees: unsafe writeLongWideThrees(integer, fraction, base)
      case .commas, .threes, .general: unsafe writeLongThrees(integer, fraction, base)
      }
    let total = Int(fractionLength) &+ length
    if hasSlots { return unsafe writeAffixes(isNegative: isNegative, around: total, at: base) }
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

  /// Bytes of the separators' text where a number of so many digits is grouped, else 0.
  private func separatorBytes(_ digits: Int) -> Int {
    digits >= Int(primaryGrouping &+ minimumGrouping) ? Int(groupingCount) : 0
  }

  /// Writes groups of three; the bytes of the integer part.
  private func writeLongThrees(
    _ integer: UInt64, _ fraction: UInt64, _ base: UnsafeMutableRawPointer
  ) -> Int {
    unsafe writeFraction(fraction, base)
    let digits = digitCount(integer)
    let separatorBytes = separatorBytes(digits)
    // The first layout's word has a separator for each of its halves, of which one is too many.
    let grouping = layout == .commas ? groupingWord & ~0xFFFF_FFFF : groupingWord
    var rest = integer
    var end = CurrencyStyle.numberEnd &- Int(fractionLength)
    repeat {
      let (upper, group) = rest.quotientAndRemainder(dividingBy: 1_000)
      unsafe store(DigitTable.upperWord(group) ^ grouping, base, end)
      rest = upper
      end &-= 3 &+ separatorBytes
    } while rest > 0
    return digits &+ separatorBytes &* ((digits &- 1) / 3)
  }

  /// Writes three digits, then groups of two; the bytes of the integer part.
  private func writeLongLakh(
    _ integer: UInt64, _ fraction: UInt64, _ base: UnsafeMutableRawPointer
  ) -> Int {
    unsafe writeFraction(fraction, base)
    let digits = digitCount(integer)
    let separatorBytes = separatorBytes(digits)
    // The last byte of a pair's separator takes the place of the table's hundreds.
    let separator = (groupingWord ^ 0x30 &<< 32) &<< 8
    var end = CurrencyStyle.numberEnd &- Int(fractionLength)
    var (rest, units) = integer.quotientAndRemainder(dividingBy: 1_000)
    unsafe store(DigitTable.upperWord(units) ^ groupingWord, base, end)
    end &-= 3 &+ separatorBytes
    while rest > 0 {
      let (upper, pair) = rest.quotientAndRemainder(dividingBy: 100)
      unsafe store(DigitTable.upperWord(pair) & (0xFFFF &<< 48) | separator, base, end)
      rest = upper
      end &-= 2 &+ separatorBytes
    }
    return digits &+ separatorBytes &* (digits > 3 ? (digits &- 2) / 2 : 0)
  }

  /// Writes groups of three two-byte digits; the bytes of the integer part.
  private func writeLongWideThrees(
    _ integer: UInt64, _ fraction: UInt64, _ base: UnsafeMutableRawPointer
  ) -> Int {
    unsafe writeWideFraction(fraction, base)
    let digits = digitCount(integer)
    let separatorBytes = separatorBytes(digits)
    var rest = integer
    var end = CurrencyStyle.numberEnd &- Int(fractionLength)
    repeat {
      let (upper, group) = rest.quotientAndRemainder(dividingBy: 1_000)
      unsafe storeWide(group, base, end)
      unsafe store(groupingWord, base, end &- 6)
      rest = upper
      end &-= 6 &+ separatorBytes
    } while rest > 0
    return 2 &* digits &+ separatorBytes &* ((digits &- 1) / 3)
  }
}
