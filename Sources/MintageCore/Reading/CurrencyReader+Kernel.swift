// The number is read from its end, sixteen bytes in two words. Moved by the fraction digits that are
// missing to three, every fourth byte is a separator whatever the length, so that one template takes
// separators and zeros off all digits at once. What stands before the number is shifted out. Two
// steps then make three digits of each half word a number, and a multiplication joins the halves.
//
// Methods of the reader, which stays where it is, not of the kernel: that would be copied first.
extension CurrencyReader {
  /// The minor units of a text with the affixes of positive amounts; nil when it is not for the fast
  /// path.
  @inline(__always)
  func fastMinorUnits(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    guard let digits = unsafe positiveDigits(text) else { return nil }
    return digits &* kernel.factor
  }

  /// The same with the affixes of negative amounts, which are rarer.
  @inline(__always)
  func fastNegativeMinorUnits(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    // Not every style shows the sign of a zero.
    guard let digits = unsafe negativeDigits(text), digits != 0 else { return nil }
    return 0 &- digits &* kernel.factor
  }

  /// The amount; nil when the text is not for the fast path, or zero with or without sign.
  func fastRead(_ text: UnsafeBufferPointer<UInt8>) -> ReadAmount? {
    let positive = unsafe positiveDigits(text)
    guard let read = unsafe positive ?? negativeDigits(text), read != 0 else { return nil }
    let digits = read &* kernel.inverse
    var parts = ReadParts()
    parts.currency = showsCurrency
    parts.sign = positive == nil || kernel.showsPlus
    parts.decimalSeparator = kernel.fractionDigits > 0
    parts.grouping = digits.magnitude >= powerOfTen(kernel.fractionDigits &+ 3)
    let amount = ExactDecimal(
      coefficient: WideInteger(low: digits.magnitude),
      scale: UInt8(truncatingIfNeeded: kernel.fractionDigits), isNegative: positive == nil)
    return ReadAmount(amount, parts)
  }

  /// The digits between the affixes of positive amounts, times `5^pad`.
  @inline(__always)
  private func positiveDigits(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    unsafe digits(text, kernel.positivePrefix, kernel.positiveSuffix)
  }

  /// The digits between the affixes of negative amounts, times `5^pad`.
  @inline(__always)
  private func negativeDigits(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    unsafe digits(text, kernel.negativePrefix, kernel.negativeSuffix)
  }

  @inline(__always)
  private func digits(
    _ text: UnsafeBufferPointer<UInt8>, _ prefix: StrictKernel.Affix, _ suffix: StrictKernel.Affix
  ) -> Int64? {
    let count = text.count
    guard count >= 4 else { return nil }
    // Text that has bytes has an address.
    let base = unsafe UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped)
    let (head, tail) = unsafe edges(base, count)
    guard prefix.matches(head) && suffix.matches(tail) else { return nil }
    return unsafe digits(base, head, prefix.count, count &- suffix.count)
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
      return nil
    }
    // The pad is known where it is used: a branch that each style always takes alike.
    if kernel.pad == 0 { return unsafe digits(base, head, start, end, pad: 0) }
    return unsafe digits(base, head, start, end, pad: 1)
  }

  @inline(__always)
  private func digits(
    _ base: UnsafeRawPointer, _ head: UInt64, _ start: Int, _ end: Int, pad: Int
  ) -> Int64? {
    let width = end &- start &+ pad
    guard width <= 8 else { return unsafe groupedDigits(base, start, end, pad) }
    // Without fraction these can be grouped.
    if pad == 0, width >= kernel.grouped, unsafe first(base, start) == 0 { return nil }
    let last = unsafe end >= 8 ? word(base, end &- 8) : head &<< bits(8 &- end)
    let spare = bits(8 &- width)
    let digits = (((last &>> bits(pad)) ^ kernel.later) &>> spare) &<< spare
    guard (digits | (digits &+ StrictKernel.carry)) & StrictKernel.highBits == 0 else { return nil }
    return halved(sixDigits(digits), pad)
  }

  /// The value of a number's first byte if it is a digit.
  @inline(__always)
  private func first(_ base: UnsafeRawPointer, _ start: Int) -> UInt64 {
    unsafe UInt64(base.load(fromByteOffset: start, as: UInt8.self)) &- 0x30
  }

  /// A number of nine to seventeen bytes, the pad included.
  @inline(__always)
  private func groupedDigits(
    _ base: UnsafeRawPointer, _ start: Int, _ end: Int, _ pad: Int
  ) -> Int64? {
    let first = unsafe first(base, start)
    guard first != 0 else { return nil }
    let width = end &- start &+ pad
    // All bits where a twelfth digit stands before both words, of sixteen bytes with a pad. By
    // arithmetic, since a branch would be mispredicted.
    let isWidest = (16 &- width) &>> 63
    let top = pad == 0 ? 0 : first & UInt64(bitPattern: Int64(isWidest))
    let later = unsafe (word(base, end &- 8) &>> bits(pad)) ^ kernel.later
    let earlier = unsafe earlierDigits(base, end, width &+ isWidest, pad)
    let carried = (later &+ StrictKernel.carry) | (earlier &+ StrictKernel.carry) | (top &+ 0x76)
    guard (later | earlier | top | carried) & StrictKernel.highBits == 0 else { return nil }
    let value = sixDigits(later) &+ sixDigits(earlier) &* 1_000_000
    return halved(value &+ top &* 1_000_000_000_000, pad)
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

  /// Takes the pad's factor of two off.
  @inline(__always)
  private func halved(_ value: UInt64, _ pad: Int) -> Int64 {
    Int64(truncatingIfNeeded: value &>> UInt64(truncatingIfNeeded: pad))
  }

  /// Six digits of a word: bytes 1 to 3 and 5 to 7.
  @inline(__always)
  private func sixDigits(_ word: UInt64) -> UInt64 {
    let lanes: UInt64 = 0x0000_00FF_0000_00FF
    // Each byte and ten times the one before it: in bytes 2 and 6 the first two digits of three.
    let pairs = word &* 0xA01
    let threes = (pairs &>> 16 & lanes) &* 10 &+ (word &>> 24 & lanes)
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
