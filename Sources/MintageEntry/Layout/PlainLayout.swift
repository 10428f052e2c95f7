/// How cents-first fields look that the fast writer writes: ASCII digits in threes with separators of
/// at most one byte, and affixes of at most sixteen bytes.
struct PlainLayout: Sendable, BitwiseCopyable {
  private var prefix = SIMD2<UInt64>.zero
  private var suffix = SIMD2<UInt64>.zero
  /// For each number of typed digits, a byte: how long the number is.
  private var lengths = SIMD16<UInt8>.zero
  /// For each number of typed digits, a byte: how far from the end of the number the second group of
  /// digits ends.
  private var seconds = SIMD16<UInt8>.zero
  private var decimal: UInt8 = 0
  private var fraction: UInt8 = 0
  /// The fraction's bits in a word of digits.
  private var fractionBits: UInt8 = 0
  /// Bytes of the decimal separator and the fraction.
  private var fractionCount: UInt8 = 0
  private var grouping: UInt8 = 0
  /// Whether this layout serves.
  private(set) var isPlain = false
  /// ``EntryText/places`` of a text without the number.
  private var places: UInt64 = 0
  /// UTF-16 units of the prefix, for anchor and head.
  private var prefixUnits: UInt32 = 0

  init() {}

  @inline(never)
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
    prefixUnits = UInt32(affix.prefix.utf16) * 0x1_0001
    fraction = UInt8(rules.fractionLimit)
    fractionBits = fraction * 8
    fractionCount = fraction == 0 ? 0 : fraction + 1
    decimal = UInt8(truncatingIfNeeded: layout.decimal)
    grouping = UInt8(truncatingIfNeeded: layout.grouping)
    let end = UInt64(EntryText.numberEnd)
    let prefixCount = UInt64(affix.prefix.utf8)
    places =
      end - prefixCount | (end + UInt64(affix.suffix.utf8)) << 16 | prefixCount << 32
      | prefixCount << 48
    isPlain = true
    for count in 0..<16 {
      let integer = max(count, rules.fractionLimit + 1) - rules.fractionLimit
      let separators = groups.count(integer) * layout.utf8.grouping
      let number = integer + separators + Int(fractionCount)
      lengths[count] = UInt8(number)
      seconds[count] = fractionCount + (separators > 0 ? 4 : 3)
    }
  }

  /// How many digits ``writeShort(_:_:into:)`` writes: those of the fraction and of two groups.
  var shortCount: Int { isPlain ? min(8, Int(fraction) + 6) : 0 }

  /// Writes at most ``shortCount`` digits with the caret at the end.
  ///
  /// They stand in a word already, a byte each, and are stored in pieces that end where their last
  /// digit ends; what a piece holds before its first digit is rubbish, which the next one, the prefix
  /// or the suffix covers. Two groups are written whatever the number.
  @inline(__always)
  mutating func writeShort(_ digits: UInt64, _ count: Int, into text: inout EntryText) {
    let (length, second) = (byte(of: &lengths, at: count), byte(of: &seconds, at: count))
    unsafe withUnsafeMutablePointer(to: &text) { text in
      let end = unsafe UnsafeMutableRawPointer(text) + EntryText.numberEnd
      let word = (digits | 0x3030_3030_3030_3030).byteSwapped
      let cursor = unsafe end - Int(fractionCount)
      unsafe end.storeBytes(of: word, toByteOffset: -8, as: UInt64.self)
      unsafe cursor.storeBytes(of: decimal, as: UInt8.self)
      let integer = word &<< UInt64(fractionBits)
      unsafe PlainLayout.store(integer, grouping, cursor)
      unsafe PlainLayout.store(integer &<< 24, grouping, end - second)
    }
    finish(length, into: &text)
  }

  /// A byte of a table; the number of digits is at most fifteen.
  @inline(__always)
  private func byte(of table: inout SIMD16<UInt8>, at count: Int) -> Int {
    unsafe withUnsafeMutablePointer(to: &table) { table in
      unsafe Int(UnsafeRawPointer(table).load(fromByteOffset: count & 15, as: UInt8.self))
    }
  }

  /// Writes affixes around a number that is in place, and where it all stands.
  @inline(__always)
  private func finish(_ length: Int, into text: inout EntryText) {
    let end = EntryText.numberEnd
    text.store(suffix, at: end)
    text.store(prefix, at: end &- length &- 16)
    let count = UInt64(truncatingIfNeeded: length)
    // The start moves to the left, head and anchor to the right.
    text.places = places &+ count &* 0x0001_0000_FFFF_FFFF
    text.carets16 = UInt32(truncatingIfNeeded: count) &* 0x1_0001 &+ prefixUnits
  }

  /// Writes seven to fifteen digits with the caret at the end.
  @inline(__always)
  mutating func writeLong(_ digits: EntryDigits, _ count: Int, into text: inout EntryText) {
    let (length, second) = (byte(of: &lengths, at: count), byte(of: &seconds, at: count))
    unsafe withUnsafeMutablePointer(to: &text) { text in
      let end = unsafe UnsafeMutableRawPointer(text) + EntryText.numberEnd
      let start = unsafe end - length
      var cursor = unsafe end - Int(fractionCount)
      let stride = second &- Int(fractionCount)
      let word = (digits.low | 0x3030_3030_3030_3030).byteSwapped
      unsafe end.storeBytes(of: word, toByteOffset: -8, as: UInt64.self)
      unsafe cursor.storeBytes(of: decimal, as: UInt8.self)
      // What is left of the fraction, the next digits lowest, in two words.
      let bits = UInt64(fractionBits)
      var low = digits.low &>> bits | (digits.second &<< 1) &<< (63 &- bits)
      var high = digits.second &>> bits
      while unsafe cursor > start {
        let group = (low | 0x3030_3030_3030_3030).byteSwapped
        unsafe PlainLayout.store(group, grouping, cursor)
        low = low &>> 24 | high &<< 40
        high &>>= 24
        unsafe cursor -= stride
      }
    }
    finish(length, into: &text)
  }

  /// Stores the last three digits of a word behind a separator.
  @inline(__always)
  private static func store(_ word: UInt64, _ grouping: UInt8, _ end: UnsafeMutableRawPointer) {
    let group = UInt32(truncatingIfNeeded: word &>> 32)
    unsafe end.storeBytes(of: group, toByteOffset: -4, as: UInt32.self)
    unsafe end.storeBytes(of: grouping, toByteOffset: -4, as: UInt8.self)
  }
}
