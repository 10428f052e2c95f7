/// Which code points at a symbol's edges take no currency spacing, in one locale.
///
/// Stock ICU has one pair of sets for all locales; Apple's has others for `id` and `ms`.
struct SymbolEdges: Equatable {
  /// At the first code point, of a symbol behind the number.
  let first: Set<UInt32>
  /// At the last one, of a symbol before the number.
  let last: Set<UInt32>

  init(_ spacing: CurrencySpacing, in snapshot: Snapshot) throws(PackingError) {
    func unspaced(_ pattern: String) throws(PackingError) -> Set<UInt32> {
      if pattern == snapshot.currencyMatch { return Set(snapshot.unspacedEdges) }
      guard let edges = snapshot.otherUnspacedEdges[pattern] else {
        throw .missing("the edges that do not match \(pattern)", of: "the snapshot")
      }
      return Set(edges)
    }
    first = try unspaced(spacing.beforeCurrencyMatch)
    last = try unspaced(spacing.afterCurrencyMatch)
  }

  /// A symbol's flags in the pool: 1 where its first code point takes spacing, 2 where its last does.
  func flags(_ symbol: String) throws(PackingError) -> Int {
    guard let first = symbol.unicodeScalars.first, let last = symbol.unicodeScalars.last else {
      throw .unexpectedData("a currency symbol is empty")
    }
    return (self.first.contains(first.value) ? 0 : 1) | (self.last.contains(last.value) ? 0 : 2)
  }

  /// Whether letters of a code take spacing at either edge; the runtime knows no code that does not.
  var spaceCodes: Bool {
    (0x41...0x5A).allSatisfy { !first.contains($0) && !last.contains($0) }
  }
}

extension CurrencySpacing {
  /// The spacing with nothing to insert on a side whose sets match nothing, and the usual sets there.
  func withoutEmptySets(_ root: CurrencySpacing) -> CurrencySpacing {
    var spacing = self
    if beforeCurrencyMatch == "[]" || beforeSurroundingMatch == "[]" {
      spacing.beforeCurrencyMatch = root.beforeCurrencyMatch
      spacing.beforeSurroundingMatch = root.beforeSurroundingMatch
      spacing.beforeInsertBetween = ""
    }
    if afterCurrencyMatch == "[]" || afterSurroundingMatch == "[]" {
      spacing.afterCurrencyMatch = root.afterCurrencyMatch
      spacing.afterSurroundingMatch = root.afterSurroundingMatch
      spacing.afterInsertBetween = ""
    }
    return spacing
  }
}
