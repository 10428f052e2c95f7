/// A JSON document as a value.
///
/// An own type beside Foundation's decoder, because the snapshot is written for people: members
/// have an order, short values stay on one line, and what cannot be seen is escaped.
enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A name and its value.
  struct Member: Equatable, Sendable {
    var name: String
    var value: JSONValue
  }

  /// An object with its members in the order of their names.
  static func sorted(_ members: [String: JSONValue]) -> JSONValue {
    .object(
      members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .map { Member(name: $0.key, value: $0.value) })
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(value) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(name: $0.0, value: $0.1) })
  }
}
