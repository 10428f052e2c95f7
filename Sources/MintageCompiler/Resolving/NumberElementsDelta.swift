/// Differences of number elements: the keys whose value is not the expected one.
///
/// For `latn`, the parent's `latn` is expected. For another numbering system, key by key: where
/// the parent has the same under the system as under `latn`, the child's own `latn`; else the
/// parent's value under the system. Null is written where something is expected and nothing is.
enum NumberElementsDelta {
  private static var required: [(String, WritableKeyPath<NumberElements, String>)] {
    [
      ("decimal", \.decimal), ("group", \.group), ("minusSign", \.minusSign),
      ("plusSign", \.plusSign), ("standard", \.standard), ("accounting", \.accounting),
      ("decimalPattern", \.decimalPattern),
    ]
  }

  private static var optional: [(String, WritableKeyPath<NumberElements, String?>)] {
    [
      ("currencyDecimal", \.currencyDecimal), ("currencyGroup", \.currencyGroup),
      ("standardAlpha", \.standardAlpha), ("standardNoCurrency", \.standardNoCurrency),
      ("accountingAlpha", \.accountingAlpha), ("accountingNoCurrency", \.accountingNoCurrency),
    ]
  }

  /// What root's `latn` is compared with.
  static let blank = NumberElements(
    decimal: "", group: "", currencyDecimal: nil, currencyGroup: nil, minusSign: "", plusSign: "",
    standard: "", accounting: "", decimalPattern: "", standardAlpha: nil, standardNoCurrency: nil,
    accountingAlpha: nil, accountingNoCurrency: nil)

  /// What is expected under a system other than `latn`.
  static func expected(
    latin: NumberElements, parent: NumberElements, parentLatin: NumberElements
  ) -> NumberElements {
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
  static func differences(
    _ elements: NumberElements, from expected: NumberElements
  ) -> [JSONValue.Member] {
    guard elements != expected else { return [] }
    var members: [JSONValue.Member] = []
    for (name, path) in required where elements[keyPath: path] != expected[keyPath: path] {
      members.append(.init(name: name, value: .string(elements[keyPath: path])))
    }
    for (name, path) in optional where elements[keyPath: path] != expected[keyPath: path] {
      members.append(.init(name: name, value: .optional(elements[keyPath: path])))
    }
    return members
  }

  /// The elements that `differences` were taken from.
  static func applying(
    _ differences: JSONValue, to expected: NumberElements
  ) throws(ShapeError) -> NumberElements {
    var unused = try differences.asObject()
    var elements = expected
    for (name, path) in required {
      guard let value = unused.removeValue(forKey: name) else { continue }
      elements[keyPath: path] = try value.asString()
    }
    for (name, path) in optional {
      guard let value = unused.removeValue(forKey: name) else { continue }
      elements[keyPath: path] = try value.asOptional { value throws(ShapeError) in
        try value.asString()
      }
    }
    if let unknown = unused.keys.min() { throw ShapeError(reason: "\(unknown) is not known") }
    return elements
  }
}
