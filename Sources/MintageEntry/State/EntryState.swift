import MintageCore

/// What is known of the separators that were typed as grouping characters.
enum EntryStructure: UInt8, Sendable, BitwiseCopyable {
  /// Nothing.
  case none
  /// The decimal separator was typed as a grouping character and may still turn out to group.
  case candidate
  /// Every group of the integer part was typed.
  case grouped
}

/// All that an edit changes and an undo restores: 64 bytes.
struct EntryState: Equatable, Sendable, BitwiseCopyable {
  /// The typed digits: in decimal-first those of the integer part and the fraction in a row.
  var digits = EntryDigits()
  private var exactHigh: UInt64 = 0
  private var exactLow: UInt64 = 0
  var marks = EntryMarks()

  init() {}

  /// Typed digits before the separator; in cents-first all typed digits.
  @inline(__always)
  var integerCount: UInt8 {
    get { marks[0] }
    set { marks[0] = newValue }
  }

  /// Typed digits behind the separator; in cents-first always 0.
  @inline(__always)
  var fractionCount: UInt8 {
    get { marks[1] }
    set { marks[1] = newValue }
  }

  /// How many digits were typed.
  @inline(__always)
  var typedCount: Int { Int(integerCount) + Int(fractionCount) }

  @inline(__always)
  var flags: EntryFlags {
    get { EntryFlags(bits: marks[2]) }
    set { marks[2] = newValue.bits }
  }

  /// What is selected.
  @inline(__always)
  var span: EntrySpan {
    get { EntrySpan(bits: UInt32(truncatingIfNeeded: marks.word >> 32)) }
    set { marks.word = marks.word & 0xFFFF_FFFF | UInt64(newValue.bits) << 32 }
  }

  /// What is known of typed separators.
  var structure: EntryStructure {
    get { EntryStructure(rawValue: marks[2] >> 6) ?? .none }
    set { marks[2] = marks[2] & 0x3F | newValue.rawValue << 6 }
  }

  /// The amount that was set from outside, while nobody has edited it.
  var exact: ExactDecimal {
    get {
      ExactDecimal(
        isNegative: marks[3] & 0x80 != 0, high: exactHigh, low: exactLow,
        scale: Int(marks[3] & 0x7F))
        ?? ExactDecimal(zeroWithScale: 0, isNegative: false)
    }
    set {
      (exactHigh, exactLow) = newValue.magnitude
      marks[3] = newValue.scale | (newValue.isNegative ? 0x80 : 0)
    }
  }
}

/// The small part of a state in one word: digit counts, flags, the scale of the exact amount, and the
/// selection, from the lowest byte on.
///
/// One word, since a key on the fast path then tests and changes all of it at once.
struct EntryMarks: Equatable, Sendable, BitwiseCopyable {
  fileprivate(set) var word: UInt64 = 0

  fileprivate init() {}

  @inline(__always)
  fileprivate subscript(byte: UInt64) -> UInt8 {
    get { UInt8(truncatingIfNeeded: word >> (byte * 8)) }
    set { word = word & ~(0xFF << (byte * 8)) | UInt64(newValue) << (byte * 8) }
  }

  /// Whether this is a cents-first field that shows at most fifteen typed digits with the caret at
  /// the end, and nothing else is to be thought of: no minus, separator, exact amount or new entry.
  @inline(__always)
  var arePlain: Bool { word & 0xFFFF_FFFF_001F_FFF0 == 0x0000_0000_0004_0000 }

  /// The same for at most seven typed digits that a person has edited already.
  @inline(__always)
  var areShort: Bool { word & 0xFFFF_FFFF_003F_FFF8 == 0x0000_0000_0024_0000 }

  /// Typed digits, where the marks are plain.
  @inline(__always)
  var plainCount: Int { Int(word & 0x0F) }

  /// Counts digits more of plain marks, and notes that a person has edited.
  @inline(__always)
  mutating func count(_ digits: UInt64) { word = word &+ digits | 0x20_0000 }

  /// Counts digits more of short marks.
  @inline(__always)
  mutating func countShort(_ digits: UInt64) { word &+= digits }
}

/// The yes-or-no part of a state.
struct EntryFlags: Equatable, Sendable, BitwiseCopyable {
  fileprivate var bits: UInt8 = 0

  /// Whether there is a minus.
  var isNegative: Bool {
    get { bits[flag: 1] }
    set { bits[flag: 1] = newValue }
  }
  /// Whether a decimal separator was typed.
  var hasSeparator: Bool {
    get { bits[flag: 2] }
    set { bits[flag: 2] = newValue }
  }
  /// Whether a cents-first field without typed digits shows zero instead of nothing.
  var isZeroShown: Bool {
    get { bits[flag: 4] }
    set { bits[flag: 4] = newValue }
  }
  /// Whether the amount is `exact` and not what the digits say.
  var isExact: Bool {
    get { bits[flag: 8] }
    set { bits[flag: 8] = newValue }
  }
  /// Whether the next key replaces everything.
  var isReentering: Bool {
    get { bits[flag: 16] }
    set { bits[flag: 16] = newValue }
  }
  /// Whether a person has edited since editing began.
  var isEdited: Bool {
    get { bits[flag: 32] }
    set { bits[flag: 32] = newValue }
  }
}

extension UInt8 {
  /// Whether a bit is set.
  @inline(__always)
  subscript(flag flag: UInt8) -> Bool {
    get { self & flag != 0 }
    set { self = self & ~flag | (newValue ? flag : 0) }
  }
}
