/// A document of the wrong shape: a name and what was expected there.
struct ShapeError: Error, Equatable {
  var reason: String

  /// The same error, found under `name`.
  func under(_ name: String) -> ShapeError { ShapeError(reason: "\(name): \(reason)") }
}

/// Reading a value as what it must be.
extension JSONValue {
  /// The text of a string.
  func asString() throws(ShapeError) -> String {
    guard case .string(let value) = self else { throw ShapeError(reason: "expected a string") }
    return value
  }

  /// A whole number.
  func asNumber() throws(ShapeError) -> Int {
    guard case .number(let value) = self else { throw ShapeError(reason: "expected a number") }
    return value
  }

  /// True or false.
  func asBool() throws(ShapeError) -> Bool {
    guard case .bool(let value) = self else { throw ShapeError(reason: "expected true or false") }
    return value
  }

  /// The elements of an array.
  func asArray() throws(ShapeError) -> [JSONValue] {
    guard case .array(let value) = self else { throw ShapeError(reason: "expected an array") }
    return value
  }

  /// The members of an object by name; two of one name are an error.
  func asObject() throws(ShapeError) -> [String: JSONValue] {
    guard case .object(let members) = self else { throw ShapeError(reason: "expected an object") }
    var object: [String: JSONValue] = [:]
    for member in members {
      guard object.updateValue(member.value, forKey: member.name) == nil else {
        throw ShapeError(reason: "\(member.name) stands there twice")
      }
    }
    return object
  }

  /// An object whose values are all of one type.
  func asMap<Value>(
    _ read: (JSONValue) throws(ShapeError) -> Value
  ) throws(ShapeError) -> [String: Value] {
    var map: [String: Value] = [:]
    for (name, value) in try asObject() {
      do throws(ShapeError) { map[name] = try read(value) } catch { throw error.under(name) }
    }
    return map
  }

  /// Nil for null, else what `read` makes of it.
  func asOptional<Value>(
    _ read: (JSONValue) throws(ShapeError) -> Value
  ) throws(ShapeError) -> Value? {
    self == .null ? nil : try read(self)
  }

  /// An object of strings.
  func asStrings() throws(ShapeError) -> [String: String] {
    try asMap { value throws(ShapeError) in try value.asString() }
  }

  /// A string, or null for nil.
  static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// An object of strings, sorted by name.
  static func strings(_ map: [String: String]) -> JSONValue {
    .sorted(map.mapValues { .string($0) })
  }
}

extension [String: JSONValue] {
  /// The member `name`, which must be there.
  func required<Result>(
    _ name: String, _ read: (JSONValue) throws(ShapeError) -> Result
  ) throws(ShapeError) -> Result {
    guard let value = self[name] else { throw ShapeError(reason: "\(name) is missing") }
    do throws(ShapeError) { return try read(value) } catch { throw error.under(name) }
  }

  /// The member `name`, or nil if it is missing or null.
  func optional<Result>(
    _ name: String, _ read: (JSONValue) throws(ShapeError) -> Result
  ) throws(ShapeError) -> Result? {
    guard let value = self[name], value != .null else { return nil }
    do throws(ShapeError) { return try read(value) } catch { throw error.under(name) }
  }

  /// The text of the member `name`, which must be there.
  func string(_ name: String) throws(ShapeError) -> String {
    try required(name) { value throws(ShapeError) in try value.asString() }
  }

  /// The text of the member `name`, or nil if it is missing or null.
  func optionalString(_ name: String) throws(ShapeError) -> String? {
    try optional(name) { value throws(ShapeError) in try value.asString() }
  }

  /// The number of the member `name`, which must be there.
  func number(_ name: String) throws(ShapeError) -> Int {
    try required(name) { value throws(ShapeError) in try value.asNumber() }
  }

  /// The number of the member `name`, or nil if it is missing or null.
  func optionalNumber(_ name: String) throws(ShapeError) -> Int? {
    try optional(name) { value throws(ShapeError) in try value.asNumber() }
  }
}
