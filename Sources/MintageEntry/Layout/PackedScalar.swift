import MintageCore

/// One character as UTF-8 in a word, the first byte lowest; 0 for none.
enum PackedScalar {
  /// How many UTF-16 units a packed character has.
  static func utf16Count(_ packed: UInt32) -> Int {
    packed == 0 ? 0 : packed & 0xFF >= 0xF0 ? 2 : 1
  }

  /// Whether a packed character is a space of any kind.
  static func isSpace(_ packed: UInt32) -> Bool {
    TypedCharacter.folded(MintageCore.scalar(packed)) == 0x20
  }
}
