/// Judges which characters at the edge of a currency text keep a space away.
struct EdgeReader {
  let icu: ICULibrary

  /// The edge code points of `texts` that do not match `currencyMatch`, sorted.
  func unspacedEdges<Texts: Sequence<String>>(
    of texts: Texts, spacing: CurrencySpacing
  ) throws(ICUError) -> [UInt32] {
    var edges: Set<Unicode.Scalar> = []
    for text in texts {
      if let first = text.unicodeScalars.first { edges.insert(first) }
      if let last = text.unicodeScalars.last { edges.insert(last) }
    }
    let before = try CodePointSet(icu, pattern: spacing.beforeCurrencyMatch)
    let after = try CodePointSet(icu, pattern: spacing.afterCurrencyMatch)
    var unspaced: [UInt32] = []
    for edge in edges.sorted() {
      guard before.contains(edge) == after.contains(edge) else {
        throw .failed(
          function: "uset_contains", subject: String(edge),
          code: "beforeCurrency and afterCurrency differ")
      }
      if !before.contains(edge) { unspaced.append(edge.value) }
    }
    return unspaced
  }
}
