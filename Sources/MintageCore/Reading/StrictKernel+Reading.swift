// The number is read from its end, eight bytes at a time: there every fourth byte is a separator
// whatever the length, so that two words of a mask and a template check up to sixteen bytes at once.
// What stands before the number is masked away. A word holds six digits and two separators; squeezed
// together, the digits become a number in three multiplications.
extension StrictKernel {
  /// The amount in minor units; ``none`` when the text is not the output of the fast path.
  @inline(__always)
  func minorUnits(_ text: UnsafeBufferPointer<UInt8>) -> Int64 {
    let digits = unsafe self.digits(text)
    return digits == StrictKernel.none ? digits : digits &* factor
  }

  /// The amount; nil when the text is not the output of the fast path, or zero with or without sign.
  func read(_ text: UnsafeBufferPointer<UInt8>, showsCurrency: Bool) -> Reading? {
    let digits = unsafe self.digits(text)
    guard digits != StrictKernel.none, digits != 0 else { return nil }
    var parts = ReadParts()
    parts.currency = showsCurrency
    parts.sign = digits < 0 || showsPlus
    parts.decimalSeparator = fractionDigits > 0
    parts.grouping = digits.magnitude >= powerOfTen(Int(fractionDigits) &+ 3)
    let amount = ExactDecimal(minorUnits: digits, scale: Int(fractionDigits))
    return .amount(ReadAmount(amount, parts))
  }

  /// The signed digits of a number without its separators.
  @inline(__always)
  private func digits(_ text: UnsafeBufferPointer<UInt8>) -> Int64 {
    let count = text.count
    guard factor != 0, count >= 4, let base = unsafe UnsafeRawPointer(text.baseAddress) else {
      return StrictKernel.none
    }
    let head: UInt64
    let tail: UInt64
    if count >= 8 {
      head = unsafe word(base, 0)
      tail = unsafe word(base, count &- 8)
    } else {
      // Two halves that overlap make a word of four to seven bytes.
      let low = unsafe UInt64(half(base, 0))
      let high = unsafe UInt64(half(base, count &- 4))
      head = low | high &<< UInt64(truncatingIfNeeded: count &* 8 &- 32)
      tail = head &<< UInt64(truncatingIfNeeded: 64 &- count &* 8)
    }
    let negative =
      (head ^ negativePrefix.word) & negativePrefix.mask
      | (tail ^ negativeSuffix.word) & negativeSuffix.mask
    let positive =
      (head ^ positivePrefix.word) & positivePrefix.mask
      | (tail ^ positiveSuffix.word) & positiveSuffix.mask
    let isNegative = negative == 0
    let start = isNegative ? negativePrefix.count : positivePrefix.count
    let end = count &- (isNegative ? negativeSuffix.count : positiveSuffix.count)
    let length = end &- start
    guard isNegative || positive == 0, 0...16 ~= length,
      lengths &>> UInt32(truncatingIfNeeded: length) & 1 == 1,
      unsafe length == shortest || base.load(fromByteOffset: start, as: UInt8.self) != 0x30
    else { return StrictKernel.none }
    var last: UInt64
    var first: UInt64 = 0
    if count >= 8 {
      let low = max(0, end &- 8)
      let high = max(0, end &- 16)
      last = unsafe word(base, low) &<< UInt64(truncatingIfNeeded: (low &- end &+ 8) &* 8)
      first = unsafe word(base, high) &<< UInt64(truncatingIfNeeded: (high &- end &+ 16) &* 8)
    } else {
      last = head &<< UInt64(truncatingIfNeeded: (8 &- end) &* 8)
    }
    // Keeps the number's bytes: shifts by 64 and more leave nothing, as they should.
    last = (last ^ lower) & ~0 << UInt64(max(0, 64 &- length &* 8))
    first = (first ^ upper) & ~0 << UInt64(max(0, 128 &- length &* 8))
    guard (last | first | last &+ carry | first &+ carry) & 0x8080_8080_8080_8080 == 0 else {
      return StrictKernel.none
    }
    let value = number(last) &+ number(first) &* 1_000_000
    return Int64(truncatingIfNeeded: isNegative ? 0 &- value : value)
  }

  /// Six digits of a word whose separators are zero.
  @inline(__always)
  private func number(_ word: UInt64) -> UInt64 {
    let digits = word & behind | (word & between) &<< 8 | (word & before) &<< 16
    // Pairs, then both fours, weighted so that the sum ends in the upper half.
    let pairs = (digits &* 10 &+ digits &>> 8) & 0x00FF_00FF_00FF_00FF
    let high = (pairs & 0x0000_00FF_0000_00FF) &* 0x000F_4240_0000_0064
    let low = (pairs &>> 16 & 0x0000_00FF_0000_00FF) &* 0x0000_2710_0000_0001
    return (high &+ low) &>> 32
  }

  @inline(__always)
  private func word(_ base: UnsafeRawPointer, _ offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private func half(_ base: UnsafeRawPointer, _ offset: Int) -> UInt32 {
    unsafe UInt32(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
