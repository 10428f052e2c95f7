internal import MintageCore

/// Packs symbol columns as sparse vectors, and the sets of them that locales share.
struct SymbolPacker {
  private let codes: [String]
  /// Root's texts by currency: symbol and narrow; 0 for the code and for none.
  let rootSymbols: [Int]
  let rootNarrow: [Int]
  private var plain: SymbolVectors
  private var narrow: SymbolVectors
  private var formalAndVariant: SymbolVectors
  private var sets: [Set] = []
  private var setIndexes: [Set: Int] = [:]

  private struct Set: Hashable {
    var symbol: Int?
    var narrow: Int?
    var formal: Int?
    var variant: Int?
    var before: Int
    var after: Int
  }

  init(codes: [String], root: LocaleRecord, pool: inout TextPool) throws(PackingError) {
    self.codes = codes
    var symbols: [Int] = []
    var narrow: [Int] = []
    for (index, code) in codes.enumerated() {
      let symbol = root.symbols.symbol[index]
      symbols.append(symbol == code ? 0 : try pool.symbol(symbol))
      let short = root.symbols.narrow[index]
      narrow.append(short == symbol ? 0 : try pool.symbol(short))
    }
    rootSymbols = symbols
    rootNarrow = narrow
    plain = SymbolVectors(rootValues: symbols)
    self.narrow = SymbolVectors(rootValues: narrow)
    formalAndVariant = SymbolVectors(rootValues: [Int](repeating: 0, count: codes.count))
  }

  /// The symbol set of a locale.
  mutating func add(
    _ record: LocaleRecord, _ edges: SymbolEdges, numbers: inout NumberPacker, pool: inout TextPool
  ) throws(PackingError) -> Int {
    let columns = record.symbols
    var symbols: SymbolVectors.Vector = [:]
    var narrow: SymbolVectors.Vector = [:]
    var formal: SymbolVectors.Vector = [:]
    var variant: SymbolVectors.Vector = [:]
    for (index, code) in codes.enumerated() {
      let symbol = columns.symbol[index]
      let text = symbol == code ? 0 : try pool.symbol(symbol, edges)
      if text != rootSymbols[index] { symbols[index] = text }
      // Where these equal the plain symbol they are stored as 0, "as the plain symbol".
      let short =
        columns.narrow[index] == symbol ? 0 : try pool.symbol(columns.narrow[index], edges)
      if short != rootNarrow[index] { narrow[index] = short }
      if columns.formal[index] != symbol {
        formal[index] = try pool.symbol(columns.formal[index], edges)
      }
      if columns.variant[index] != symbol {
        variant[index] = try pool.symbol(columns.variant[index], edges)
      }
    }
    let set = Set(
      symbol: plain.intern(symbols), narrow: self.narrow.intern(narrow),
      formal: formalAndVariant.intern(formal), variant: formalAndVariant.intern(variant),
      before: try numbers.separator(record.spacing.beforeInsertBetween),
      after: try numbers.separator(record.spacing.afterInsertBetween))
    if let index = setIndexes[set] { return index }
    sets.append(set)
    setIndexes[set] = sets.count - 1
    return sets.count - 1
  }

  /// The sections of vectors and sets; call once, after the last locale.
  func write() throws(PackingError) -> (vectors: ByteWriter, sets: ByteWriter) {
    var vectors = ByteWriter()
    let plain = try plain.write(to: &vectors)
    let narrow = try narrow.write(to: &vectors)
    let others = try formalAndVariant.write(to: &vectors)
    var bytes = ByteWriter()
    for set in sets {
      try bytes.number(set.symbol.map { plain[$0] } ?? 0, "a symbol vector")
      try bytes.number(set.narrow.map { narrow[$0] } ?? 0, "a narrow symbol vector")
      try bytes.number(set.formal.map { others[$0] } ?? 0, "a formal symbol vector")
      try bytes.number(set.variant.map { others[$0] } ?? 0, "a variant symbol vector")
      try bytes.small(set.before, "spacing")
      try bytes.small(set.after, "spacing")
    }
    return (vectors, bytes)
  }
}
