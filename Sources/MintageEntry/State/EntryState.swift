import MintageCore

/// Where a caret stands: between two elements, counted from the right.
///
/// Counting from the right, typing at the end moves nothing. Beside a separator there are two places
/// with the same digits on both sides: before it, where edits leave the caret, and behind it. Where
/// the separator is an element of its own (the decimal one in decimal-first), they are two carets;
/// elsewhere the second is only a side that the platform chose.
struct EntryCaret: Equatable, Sendable, BitwiseCopyable {
  /// Digits to the right, zeros that nobody typed included.
  var right: UInt8
  /// Whether it stands behind the separator rather than before it.
  var isBehind: Bool

  init(right: Int = 0, isBehind: Bool = false) {
    self.right = UInt8(truncatingIfNeeded: right)
    self.isBehind = isBehind
  }

  /// Whether this caret stands left of `other`.
  func isLeft(of other: EntryCaret) -> Bool {
    right != other.right ? right > other.right : !isBehind && other.isBehind
  }
}

/// What is selected: a caret where both ends are equal.
struct EntrySpan: Equatable, Sendable, BitwiseCopyable {
  var anchor = EntryCaret()
  var head = EntryCaret()
  /// What the selection covers besides digits and separators.
  var cover = EntryCover()

  init() {}

  init(_ caret: EntryCaret) {
    anchor = caret
    head = caret
  }

  /// Whether it is a caret, or covers nothing that could be edited apart from one.
  var isCaret: Bool {
    anchor == head && !cover.sign && !cover.affixOnly && !(cover.start && cover.end)
  }

  /// The end that stands further left.
  var left: EntryCaret { head.isLeft(of: anchor) ? head : anchor }

  /// The end that stands further right.
  var right: EntryCaret { head.isLeft(of: anchor) ? anchor : head }

  /// Whether it is a caret at the end: every bit of it is zero.
  @inline(__always)
  var isCaretAtEnd: Bool {
    anchor.right | head.right | cover.bits == 0 && !anchor.isBehind && !head.isBehind
  }
}

/// What a selection covers of the text around the number.
struct EntryCover: Equatable, Sendable, BitwiseCopyable {
  var bits: UInt8 = 0

  init() {}

  /// The sign.
  var sign: Bool {
    get { bits & 1 != 0 }
    set { bits = bits & ~1 | (newValue ? 1 : 0) }
  }
  /// Everything before the number.
  var start: Bool {
    get { bits & 2 != 0 }
    set { bits = bits & ~2 | (newValue ? 2 : 0) }
  }
  /// Everything behind the number.
  var end: Bool {
    get { bits & 4 != 0 }
    set { bits = bits & ~4 | (newValue ? 4 : 0) }
  }
  /// Only text that is no element: edits are refused.
  var affixOnly: Bool {
    get { bits & 8 != 0 }
    set { bits = bits & ~8 | (newValue ? 8 : 0) }
  }
}

/// What is known of the separators that were typed as grouping characters.
enum EntryStructure: UInt8, Sendable, BitwiseCopyable {
  /// Nothing.
  case none
  /// The decimal separator was typed as a grouping character and may still turn out to group.
  case candidate
  /// Every group of the integer part was typed.
  case grouped
}

/// All that an edit changes and an undo restores.
struct EntryState: Equatable, Sendable, BitwiseCopyable {
  /// The typed digits: in decimal-first those of the integer part and the fraction in a row.
  var digits = EntryDigits()
  /// The amount that was set from outside, while nobody has edited it.
  var exact = ExactDecimal(zeroWithScale: 0, isNegative: false)
  /// Typed digits before the separator; in cents-first all typed digits.
  var integerCount: UInt8 = 0
  /// Typed digits behind the separator; in cents-first always 0.
  var fractionCount: UInt8 = 0
  var structure = EntryStructure.none
  var flags = EntryFlags()
  var span = EntrySpan()

  init() {}

  /// How many digits were typed.
  var typedCount: Int { Int(integerCount) + Int(fractionCount) }
}

/// The yes-or-no part of a state.
struct EntryFlags: Equatable, Sendable, BitwiseCopyable {
  var bits: UInt8 = 0

  init() {}

  /// The flags that keep a key off the fast path.
  static var slow: UInt8 { 0b1_1011 }

  /// Whether there is a minus.
  var isNegative: Bool {
    get { bits & 1 != 0 }
    set { bits = bits & ~1 | (newValue ? 1 : 0) }
  }
  /// Whether a decimal separator was typed.
  var hasSeparator: Bool {
    get { bits & 2 != 0 }
    set { bits = bits & ~2 | (newValue ? 2 : 0) }
  }
  /// Whether a cents-first field without typed digits shows zero instead of nothing.
  var isZeroShown: Bool {
    get { bits & 4 != 0 }
    set { bits = bits & ~4 | (newValue ? 4 : 0) }
  }
  /// Whether the amount is `exact` and not what the digits say.
  var isExact: Bool {
    get { bits & 8 != 0 }
    set { bits = bits & ~8 | (newValue ? 8 : 0) }
  }
  /// Whether the next key replaces everything.
  var isReentering: Bool {
    get { bits & 16 != 0 }
    set { bits = bits & ~16 | (newValue ? 16 : 0) }
  }
  /// Whether a person has edited since editing began.
  var isEdited: Bool {
    get { bits & 32 != 0 }
    set { bits = bits & ~32 | (newValue ? 32 : 0) }
  }
}
