import MintageCore

/// The bytes of a field's affixes, shared where one contains another.
struct AffixStore: Sendable, BitwiseCopyable {
  private typealias Words = (SIMD8<UInt64>, SIMD8<UInt64>)
  private var words: Words = (.zero, .zero)
  private var used = 0

  static var capacity: Int { 128 }

  init() {}

  /// The byte at an offset.
  subscript(offset: Int) -> UInt8 {
    let word = offset < 64 ? words.0[offset / 8 & 7] : words.1[offset / 8 & 7]
    return UInt8(truncatingIfNeeded: word >> UInt64(offset % 8 * 8))
  }

  /// Finds or appends a text; where it lies.
  ///
  /// What does not fit is left out, whole.
  mutating func place(_ text: AffixDraft) -> (offset: Int, count: Int) {
    for start in 0...max(0, used - text.count) where start + text.count <= used {
      var index = 0
      while index < text.count, self[start + index] == text[index] { index += 1 }
      if index == text.count { return (start, text.count) }
    }
    guard used + text.count <= AffixStore.capacity else { return (0, 0) }
    let start = used
    for index in 0..<text.count { append(text[index]) }
    return (start, text.count)
  }

  private mutating func append(_ byte: UInt8) {
    let bits = UInt64(byte) << UInt64(used % 8 * 8)
    if used < 64 { words.0[used / 8] |= bits } else { words.1[used / 8 & 7] |= bits }
    used += 1
  }

  /// Writes a text so that it ends at an offset.
  ///
  /// Mutating, as its siblings, though it changes nothing: the store would be copied otherwise.
  @inline(__always)
  mutating func write(_ span: AffixSpan, endingAt end: Int, into text: inout EntryText) {
    if span.isShort { return text.store(span.vector, at: end &- 16) }
    write(span, startingAt: end - Int(span.utf8), &text)
  }

  /// Writes a text from an offset on.
  @inline(__always)
  mutating func write(_ span: AffixSpan, startingAt start: Int, into text: inout EntryText) {
    if span.isShort { return text.store(span.vector, at: start) }
    write(span, startingAt: start, &text)
  }

  @inline(never)
  private mutating func write(_ span: AffixSpan, startingAt start: Int, _ text: inout EntryText) {
    unsafe text.withStorage { base in
      for index in 0..<Int(span.utf8) {
        unsafe base.storeBytes(
          of: self[Int(span.offset) + index], toByteOffset: start + index, as: UInt8.self)
      }
    }
  }
}

/// An affix under construction: at most 96 bytes; more are left out.
struct AffixDraft: BitwiseCopyable {
  private var words: (SIMD8<UInt64>, SIMD4<UInt64>) = (.zero, .zero)
  private(set) var count = 0

  init() {}

  subscript(index: Int) -> UInt8 {
    let word = index < 64 ? words.0[index / 8 & 7] : words.1[index / 8 & 3]
    return UInt8(truncatingIfNeeded: word >> UInt64(index % 8 * 8))
  }

  mutating func append(_ byte: UInt8) {
    guard count < 96 else { return }
    let bits = UInt64(byte) << UInt64(count % 8 * 8)
    if count < 64 { words.0[count / 8] |= bits } else { words.1[count / 8 & 3] |= bits }
    count += 1
  }

  /// Appends a packed character.
  mutating func append(_ packed: UInt32) {
    for index in 0..<MintageCore.byteCount(packed) {
      append(UInt8(truncatingIfNeeded: packed >> UInt32(index * 8)))
    }
  }

  mutating func append(_ text: AffixText) {
    for index in 0..<text.count { append(text[index]) }
  }

  /// The packed character that starts at an index.
  func character(at index: Int) -> UInt32 {
    let lead = self[index]
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var packed: UInt32 = 0
    for offset in 0..<min(length, count - index) {
      packed |= UInt32(self[index + offset]) << UInt32(offset * 8)
    }
    return packed
  }

  /// Where `other` stands in this text: the last place where it ends the text, else the first.
  func find(_ other: AffixDraft) -> Int? {
    guard other.count > 0, other.count <= count else { return nil }
    if holds(other, at: count - other.count) { return count - other.count }
    for start in 0...count - other.count where holds(other, at: start) { return start }
    return nil
  }

  private func holds(_ other: AffixDraft, at start: Int) -> Bool {
    for index in 0..<other.count where self[start + index] != other[index] { return false }
    return true
  }
}
