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
    let edges = try document("unspaced-edges.json")
    return Snapshot(
      source: source, currencies: currencies,
      regions: try map("regions.json") { json throws(ShapeError) in try RegionRecord(json: json) },
      numberingSystems: try map("numbering-systems.json") { json throws(ShapeError) in
        try NumberingSystemRecord(json: json)
      },
      locales: try locales(parents: parents, codes: currencies.keys.sorted()), fallback: fallback,
      unspacedEdges: try read("unspaced-edges.json") { () throws(ShapeError) in
        try edges.asCodePoints()
      })
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

  private func locales(
    parents: [String: String?], codes: [String]
  ) throws(SnapshotError) -> [String: LocaleRecord] {
    let delta = LocaleDelta(codes: codes)
    let blank = delta.blank
    var locales: [String: LocaleRecord] = [:]
    for identifier in try InheritanceOrder(parents: parents).identifiers(file: "fallback.json") {
      let parentName = parents[identifier] ?? nil
      let path = "locales/\(identifier).json"
      let differences: JSONValue = files[path] == nil ? [:] : try document(path)
      locales[identifier] = try read(path) { () throws(ShapeError) in
        try delta.applying(
          differences, to: parentName.flatMap { locales[$0] } ?? blank, named: parentName)
      }
    }
    return locales
  }

  private func document(_ path: String) throws(SnapshotError) -> JSONValue {
    guard let bytes = files[path] else {
      throw .damaged(file: "\(folder)/\(path)", line: nil, reason: "the file is missing")
    }
    do throws(JSONParser.Failure) {
      return try JSONParser.value(of: bytes)
    } catch {
      throw .damaged(file: "\(folder)/\(path)", line: error.line, reason: error.reason)
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
      throw .damaged(file: "\(folder)/\(path)", line: nil, reason: error.reason)
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
