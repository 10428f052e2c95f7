/// Code points that reading treats as one.
///
/// The rules are NFKC's for full-width and small forms, narrowed to what stands in amounts, and those
/// of money for what Unicode keeps apart: all spaces, all minus signs, all apostrophes.
enum ScalarFolding {
  /// What a mark without meaning for amounts folds to: skipped.
  static var ignored: UInt32 { 0 }
  static var space: UInt32 { 0x20 }
  static var minus: UInt32 { 0x2D }
  static var apostrophe: UInt32 { 0x27 }
  /// A line or paragraph separator counts as a line break.
  static var lineBreak: UInt32 { 0x0A }

  /// The code point that stands for `scalar`, which is not ASCII; ``ignored`` for marks.
  static func fold(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x2000...0x206F: return foldGeneralPunctuation(scalar)
    case 0x00A0, 0x1680, 0x3000: return space
    case 0x0085: return lineBreak
    // Soft hyphen, Arabic letter mark, Mongolian vowel separator, byte order mark.
    case 0x00AD, 0x061C, 0x180E, 0xFEFF: return ignored
    case 0x02BC: return apostrophe
    case 0x2212: return minus
    case 0xFE50...0xFFE6: return foldCompatibilityForm(scalar)
    default: return scalar
    }
  }

  private static func foldGeneralPunctuation(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x2000...0x200A, 0x202F, 0x205F: space
    // Zero width space and joiners, bidi marks, embeddings and isolates, invisible operators.
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x206F: ignored
    case 0x2010...0x2013: minus
    case 0x2018, 0x2019: apostrophe
    case 0x2028, 0x2029: lineBreak
    default: scalar
    }
  }

  private static func foldCompatibilityForm(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0xFF01...0xFF5E: scalar - 0xFEE0
    case 0xFE50: 0x2C
    case 0xFE52: 0x2E
    case 0xFE55: 0x3A
    case 0xFE59, 0xFE5A: scalar - 0xFE59 + 0x28
    case 0xFE62: 0x2B
    case 0xFE63: minus
    case 0xFE69, 0xFE6A: scalar - 0xFE69 + 0x24
    case 0xFF61: 0x3002
    case 0xFFE0, 0xFFE1: scalar - 0xFFE0 + 0xA2
    case 0xFFE5: 0xA5
    case 0xFFE6: 0x20A9
    default: scalar
    }
  }

  /// What strict reading makes equal: the locale's spaces to a plain one, its minus to ASCII's, and
  /// bidi marks to nothing.
  static func foldStrictly(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x00A0, 0x202F: space
    case 0x2212: minus
    case 0x061C, 0x200E, 0x200F: ignored
    default: scalar
    }
  }

  /// Whether text whose first byte is `byte` can be read as one that starts with the folded code
  /// point `wanted`, letters of either case: what a look at one byte tells.
  static func canStart(_ byte: UInt8, as wanted: UInt32) -> Bool {
    switch byte {
    case 0..<0x80: UInt32(byte) | 0x20 == wanted | 0x20
    // The first bytes of code points that fold to ASCII or to nothing.
    case 0xC2, 0xCA, 0xD8, 0xE1...0xE3, 0xEF: true
    default: wanted >= 0x80
    }
  }

  /// Whether a folded code point is white space that may stand at the edges only.
  static func isTabOrBreak(_ scalar: UInt32) -> Bool { 0x09...0x0D ~= scalar }

  /// Whether a folded code point is an ASCII letter.
  static func isASCIILetter(_ scalar: UInt32) -> Bool { 0x61...0x7A ~= scalar | 0x20 }

  /// Whether a folded code point can end the letters of a token, so that a dot behind it is theirs:
  /// letters and marks, not currency signs.
  static func isLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x80: isASCIILetter(scalar)
    case 0x80..<0xAA, 0x058F, 0x060B, 0x07FE, 0x07FF, 0x09F2, 0x09F3, 0x09FB, 0x0AF1, 0x0BF9,
      0x0E3F, 0x17DB, 0x2000..<0x2100, 0xA838, FoldedText.malformed, FoldedText.end:
      false
    default: true
    }
  }
}
