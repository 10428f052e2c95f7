/// What one typed or pasted character means.
enum TypedCharacter: Equatable, BitwiseCopyable {
  /// A decimal digit of any script.
  case digit(UInt8)
  /// `.`, `,` or a form of one of them; the ASCII one.
  case mark(UInt32)
  /// A separator that is decimal everywhere: U+066B.
  case decimal
  /// A separator that groups everywhere: spaces, apostrophes, U+066C; folded.
  case grouping(UInt32)
  /// A minus of any shape.
  case minus
  /// A bidi or format mark, which nobody sees.
  case ignorable
  /// Anything else.
  case other

  /// Tells what a code point means apart from any style.
  init(_ scalar: UInt32) {
    switch TypedCharacter.folded(scalar) {
    case 0x30...0x39: self = .digit(UInt8(truncatingIfNeeded: scalar & 0x0F))
    case 0x2C: self = .mark(0x2C)
    case 0x2E: self = .mark(0x2E)
    case 0x2D: self = .minus
    case 0x20: self = .grouping(0x20)
    case 0x27: self = .grouping(0x27)
    case 0x066B: self = .decimal
    case 0x066C, 0x060C: self = .grouping(scalar)
    case 0: self = .ignorable
    default:
      if let digit = DecimalDigit.value(scalar) { self = .digit(digit) } else { self = .other }
    }
  }

  /// The code point that stands for all that mean the same: one space, one apostrophe, one minus,
  /// one comma, one point; 0 for marks nobody sees.
  static func folded(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x2010...0x2013, 0x2212, 0xFE63, 0xFF0D: 0x2D
    case 0xFF0C: 0x2C
    case 0x3002, 0xFF0E, 0xFF61: 0x2E
    case 0x2018, 0x2019, 0x02BC, 0xFF07: 0x27
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: 0x20
    case 0xAD, 0x061C, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x206F,
      0xFEFF:
      0
    default: scalar
    }
  }
}

/// Reads UTF-8 a code point at a time; malformed bytes are a code point that means nothing.
///
/// It lives within one call, so the memory it points to outlives it.
@safe
struct ScalarReader {
  private let text: UnsafeBufferPointer<UInt8>
  private(set) var offset = 0

  static var malformed: UInt32 { 0xFFFF_FFFF }

  init(_ text: UnsafeBufferPointer<UInt8>) { unsafe self.text = unsafe text }

  private func byte(_ index: Int) -> UInt32 {
    unsafe index < text.count ? UInt32(text[index]) : 0
  }

  /// The next code point; nil at the end.
  mutating func next() -> UInt32? {
    guard unsafe offset < text.count else { return nil }
    let first = byte(offset)
    if first < 0x80 {
      offset += 1
      return first
    }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var scalar = first & (0x7F >> UInt32(length))
    for index in 1..<length {
      let next = byte(offset + index)
      guard next & 0xC0 == 0x80 else {
        offset += 1
        return ScalarReader.malformed
      }
      scalar = scalar << 6 | next & 0x3F
    }
    offset += length
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x1_0000
    let isValid =
      0xC2...0xF4 ~= first && least...0x10_FFFF ~= scalar && !(0xD800...0xDFFF ~= scalar)
    return isValid ? scalar : ScalarReader.malformed
  }
}
