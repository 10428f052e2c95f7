/// How cents-first fields look that the fast writer writes: ASCII digits in threes with separators of
/// at most one byte, and affixes of at most sixteen bytes.
struct PlainLayout: Sendable, BitwiseCopyable {
  private var prefix = SIMD2<UInt64>.zero
  private var suffix = SIMD2<UInt64>.zero
  /// For each number of up to eight typed digits, five bits each: how long the number is, and above it
  /// whether there are separators.
  private var lengths: UInt64 = 0
  /// The same for seven to fifteen, seven bits each; all 0 where this layout does not serve.
  ///
  /// From seven on, since without a fraction those are three groups already.
  private var longLengths: UInt64 = 0
  private var decimal: UInt8 = 0
  private var prefixCount: UInt8 = 0
  private var fraction: UInt8 = 0
  /// The fraction's bits in a word of digits.
  private var fractionBits: UInt8 = 0
  /// Bytes of the decimal separator and the fraction.
  private var fractionCount: UInt8 = 0
  private var end: UInt16 = 0
  private var grouping: UInt32 = 0
  /// How many bytes the prefix has more than UTF-16 units, for anchor and head.
  private var excess: UInt32 = 0

  init() {}

  init(_ layout: EntryLayout, _ rules: EntryRules) {
    let affix = layout.editing.positive
    let zero = layout.editing.zero
    let groups = layout.editingGroups
    guard rules.isCentsFirst, rules.fractionLimit <= 4, layout.zeroDigit == 0x30,
      !layout.hasScatteredDigits, layout.utf8.grouping <= 1, layout.utf8.decimal <= 1,
      groups.isThrees, affix.prefix.isShort, affix.suffix.isShort,
      affix.prefix.offset == zero.prefix.offset, affix.prefix.utf8 == zero.prefix.utf8,
      affix.suffix.offset == zero.suffix.offset, affix.suffix.utf8 == zero.suffix.utf8
    else { return }
    (prefix, suffix) = (affix.prefix.vector, affix.suffix.vector)
    prefixCount = affix.prefix.utf8
    excess = UInt32(affix.prefix.utf8 - affix.prefix.utf16) * 0x1_0001
    fraction = UInt8(rules.fractionLimit)
    fractionBits = fraction * 8
    fractionCount = fraction == 0 ? 0 : fraction + 1
    decimal = UInt8(truncatingIfNeeded: layout.decimal)
    grouping = layout.grouping & 0xFF
    end = UInt16(EntryText.numberEnd) + UInt16(affix.suffix.utf8)
    for count in 0..<16 {
      let integer = max(count, rules.fractionLimit + 1) - rules.fractionLimit
      let separators = groups.count(integer) * layout.utf8.grouping
      let length = UInt64(integer + separators + Int(fractionCount))
      let isGrouped: UInt64 = separators > 0 ? 1 : 0
      if count <= 8 { lengths |= (length | isGrouped << 4) << UInt64(count * 5) }
      if count >= 7 { longLengths |= (length | isGrouped << 6) << UInt64((count - 7) * 7) }
    }
  }

  /// Whether this layout serves.
  var isPlain: Bool { longLengths != 0 }

  /// How many digits ``writeShort(_:_:into:)`` writes: those of the fraction and of two groups.
  var shortCount: Int { isPlain ? min(8, Int(fraction) + 6) : 0 }

  /// Writes at most ``shortCount`` digits with the caret at the end.
  ///
  /// They stand in a word already, a byte each, and are stored in pieces that end where their last
  /// digit ends; what a piece holds before its first digit is rubbish, which the next one, the prefix
  /// or the suffix covers. Two groups are written whatever the number.
  @inline(__always)
  func writeShort(_ digits: UInt64, _ count: Int, into text: inout EntryText) {
    let end = EntryText.numberEnd
    let length = lengths &>> UInt64(count &* 5)
    let stride = 3 &+ Int(length &>> 4 & 1)
    unsafe withUnsafeMutablePointer(to: &text) { text in
      let base = UnsafeMutableRawPointer(text)
      let word = (digits | 0x3030_3030_3030_3030).byteSwapped
      let cursor = end &- Int(fractionCount)
      unsafe base.storeBytes(of: word, toByteOffset: end &- 8, as: UInt64.self)
      unsafe base.storeBytes(of: decimal, toByteOffset: cursor, as: UInt8.self)
      let integer = word &<< UInt64(fractionBits)
      unsafe PlainLayout.store(integer, grouping, base, cursor)
      unsafe PlainLayout.store(integer &<< 24, grouping, base, cursor &- stride)
    }
    finish(end &- Int(length & 0x0F), into: &text)
  }

  /// Writes affixes around a number that is in place, and where it all stands.
  @inline(__always)
  private func finish(_ start: Int, into text: inout EntryText) {
    let end = EntryText.numberEnd
    text.store(suffix, at: end)
    text.store(prefix, at: start &- 16)
    let from = start &- Int(prefixCount)
    text.start = UInt16(truncatingIfNeeded: from)
    text.end = self.end
    let carets = UInt32(truncatingIfNeeded: end &- from) &* 0x1_0001
    text.carets8 = carets
    text.carets16 = carets &- excess
  }

  /// Writes seven to fifteen digits with the caret at the end.
  @inline(__always)
  func writeLong(_ digits: EntryDigits, _ count: Int, into text: inout EntryText) {
    let end = EntryText.numberEnd
    let length = longLengths &>> UInt64((count &- 7) &* 7) & 0x7F
    let stride = 3 &+ Int(length &>> 6)
    let start = end &- Int(length & 0x3F)
    unsafe withUnsafeMutablePointer(to: &text) { text in
      let base = UnsafeMutableRawPointer(text)
      var cursor = end &- Int(fractionCount)
      let word = (digits.low | 0x3030_3030_3030_3030).byteSwapped
      unsafe base.storeBytes(of: word, toByteOffset: end &- 8, as: UInt64.self)
      unsafe base.storeBytes(of: decimal, toByteOffset: cursor, as: UInt8.self)
      // What is left of the fraction, the next digits lowest, in two words.
      let bits = UInt64(fractionBits)
      var low = digits.low &>> bits | (digits.second &<< 1) &<< (63 &- bits)
      var high = digits.second &>> bits
      while cursor > start {
        let group = (low | 0x3030_3030_3030_3030).byteSwapped
        unsafe PlainLayout.store(group, grouping, base, cursor)
        low = low &>> 24 | high &<< 40
        high &>>= 24
        cursor &-= stride
      }
    }
    finish(start, into: &text)
  }

  /// Stores the last three digits of a word behind a separator.
  @inline(__always)
  private static func store(
    _ word: UInt64, _ grouping: UInt32, _ base: UnsafeMutableRawPointer, _ end: Int
  ) {
    let group = UInt32(truncatingIfNeeded: word &>> 32) & 0xFFFF_FF00 | grouping
    unsafe base.storeBytes(of: group, toByteOffset: end &- 4, as: UInt32.self)
  }
}
