/// What a record must offer to be stored once a numbering system.
protocol SystemRecord: Equatable {
  static var blank: Self { get }
  static func expected(latin: Self, parent: Self, parentLatin: Self) -> Self
  func differences(from expected: Self) -> JSONValue?
  func applying(_ differences: JSONValue) throws(ShapeError) -> Self
}

extension NumberElements: SystemRecord {}
extension NumberTerms: SystemRecord {}

/// Differences of records by numbering system, where a system that is not there is as `latn`.
enum SystemsDelta<Record: SystemRecord> {
  /// Numbering system to its differences.
  static func differences(
    _ own: [String: Record], from parent: [String: Record]
  ) -> [String: JSONValue] {
    var differences: [String: JSONValue] = [:]
    let latin = record("latn", of: own)
    for system in Set(own.keys).union(parent.keys) {
      let expected = expected(system, latin: latin, parent: parent)
      differences[system] = record(system, of: own).differences(from: expected)
    }
    return differences
  }

  /// The records that `differences` were taken from.
  static func applying(
    _ differences: [String: JSONValue], to parent: [String: Record]
  ) throws(ShapeError) -> [String: Record] {
    func applied(_ system: String, to expected: Record) throws(ShapeError) -> Record {
      guard let own = differences[system] else { return expected }
      do throws(ShapeError) { return try expected.applying(own) } catch {
        throw error.under(system)
      }
    }
    let latin = try applied("latn", to: record("latn", of: parent))
    var records = ["latn": latin]
    for system in Set(differences.keys).union(parent.keys) where system != "latn" {
      let own = try applied(system, to: expected(system, latin: latin, parent: parent))
      if own != latin { records[system] = own }
    }
    return records
  }

  private static func record(_ system: String, of records: [String: Record]) -> Record {
    records[system] ?? records["latn"] ?? .blank
  }

  private static func expected(
    _ system: String, latin: Record, parent: [String: Record]
  ) -> Record {
    let parentLatin = record("latn", of: parent)
    if system == "latn" { return parentLatin }
    return .expected(latin: latin, parent: record(system, of: parent), parentLatin: parentLatin)
  }
}
