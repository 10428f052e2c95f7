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
  /// The styles that were resolved and packed in place of tables; empty for tables.
  let styles: [StyleRequest]
  /// How many lookups were replayed.
  let lookups: Int

  /// Packs a snapshot that is loaded already.
  init(whole: Snapshot, choice: CompilationChoice, progress: (String) -> Void) throws {
    if let words = choice.styles {
      try self.init(whole: whole, styles: StyleRequest.list(words, in: whole), progress: progress)
    } else {
      try self.init(
        tablesOf: choice.apply(to: whole), keepsNames: choice.keepsNames, progress: progress)
    }
  }

  private init(tablesOf snapshot: Snapshot, keepsNames: Bool, progress: (String) -> Void) throws {
    self.styles = []
    self.snapshot = snapshot
    progress("compile: packing")
    let info = StyleTablesPacker.info(snapshot).bytes
    let styles = try StyleTablesPacker.pack(snapshot, info: info)
    let history = try HistoryPacker.pack(snapshot, info: info)
    let notation = try NotationPacker.pack(snapshot, info: info)
    let names = keepsNames ? try NamePacker.pack(snapshot, info: info) : nil
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

  /// Resolves styles from the tables they need, which are packed and replayed first.
  private init(
    whole: Snapshot, styles requests: [StyleRequest], progress: (String) -> Void
  ) throws {
    styles = requests
    var snapshot = try whole.subset(
      locales: requests.map(\.locale), currencies: requests.map(\.currency))
    snapshot.kept = "\(requests.count) styles"
    self.snapshot = snapshot
    progress("compile: packing")
    let info = StyleTablesPacker.info(snapshot).bytes
    let tables = try StyleTablesPacker.pack(snapshot, info: info)
    let packed: PackedTables
    (packed, lookups) = try tables.withTables { tables in
      var replay = Replay(snapshot, tables: tables)
      try replay.run { progress("compile: replaying lookups, \(Int($0 * 100)) %") }
      progress("compile: resolving styles")
      return (
        try ResolvedStylesPacker.pack(requests, tables: tables, info: info),
        replay.count + requests.count
      )
    }
    parts = [
      Part(
        type: "ResolvedStyles", content: "The styles", binaryName: "currency-styles.bin",
        packed: packed)
    ]
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
    // One name whatever it holds, so that no file of another choice is left beside it.
    let name = "\(module)+CurrencyTables.swift"
    guard styles.isEmpty else {
      let emitter = StylesEmitter(
        snapshot: snapshot, requests: styles, packed: parts[0].packed, isPublic: isPublic)
      return [name: Array(emitter.source().utf8)]
    }
    let emitter = ModuleEmitter(
      snapshot: snapshot, tables: parts.map { ($0.type, $0.content, $0.packed) }, module: module,
      isPublic: isPublic)
    return [name: Array(emitter.source().utf8)]
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

  /// A line a style: its bytes.
  var styleSizes: [String] {
    let entries = parts[0].packed.sections[1].bytes
    var offset = 0
    return styles.map { style in
      let size = Int(entries[offset]) | Int(entries[offset + 1]) << 7
      offset += size
      return "  \(column(style.text, 40, left: true))\(column("\(size) B", 10))"
    } + ["  \(column("total", 40, left: true))\(column("\(parts[0].packed.bytes.count) B", 10))"]
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
