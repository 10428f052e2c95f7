// The number is read from its end, sixteen bytes in two words. Moved by the fraction digits that are
// missing to three, every fourth byte is a separator whatever the length, so that one template takes
// separators and zeros off all digits at once. What stands before the number is shifted out. Three
// steps then make three digits of each half word a number, and a multiplication joins the halves.
//
// Methods of the reader, which stays where it is, not of the kernel: that would be copied first.
extension CurrencyReader {
  /// The amount in minor units; nil when the text is not for the fast path.
  @inline(__always)
  func fastMinorUnits(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    guard let digits = unsafe self.digits(text) else { return nil }
    return digits &* kernel.factor
  }

  /// The amount; nil when the text is not for the fast path, or zero with or without sign.
  @inline(__always)
  func fastRead(_ text: UnsafeBufferPointer<UInt8>) -> ReadAmount? {
    guard let read = unsafe self.digits(text), read != 0 else { return nil }
    let digits = read &* kernel.inverse
    var parts = ReadParts()
    parts.currency = showsCurrency
    parts.sign = digits < 0 || kernel.showsPlus
    parts.decimalSeparator = kernel.fractionDigits > 0
    parts.grouping = digits.magnitude >= powerOfTen(kernel.fractionDigits &+ 3)
    let amount = ExactDecimal(
      coefficient: WideInteger(low: digits.magnitude),
      scale: UInt8(truncatingIfNeeded: kernel.fractionDigits), isNegative: digits < 0)
    return ReadAmount(amount, parts)
  }

  /// The digits of a number with its sign, times `5^pad`.
  @inline(__always)
  private func digits(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    let count = text.count
    guard count >= 4 else { return nil }
    let base = unsafe text.base
    let (head, tail) = unsafe edges(base, count)
    if kernel.positivePrefix.matches(head) && kernel.positiveSuffix.matches(tail) {
      let (start, end) = (kernel.positivePrefix.count, count &- kernel.positiveSuffix.count)
      if let digits = unsafe digits(base, head, start, end) { return digits }
    }
    return unsafe negativeDigits(base, count)
  }

  /// The same for a text with the affixes of negative amounts, the rarer ones.
  @inline(never)
  private func negativeDigits(_ base: UnsafeRawPointer, _ count: Int) -> Int64? {
    let (head, tail) = unsafe edges(base, count)
    guard kernel.negativePrefix.matches(head) && kernel.negativeSuffix.matches(tail) else {
      return nil
    }
    let (start, end) = (kernel.negativePrefix.count, count &- kernel.negativeSuffix.count)
    guard let digits = unsafe digits(base, head, start, end) else { return nil }
    return 0 &- digits
  }

  /// The first and the last eight bytes of a text of four bytes or more, the first ones of zero
  /// padded at their end, the last ones at their start.
  @inline(__always)
  private func edges(_ base: UnsafeRawPointer, _ count: Int) -> (head: UInt64, tail: UInt64) {
    if count >= 8 { return unsafe (word(base, 0), word(base, count &- 8)) }
    // Two halves that overlap make a word of four to seven bytes.
    let high = unsafe UInt64(half(base, count &- 4))
    let head = unsafe UInt64(half(base, 0)) | high &<< bits(count &- 4)
    return (head, head &<< bits(8 &- count))
  }

  /// The digits of a number from `start` to `end`, times `5^pad`.
  @inline(__always)
  private func digits(
    _ base: UnsafeRawPointer, _ head: UInt64, _ start: Int, _ end: Int
  ) -> Int64? {
    let length = end &- start
    guard 0..<64 ~= length, kernel.lengths &>> UInt64(truncatingIfNeeded: length) & 1 == 1 else {
      return unsafe widestDigits(base, start, end)
    }
    // Only the shortest number starts with zero.
    guard
      unsafe base.load(fromByteOffset: start, as: UInt8.self) != 0x30
        || length == kernel.shortest
    else { return nil }
    // The pad is known where it is used: a branch that each style always takes alike.
    if kernel.pad == 0 { return unsafe digits(base, head, end, width: length, pad: 0) }
    return unsafe digits(base, head, end, width: length &+ 1, pad: 1)
  }

