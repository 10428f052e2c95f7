/// Everything a snapshot holds about one locale.
struct LocaleFiles: Equatable {
  var locale: LocaleRecord
  var names: NameRecord
  var compact: [String: CompactTables]
  var terms: [String: NumberTerms]
}

/// Turns a locale into the members of its three files and back, given its parent.
struct LocaleFilesDelta {
  private let locales: LocaleDelta
  private let names: NameDelta
  private let plurals: PluralData

  init(codes: [String], plurals: PluralData) {
    locales = LocaleDelta(codes: codes)
    names = NameDelta(codes: codes)
    self.plurals = plurals
  }

  /// What root is compared with.
  var blank: LocaleFiles {
    LocaleFiles(
      locale: locales.blank, names: names.blank, compact: ["latn": .blank],
      terms: ["latn": .blank])
  }

  /// Folder to the members of the locale's file there; empty where there need not be a file.
  func differences(
    _ own: LocaleFiles, from parent: LocaleFiles
  ) -> [(folder: String, members: [JSONValue.Member])] {
    var members = locales.differences(own.locale, from: parent.locale)
    let terms = SystemsDelta.differences(own.terms, from: parent.terms)
    if !terms.isEmpty { members.append(.init(name: "terms", value: .sorted(terms))) }
    let compact = SystemsDelta.differences(own.compact, from: parent.compact)
    return [
      ("locales", members),
      ("names", names.differences(own.names, from: parent.names)),
      ("compact", compact.sorted { $0.key < $1.key }.map { .init(name: $0.key, value: $0.value) }),
    ]
  }

  /// The locale, from its `locales` file.
  func locale(
    _ differences: JSONValue, parent: LocaleFiles, parentName: String?
  ) throws(ShapeError) -> (LocaleRecord, [String: NumberTerms]) {
    guard case .object(var members) = differences else {
      throw ShapeError(reason: "expected an object")
    }
    var terms: [String: JSONValue] = [:]
    if let index = members.firstIndex(where: { $0.name == "terms" }) {
      terms = try members.remove(at: index).value.asObject()
    }
    let locale = try locales.applying(.object(members), to: parent.locale, named: parentName)
    return (locale, try SystemsDelta.applying(terms, to: parent.terms))
  }

  /// The names, from the `names` file.
  func names(
    _ differences: JSONValue, parent: LocaleFiles, identifier: String
  ) throws(ShapeError) -> NameRecord {
    try names.applying(
      differences, to: parent.names, categories: plurals.categories(for: identifier))
  }

  /// The compact tables, from the `compact` file.
  func compact(
    _ differences: JSONValue, parent: LocaleFiles
  ) throws(ShapeError) -> [String: CompactTables] {
    try SystemsDelta.applying(differences.asObject(), to: parent.compact)
  }
}
