/// Turns the files of `Data/` into the snapshot they were written from.
struct SnapshotDecoder {
  /// File contents by path in the folder.
  let files: [String: [UInt8]]
  /// What stands before a path in messages.
  let folder: String

  /// The snapshot, after checking that the files belong together.
  func snapshot() throws(SnapshotError) -> Snapshot {
    let header = try document("snapshot.json")
    let source = try read("snapshot.json") { () throws(ShapeError) in
      try SnapshotSource(header: header.asObject())
    }
    try checkFormat(header)
    let currencies = try map("currencies.json") { json throws(ShapeError) in
      try CurrencyRecord(json: json)
    }
    let fallbackDocument = try document("fallback.json")
    let fallback = try read("fallback.json") { () throws(ShapeError) in
      try LocaleFallback(json: fallbackDocument)
    }
    let parents = try read("fallback.json") { () throws(ShapeError) in
      try LocaleFallback.parents(json: fallbackDocument)
    }
    var snapshot = Snapshot(
      source: source, currencies: currencies,
      regions: try map("regions.json") { json throws(ShapeError) in try RegionRecord(json: json) },
      numberingSystems: try map("numbering-systems.json") { json throws(ShapeError) in
        try NumberingSystemRecord(json: json)
      },
      locales: [:], fallback: fallback, unspacedEdges: [])
    let plurals = try document("plurals.json")
    snapshot.plurals = try read("plurals.json") { () throws(ShapeError) in
      try PluralData(json: plurals)
    }
    try addLocales(parents: parents, to: &snapshot)
    var edges = try map("unspaced-edges.json") { json throws(ShapeError) in
      try json.asCodePoints()
    }
    snapshot.unspacedEdges = edges.removeValue(forKey: snapshot.currencyMatch) ?? []
    snapshot.otherUnspacedEdges = edges
    return snapshot
  }

  /// Refuses another format, and files that were changed one by one.
  private func checkFormat(_ header: JSONValue) throws(SnapshotError) {
    let (format, expected) = try read("snapshot.json") { () throws(ShapeError) in
      let members = try header.asObject()
      return (try members.number("format"), try members.string("hash"))
    }
    guard format == SnapshotEncoder.format else {
      throw .unknownFormat(found: format, known: SnapshotEncoder.format)
    }
    var rest = files
    rest["snapshot.json"] = nil
    // Parse first: a damaged file is a better message than a changed hash.
    for path in rest.keys.sorted() { _ = try document(path) }
    let found = Fingerprint.of(rest)
    guard found == expected else { throw .changed(found: found, expected: expected) }
  }

  private func addLocales(
    parents: [String: String?], to snapshot: inout Snapshot
  ) throws(SnapshotError) {
    let delta = LocaleFilesDelta(codes: snapshot.currencyCodes, plurals: snapshot.plurals)
    let blank = delta.blank
    var resolved: [String: LocaleFiles] = [:]
    for identifier in try InheritanceOrder(parents: parents).identifiers(
      file: "\(folder)/fallback.json")
    {
      let parentName = parents[identifier] ?? nil
      let parent = parentName.flatMap { resolved[$0] } ?? blank
      let (locale, terms) = try differences("locales", identifier) { json throws(ShapeError) in
        try delta.locale(json, parent: parent, parentName: parentName)
      }
      let names = try differences("names", identifier) { json throws(ShapeError) in
        try delta.names(json, parent: parent, identifier: identifier)
      }
      let compact = try differences("compact", identifier) { json throws(ShapeError) in
        try delta.compact(json, parent: parent)
      }
      resolved[identifier] = LocaleFiles(
        locale: locale, names: names, compact: compact, terms: terms)
    }
    snapshot.locales = resolved.mapValues(\.locale)
    snapshot.names = resolved.mapValues(\.names)
    snapshot.compact = resolved.mapValues(\.compact)
    snapshot.terms = resolved.mapValues(\.terms)
  }

  /// A locale without a file differs in nothing.
  private func differences<Result>(
    _ subfolder: String, _ identifier: String, _ apply: (JSONValue) throws(ShapeError) -> Result
  ) throws(SnapshotError) -> Result {
    let path = "\(subfolder)/\(identifier).json"
    let differences: JSONValue = files[path] == nil ? [:] : try document(path)
    return try read(path) { () throws(ShapeError) in try apply(differences) }
  }

  private func document(_ path: String) throws(SnapshotError) -> JSONValue {
    guard let bytes = files[path] else {
      throw .damaged(file: "\(folder)/\(path)", reason: "the file is missing")
    }
    do throws(JSONParser.Failure) {
      return try JSONParser.value(of: bytes)
    } catch {
      throw .damaged(file: "\(folder)/\(path)", reason: error.reason)
    }
  }

  private func map<Record>(
    _ path: String, _ record: (JSONValue) throws(ShapeError) -> Record
  ) throws(SnapshotError) -> [String: Record] {
    let document = try document(path)
    return try read(path) { () throws(ShapeError) in try document.asMap(record) }
  }

  private func read<Result>(
    _ path: String, _ body: () throws(ShapeError) -> Result
  ) throws(SnapshotError) -> Result {
    do throws(ShapeError) { return try body() } catch {
      throw .damaged(file: "\(folder)/\(path)", reason: error.reason)
    }
  }
}

extension SnapshotSource {
  init(header: [String: JSONValue]) throws(ShapeError) {
    self.init(
      icu: try header.string("icu"), cldr: try header.string("cldr"),
      unicode: try header.string("unicode"),
      iso4217: try header.optionalString("iso4217"))
  }
}

extension JSONValue {
  /// An array of strings of one code point each.
  static func codePoints(_ codePoints: [UInt32]) -> JSONValue {
    .array(codePoints.compactMap(Unicode.Scalar.init).map { .string(String($0)) })
  }

  /// The code points of such an array.
  fileprivate func asCodePoints() throws(ShapeError) -> [UInt32] {
    var codePoints: [UInt32] = []
    for element in try asArray() {
      let scalars = try element.asString().unicodeScalars
      guard scalars.count == 1, let scalar = scalars.first else {
        throw ShapeError(reason: "expected single characters")
      }
      codePoints.append(scalar.value)
    }
    return codePoints
  }
}
