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
}
