/// Differences of a locale's names from its parent's, as `names/<id>.json` stores them.
///
/// Of a name on its own, the parent's is expected. `other` derives from it, and every other plural
/// category from `other`, by the rule of `ColumnDelta`. A category the parent's rules lack is
/// expected to be as its `other`.
struct NameDelta {
  let codes: [String]

  /// What root is compared with.
  var blank: NameRecord { NameRecord(names: codes, plurals: ["other": codes], unitPatterns: [:]) }

  /// The members that differ, in a fixed order.
  func differences(_ own: NameRecord, from parent: NameRecord) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var patterns: [String: JSONValue] = [:]
    for category in Set(own.unitPatterns.keys).union(parent.unitPatterns.keys)
    where own.unitPatterns[category] != parent.unitPatterns[category] {
      patterns[category] = .optional(own.unitPatterns[category])
    }
    if !patterns.isEmpty { members.append(.init(name: "unitPatterns", value: .sorted(patterns))) }
    let names = ColumnDelta.differences(own.names, from: parent.names, codes: codes)
    if !names.isEmpty { members.append(.init(name: "name", value: .strings(names))) }
    for category in Self.order(own.plurals.keys) {
      let differences = ColumnDelta.differences(
        own.plurals[category] ?? own.names,
        from: expected(category, of: own, parent: parent), codes: codes)
      if !differences.isEmpty {
        members.append(.init(name: category, value: .strings(differences)))
      }
    }
    return members
  }

  /// The names that `differences` were taken from, of a locale whose rules have `categories`.
  func applying(
    _ differences: JSONValue, to parent: NameRecord, categories: [String]
  ) throws(ShapeError) -> NameRecord {
    var unused = try differences.asObject()
    var own = parent
    own.plurals = [:]
    let patterns = try unused.removeValue(forKey: "unitPatterns")?.asObject() ?? [:]
    for (category, pattern) in patterns {
      own.unitPatterns[category] = try pattern.asOptional { pattern throws(ShapeError) in
        try pattern.asString()
      }
    }
    own.names = try column(unused.removeValue(forKey: "name"), expected: parent.names)
    for category in Self.order(categories) {
      own.plurals[category] = try column(
        unused.removeValue(forKey: category),
        expected: expected(category, of: own, parent: parent))
    }
    if let unknown = unused.keys.min() { throw ShapeError(reason: "\(unknown) is not known") }
    return own
  }

  private func column(
    _ differences: JSONValue?, expected: [String]
  ) throws(ShapeError) -> [String] {
    try ColumnDelta.applying(differences?.asStrings() ?? [:], to: expected, codes: codes)
  }

  private func expected(_ category: String, of own: NameRecord, parent: NameRecord) -> [String] {
    let parentOther = parent.plurals["other"] ?? parent.names
    if category == "other" {
      return ColumnDelta.expected(
        base: own.names, parent: parentOther, parentBase: parent.names)
    }
    return ColumnDelta.expected(
      base: own.plurals["other"] ?? own.names, parent: parent.plurals[category] ?? parentOther,
      parentBase: parentOther)
  }

  /// `other` first: what is expected of the rest depends on it.
  private static func order(_ categories: some Sequence<String>) -> [String] {
    ["other"] + categories.filter { $0 != "other" }.sorted()
  }
}
