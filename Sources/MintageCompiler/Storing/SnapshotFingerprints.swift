/// A line for each table of each locale: how long it is and a hash, or which locale has the same.
///
/// The view of a snapshot that a person compares: a new ICU moves the lines of what changed, and no
/// others. What a locale inherits counts as its own.
struct SnapshotFingerprints {
  /// The tables of a locale.
  static let tables = ["numbers", "symbols", "ownFormats", "terms", "names", "compact"]

  private let snapshot: Snapshot
  private let delta: LocaleFilesDelta
  private let blank: LocaleFiles

  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    delta = LocaleFilesDelta(codes: snapshot.currencyCodes, plurals: snapshot.plurals)
    blank = delta.blank
  }

  /// The file.
  func text(progress: (Int) -> Void = { _ in }) -> String {
    var rows: [String: [Row]] = [:]
    var seen: [String: [String: String]] = [:]
    for (index, identifier) in order.enumerated() {
      progress(index)
      for (table, bytes) in documents(of: identifier) {
        let hash = Fingerprint.of(bytes)
        let parent = snapshot.locales[identifier]?.parent
        let same =
          rows[table]?.first { $0.locale == parent && $0.hash == hash }?.locale
          ?? seen[table]?[hash]
        rows[table, default: []].append(
          Row(locale: identifier, bytes: bytes.count, hash: hash, same: same))
        if same == nil { seen[table, default: [:]][hash] = identifier }
      }
    }
    return lines(rows).joined(separator: "\n") + "\n"
  }

  /// One table of one locale.
  private struct Row {
    var locale: String
    var bytes: Int
    var hash: String
    /// The locale that has the same, if there is one.
    var same: String?
  }

  private func lines(_ rows: [String: [Row]]) -> [String] {
    var lines = [
      "# Fingerprints of the tables of ICU \(snapshot.source.icu), by `mintagec fingerprints`; not to be"
        + " edited.",
      "# table\tlocale\tbytes as JSON\thash, or = and the locale that has the same",
    ]
    for table in SnapshotFingerprints.tables {
      let own = (rows[table] ?? []).filter { $0.same == nil }
      lines.append(
        "# \(table)\t\(own.count) of \(rows[table]?.count ?? 0) differ\t"
          + "\(own.reduce(0) { $0 + $1.bytes })")
    }
    for (name, value) in shared {
      let bytes = Array(JSONWriter.document(value).utf8)
      lines.append("\(name)\t-\t\(bytes.count)\t\(Fingerprint.of(bytes))")
    }
    for table in SnapshotFingerprints.tables {
      lines += (rows[table] ?? []).sorted { $0.locale < $1.locale }.map { row in
        "\(table)\t\(row.locale)\t\(row.bytes)\t" + (row.same.map { "= \($0)" } ?? row.hash)
      }
    }
    return lines
  }

  /// What does not depend on a locale.
  private var shared: [(String, JSONValue)] {
    [
      ("currencies", .sorted(snapshot.currencies.mapValues(\.json))),
      ("fallback", snapshot.fallback.json(parents: snapshot.locales.mapValues(\.parent))),
      ("numberingSystems", .sorted(snapshot.numberingSystems.mapValues(\.json))),
      ("plurals", snapshot.plurals.json),
      ("regions", .sorted(snapshot.regions.mapValues(\.json))),
    ]
  }

  /// Parents before children, otherwise by name.
  private var order: [String] {
    func depth(_ identifier: String) -> Int {
      var (depth, next) = (0, snapshot.locales[identifier]?.parent)
      while let parent = next {
        depth += 1
        next = snapshot.locales[parent]?.parent
      }
      return depth
    }
    return snapshot.locales.keys.map { (depth($0), $0) }.sorted { $0 < $1 }.map(\.1)
  }

  /// All of a locale's tables as JSON, nothing left to its parent.
  private func documents(of identifier: String) -> [(table: String, bytes: [UInt8])] {
    guard let locale = snapshot.locales[identifier] else { return [] }
    let files = LocaleFiles(
      locale: locale, names: snapshot.names[identifier] ?? blank.names,
      compact: snapshot.compact[identifier] ?? blank.compact,
      terms: snapshot.terms[identifier] ?? blank.terms)
    var members: [String: [JSONValue.Member]] = [:]
    for (folder, differences) in delta.differences(files, from: blank) {
      for member in differences {
        members[table(of: member.name, in: folder), default: []].append(member)
      }
    }
    return SnapshotFingerprints.tables.map { table in
      (table, Array(JSONWriter.document(.object(members[table] ?? [])).utf8))
    }
  }

  private func table(of member: String, in folder: String) -> String {
    guard folder == "locales" else { return folder }
    return switch member {
    case "ownFormats", "terms": member
    case _ where LocaleDelta.columnNames.contains(member): "symbols"
    default: "numbers"
    }
  }
}
