import Mintage

/// What a line asks for of reading, besides the options of formatting.
struct ParseOptions: Equatable {
  var mode = ReadingMode.lenient
  var ambiguity = AmbiguityPolicy.refuse
  /// Whether only whole numbers are read.
  var isInteger = false
  /// Whether the answer is in ISO 4217 minor units.
  var inMinorUnits = false

  /// The items of reading, as the usage names them.
  static let items = [
    ("strict=0|1", "the style's own output only"),
    ("ambiguous=refuse|locale", "what becomes of a mark that could group or separate decimals"),
    ("integer=0|1", "no fraction digits"),
    ("minor=0|1", "answer in ISO 4217 minor units"),
  ]

  /// Reads the items that are meant for reading, and leaves the others for the options of formatting.
  init(_ text: ByteText, rest: inout [UInt8]) throws(Refusal) {
    var start = 0
    for index in 0...text.count where index == text.count || ParseOptions.isSeparator(text[index]) {
      let item = text[start..<index]
      if try !read(item) {
        unsafe item.withBytes { unsafe rest.append(contentsOf: $0) }
        rest.append(UInt8(ascii: ";"))
      }
      start = index + 1
    }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ";") || byte == UInt8(ascii: " ")
  }

  /// Stores an item; false for one that is not about reading.
  private mutating func read(_ item: ByteText) throws(Refusal) -> Bool {
    guard let equals = item.firstIndex(of: UInt8(ascii: "="), from: 0) else { return false }
    let value = OptionWord(item[equals + 1..<item.count])
    switch (OptionWord(item[0..<equals]).text, value.text) {
    case ("strict", "1"), ("lenient", "0"): mode = .strict
    case ("strict", "0"), ("lenient", "1"): mode = .lenient
    case ("ambiguous", "refuse"): ambiguity = .refuse
    case ("ambiguous", "locale"): ambiguity = .localeReading
    case ("integer", "0"), ("integer", "1"): isInteger = value.text == "1"
    case ("minor", "0"), ("minor", "1"): inMinorUnits = value.text == "1"
    case ("strict", _), ("lenient", _), ("integer", _), ("minor", _):
      throw Refusal("option \(item): write 0 or 1")
    case ("ambiguous", _): throw Refusal("option \(item): write ambiguous=refuse|locale")
    default: return false
    }
    return true
  }
}
