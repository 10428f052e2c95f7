/// The bytes of a style's affixes, shared where one contains another.
///
/// A negative prefix mostly ends with the positive one, and suffixes are mostly equal, so a few
/// dozen bytes hold all of them. Vectors, not bytes, so that a copy is five moves.
struct AffixPool: Sendable, BitwiseCopyable {
  var slots: (SIMD2<UInt64>, SIMD2<UInt64>, SIMD2<UInt64>, SIMD2<UInt64>, SIMD2<UInt64>) =
    (.zero, .zero, .zero, .zero, .zero)

  static var capacity: Int { 80 }

  init() {}

  /// Calls `body` with the bytes.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result {
    unsafe withUnsafePointer(to: slots) { slots in
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

/// Where a prefix and a suffix lie in an ``AffixPool``.
struct AffixSpans: Sendable, BitwiseCopyable {
  var prefix: UInt8 = 0
  var prefixCount: UInt8 = 0
  var suffix: UInt8 = 0
  var suffixCount: UInt8 = 0

  init() {}

  /// A prefix that ends with the sixteen bytes at `slot`, and a suffix that starts after them.
  init(slot: UInt8, _ prefixCount: Int, _ suffixCount: Int) {
    self.prefixCount = UInt8(truncatingIfNeeded: prefixCount)
    self.suffixCount = UInt8(truncatingIfNeeded: suffixCount)
    prefix = slot &+ 16 &- self.prefixCount
    suffix = slot &+ 16
  }
}
