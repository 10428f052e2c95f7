/// Prints JSON for people: a value that fits on its line stays there, a longer one has a member a
/// line.
///
/// The result depends on nothing but the value; in particular not on the Unicode version of the
/// toolchain, which is why the invisible characters are listed here by number.
struct JSONWriter {
  private static let columns = 100
  private(set) var text = ""

  /// The document of a value, with a line break at its end.
  static func document(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.write(value, indent: 0, room: columns)
    return writer.text + "\n"
  }

  private mutating func write(_ value: JSONValue, indent: Int, room: Int) {
    if let line = Self.line(value, room: room) {
      text += line
      return
    }
    switch value {
    case .array(let elements):
      writeMembers(elements.map { (nil, $0) }, between: ("[", "]"), indent: indent)
    case .object(let members):
      writeMembers(members.map { ($0.name, $0.value) }, between: ("{", "}"), indent: indent)
    case .null, .bool, .number, .string:
      text += Self.scalar(value)
    }
  }

  private mutating func writeMembers(
    _ members: [(String?, JSONValue)], between brackets: (String, String), indent: Int
  ) {
    let margin = String(repeating: " ", count: indent + 2)
    text += brackets.0
    for (index, (name, value)) in members.enumerated() {
      let label = name.map { Self.quoted($0) + ": " } ?? ""
      text += (index == 0 ? "\n" : ",\n") + margin + label
      let used = margin.count + label.unicodeScalars.count
      write(value, indent: indent + 2, room: Self.columns - used - 1)
    }
    text += "\n" + margin.dropLast(2) + brackets.1
  }

  /// The value on one line, or nil if it is longer than `room`.
  private static func line(_ value: JSONValue, room: Int) -> String? {
    var parts: [String] = []
    var length = 2
    let brackets: (String, String)
    switch value {
    case .array(let elements):
      brackets = ("[", "]")
      for element in elements {
        guard let part = line(element, room: room - length) else { return nil }
        parts.append(part)
        length += part.unicodeScalars.count + 2
        if length > room + 2 { return nil }
      }
    case .object(let members):
      brackets = ("{", "}")
      for member in members {
        let label = quoted(member.name) + ": "
        guard let part = line(member.value, room: room - length) else { return nil }
        parts.append(label + part)
        length += label.unicodeScalars.count + part.unicodeScalars.count + 2
        if length > room + 2 { return nil }
      }
    case .null, .bool, .number, .string:
      return scalar(value)
    }
    return brackets.0 + parts.joined(separator: ", ") + brackets.1
  }

  private static func scalar(_ value: JSONValue) -> String {
    switch value {
    case .bool(let value): value ? "true" : "false"
    case .number(let value): String(value)
    case .string(let value): quoted(value)
    case .null, .array, .object: "null"
    }
  }

  /// A string in quotes, with what cannot be seen escaped.
  static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where isInvisible(scalar): result += escaped(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: true)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// Controls, spaces other than ASCII's, joiners, bidi controls, variation selectors, fillers.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0xA0, 0xAD, 0x034F, 0x061C, 0x115F...0x1160, 0x1680,
      0x17B4...0x17B5, 0x180B...0x180F, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F,
      0x3000, 0x3164, 0xD800...0xF8FF, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB,
      0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0x10FFFF:
      true
    default: false
    }
  }
}
