/// Turns a snapshot into the files of `Data/`.
///
/// A locale is written as its differences from its parent (see `Resolving`), and has no file if
/// there are none. The result depends only on the snapshot.
struct SnapshotEncoder {
  /// The format of the files; a change of their meaning moves it.
  static let format = 1

  private let snapshot: Snapshot
  private let delta: LocaleFilesDelta
  private let blank: LocaleFiles

  init(snapshot: Snapshot) {
    self.snapshot = snapshot
    delta = LocaleFilesDelta(codes: snapshot.currencyCodes, plurals: snapshot.plurals)
    blank = delta.blank
  }

  /// All files by their path in the folder.
  func files() -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    func add(_ path: String, _ value: JSONValue) {
      files[path] = Array(JSONWriter.document(value).utf8)
    }
    add("currencies.json", .sorted(snapshot.currencies.mapValues(\.json)))
    add("regions.json", .sorted(snapshot.regions.mapValues(\.json)))
    add("numbering-systems.json", .sorted(snapshot.numberingSystems.mapValues(\.json)))
    add(
      "fallback.json", snapshot.fallback.json(parents: snapshot.locales.mapValues(\.parent)))
    var edges = snapshot.otherUnspacedEdges
    edges[snapshot.currencyMatch] = snapshot.unspacedEdges
    add("unspaced-edges.json", .sorted(edges.mapValues(JSONValue.codePoints)))
    add("plurals.json", snapshot.plurals.json)
    addLocales(add)
    let hash = Fingerprint.of(files)
    add("snapshot.json", header(hash: hash))
    return files
  }

  private func addLocales(_ add: (String, JSONValue) -> Void) {
    for (identifier, locale) in snapshot.locales {
      let own = files(of: identifier) ?? blank
      let parent = locale.parent.flatMap(files) ?? blank
      for (folder, members) in delta.differences(own, from: parent) where !members.isEmpty {
        add("\(folder)/\(identifier).json", .object(members))
      }
    }
  }

  /// A snapshot without names, compact tables or terms is as if they were blank.
  private func files(of identifier: String) -> LocaleFiles? {
    guard let locale = snapshot.locales[identifier] else { return nil }
    return LocaleFiles(
      locale: locale, names: snapshot.names[identifier] ?? blank.names,
      compact: snapshot.compact[identifier] ?? blank.compact,
      terms: snapshot.terms[identifier] ?? blank.terms)
  }

  private func header(hash: String) -> JSONValue {
    .object([
      .init(name: "format", value: .number(Self.format)),
      .init(name: "icu", value: .string(snapshot.source.icu)),
      .init(name: "cldr", value: .string(snapshot.source.cldr)),
      .init(name: "unicode", value: .string(snapshot.source.unicode)),
      .init(name: "iso4217", value: .optional(snapshot.source.iso4217)),
      .init(
        name: "counts",
        value: .object([
          .init(name: "currencies", value: .number(snapshot.currencies.count)),
          .init(name: "regions", value: .number(snapshot.regions.count)),
          .init(name: "numberingSystems", value: .number(snapshot.numberingSystems.count)),
          .init(name: "locales", value: .number(snapshot.locales.count)),
          .init(name: "aliases", value: .number(snapshot.fallback.aliases.count)),
        ])),
      .init(name: "hash", value: .string(hash)),
    ])
  }
}
