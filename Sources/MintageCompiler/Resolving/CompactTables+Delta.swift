/// Compact tables are stored power by power, by the same rule as other records.
///
/// The long currency table is expected to be the short one where the parent's is.
extension CompactTables: SystemRecord {
  static var blank: CompactTables { CompactTables() }

  private static var tables: [(String, WritableKeyPath<CompactTables, CompactTable>)] {
    [
      ("shortCurrency", \.shortCurrency), ("longCurrency", \.longCurrency),
      ("shortDecimal", \.shortDecimal), ("longDecimal", \.longDecimal),
    ]
  }

  static func expected(
    latin: CompactTables, parent: CompactTables, parentLatin: CompactTables
  ) -> CompactTables {
    var expected = parent
    for (_, path) in tables {
      let powers = Set(parent[keyPath: path].keys).union(latin[keyPath: path].keys)
      for power in powers
      where parent[keyPath: path][power] == parentLatin[keyPath: path][power] {
        expected[keyPath: path][power] = latin[keyPath: path][power]
      }
    }
    return expected
  }

  func differences(from parent: CompactTables) -> JSONValue? {
    guard self != parent else { return nil }
    var members: [JSONValue.Member] = []
    for (name, path) in Self.tables {
      let differences = Self.differences(
        self[keyPath: path], from: expected(path, parent: parent))
      if !differences.isEmpty { members.append(.init(name: name, value: .object(differences))) }
    }
    return members.isEmpty ? nil : .object(members)
  }

  func applying(_ differences: JSONValue) throws(ShapeError) -> CompactTables {
    var unused = try differences.asObject()
    var tables = self
    for (name, path) in Self.tables {
      tables[keyPath: path] = tables.expected(path, parent: self)
      for (power, forms) in try unused.removeValue(forKey: name)?.asObject() ?? [:] {
        guard let exponent = Self.exponent(of: power) else {
          throw ShapeError(reason: "\(name): \(power) is no power of ten")
        }
        tables[keyPath: path][exponent] = try forms.asOptional { forms throws(ShapeError) in
          try forms.asStrings()
        }
      }
    }
    if let unknown = unused.keys.min() { throw ShapeError(reason: "\(unknown) is not known") }
    return tables
  }

  /// What `self`'s table should be if nothing is written, knowing its short table.
  private func expected(
    _ path: WritableKeyPath<CompactTables, CompactTable>, parent: CompactTables
  ) -> CompactTable {
    path == \.longCurrency && parent.longCurrency == parent.shortCurrency
      ? shortCurrency : parent[keyPath: path]
  }

  private static func differences(
    _ table: CompactTable, from expected: CompactTable
  ) -> [JSONValue.Member] {
    Set(table.keys).union(expected.keys).sorted().compactMap { power in
      guard table[power] != expected[power] else { return nil }
      return .init(name: name(of: power), value: table[power].map(JSONValue.strings) ?? .null)
    }
  }

  /// CLDR's name of a power: `1000`.
  private static func name(of exponent: Int) -> String {
    "1" + String(repeating: "0", count: exponent)
  }

  private static func exponent(of name: String) -> Int? {
    name.first == "1" && name.dropFirst().allSatisfy { $0 == "0" } ? name.utf8.count - 1 : nil
  }
}
