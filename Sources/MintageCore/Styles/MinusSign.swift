/// A locale's minus in one byte: a glyph, and the bidi marks that stand around it.
///
/// CLDR 48 has nine of them: U+002D and U+2212, alone or behind U+200E, U+200F or U+061C, some with
/// a U+200E behind. A sign of another shape counts as U+002D.
package struct MinusSign: Equatable, Sendable, BitwiseCopyable {
  /// Bits 0 and 1: the mark in front; bit 2: U+2212; bit 3: U+200E behind.
  private(set) var bits: UInt8 = 0

  /// U+002D alone.
  package static var ascii: MinusSign { MinusSign() }

  private init() {}

  /// The sign of some bits.
  init(bits: UInt8) { self.bits = bits }

  /// Describes the sign that tables hold as text: mostly a single byte, U+002D.
  @inline(__always)
  init(_ text: TableText, _ tables: CurrencyTables) {
    if text.count != 1 { self = MinusSign(longer: text, tables) }
  }

  @inline(never)
  private init(longer text: TableText, _ tables: CurrencyTables) {
    var offset = text.offset
    let end = text.offset + text.count
    func next(_ bytes: UInt32) -> Bool {
      let count = byteCount(bytes)
      guard offset + count <= end else { return false }
      for index in 0..<count
      where tables.bytes.byte(offset + index) != UInt8(truncatingIfNeeded: bytes >> (index * 8)) {
        return false
      }
      offset += count
      return true
    }
    for mark in UInt8(1)...3 where next(MinusSign.mark(mark)) { bits = mark }
    if next(utf8(0x2212)) { bits |= 4 } else { _ = next(0x2D) }
    if next(MinusSign.mark(1)) { bits |= 8 }
  }

  /// The parts in order, as UTF-8 with the first byte lowest; 0 for none.
  package var parts: (before: UInt32, glyph: UInt32, after: UInt32) {
    (
      MinusSign.mark(bits & 3), bits & 4 == 0 ? 0x2D : utf8(0x2212),
      bits & 8 == 0 ? 0 : MinusSign.mark(1)
    )
  }

  private static func mark(_ index: UInt8) -> UInt32 {
    switch index {
    case 1: utf8(0x200E)
    case 2: utf8(0x200F)
    case 3: utf8(0x061C)
    default: 0
    }
  }
}
