/// Where a caret stands: between two elements, counted from the right.
///
/// Counting from the right, typing at the end moves nothing. Beside a separator there are two places
/// with the same digits on both sides: before it, where edits leave the caret, and behind it. Where
/// the separator is an element of its own (the decimal one in decimal-first), they are two carets;
/// elsewhere the second is only a side that the platform chose.
struct EntryCaret: Equatable, Sendable, BitwiseCopyable {
  /// Digits to the right in seven bits, and above them the side.
  fileprivate var bits: UInt8

  init(right: Int = 0, isBehind: Bool = false) {
    bits = UInt8(truncatingIfNeeded: right) & 0x7F | (isBehind ? 0x80 : 0)
  }

  fileprivate init(bits: UInt8) { self.bits = bits }

  /// Digits to the right, zeros that nobody typed included.
  @inline(__always)
  var right: Int { Int(bits & 0x7F) }

  /// Whether it stands behind the separator rather than before it.
  @inline(__always)
  var isBehind: Bool { bits & 0x80 != 0 }

  /// Whether this caret stands left of `other`.
  func isLeft(of other: EntryCaret) -> Bool {
    right != other.right ? right > other.right : !isBehind && other.isBehind
  }
}

/// What is selected: a caret where both ends are equal.
///
/// One word, so that a caret at the end, where keys are typed, is told by one comparison with zero.
struct EntrySpan: Equatable, Sendable, BitwiseCopyable {
  /// Anchor, head and cover, a byte each.
  private(set) var bits: UInt32 = 0

  /// A caret at the end.
  init() {}

  init(bits: UInt32) { self.bits = bits }

  init(_ caret: EntryCaret) { bits = UInt32(caret.bits) | UInt32(caret.bits) << 8 }

  var anchor: EntryCaret {
    get { EntryCaret(bits: UInt8(truncatingIfNeeded: bits)) }
    set { bits = bits & ~0xFF | UInt32(newValue.bits) }
  }

  var head: EntryCaret {
    get { EntryCaret(bits: UInt8(truncatingIfNeeded: bits >> 8)) }
    set { bits = bits & ~0xFF00 | UInt32(newValue.bits) << 8 }
  }

  /// What the selection covers besides digits and separators.
  var cover: EntryCover {
    get { EntryCover(bits: UInt8(truncatingIfNeeded: bits >> 16)) }
    set { bits = bits & ~0xFF_0000 | UInt32(newValue.bits) << 16 }
  }

  /// Whether it is a caret, or covers nothing that could be edited apart from one.
  var isCaret: Bool {
    anchor == head && !cover.sign && !cover.affixOnly && !cover.all
  }

  /// The end that stands further left.
  var left: EntryCaret { head.isLeft(of: anchor) ? head : anchor }

  /// The end that stands further right.
  var right: EntryCaret { head.isLeft(of: anchor) ? anchor : head }
}

/// What a selection covers of the text around the number.
struct EntryCover: Equatable, Sendable, BitwiseCopyable {
  fileprivate var bits: UInt8

  /// The sign.
  var sign: Bool {
    get { bits[flag: 1] }
    set { bits[flag: 1] = newValue }
  }
  /// Everything, the text on both sides of the number included.
  var all: Bool {
    get { bits[flag: 2] }
    set { bits[flag: 2] = newValue }
  }
  /// Only text that is no element: edits are refused.
  var affixOnly: Bool {
    get { bits[flag: 8] }
    set { bits[flag: 8] = newValue }
  }

  /// Whether it covers nothing.
  var isEmpty: Bool { bits == 0 }
}
