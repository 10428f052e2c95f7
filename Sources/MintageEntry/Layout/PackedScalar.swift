/// One character as UTF-8 in a word, the first byte lowest; 0 for none.
enum PackedScalar {
  /// The bytes of a code point.
  static func utf8(_ scalar: UInt32) -> UInt32 {
    let last = 0x80 | scalar & 0x3F
    if scalar < 0x80 { return scalar }
    if scalar < 0x800 { return 0xC0 | scalar >> 6 | last << 8 }
    let middle = 0x80 | scalar >> 6 & 0x3F
    if scalar < 0x1_0000 { return 0xE0 | scalar >> 12 | middle << 8 | last << 16 }
    return 0xF0 | scalar >> 18 | (0x80 | scalar >> 12 & 0x3F) << 8 | middle << 16 | last << 24
  }

  /// How many bytes a packed character has.
  @inline(__always)
  static func byteCount(_ packed: UInt32) -> Int { (39 - packed.leadingZeroBitCount) / 8 }

  /// How many UTF-16 units a packed character has.
  static func utf16Count(_ packed: UInt32) -> Int {
    packed == 0 ? 0 : packed & 0xFF >= 0xF0 ? 2 : 1
  }

  /// Whether a packed character is a space of any kind.
  static func isSpace(_ packed: UInt32) -> Bool { TypedCharacter.folded(scalar(packed)) == 0x20 }

  /// The code point of a packed character.
  static func scalar(_ packed: UInt32) -> UInt32 {
    let bytes = (packed & 0xFF, packed >> 8 & 0x3F, packed >> 16 & 0x3F, packed >> 24 & 0x3F)
    switch bytes.0 {
    case 0..<0x80: return bytes.0
    case 0x80..<0xE0: return (bytes.0 & 0x1F) << 6 | bytes.1
    case 0xE0..<0xF0: return (bytes.0 & 0x0F) << 12 | bytes.1 << 6 | bytes.2
    default: return (bytes.0 & 0x07) << 18 | bytes.1 << 12 | bytes.2 << 6 | bytes.3
    }
  }
}
