/// A snapshot packed, replayed and ready to be written.
struct Compilation {
  /// One kind of tables.
  struct Part {
    /// The runtime's type: `CurrencyTables`.
    var type: String
    /// What it holds, at the start of a sentence.
    var content: String
    /// The binary file's name.
    var binaryName: String
    /// The module of the default tables; those that not every program needs have one of their own.
    var module = "Mintage"
    var packed: PackedTables
  }

  /// The snapshot or the subset of it that is packed.
  let snapshot: Snapshot
  /// Styles, history, notation and, unless they are left out, names.
  let parts: [Part]
  /// How many lookups were replayed.
  let lookups: Int

  /// Loads and packs the snapshot in `input`, or a subset of it, and replays every lookup.
  init(input: String, subset: SubsetChoice = SubsetChoice(), progress: (String) -> Void) throws {
    progress("compile: reading \(input)")
    try self.init(
      whole: SnapshotFolder(path: input).load(), subset: subset, progress: progress)
  }

  /// Packs a snapshot that is loaded already.
  init(whole: Snapshot, subset: SubsetChoice, progress: (String) -> Void) throws {
    snapshot = try subset.apply(to: whole)
    progress("compile: packing")
    let snapshot = snapshot
    let info = StyleTablesPacker.info(snapshot).bytes
    let styles = try StyleTablesPacker.pack(snapshot, info: info)
    let history = try HistoryPacker.pack(snapshot, info: info)
    let notation = try NotationPacker.pack(snapshot, info: info)
    let names = subset.keepsNames ? try NamePacker.pack(snapshot, info: info) : nil
    lookups =
      try styles.withTables { tables in
        var replay = Replay(snapshot, tables: tables)
        try replay.run { progress("compile: replaying lookups, \(Int($0 * 100)) %") }
        progress("compile: replaying names")
        return try replay.count
          + (names.map { try NameReplay.run(snapshot, $0, tables: tables) } ?? 0)
      } + HistoryReplay.run(snapshot, history)
    var parts = [
      Part(
        type: "CurrencyTables", content: "The tables", binaryName: "currency-tables.bin",
        packed: styles),
      Part(
        type: "CurrencyHistory", content: "The history of regions",
        binaryName: "currency-history.bin", packed: history),
      Part(
        type: "NotationTables", content: "Notation", binaryName: "currency-notation.bin",
        module: "MintageNotation", packed: notation),
    ]
    if let names {
      parts.append(
        Part(
          type: "CurrencyNames", content: "The names", binaryName: "currency-names.bin",
          module: "MintageNames", packed: names))
    }
    self.parts = parts
  }

  /// The generated Swift files of the modules of default tables, by module and name.
  var swiftFiles: [(module: String, files: [String: [UInt8]])] {
    var modules = ["Mintage": [constants]]
    for part in parts {
      modules[part.module, default: []].append(("\(part.type)+Default.swift", source(part)))
    }
    return modules.sorted { $0.key < $1.key }.map { module, files in
      (module, Dictionary(uniqueKeysWithValues: files.map { ($0.0, Array($0.1.utf8)) }))
    }
  }

  private var constants: (String, String) {
    ("CurrencyCode+Constants.swift", CurrencyCodeEmitter(snapshot: snapshot).source())
  }

  /// All of it as one file of a module.
  func moduleFiles(_ module: String, isPublic: Bool) -> [String: [UInt8]] {
    let emitter = ModuleEmitter(
      snapshot: snapshot, tables: parts.map { ($0.type, $0.content, $0.packed) }, module: module,
      isPublic: isPublic)
    return [emitter.fileName: Array(emitter.source().utf8)]
  }

  /// The binary files by name.
  var binaryFiles: [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: parts.map { ($0.binaryName, $0.packed.bytes) })
  }

  private func source(_ part: Part) -> String {
    TablesEmitter(
      packed: part.packed, snapshot: snapshot, type: part.type,
      content: "\(part.content) of all locales and currencies"
    ).source()
  }

  /// A line a table: rows and bytes.
  var report: [String] {
    let prefixes = [
      "CurrencyHistory": "history ", "NotationTables": "notation ", "CurrencyNames": "names ",
    ]
    return parts.flatMap { part in
      let kind = prefixes[part.type] ?? ""
      return part.packed.sections.map { section in
        let rows = section.rows.map { "\($0) rows" } ?? ""
        return "  \(column(kind + section.name, 24, left: true))"
          + "\(column("\(section.bytes.count) B", 10))  \(rows)"
      } + [
        "  \(column(kind + "total", 24, left: true))"
          + "\(column("\(part.packed.bytes.count) B", 10))"
      ]
    }
  }
}

/// Text padded to a width, at its left or right edge.
func column(_ text: String, _ width: Int, left: Bool = false) -> String {
  let padding = String(repeating: " ", count: max(0, width - text.count))
  return left ? text + padding : padding + text
}
