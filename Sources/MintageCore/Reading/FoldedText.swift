/// One folded code point of a text: what it means, and where it stands.
struct FoldedScalar {
  /// The folded code point; ``FoldedText/end`` and ``FoldedText/malformed`` are none.
  var value: UInt32
  /// UTF-8 offset of its first byte; marks without meaning before it are stepped over.
  var start: Int
  /// UTF-8 offset behind its last byte.
  var end: Int
}

/// UTF-8 text seen through folding, a code point at a time.
///
/// It lives within one call, so the memory it points to outlives it. Every offset is checked, and
/// malformed bytes are a code point that nothing accepts.
@safe
struct FoldedText {
  private let text: UnsafeBufferPointer<UInt8>
  private let isStrict: Bool

  static var end: UInt32 { 0xFFFF_FFFF }
  static var malformed: UInt32 { 0xFFFF_FFFE }

  init(_ text: UnsafeBufferPointer<UInt8>, isStrict: Bool = false) {
    unsafe self.text = unsafe text
    self.isStrict = isStrict
  }

  /// The number of UTF-8 bytes.
  var count: Int { unsafe text.count }

  /// The byte before `offset`; 0 at the start.
  func lastByte(before offset: Int) -> UInt32 { offset > 0 ? byte(offset - 1) : 0 }

  /// The last code point of a range that holds one.
  func lastScalar(from start: Int, to end: Int) -> UInt32 {
    var next = scalar(at: start)
    while next.end < end { next = scalar(at: next.end) }
    return next.value
  }

  /// The first code point at or behind `offset` that has a meaning.
  func scalar(at offset: Int) -> FoldedScalar {
    var start = offset
    while start < count {
      let first = byte(start)
      if first < 0x80 { return FoldedScalar(value: first, start: start, end: start + 1) }
      let (raw, length) = decode(first, start)
      let end = start + length
      if raw == FoldedText.malformed { return FoldedScalar(value: raw, start: start, end: end) }
      let value = isStrict ? ScalarFolding.foldStrictly(raw) : ScalarFolding.fold(raw)
      if value != ScalarFolding.ignored {
        return FoldedScalar(value: value, start: start, end: end)
      }
      start = end
    }
    return FoldedScalar(value: FoldedText.end, start: count, end: count)
  }

  /// Where `other` ends in this text when it stands at `offset`; nil when it does not, or is empty.
  ///
  /// - Parameters:
  ///   - ignoresCase: Whether ASCII letters of either case are equal.
  ///   - needsDot: Whether a dot at the end of `other` must be there.
  func end(
    of other: FoldedText, at offset: Int, ignoresCase: Bool = false, needsDot: Bool = true
  ) -> Int? {
    var mine = offset
    var theirs = 0
    while true {
      let wanted = other.scalar(at: theirs)
      if wanted.value == FoldedText.end { return theirs == 0 || mine == offset ? nil : mine }
      let found = scalar(at: mine)
      guard
        found.value == wanted.value
          || ignoresCase && ScalarFolding.isASCIILetter(wanted.value)
            && found.value | 0x20 == wanted.value | 0x20
      else {
        let isLastDot = wanted.value == 0x2E && other.scalar(at: wanted.end).value == FoldedText.end
        return !needsDot && isLastDot && mine != offset ? mine : nil
      }
      mine = found.end
      theirs = wanted.end
    }
  }

  /// The byte at `offset`; 0 behind the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt32 {
    unsafe offset < text.count ? UInt32(text[offset]) : 0
  }

  /// The code point whose first byte, not ASCII, stands at `start`, and its length.
  private func decode(_ first: UInt32, _ start: Int) -> (value: UInt32, length: Int) {
    let malformed = (FoldedText.malformed, 1)
    let second = byte(start + 1)
    guard second & 0xC0 == 0x80 else { return malformed }
    switch first {
    case 0xC2...0xDF:
      return ((first & 0x1F) << 6 | second & 0x3F, 2)
    case 0xE0...0xEF:
      let third = byte(start + 2)
      let value = (first & 0x0F) << 12 | (second & 0x3F) << 6 | third & 0x3F
      guard third & 0xC0 == 0x80, value >= 0x800, value >> 11 != 0x1B else { return malformed }
      return (value, 3)
    case 0xF0...0xF4:
      let (third, fourth) = (byte(start + 2), byte(start + 3))
      let value =
        (first & 0x07) << 18 | (second & 0x3F) << 12 | (third & 0x3F) << 6 | fourth & 0x3F
      guard third & 0xC0 == 0x80, fourth & 0xC0 == 0x80, 0x1_0000...0x10_FFFF ~= value else {
        return malformed
      }
      return (value, 4)
    default: return malformed
    }
  }
}
