/// Up to sixteen bytes of UTF-8 in two registers, the first byte lowest.
///
/// All but four in ten thousand affixes fit, and putting one together is a few shifts instead of a
/// loop over bytes. More bytes are counted but not kept: `fits` tells, and the affix is composed in
/// memory instead.
struct ShortText: BitwiseCopyable {
  private(set) var low: UInt64 = 0
  private(set) var high: UInt64 = 0
  private(set) var count = 0

  init() {}

  /// A text of the tables, which are padded so that sixteen bytes can be read.
  @inline(__always)
  init(_ text: TableText, _ bytes: TableBytes) {
    count = text.count
    low = bytes.word(text.offset) & ShortText.mask(count)
    high = bytes.word(text.offset &+ 8) & ShortText.mask(count &- 8)
  }

  /// A currency code.
  @inline(__always)
  init(_ code: CurrencyCode) {
    low = UInt64(code.packed)
    count = 3
  }

  var fits: Bool { count <= 16 }

  /// Ones in the lowest `count` bytes; none for a negative count, all for 8 and more.
  @inline(__always)
  private static func mask(_ count: Int) -> UInt64 {
    count >= 8 ? ~0 : count <= 0 ? 0 : 1 &<< UInt64(truncatingIfNeeded: count &* 8) &- 1
  }

  @inline(__always)
  mutating func append(_ text: ShortText) {
    let bits = UInt64(truncatingIfNeeded: count &* 8)
    if count < 8 {
      low |= text.low &<< bits
      // Two shifts, since one by 64 would do nothing.
      high |= text.high &<< bits | (text.low &>> 1) &>> (63 &- bits)
    } else {
      high |= text.low << (bits &- 64)
    }
    count &+= text.count
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count < 8 {
      low |= UInt64(byte) &<< UInt64(truncatingIfNeeded: count &* 8)
    } else {
      high |= UInt64(byte) << UInt64(truncatingIfNeeded: count &* 8 &- 64)
    }
    count &+= 1
  }

  /// The bytes from the start of a slot on.
  var leading: SIMD2<UInt64> { SIMD2(low, high) }

  /// The bytes up to the end of a slot.
  var trailing: SIMD2<UInt64> {
    let bits = UInt64(truncatingIfNeeded: (16 &- count) &* 8)
    return bits < 64
      ? SIMD2(low &<< bits, high &<< bits | (low &>> 1) &>> (63 &- bits))
      : SIMD2(0, low << (bits &- 64))
  }
}
