extension TokenMatcher {
  /// The longest token at `offset`, those of all other currencies considered too.
  func otherMatch(at offset: Int, _ own: TokenMatch?) -> TokenMatch? {
    var search = TokenSearch(self, offset, own)
    if let code = code(at: offset) { search.add(code, row: -1) }
    let tables = rules.tables
    for row in 0..<tables.currencyCount {
      search.add(tables.rootSymbol(row, .symbol), .symbol, row)
      search.add(tables.rootSymbol(row, .narrow), .narrow, row)
    }
    for index in 0..<SymbolWidth.symbolCount {
      let width = SymbolWidth.symbol(index)
      search.add(width, set: rules.localeSet)
      search.add(width, set: englishSet)
      search.add(width, set: rootSet)
    }
    if let informal = InformalToken(text, at: offset), endsWord(informal.end) {
      search.add(
        TokenMatch(
          start: offset, end: informal.end, kind: .rare, currency: informal.firstCurrency),
        row: Int.max)
    }
    return search.best
  }

  /// The code of a currency of the tables at `offset`.
  private func code(at offset: Int) -> TokenMatch? {
    var end = offset
    var packed: UInt32 = 0
    for index in 0..<3 {
      let scalar = text.scalar(at: end)
      guard 0x41...0x5A ~= scalar.value else { return nil }
      packed |= scalar.value << UInt32(index * 8)
      end = scalar.end
    }
    let code = CurrencyCode(uncheckedPacked: packed)
    guard endsWord(end), code != rules.currency, rules.tables.rowOfCurrency(code) >= 0 else {
      return nil
    }
    return TokenMatch(start: offset, end: end, kind: .named, currency: code)
  }
}

/// The best token so far of a search through all currencies.
///
/// The texts that columns store are visited, not the currencies: a column stores only what differs
/// from its base, and nearly every text is passed by for its first byte.
private struct TokenSearch {
  private let matcher: TokenMatcher
  private let offset: Int
  private let first: UInt32
  private(set) var best: TokenMatch?
  /// The currency's row of the best token, by which equal ones are told apart.
  private var bestRow = -1

  init(_ matcher: TokenMatcher, _ offset: Int, _ own: TokenMatch?) {
    self.matcher = matcher
    self.offset = offset
    first = matcher.text.scalar(at: offset).value
    best = own
  }

  /// Considers a token; of two that are as long and as sure the one of the lower row is kept.
  mutating func add(_ match: TokenMatch, row: Int) {
    guard let best else {
      (self.best, bestRow) = (match, row)
      return
    }
    if best.end > match.end { return }
    if best.end == match.end, (best.kind, bestRow) <= (match.kind, row) { return }
    (self.best, bestRow) = (TokenMatch.better(match, best), row)
  }

  /// Considers all texts of a column and its bases.
  mutating func add(_ width: SymbolWidth, set: Int) {
    matcher.rules.tables.forEachSymbol(width, set: set) { row, text in add(text, width, row) }
  }

  /// Considers the text at `index` of the pool, 0 for none, as a symbol of a currency.
  mutating func add(_ index: Int, _ width: SymbolWidth, _ row: Int) {
    let rules = matcher.rules
    guard index != 0, row != rules.currencyRow else { return }
    let symbol = rules.tables.text(index)
    guard ScalarFolding.canStart(rules.tables.bytes.byte(symbol.offset), as: first),
      let end = matcher.text.end(of: rules.folded(symbol), at: offset), matcher.endsWord(end),
      let kind = kind(index, width, row)
    else { return }
    add(
      TokenMatch(start: offset, end: end, kind: kind, currency: rules.tables.code(row)), row: row)
  }

  /// What a currency's text of a width says; nil where a nearer column has another one.
  private func kind(_ index: Int, _ width: SymbolWidth, _ row: Int) -> TokenMatch.Kind? {
    let rules = matcher.rules
    func isText(of set: Int) -> Bool {
      rules.tables.symbolIndex(row, width, set: set) == index
    }
    if isText(of: rules.localeSet) { return width == .symbol ? .localeOther : .rare }
    guard isText(of: matcher.englishSet) || isText(of: matcher.rootSet) else { return nil }
    return width == .symbol ? .foreign : .rare
  }
}
