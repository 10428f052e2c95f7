/// Reads what `JSONWriter` prints, and any other JSON whose numbers are whole.
struct JSONParser {
  /// What is wrong with a document, and where.
  struct Failure: Error, Equatable {
    let line: Int
    let reason: String
  }

  private let bytes: [UInt8]
  private var position = 0
  private static let deepest = 64

  /// The value of a document.
  static func value(of document: [UInt8]) throws(Failure) -> JSONValue {
    var parser = JSONParser(bytes: document)
    let value = try parser.value(depth: 0)
    parser.skipSpaces()
    guard parser.position == document.count else { throw parser.failure("text after the end") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func failure(_ reason: String) -> Failure {
    let newline = UInt8(ascii: "\n")
    let before = bytes[..<min(position, bytes.count)]
    return Failure(line: before.count { $0 == newline } + 1, reason: reason)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpaces() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(Failure) {
    guard take(character) else { throw failure("expected \(character)") }
  }

  private mutating func value(depth: Int) throws(Failure) -> JSONValue {
    guard depth < Self.deepest else { throw failure("nested too deeply") }
    skipSpaces()
    switch next {
    case UInt8(ascii: "{"): return .object(try members(depth: depth))
    case UInt8(ascii: "["): return .array(try elements(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw failure("unexpected end")
    default: return .number(try number())
    }
  }

  private mutating func members(depth: Int) throws(Failure) -> [JSONValue.Member] {
    try expect("{")
    if take("}") { return [] }
    var members: [JSONValue.Member] = []
    repeat {
      skipSpaces()
      let name = try string()
      try expect(":")
      members.append(.init(name: name, value: try value(depth: depth + 1)))
    } while take(",")
    try expect("}")
    return members
  }

  private mutating func elements(depth: Int) throws(Failure) -> [JSONValue] {
    try expect("[")
    if take("]") { return [] }
    var elements: [JSONValue] = []
    repeat { elements.append(try value(depth: depth + 1)) } while take(",")
    try expect("]")
    return elements
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Failure) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw failure("expected a value") }
    position += word.utf8.count
    return value
  }

  private mutating func number() throws(Failure) -> Int {
    let start = position
    while let byte = next, (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-") {
      position += 1
    }
    let digits = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Int(digits) else { throw failure("expected a value") }
    return number
  }

  private mutating func string() throws(Failure) -> String {
    guard next == UInt8(ascii: "\"") else { throw failure("expected a string") }
    position += 1
    var start = position
    var result = ""
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        result += try text(start..<position)
        position += 1
        return result
      case UInt8(ascii: "\\"):
        result += try text(start..<position)
        position += 1
        result.unicodeScalars.append(try escape())
        start = position
      case 0..<0x20:
        throw failure("control character in a string")
      default:
        position += 1
      }
    }
    throw failure("string without an end")
  }

  private func text(_ range: Range<Int>) throws(Failure) -> String {
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard text.utf8.elementsEqual(bytes[range]) else { throw failure("text that is not UTF-8") }
    return text
  }

  private mutating func escape() throws(Failure) -> Unicode.Scalar {
    guard let byte = next else { throw failure("unexpected end") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): break
    default: throw failure("unknown escape")
    }
    var code = try unit()
    if (0xD800..<0xDC00).contains(code) {
      guard bytes[position...].starts(with: "\\u".utf8) else { throw failure("half a character") }
      position += 2
      let low = try unit()
      guard (0xDC00..<0xE000).contains(low) else { throw failure("half a character") }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw failure("half a character") }
    return scalar
  }

  private mutating func unit() throws(Failure) -> UInt32 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, !digits.contains(UInt8(ascii: "+")),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure("bad \\u escape") }
    position += 4
    return unit
  }
}
