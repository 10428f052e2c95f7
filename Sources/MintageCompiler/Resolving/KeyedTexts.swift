/// A record of texts with names, stored as the keys that are not as expected.
protocol KeyedTexts: Equatable {
  /// Texts that are always there, in the order they are written.
  static var required: [(String, WritableKeyPath<Self, String>)] { get }
  /// Texts that may be missing.
  static var optional: [(String, WritableKeyPath<Self, String?>)] { get }
  /// What root is compared with.
  static var blank: Self { get }
}

/// Differences of texts that exist once a numbering system.
///
/// For `latn`, the parent's `latn` is expected. For another numbering system, key by key: where
/// the parent has the same under the system as under `latn`, the child's own `latn`; else the
/// parent's value under the system. Null is written where something is expected and nothing is.
extension KeyedTexts {
  /// What is expected under a system other than `latn`.
  static func expected(latin: Self, parent: Self, parentLatin: Self) -> Self {
    var expected = parent
    for (_, path) in required where parent[keyPath: path] == parentLatin[keyPath: path] {
      expected[keyPath: path] = latin[keyPath: path]
    }
    for (_, path) in optional where parent[keyPath: path] == parentLatin[keyPath: path] {
      expected[keyPath: path] = latin[keyPath: path]
    }
    return expected
  }

  /// The keys that are not as expected, in a fixed order.
  func differences(from expected: Self) -> JSONValue? {
    guard self != expected else { return nil }
    var members: [JSONValue.Member] = []
    for (name, path) in Self.required where self[keyPath: path] != expected[keyPath: path] {
      members.append(.init(name: name, value: .string(self[keyPath: path])))
    }
    for (name, path) in Self.optional where self[keyPath: path] != expected[keyPath: path] {
      members.append(.init(name: name, value: .optional(self[keyPath: path])))
    }
    return .object(members)
  }

  /// The texts that `differences` from this were taken from.
  func applying(_ differences: JSONValue) throws(ShapeError) -> Self {
    var unused = try differences.asObject()
    var texts = self
    for (name, path) in Self.required {
      guard let value = unused.removeValue(forKey: name) else { continue }
      texts[keyPath: path] = try value.asString()
    }
    for (name, path) in Self.optional {
      guard let value = unused.removeValue(forKey: name) else { continue }
      texts[keyPath: path] = try value.asOptional { value throws(ShapeError) in
        try value.asString()
      }
    }
    if let unknown = unused.keys.min() { throw ShapeError(reason: "\(unknown) is not known") }
    return texts
  }
}
