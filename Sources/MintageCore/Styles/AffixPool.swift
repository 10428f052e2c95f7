/// The bytes of a style's affixes, shared where one contains another.
///
/// A negative prefix mostly ends with the positive one, and suffixes are mostly equal, so a few
/// dozen bytes hold all of them. Vectors, not bytes, so that a copy is five moves.
struct AffixPool: Sendable, BitwiseCopyable {
  var slots: (SIMD2<UInt64>, SIMD2<UInt64>, SIMD2<UInt64>, SIMD2<UInt64>, SIMD2<UInt64>) =
    (.zero, .zero, .zero, .zero, .zero)

  static var capacity: Int { 80 }

  /// Where the slots of negative amounts start, behind those of the others.
  static var negativeSlots: Int { 32 }

  init() {}

  /// Calls `body` with the bytes.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result {
    unsafe _withUnprotectedUnsafePointer(to: slots) { slots in
      unsafe body(UnsafeRawPointer(slots).assumingMemoryBound(to: UInt8.self))
    }
  }

  /// Finds or appends `text` behind the `used` bytes; nil when there is no room.
  mutating func place(_ text: UnsafeBufferPointer<UInt8>, used: inout Int) -> Int? {
    let occupied = used
    let found = unsafe withBytes { bytes in
      var start = 0
      while start + text.count <= occupied {
        var index = 0
        while unsafe index < text.count && bytes[start + index] == text[index] { index += 1 }
        if index == text.count { return start }
        start += 1
      }
      return -1
    }
    if found >= 0 { return found }
    guard occupied + text.count <= AffixPool.capacity else { return nil }
    unsafe withUnsafeMutablePointer(to: &slots) { slots in
      let bytes = unsafe UnsafeMutableRawPointer(slots).assumingMemoryBound(to: UInt8.self)
      for index in 0..<text.count { unsafe bytes[occupied + index] = text[index] }
    }
    used += text.count
    return occupied
  }
}

/// Where a prefix and a suffix lie in an ``AffixPool``, in one word, which is chosen by the sign.
struct AffixSpans: Sendable, BitwiseCopyable, Equatable {
  private(set) var word: UInt32 = 0

  init() {}

  /// The spans of a word: prefix, its count, suffix and its count, the first byte lowest.
  init(word: UInt32) { self.word = word }

  init(prefix: UInt8, prefixCount: UInt8, suffix: UInt8, suffixCount: UInt8) {
    word =
      UInt32(prefix) | UInt32(prefixCount) &<< 8 | UInt32(suffix) &<< 16
      | UInt32(suffixCount) &<< 24
  }

  /// A prefix that ends with the sixteen bytes at `slot`, and a suffix that starts after them.
  init(slot: UInt8, _ prefixCount: Int, _ suffixCount: Int) {
    let prefixCount = UInt8(truncatingIfNeeded: prefixCount)
    self.init(
      prefix: slot &+ 16 &- prefixCount, prefixCount: prefixCount, suffix: slot &+ 16,
      suffixCount: UInt8(truncatingIfNeeded: suffixCount))
  }

  var prefix: UInt8 { UInt8(truncatingIfNeeded: word) }
  var prefixCount: UInt8 { UInt8(truncatingIfNeeded: word &>> 8) }
  var suffix: UInt8 { UInt8(truncatingIfNeeded: word &>> 16) }
  var suffixCount: UInt8 { UInt8(truncatingIfNeeded: word &>> 24) }
}
