internal import MintageCore

/// A snapshot with its tables packed, ready for the runtime to format from.
///
///     let packed = try PackedSnapshot(snapshot)
///     try packed.withRuntime { runtime in
///       CurrencyStyle(.usd, in: "de", tables: runtime.tables).string(minorUnits: 500)
///     }
struct PackedSnapshot: Sendable {
  let snapshot: Snapshot
  let styles: PackedTables
  let notation: PackedTables
  let names: PackedTables

  /// Packs everything an amount can be written with.
  init(_ snapshot: Snapshot) throws {
    self.snapshot = snapshot
    styles = try StyleTablesPacker.pack(snapshot)
    notation = try NotationPacker.pack(snapshot)
    names = try NamePacker.pack(snapshot)
  }

  /// Calls `body` with the tables as the runtime reads them, which are valid during the call only.
  func withRuntime<Result>(_ body: (RuntimeTables) throws -> Result) throws -> Result {
    try styles.withTables { tables in
      try unsafe notation.bytes.withUnsafeBufferPointer { notation in
        let notation = try unsafe NotationTables(validating: notation)
        return try unsafe names.bytes.withUnsafeBufferPointer { names in
          let names = try unsafe CurrencyNames(validating: names)
          return try body(RuntimeTables(tables: tables, notation: notation, names: names))
        }
      }
    }
  }
}

/// The three kinds of tables amounts are written from.
struct RuntimeTables: Sendable {
  let tables: CurrencyTables
  let notation: NotationTables
  let names: CurrencyNames
}
