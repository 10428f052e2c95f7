/// What to compile of a snapshot.
public struct CompilationChoice: Equatable, Sendable {
  /// The locales and currencies to keep.
  public var selection = DataSelection()
  /// Whether names of currencies are compiled too.
  public var keepsNames = true
  /// Styles such as `en-US/USD` to resolve and compile in place of tables; nil for tables.
  public var styles: [String]?
  /// Whether the amendments beside the snapshot are taken in.
  public var amends = true

  /// Everything.
  public init() {}

  /// Whether all tables are compiled.
  var isWhole: Bool { selection.isWhole && styles == nil }

  /// The snapshot, or the subset of it.
  func apply(to snapshot: Snapshot) throws(SelectionError) -> Snapshot {
    guard !selection.isWhole else { return snapshot }
    return try snapshot.subset(
      locales: selection.locales(in: [snapshot]), currencies: selection.currencies(in: [snapshot]))
  }
}
