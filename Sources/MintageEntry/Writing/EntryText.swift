/// A field's text and selection, in place: what an entry writes itself into.
///
///     var text = EntryText()
///     entry.write(into: &text)
///     text.withUTF8 { bytes in … }
///     text.selection.utf16    // for a text field of the platform
///
/// Keep one and write into it again and again: making one clears 400 bytes.
@frozen
public struct EntryText: Sendable, BitwiseCopyable {
  @usableFromInline
  typealias Words = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)
  @usableFromInline
  var storage: (Words, Words, Words, Words, Words, Words, (UInt64, UInt64, UInt64)) = (
    (0, 0, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 0, 0), (0, 0, 0)
  )
  /// Where the text starts and ends, and the UTF-8 bytes before head and anchor: sixteen bits each.
  ///
  /// One word, the start lowest, so that a key stores them all at once.
  @usableFromInline var places: UInt64 = 312 | 312 << 16
  /// UTF-16 units before head and above it anchor.
  @usableFromInline var carets16: UInt32 = 0

  /// Makes an empty text.
  @inlinable
  public init() {}

  /// The most bytes a text can hold.
  static var capacity: Int { 408 }

  /// Where numbers end: 312 bytes hold the longest prefix and number, 96 the longest suffix.
  @inline(__always)
  static var numberEnd: Int { 312 }

  @inlinable
  var start: Int { Int(places & 0xFFFF) }

  @inlinable
  var end: Int { Int(places >> 16 & 0xFFFF) }

  /// Says where the text stands in the storage.
  @inline(__always)
  mutating func setExtent(_ start: Int, _ end: Int) {
    places = places & ~0xFFFF_FFFF | UInt64(start) | UInt64(end) << 16
  }

  /// The number of UTF-8 bytes.
  @inlinable
  public var count: Int { end &- start }

  /// Whether there is no text.
  @inlinable
  public var isEmpty: Bool { start == end }

  /// What is selected; a caret where both ends are equal.
  @inlinable
  public var selection: EntrySelection {
    EntrySelection(
      anchor: EntryOffset(utf8: Int(places >> 48), utf16: Int(carets16 >> 16)),
      head: EntryOffset(utf8: Int(places >> 32 & 0xFFFF), utf16: Int(carets16 & 0xFFFF)))
  }

  /// Calls `body` with the UTF-8 bytes, which are valid during the call only.
  @inlinable
  public func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    unsafe withUnsafePointer(to: storage) { storage in
      let bytes = unsafe UnsafeRawPointer(storage).assumingMemoryBound(to: UInt8.self)
      return unsafe body(
        UnsafeBufferPointer(start: bytes + start, count: end &- start))
    }
  }

  /// Stores sixteen bytes.
  @inline(__always)
  mutating func store(_ vector: SIMD2<UInt64>, at offset: Int) {
    unsafe withUnsafeMutablePointer(to: &storage) { storage in
      unsafe UnsafeMutableRawPointer(storage).storeBytes(
        of: vector, toByteOffset: offset, as: SIMD2<UInt64>.self)
    }
  }

  /// Puts the caret somewhere.
  @inline(__always)
  mutating func setCaret(utf8: Int, utf16: Int) {
    setSelection(anchor: (utf8, utf16), head: (utf8, utf16))
  }

  /// Selects a range by its ends.
  @inline(__always)
  mutating func setSelection(anchor: (utf8: Int, utf16: Int), head: (utf8: Int, utf16: Int)) {
    places = places & 0xFFFF_FFFF | UInt64(head.utf8 | anchor.utf8 &<< 16) << 32
    carets16 = UInt32(truncatingIfNeeded: head.utf16 | anchor.utf16 &<< 16)
  }

  /// Calls `body` with the whole storage, to write into.
  @inline(__always)
  mutating func withStorage<Result>(_ body: (UnsafeMutableRawPointer) -> Result) -> Result {
    unsafe withUnsafeMutablePointer(to: &storage) { unsafe body(UnsafeMutableRawPointer($0)) }
  }
}

/// A place in a text, counted both ways in logical order.
@frozen
public struct EntryOffset: Hashable, Sendable, BitwiseCopyable {
  /// UTF-8 bytes before it.
  public var utf8: Int
  /// UTF-16 units before it.
  public var utf16: Int

  /// Makes a place from both counts.
  @inlinable
  public init(utf8: Int, utf16: Int) {
    self.utf8 = utf8
    self.utf16 = utf16
  }
}

/// A selection, or a caret where both ends are equal.
@frozen
public struct EntrySelection: Hashable, Sendable, BitwiseCopyable {
  /// The end that stays when the selection is extended.
  public var anchor: EntryOffset
  /// The end that moves.
  public var head: EntryOffset

  /// Makes a selection from its ends.
  @inlinable
  public init(anchor: EntryOffset, head: EntryOffset) {
    self.anchor = anchor
    self.head = head
  }

  /// Whether nothing is selected.
  @inlinable
  public var isCaret: Bool { anchor == head }

  /// The range in UTF-8 bytes.
  @inlinable
  public var utf8: Range<Int> {
    min(anchor.utf8, head.utf8)..<max(anchor.utf8, head.utf8)
  }

  /// The range in UTF-16 units.
  @inlinable
  public var utf16: Range<Int> {
    min(anchor.utf16, head.utf16)..<max(anchor.utf16, head.utf16)
  }
}
