/// Which characters at the edges of a symbol take no space between them and a digit.
///
/// ICU's own locales have one set for both edges; the toolchain's `id` and `ms` have others.
struct SymbolEdges: Equatable {
  /// Where the symbol follows the number, and where it stands before it.
  private var first: Set<UInt32>
  private var last: Set<UInt32>

  /// The edges that a locale's `currencyMatch` sets leave out.
  ///
  /// An edge at which nothing is inserted is judged as root's.
  ///
  /// - Throws: ``PackingError`` for a set that nothing is recorded of.
  init(
    _ spacing: CurrencySpacing, root: CurrencySpacing, of identifier: String, in snapshot: Snapshot
  ) throws(PackingError) {
    func edges(_ match: String, _ surrounding: String, _ text: String) throws(PackingError)
      -> Set<UInt32>
    {
      guard !text.isEmpty, match != snapshot.currencyMatch else {
        return Set(snapshot.unspacedEdges)
      }
      guard let edges = snapshot.otherUnspacedEdges[match],
        surrounding == root.beforeSurroundingMatch
      else {
        throw .unexpectedData(
          "\(identifier) spaces currencies by sets that nothing is recorded of: \(match) beside"
            + " \(surrounding)")
      }
      return Set(edges)
    }
    first = try edges(
      spacing.beforeCurrencyMatch, spacing.beforeSurroundingMatch, spacing.beforeInsertBetween)
    last = try edges(
      spacing.afterCurrencyMatch, spacing.afterSurroundingMatch, spacing.afterInsertBetween)
  }

  /// Whether the first and the last character of a symbol take a space.
  func areSpaced(of symbol: String) -> (first: Bool, last: Bool) {
    (
      symbol.unicodeScalars.first.map { !first.contains($0.value) } ?? false,
      symbol.unicodeScalars.last.map { !last.contains($0.value) } ?? false
    )
  }
}
