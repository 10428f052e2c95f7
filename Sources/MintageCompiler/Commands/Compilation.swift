/// A snapshot packed, replayed and ready to be written.
struct Compilation {
  let snapshot: Snapshot
  let packed: PackedTables
  /// How many lookups were replayed.
  let lookups: Int

  /// Loads and packs the snapshot in `input`, or a subset of it, and replays every lookup.
  init(input: String, subset: SubsetChoice = SubsetChoice(), progress: (String) -> Void) throws {
    progress("compile: reading \(input)")
    snapshot = try subset.apply(to: SnapshotFolder(path: input).load())
    progress("compile: packing")
    let snapshot = snapshot
    packed = try StyleTablesPacker.pack(snapshot)
    lookups = try packed.withTables { tables in
      var replay = Replay(snapshot, tables: tables)
      try replay.run { progress("compile: replaying lookups, \(Int($0 * 100)) %") }
      return replay.count
    }
  }

  /// The generated Swift files by name.
  var swiftFiles: [String: [UInt8]] {
    [
      "CurrencyTables+Default.swift": Array(
        StyleTablesEmitter(packed: packed, snapshot: snapshot).source().utf8),
      "CurrencyCode+Constants.swift": Array(CurrencyCodeEmitter(snapshot: snapshot).source().utf8),
    ]
  }

  /// A line a table: rows and bytes.
  var report: [String] {
    packed.sections.map { section in
      let rows = section.rows.map { "\($0) rows" } ?? ""
      return "  \(column(section.name, 18, left: true))\(column("\(section.bytes.count) B", 10))"
        + "  \(rows)"
    } + ["  \(column("total", 18, left: true))\(column("\(packed.bytes.count) B", 10))"]
  }
}

/// Text padded to a width, at its left or right edge.
func column(_ text: String, _ width: Int, left: Bool = false) -> String {
  let padding = String(repeating: " ", count: max(0, width - text.count))
  return left ? text + padding : padding + text
}
