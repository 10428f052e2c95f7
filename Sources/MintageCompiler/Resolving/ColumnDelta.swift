/// Differences of one column of texts, a row a currency, from what is expected there.
///
/// The rule of all deltas: *a value that is not written is the expected one*. For a column that
/// stands alone, the parent's value is expected. For a column derived from another (narrow symbols
/// from symbols, `one` from `other`), the obvious one is: where the parent's derived value is the
/// same as its base value, the child's base value; else the parent's derived value.
enum ColumnDelta {
  /// What is expected in a derived column.
  static func expected(base: [String], parent: [String], parentBase: [String]) -> [String] {
    base.indices.map { row in parent[row] == parentBase[row] ? base[row] : parent[row] }
  }

  /// Code to text, for the rows that are not as expected.
  static func differences(
    _ column: [String], from expected: [String], codes: [String]
  ) -> [String: String] {
    var differences: [String: String] = [:]
    for row in codes.indices where column[row] != expected[row] {
      differences[codes[row]] = column[row]
    }
    return differences
  }

  /// The column that `differences` were taken from.
  static func applying(
    _ differences: [String: String], to expected: [String], codes: [String]
  ) throws(ShapeError) -> [String] {
    guard !differences.isEmpty else { return expected }
    var column = expected
    var unused = Set(differences.keys)
    for row in codes.indices {
      guard let text = differences[codes[row]] else { continue }
      column[row] = text
      unused.remove(codes[row])
    }
    if let unknown = unused.min() {
      throw ShapeError(reason: "\(unknown) is not in currencies.json")
    }
    return column
  }
}
