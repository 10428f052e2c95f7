/// Texts and digits of the caller's own in place of the tables'.
///
///     var overrides = AmountOverrides()
///     overrides.symbol = OwnText("US$")
///     overrides.decimalSeparator = OwnText(",")     // as the user's system settings say
///
/// A custom currency needs no table: any three letters are a code (`PTS`), shown as they are or by
/// the symbol here, with two digits or those here.
public struct AmountOverrides: Sendable, Equatable, BitwiseCopyable {
  /// The symbol, in every width but `.none` and beside names.
  public var symbol: OwnText?
  /// The decimal separator; only texts of up to four bytes are taken.
  public var decimalSeparator: OwnText?
  /// The grouping separator; only texts of up to four bytes are taken.
  public var groupingSeparator: OwnText?
  /// The scale of `minorUnits:` and, unless fraction digits are asked for, the digits shown.
  ///
  /// Those of a custom currency, or ISO 4217's as they were when amounts were stored. Clamped to
  /// 0…20.
  public var minorUnitDigits: Int?

  /// Makes overrides of nothing.
  public init() {}
}

/// A short text held in the value itself: at most 15 bytes of UTF-8.
public struct OwnText: Sendable, Equatable, BitwiseCopyable {
  /// The bytes, the first lowest, zeros behind them.
  let low: UInt64
  let high: UInt64

  /// Makes a text of UTF-8; nil for no text, for more than 15 bytes, for a zero byte and for bytes
  /// that are no UTF-8.
  public init?(utf8 text: UnsafeBufferPointer<UInt8>) {
    guard 1...15 ~= text.count, unsafe isUTF8(text) else { return nil }
    var words = (UInt64(0), UInt64(0))
    for index in 0..<text.count {
      let byte = unsafe text[index]
      if byte == 0 { return nil }
      if index < 8 {
        words.0 |= UInt64(byte) << UInt64(index * 8)
      } else {
        words.1 |= UInt64(byte) << UInt64(index * 8 - 64)
      }
    }
    (low, high) = words
  }

  /// Makes a text of a literal; nil for no text and for more than 15 bytes.
  public init?(_ literal: StaticString) {
    guard literal.hasPointerRepresentation else { return nil }
    unsafe self.init(
      utf8: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Calls `body` with the UTF-8 bytes, which are valid during the call only.
  func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    unsafe withUnsafeBytes(of: (low.littleEndian, high.littleEndian)) { bytes in
      unsafe body(UnsafeBufferPointer(rebasing: bytes.bindMemory(to: UInt8.self)[..<count]))
    }
  }

  /// Bytes of the text.
  var count: Int {
    high != 0 ? 16 - high.leadingZeroBitCount / 8 : 8 - low.leadingZeroBitCount / 8
  }

  /// The packed character at a byte offset; 0 at the end.
  func character(at offset: Int) -> UInt32 {
    let bits = UInt64(offset * 8)
    let word =
      offset < 8 ? low >> bits | (bits == 0 ? 0 : high << (64 - bits)) : high >> (bits - 64)
    let length = characterLength(UInt8(truncatingIfNeeded: word))
    let packed = UInt32(truncatingIfNeeded: word)
    return length >= 4 ? packed : packed & (1 << UInt32(length * 8) - 1)
  }

  /// The whole text where it has at most four bytes.
  var packed: UInt32? { count <= 4 ? UInt32(truncatingIfNeeded: low) : nil }

  var first: UInt32 { character(at: 0) }

  var last: UInt32 {
    var offset = 0
    var last: UInt32 = 0
    while offset < count {
      last = character(at: offset)
      offset += byteCount(last)
    }
    return last
  }
}

#if !hasFeature(Embedded)
extension OwnText: LosslessStringConvertible {
  /// Makes a text; nil for no text, for more than 15 bytes of UTF-8 and for U+0000.
  public init?(_ text: String) {
    var text = text
    guard let own = text.withUTF8({ unsafe OwnText(utf8: $0) }) else { return nil }
    self = own
  }

  /// The text.
  public var description: String {
    var bytes: [UInt8] = []
    for word in [low, high] {
      for index in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(index * 8))) }
    }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
#endif

/// Whether bytes are well-formed UTF-8 (Unicode, table 3-7): what is written is cut into characters
/// by their first bytes.
private func isUTF8(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  var index = 0
  while index < text.count {
    let first = unsafe text[index]
    let length = characterLength(first)
    guard first < 0x80 || 0xC2...0xF4 ~= first, index + length <= text.count else { return false }
    for offset in 1..<max(1, length) {
      let byte = unsafe text[index + offset]
      // No longer forms than needed, no surrogates, nothing above U+10FFFF.
      let least: UInt8 = offset > 1 ? 0x80 : first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80
      let most: UInt8 = offset > 1 ? 0xBF : first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF
      guard least...most ~= byte else { return false }
    }
    index += length
  }
  return true
}

/// Whether a packed character at a symbol's edge takes currency spacing: it is neither symbol nor
/// separator (UTS #35, `[[:^S:]&[:^Z:]]`).
///
/// Tables know this of their own symbols. For the caller's it is a list of the ranges that symbols
/// are made of; what it does not know counts as a letter.
func takesSpacing(_ character: UInt32) -> Bool {
  switch scalar(character) {
  case 0x20, 0x24, 0x2B, 0x3C...0x3E, 0x5E, 0x60, 0x7C, 0x7E: false
  case 0xA0, 0xA2...0xA6, 0xA8, 0xA9, 0xAC, 0xAE...0xB1, 0xB4, 0xB8, 0xD7, 0xF7: false
  case 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x2044, 0x2052, 0x205F, 0x3000: false
  case 0x20A0...0x20C1, 0x2100...0x2101, 0x2116...0x2118, 0x2120...0x2123, 0x2190...0x2307: false
  case 0x230C...0x2328, 0x232B...0x23FF, 0x2500...0x2767, 0x2794...0x27C4, 0x2900...0x2982: false
  case 0x060B, 0x0E3F, 0x17DB, 0xFDFC, 0xFE69, 0xFF04, 0xFFE0...0xFFE6: false
  case 0x1F000...0x1FAFF: false
  default: true
  }
}
