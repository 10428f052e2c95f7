/// Walks a column of symbols currency by currency, in the order of their rows.
///
/// A column is stored as what differs from a base column, which may have a base itself. Searching it
/// for each of three hundred currencies would take three hundred times three binary searches; going
/// along all levels at once takes one step each.
struct SymbolWalk {
  /// The levels followed, at least as many as the compiler makes.
  static var levels: Int { 4 }

  /// The rows of one level that are still ahead.
  private struct Level {
    var next = 0
    var end = 0
  }

  private let tables: CurrencyTables
  private var first = Level()
  private var second = Level()
  private var third = Level()
  private var fourth = Level()

  /// Starts before the first currency of the column that `reference` names; 0 for an empty one.
  init(_ tables: CurrencyTables, column reference: Int) {
    self.tables = tables
    let start = tables.start(.symbolVectors)
    var reference = reference
    func level() -> Level {
      guard reference != 0 else { return Level() }
      let head = start + (reference - 1) * 4
      reference = tables.bytes.number(head)
      return Level(next: head + 4, end: head + 4 + tables.bytes.number(head + 2) * 4)
    }
    first = level()
    second = level()
    third = level()
    fourth = level()
  }

  /// The text of a currency behind the last one asked for; nil where the column has none.
  mutating func text(of currency: Int) -> Int? {
    if let text = SymbolWalk.text(of: currency, &first, tables.bytes) { return text }
    if let text = SymbolWalk.text(of: currency, &second, tables.bytes) { return text }
    if let text = SymbolWalk.text(of: currency, &third, tables.bytes) { return text }
    return SymbolWalk.text(of: currency, &fourth, tables.bytes)
  }

  @inline(__always)
  private static func text(of currency: Int, _ level: inout Level, _ bytes: TableBytes) -> Int? {
    while level.next < level.end {
      let found = bytes.number(level.next)
      if found == currency { return bytes.number(level.next + 2) }
      if found > currency { return nil }
      level.next += 4
    }
    return nil
  }
}

/// The four columns of a set of symbols, walked side by side.
struct SymbolSetWalk {
  /// The texts of one currency, as offsets in the pool; 0 for none of its own.
  struct Texts {
    var symbol = 0
    var narrow = 0
    var formal = 0
    var variant = 0
  }

  private let tables: CurrencyTables
  private var symbols: SymbolWalk
  private var narrows: SymbolWalk
  private var formals: SymbolWalk
  private var variants: SymbolWalk

  /// Starts before the first currency of the set whose row starts at `set`.
  init(_ tables: CurrencyTables, set: Int) {
    self.tables = tables
    symbols = SymbolWalk(tables, column: tables.bytes.number(set))
    narrows = SymbolWalk(tables, column: tables.bytes.number(set + 2))
    formals = SymbolWalk(tables, column: tables.bytes.number(set + 4))
    variants = SymbolWalk(tables, column: tables.bytes.number(set + 6))
  }

  /// The texts of a currency behind the last one asked for.
  mutating func texts(of currency: Int) -> Texts {
    let root = tables.row(.currencies, currency) + 12
    return Texts(
      symbol: symbols.text(of: currency) ?? tables.bytes.number(root),
      narrow: narrows.text(of: currency) ?? tables.bytes.number(root + 2),
      formal: formals.text(of: currency) ?? 0, variant: variants.text(of: currency) ?? 0)
  }
}
