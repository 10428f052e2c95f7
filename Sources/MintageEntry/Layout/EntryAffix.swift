import MintageCore

/// A text before or behind numbers: in place where it is short, else in an ``AffixStore``.
struct AffixSpan: Sendable, BitwiseCopyable {
  /// The bytes, ending where the vector ends for a prefix, from its start for a suffix; for texts of
  /// at most sixteen bytes.
  private(set) var vector = SIMD2<UInt64>.zero
  private(set) var offset: UInt8 = 0
  private(set) var utf8: UInt8 = 0
  private(set) var utf16: UInt8 = 0

  init() {}

  /// Places a draft in a store.
  init(_ draft: AffixDraft, isPrefix: Bool, in store: inout AffixStore) {
    let (offset, count) = store.place(draft)
    self.offset = UInt8(truncatingIfNeeded: offset)
    utf8 = UInt8(truncatingIfNeeded: count)
    utf16 = count == 0 ? 0 : UInt8(truncatingIfNeeded: draft.utf16Count(0..<count))
    guard count <= 16 else { return }
    for index in 0..<count {
      let place = isPrefix ? 16 - count + index : index
      vector[place / 8] |= UInt64(draft[index]) << UInt64(place % 8 * 8)
    }
  }

  @inline(__always)
  var isShort: Bool { utf8 <= 16 }
}

/// What stands around a number, and where the sign is in it.
struct EntryAffix: Sendable, BitwiseCopyable {
  var prefix = AffixSpan()
  var suffix = AffixSpan()
  /// The sign's place in prefix and suffix; parentheses have one in each.
  var signBefore = SignSpan()
  var signBehind = SignSpan()

  init() {}

  var hasSign: Bool { signBefore.utf8.count + signBehind.utf8.count > 0 }
}

/// Where a sign stands in an affix, measured both ways.
struct SignSpan: Sendable, BitwiseCopyable {
  private var start8: UInt8 = 0
  private var end8: UInt8 = 0
  private var start16: UInt8 = 0
  private var end16: UInt8 = 0

  init() {}

  init(_ range: Range<Int>, in draft: AffixDraft) {
    start8 = UInt8(truncatingIfNeeded: range.lowerBound)
    end8 = UInt8(truncatingIfNeeded: range.upperBound)
    start16 = UInt8(truncatingIfNeeded: draft.utf16Count(0..<range.lowerBound))
    end16 = UInt8(truncatingIfNeeded: draft.utf16Count(0..<range.upperBound))
  }

  var utf8: Range<Int> { Int(start8)..<Int(max(start8, end8)) }
  var utf16: Range<Int> { Int(start16)..<Int(max(start16, end16)) }
}

extension AffixDraft {
  /// UTF-16 units of the characters that start in a range of bytes.
  func utf16Count(_ range: Range<Int>) -> Int {
    var count = 0
    for index in range where self[index] & 0xC0 != 0x80 { count += self[index] >= 0xF0 ? 2 : 1 }
    return count
  }

  /// Whether it holds spaces and bidi marks alone: no symbol, since a symbol that cannot be seen
  /// (U+200B for CVE) is none of them.
  var hasNoSymbol: Bool {
    var index = 0
    while index < count {
      let character = character(at: index)
      let scalar = MintageCore.scalar(character)
      let isMark = scalar == 0x200E || scalar == 0x200F || scalar == 0x061C
      if !isMark, !PackedScalar.isSpace(character) { return false }
      index += max(1, MintageCore.byteCount(character))
    }
    return true
  }
}
