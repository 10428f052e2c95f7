extension LocaleIdentifier {
  /// Calls `body` with each byte of the subtags in ICU's form, such as `zh_Hant_TW`; of `root` where
  /// there are none.
  ///
  /// - Complexity: O(1); never allocates.
  package func forEachByte(_ body: (UInt8) -> Void) {
    let isRoot = language | script | region == 0 && variant == 0
    Self.forEachLetter(of: isRoot ? Self.root : language, bits: 5, isUpper: false, body)
    if script != 0 {
      body(UInt8(ascii: "_"))
      Self.forEachLetter(of: script & 0x1F, bits: 5, isUpper: true, body)
      Self.forEachLetter(of: script >> 5, bits: 5, isUpper: false, body)
    }
    if region != 0 {
      body(UInt8(ascii: "_"))
      Self.forEachLetter(of: region, bits: 6, isUpper: true, body)
    }
    if variant != 0 {
      if region == 0 { body(UInt8(ascii: "_")) }
      body(UInt8(ascii: "_"))
      Self.forEachByte(of: variant, body)
    }
  }

  /// Calls `body` with packed letters, or digits, which follow the letters.
  static func forEachLetter(
    of packed: UInt32, bits: UInt32, isUpper: Bool, _ body: (UInt8) -> Void
  ) {
    var rest = packed
    while rest != 0 {
      let value = UInt8(truncatingIfNeeded: rest & (1 << bits - 1))
      body(value > 26 ? value - 27 + 0x30 : value + (isUpper ? 0x40 : 0x60))
      rest >>= bits
    }
  }

  /// Calls `body` with packed ASCII.
  static func forEachByte(of packed: UInt64, _ body: (UInt8) -> Void) {
    var rest = packed
    while rest != 0 {
      body(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  /// `root` packed.
  private static var root: UInt32 { 18 | 15 << 5 | 15 << 10 | 20 << 15 }
}
