/// Copies short texts without a branch on their length, which is as random as amounts are.
enum ByteMerger {
  /// Copies `count` bytes of a scratch that may be read for 32.
  ///
  /// Where the target has room for 32 too, four words are merged with what is there, so that the
  /// bytes behind the text keep their values; otherwise exactly the text is copied.
  @inline(__always)
  static func copy(
    _ source: UnsafeMutableRawPointer, _ count: Int, to target: UnsafeMutablePointer<UInt8>,
    room: Int
  ) {
    let target = UnsafeMutableRawPointer(target)
    guard room >= 32, count <= 32 else {
      return unsafe target.copyMemory(from: source, byteCount: count)
    }
    let mask = unsafe UnsafeRawPointer(window.utf8Start + 32 - count)
    unsafe merge(source, target, mask, 0)
    unsafe merge(source, target, mask, 8)
    unsafe merge(source, target, mask, 16)
    unsafe merge(source, target, mask, 24)
  }

  @inline(__always)
  private static func merge(
    _ source: UnsafeMutableRawPointer, _ target: UnsafeMutableRawPointer,
    _ mask: UnsafeRawPointer, _ offset: Int
  ) {
    let text = unsafe source.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let old = unsafe target.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let ones = unsafe mask.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    // The lowest bit of each byte, spread over the byte.
    let isText = (ones & 0x0101_0101_0101_0101) &* 0xFF
    unsafe target.storeBytes(of: old ^ (old ^ text) & isText, toByteOffset: offset, as: UInt64.self)
  }

  /// 32 ones and 32 zeros: from 32 - n on, n ones come first.
  private static var window: StaticString {
    "1111111111111111111111111111111100000000000000000000000000000000"
  }
}
