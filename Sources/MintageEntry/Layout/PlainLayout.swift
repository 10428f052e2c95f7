/// What the fast writer needs: ASCII digits in threes with separators of at most one byte, affixes
/// of at most sixteen bytes, a number that is edited and not negative.
struct PlainLayout: Sendable, BitwiseCopyable {
  /// The prefix, ending where the vector ends.
  var prefix = SIMD2<UInt64>.zero
  /// The suffix, from the vector's start.
  var suffix = SIMD2<UInt64>.zero
  var isPlain = false
  var prefixCount: UInt8 = 0
  var suffixCount: UInt8 = 0
  /// How many bytes the prefix has more than UTF-16 units.
  var prefixExcess: UInt8 = 0
  var decimal: UInt8 = 0
  /// Integer digits from which on there are separators, and their bytes.
  var threshold: UInt8 = 255
  var groupingCount: UInt8 = 0
  /// Three zeros behind the grouping separator.
  var group: UInt32 = 0

  init() {}

  init(_ layout: EntryLayout) {
    let affix = layout.editing.positive
    let zero = layout.editing.zero
    let groups = layout.editingGroups
    guard layout.zeroDigit == 0x30, !layout.hasScatteredDigits, layout.utf8.grouping <= 1,
      layout.utf8.decimal <= 1, groups.primary == 0 || groups.primary == 3 && groups.secondary == 3,
      affix.prefix.utf8 <= 16, affix.suffix.utf8 <= 16, affix.prefix.offset == zero.prefix.offset,
      affix.prefix.utf8 == zero.prefix.utf8, affix.suffix.offset == zero.suffix.offset,
      affix.suffix.utf8 == zero.suffix.utf8
    else { return }
    isPlain = true
    (prefixCount, suffixCount) = (affix.prefix.utf8, affix.suffix.utf8)
    prefixExcess = affix.prefix.utf8 - affix.prefix.utf16
    for index in 0..<Int(prefixCount) {
      let place = 16 - Int(prefixCount) + index
      prefix[place / 8] |=
        UInt64(layout.store[Int(affix.prefix.offset) + index]) << UInt64(place % 8 * 8)
    }
    for index in 0..<Int(suffixCount) {
      suffix[index / 8] |=
        UInt64(layout.store[Int(affix.suffix.offset) + index]) << UInt64(index % 8 * 8)
    }
    decimal = UInt8(truncatingIfNeeded: layout.decimal)
    if groups.threshold < 255 {
      threshold = UInt8(groups.threshold)
      groupingCount = UInt8(layout.utf8.grouping)
    }
    group = 0x3030_3000 | layout.grouping & 0xFF
  }
}
