extension PluralData {
  /// Each set with its rules and its locales.
  var json: JSONValue {
    .object([
      .init(name: "rules", value: .sorted(rules.mapValues(JSONValue.strings))),
      .init(name: "locales", value: .strings(locales)),
      .init(
        name: "ranges", value: .sorted(ranges.mapValues { .array($0.map(\.json)) })),
      .init(name: "rangeLocales", value: .strings(rangeLocales)),
    ])
  }

  init(json: JSONValue) throws(ShapeError) {
    let members = try json.asObject()
    func strings(_ name: String) throws(ShapeError) -> [String: String] {
      try members.required(name) { value throws(ShapeError) in try value.asStrings() }
    }
    rules = try members.required("rules") { value throws(ShapeError) in
      try value.asMap { set throws(ShapeError) in try set.asStrings() }
    }
    locales = try strings("locales")
    ranges = try members.required("ranges") { value throws(ShapeError) in
      try value.asMap { set throws(ShapeError) in
        var lines: [PluralRange] = []
        for line in try set.asArray() { lines.append(try PluralRange(json: line)) }
        return lines
      }
    }
    rangeLocales = try strings("rangeLocales")
  }
}

extension PluralRange {
  /// Start, end, result.
  var json: JSONValue { .array([.string(start), .string(end), .string(result)]) }

  init(json: JSONValue) throws(ShapeError) {
    let parts = try json.asArray()
    guard parts.count == 3 else { throw ShapeError(reason: "expected start, end, result") }
    self.init(
      start: try parts[0].asString(), end: try parts[1].asString(),
      result: try parts[2].asString())
  }
}
