/// Writes bytes that are valid UTF-8 as the body of a multi-line Swift string literal.
///
/// What can be seen is printed, what cannot is escaped: controls, spaces other than U+0020, marks,
/// and all right-to-left text, which would reorder the line. The choice is a fixed list of ranges,
/// so that it does not depend on the Unicode version of the toolchain.
struct SwiftLiteral {
  private var line = ""
  private var width = 0
  private(set) var text = ""
  /// Columns after which a line is broken.
  private let limit = 96

  /// Appends UTF-8 bytes, breaking lines with a trailing backslash.
  mutating func append(_ bytes: some Sequence<UInt8>) {
    for scalar in String(decoding: Array(bytes), as: UTF8.self).unicodeScalars {
      let piece = SwiftLiteral.spelling(scalar)
      if width + piece.count > limit { breakLine() }
      line += piece
      width += piece.count
    }
  }

  /// Ends the line without ending the literal's text.
  mutating func breakLine() {
    guard width > 0 else { return }
    // A plain space just before the backslash would be dropped as trailing white space.
    if line.hasSuffix(" ") { line = line.dropLast() + "\\u{20}" }
    text += line + "\\\n"
    (line, width) = ("", 0)
  }

  /// The literal with its quotes, each line at the margin.
  mutating func finish() -> String {
    breakLine()
    return "\"\"\"\n" + text + "\n\"\"\""
  }

  private static func spelling(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\0": "\\0"
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\"": "\\\""
    case "\\": "\\\\"
    case " "..."~": String(scalar)
    default:
      isVisible(scalar.value) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }
  }

  private static func isVisible(_ value: UInt32) -> Bool {
    switch value {
    case 0xA1...0xAC, 0xAE...0x24F, 0x391...0x3A1, 0x3A3...0x3C9, 0x400...0x481, 0x48A...0x4FF,
      0x20A0...0x20BF, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
      0xFF01...0xFF5E, 0xFFE0...0xFFE6:
      true
    default: false
    }
  }
}