  @inline(__always)
  private func digits(
    _ base: UnsafeRawPointer, _ head: UInt64, _ end: Int, width: Int, pad: Int
  ) -> Int64? {
    guard width <= 8 else {
      let later = unsafe (word(base, end &- 8) &>> bits(pad)) ^ kernel.later
      let earlier = unsafe earlierDigits(base, end, width, pad)
      guard isClean(later, earlier) else { return nil }
      return halved(sixDigits(later) &+ sixDigits(earlier) &* 1_000_000, pad)
    }
    let last = unsafe end >= 8 ? word(base, end &- 8) : head &<< bits(8 &- end)
    let spare = bits(8 &- width)
    let digits = (((last &>> bits(pad)) ^ kernel.later) &>> spare) &<< spare
    guard isClean(digits, 0) else { return nil }
    return halved(sixDigits(digits), pad)
  }

  /// What stands before the last eight bytes of a number of up to sixteen.
  @inline(__always)
  private func earlierDigits(
    _ base: UnsafeRawPointer, _ end: Int, _ width: Int, _ pad: Int
  ) -> UInt64 {
    let offset = end &- 16 &+ pad
    let start = max(0, offset)
    let before = unsafe word(base, start) &<< bits(start &- offset)
    let spare = bits(16 &- width)
    return ((before ^ kernel.earlier) &>> spare) &<< spare
  }

  /// Twelve digits with a pad: the first one stands before both words.
  @inline(never)
  private func widestDigits(_ base: UnsafeRawPointer, _ start: Int, _ end: Int) -> Int64? {
    guard kernel.pad == 1, kernel.lengths != 0, end &- start == 16 else { return nil }
    let top = unsafe UInt64(base.load(fromByteOffset: start, as: UInt8.self)) &- 0x30
    let later = unsafe (word(base, end &- 8) &>> 8) ^ kernel.later
    let earlier = unsafe word(base, end &- 15) ^ kernel.earlier
    guard 1...9 ~= top, isClean(later, earlier) else { return nil }
    return halved(
      sixDigits(later) &+ sixDigits(earlier) &* 1_000_000 &+ top &* 1_000_000_000_000, 1)
  }

  /// Whether all bytes are digits, or separators of which the template left nothing.
  @inline(__always)
  private func isClean(_ later: UInt64, _ earlier: UInt64) -> Bool {
    let carried = (later &+ StrictKernel.carry) | (earlier &+ StrictKernel.carry)
    return (later | earlier | carried) & StrictKernel.highBits == 0
  }

  /// Takes the pad's factor of two off.
  @inline(__always)
  private func halved(_ value: UInt64, _ pad: Int) -> Int64 {
    Int64(truncatingIfNeeded: value &>> UInt64(truncatingIfNeeded: pad))
  }

  /// Six digits of a word: bytes 1 to 3 and 5 to 7.
  @inline(__always)
  private func sixDigits(_ word: UInt64) -> UInt64 {
    let lanes: UInt64 = 0x0000_00FF_0000_00FF
    let upper = (word &>> 8 & lanes) &* 10 &+ (word &>> 16 & lanes)
    let threes = upper &* 10 &+ (word &>> 24 & lanes)
    return (threes &* 0x0000_03E8_0000_0001) &>> 32
  }

  /// The bits of so many bytes, modulo 64.
  @inline(__always)
  private func bits(_ bytes: Int) -> UInt64 { UInt64(truncatingIfNeeded: bytes &* 8) }

  @inline(__always)
  private func word(_ base: UnsafeRawPointer, _ offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private func half(_ base: UnsafeRawPointer, _ offset: Int) -> UInt32 {
    unsafe UInt32(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The address of bytes of which there are some.
  @inline(__always)
  fileprivate var base: UnsafeRawPointer { unsafe UnsafeRawPointer(baseAddress.unsafelyUnwrapped) }
}
