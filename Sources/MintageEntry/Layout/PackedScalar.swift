import MintageCore

/// One character as UTF-8 in a word, the first byte lowest; 0 for none.
enum PackedScalar {
  /// How many bytes of UTF-8 and units of UTF-16 a packed character has.
  @inline(never)
  static func widths(_ packed: UInt32) -> (utf8: Int, utf16: Int) {
    (MintageCore.byteCount(packed), packed == 0 ? 0 : packed & 0xFF >= 0xF0 ? 2 : 1)
  }

  /// Whether a packed character is a space of any kind.
  static func isSpace(_ packed: UInt32) -> Bool {
    TypedCharacter.folded(MintageCore.scalar(packed)) == 0x20
  }
}
