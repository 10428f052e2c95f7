/// Judges which characters at the edge of a currency text keep a space away.
struct EdgeReader {
  let icu: ICULibrary

  /// The code points at the edges of all symbols and names that do not match, by pattern.
  func unspacedEdges(of snapshot: Snapshot) throws(ICUError) -> [String: [UInt32]] {
    let edges = edges(of: snapshot)
    let patterns = Set(
      snapshot.locales.values.flatMap {
        [$0.spacing.beforeCurrencyMatch, $0.spacing.afterCurrencyMatch]
      })
    var unspaced: [String: [UInt32]] = [:]
    for pattern in patterns {
      let set = try CodePointSet(icu, pattern: pattern)
      unspaced[pattern] = edges.filter { !set.contains($0) }.map(\.value).sorted()
    }
    return unspaced
  }

  private func edges(of snapshot: Snapshot) -> Set<Unicode.Scalar> {
    var edges: Set<Unicode.Scalar> = []
    func add(_ column: [String]) {
      for text in column {
        if let first = text.unicodeScalars.first { edges.insert(first) }
        if let last = text.unicodeScalars.last { edges.insert(last) }
      }
    }
    for locale in snapshot.locales.values {
      add(locale.symbols.symbol)
      add(locale.symbols.narrow)
      add(locale.symbols.formal)
      add(locale.symbols.variant)
    }
    for names in snapshot.names.values {
      add(names.names)
      names.plurals.values.forEach(add)
    }
    return edges
  }
}
