/// Packed table bytes and the only place they are read.
///
/// Tables are valid UTF-8, so that a `StaticString` can hold them: numbers use seven bits a byte,
/// lowest first, and text pools hold text. The bytes start with a header (``TableHeader``) and a
/// directory of section offsets. Every read is checked against the whole, so that damaged bytes can
/// give wrong rows but never reach outside.
@safe
package struct TableBytes: @unchecked Sendable, BitwiseCopyable {
  private let start: UnsafePointer<UInt8>
  package let count: Int

  /// Wraps memory that must stay valid and unchanged for as long as any copy is used.
  @unsafe
  package init(_ start: UnsafePointer<UInt8>, count: Int) {
    unsafe self.start = unsafe start
    self.count = count
  }

  // Offsets are compared as unsigned, which is one comparison for both ends; tables are never
  // shorter than their header.

  /// The byte at `offset`.
  @inline(__always)
  package func byte(_ offset: Int) -> UInt8 {
    precondition(UInt(bitPattern: offset) < UInt(bitPattern: count))
    return unsafe start[offset]
  }

  /// Two seven-bit bytes: 0 to 16,383.
  @inline(__always)
  package func number(_ offset: Int) -> Int {
    precondition(UInt(bitPattern: offset) < UInt(bitPattern: count &- 1))
    return unsafe Int(start[offset]) | Int(start[offset &+ 1]) &<< 7
  }

  /// Three seven-bit bytes: 0 to 2,097,151.
  @inline(__always)
  package func wideNumber(_ offset: Int) -> Int { number(offset) | Int(byte(offset + 2)) << 14 }

  /// Eight bytes as stored, the first in the lowest bits.
  ///
  /// The last rows of a table stay readable
  /// because packing ends every table with eight bytes of padding.
  @inline(__always)
  package func word(_ offset: Int) -> UInt64 {
    precondition(UInt(bitPattern: offset) <= UInt(bitPattern: count &- 8))
    return unsafe UInt64(
      littleEndian: UnsafeRawPointer(start + offset).loadUnaligned(as: UInt64.self))
  }

  /// The currency whose three letters are at `offset`.
  @inline(__always)
  func code(_ offset: Int) -> CurrencyCode {
    CurrencyCode(uncheckedPacked: UInt32(truncatingIfNeeded: word(offset) & 0xFF_FFFF))
  }

  /// Where a section starts: its directory entry counts units of so many bytes.
  @inline(__always)
  package func section(_ index: Int, unit: Int) -> Int {
    number(TableHeader.directory &+ index &* 2) &* unit
  }

  /// Sixteen bytes as stored.
  @inline(__always)
  package func vector(_ offset: Int) -> SIMD2<UInt64> {
    precondition(UInt(bitPattern: offset) <= UInt(bitPattern: count &- 16))
    return unsafe UnsafeRawPointer(start + offset).loadUnaligned(as: SIMD2<UInt64>.self)
  }

  /// The `count` bytes from `offset`, to read in place while the tables are in memory.
  @unsafe
  package func memory(_ offset: Int, count: Int) -> UnsafeBufferPointer<UInt8> {
    precondition(offset >= 0 && count >= 0 && offset <= self.count - count)
    return unsafe UnsafeBufferPointer(start: start + offset, count: count)
  }

  /// Copies `count` bytes from `offset` to memory the caller owns.
  @unsafe
  package func copy(_ offset: Int, count: Int, to target: UnsafeMutablePointer<UInt8>) {
    precondition(offset >= 0 && count >= 0 && offset <= self.count - count)
    unsafe target.update(from: start + offset, count: count)
  }
}

/// The two-byte field at byte `index` of a row read as one word.
@inline(__always)
package func field(_ word: UInt64, _ index: Int) -> Int {
  Int(word >> UInt64(index * 8) & 0x7F | word >> UInt64(index * 8 + 1) & 0x3F80)
}

/// The one-byte field at byte `index` of a row read as one word.
@inline(__always)
package func smallField(_ word: UInt64, _ index: Int) -> Int {
  Int(word >> UInt64(index * 8) & 0x7F)
}

/// Spreads 56 bits over eight seven-bit bytes, as keys are stored.
@inline(__always)
package func spread(_ packed: UInt64) -> UInt64 {
  var word = packed & 0x0FFF_FFFF | (packed & 0xFF_FFFF_F000_0000) << 4
  word = word & 0x0000_3FFF_0000_3FFF | (word & 0x0FFF_C000_0FFF_C000) << 2
  return word & 0x007F_007F_007F_007F | (word & 0x3F80_3F80_3F80_3F80) << 1
}
