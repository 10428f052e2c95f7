/// One step of a key script: a character, a key or an action of the host.
enum KeyAction: Equatable {
  case character(String)
  case paste(String)
  case compose(String)
  case propose(String)
  case key(NamedKey)
  case caret(Int, Int)
  case setValue(String)
  case suggest(String)
  case switchStyle(String)
}

/// Keys and actions with a name and nothing else.
enum NamedKey: String, CaseIterable {
  case left = "Left"
  case right = "Right"
  case home = "Home"
  case end = "End"
  case selectLeft = "SelectLeft"
  case selectRight = "SelectRight"
  case selectHome = "SelectHome"
  case selectEnd = "SelectEnd"
  case selectAll = "SelectAll"
  case backspace = "Backspace"
  case delete = "Delete"
  case wordBackspace = "WordBackspace"
  case wordDelete = "WordDelete"
  case lineBackspace = "LineBackspace"
  case lineDelete = "LineDelete"
  case separator = "Separator"
  case doubleZero = "00"
  case tripleZero = "000"
  case sign = "Sign"
  case clear = "Clear"
  case focus = "Focus"
  case blur = "Blur"
  case clamp = "Clamp"
  case undo = "Undo"
  case redo = "Redo"
  case value = "Value"
}

/// Reads scripts such as `12{Left}3{Backspace*2}{Paste:1,234.5}`.
enum KeyScript {
  /// The steps of a script; throws what is wrong with it.
  static func read(_ text: String) throws(TypingError) -> [KeyAction] {
    var actions: [KeyAction] = []
    var rest = Substring(try unescape(text))
    while let first = rest.first {
      guard first == "{" else {
        actions.append(.character(String(first)))
        rest.removeFirst()
        continue
      }
      guard let end = rest.firstIndex(of: "}") else {
        throw TypingError("keys \"\(text)\": a key has no closing brace; write {Left}")
      }
      let inside = rest[rest.index(after: rest.startIndex)..<end]
      actions += try action(inside)
      rest = rest[rest.index(after: end)...]
    }
    return actions
  }

  private static func action(_ text: Substring) throws(TypingError) -> [KeyAction] {
    if let colon = text.firstIndex(of: ":") {
      let argument = String(text[text.index(after: colon)...])
      return [try action(text[..<colon], argument)]
    }
    var name = text
    var count = 1
    if let star = text.firstIndex(of: "*") {
      name = text[..<star]
      guard let number = Int(text[text.index(after: star)...]), 0...10_000 ~= number else {
        throw TypingError("key {\(text)}: write how often as a number, as in {Left*3}")
      }
      count = number
    }
    guard let key = NamedKey(rawValue: String(name)) else {
      throw TypingError("key {\(text)}: unknown; known are \(names)")
    }
    return Array(repeating: .key(key), count: count)
  }

  private static func action(
    _ name: Substring, _ argument: String
  ) throws(TypingError) -> KeyAction {
    switch name {
    case "Paste": return .paste(argument)
    case "Compose": return .compose(argument)
    case "Propose": return .propose(argument)
    case "SetValue": return .setValue(argument)
    case "Suggest": return .suggest(argument)
    case "Switch": return .switchStyle(argument)
    case "Caret", "Click", "Select":
      guard let (anchor, head) = selection(argument) else {
        throw TypingError("key {\(name):\(argument)}: write UTF-16 offsets, as in {Select:2-5}")
      }
      return .caret(anchor, head)
    default: throw TypingError("key {\(name):…}: unknown; known are \(names)")
    }
  }

  /// Reads `3`, `2-5`, or `end` in place of a number.
  static func selection(_ text: String) -> (Int, Int)? {
    let places = text.split(separator: "-", omittingEmptySubsequences: false).map {
      $0 == "end" ? Int.max : Int($0)
    }
    guard 1...2 ~= places.count, let first = places[0], let last = places[places.count - 1] else {
      return nil
    }
    return (first, last)
  }

  static var names: String {
    NamedKey.allCases.map { "{\($0.rawValue)}" }.joined(separator: " ")
      + " {Paste:…} {Compose:…} {Propose:…} {SetValue:…} {Suggest:…} {Switch:…} {Caret:n} {Select:a-b}"
  }

  /// Replaces `\uXXXX` and `\\`.
  static func unescape(_ text: String) throws(TypingError) -> String {
    guard text.contains("\\") else { return text }
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      rest.removeFirst()
      guard first == "\\" else {
        result.append(first)
        continue
      }
      if rest.first == "\\" {
        result.append("\\")
        rest.removeFirst()
      } else if rest.first == "u", let code = UInt32(rest.dropFirst().prefix(4), radix: 16),
        let scalar = Unicode.Scalar(code)
      {
        result.unicodeScalars.append(scalar)
        rest = rest.dropFirst(5)
      } else {
        throw TypingError("text \"\(text)\": a backslash starts \\uXXXX or \\\\")
      }
    }
    return result
  }
}

/// What is wrong with a line of the `type` verb.
struct TypingError: Error, Equatable {
  let reason: String

  init(_ reason: String) { self.reason = reason }

  /// An item of a configuration that there is not.
  static func unknown(_ key: String, _ value: String) -> TypingError {
    TypingError("config \"\(key)=\(value)\": unknown; known are \(TypingConfig.keys)")
  }
}
