/// Takes a verb's words one by one.
struct OptionReader {
  private var rest: ArraySlice<String>

  init(_ arguments: [String]) { rest = arguments[...] }

  /// The next option, or nil at the end.
  mutating func next() -> String? { rest.popFirst() }

  /// The word after an option.
  mutating func value(of option: String) throws(UsageError) -> String {
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw UsageError("\(option) needs a value")
    }
    return value
  }

  /// The number after an option, not below zero.
  mutating func number(of option: String) throws(UsageError) -> Int {
    guard let number = Int(try value(of: option)), number >= 0 else {
      throw UsageError("\(option) needs a number")
    }
    return number
  }

  /// The words after an option, separated by commas.
  mutating func list(of option: String) throws(UsageError) -> [String] {
    try value(of: option).split(separator: ",").map(String.init)
  }
}
