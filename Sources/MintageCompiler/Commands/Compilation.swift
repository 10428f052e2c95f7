/// A snapshot packed, replayed and ready to be written.
struct Compilation {
  let snapshot: Snapshot
  let packed: PackedTables
  let history: PackedTables
  let notation: PackedTables
  let names: PackedTables
  /// How many lookups were replayed.
  let lookups: Int

  /// Loads and packs the snapshot in `input`, or a subset of it, and replays every lookup.
  init(input: String, subset: SubsetChoice = SubsetChoice(), progress: (String) -> Void) throws {
    progress("compile: reading \(input)")
    snapshot = try subset.apply(to: SnapshotFolder(path: input).load())
    progress("compile: packing")
    let snapshot = snapshot
    packed = try StyleTablesPacker.pack(snapshot)
    history = try HistoryPacker.pack(snapshot)
    notation = try NotationPacker.pack(snapshot)
    names = try NamePacker.pack(snapshot)
    let names = names
    lookups =
      try packed.withTables { tables in
        var replay = Replay(snapshot, tables: tables)
        try replay.run { progress("compile: replaying lookups, \(Int($0 * 100)) %") }
        progress("compile: replaying names")
        return replay.count + (try NameReplay.run(snapshot, names, tables: tables))
      } + HistoryReplay.run(snapshot, history)
  }

  /// The generated Swift files of `Mintage` by name.
  var swiftFiles: [String: [UInt8]] {
    [
      "CurrencyTables+Default.swift": source(packed, "CurrencyTables", "The tables"),
      "CurrencyHistory+Default.swift": source(history, "CurrencyHistory", "The history of regions"),
      "NotationTables+Default.swift": source(notation, "NotationTables", "Notation"),
      "CurrencyCode+Constants.swift": Array(CurrencyCodeEmitter(snapshot: snapshot).source().utf8),
    ]
  }

  /// The generated Swift files of `MintageNames` by name.
  var nameFiles: [String: [UInt8]] {
    ["CurrencyNames+Default.swift": source(names, "CurrencyNames", "The names")]
  }

  /// The binary files by name.
  var binaryFiles: [String: [UInt8]] {
    [
      "currency-tables.bin": packed.bytes, "currency-history.bin": history.bytes,
      "currency-notation.bin": notation.bytes, "currency-names.bin": names.bytes,
    ]
  }

  private func source(_ packed: PackedTables, _ type: String, _ content: String) -> [UInt8] {
    Array(
      TablesEmitter(
        packed: packed, snapshot: snapshot, type: type,
        content: "\(content) of all locales and currencies"
      ).source().utf8)
  }

  /// A line a table: rows and bytes.
  var report: [String] {
    [("", packed), ("history ", history), ("notation ", notation), ("names ", names)].flatMap {
      kind, packed in
      packed.sections.map { section in
        let rows = section.rows.map { "\($0) rows" } ?? ""
        return "  \(column(kind + section.name, 24, left: true))"
          + "\(column("\(section.bytes.count) B", 10))  \(rows)"
      } + ["  \(column(kind + "total", 24, left: true))\(column("\(packed.bytes.count) B", 10))"]
    }
  }
}

/// Text padded to a width, at its left or right edge.
func column(_ text: String, _ width: Int, left: Bool = false) -> String {
  let padding = String(repeating: " ", count: max(0, width - text.count))
  return left ? text + padding : padding + text
}
