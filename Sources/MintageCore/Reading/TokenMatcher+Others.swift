extension TokenMatcher {
  /// The longest token at `offset`, those of all other currencies considered too.
  func otherMatch(at offset: Int, _ own: TokenMatch?) -> TokenMatch? {
    var search = TokenSearch(self, offset, own)
    if let code = code(at: offset) { search.add(code) }
    let tables = rules.tables
    var locale = SymbolSetWalk(tables, set: rules.localeSet)
    var english = SymbolSetWalk(tables, set: englishSet)
    var root = SymbolSetWalk(tables, set: rootSet)
    for row in 0..<tables.currencyCount where row != rules.currencyRow {
      let texts = locale.texts(of: row)
      search.add(texts.symbol, row, .localeOther)
      let (inEnglish, inRoot) = (english.texts(of: row), root.texts(of: row))
      if inEnglish.symbol != texts.symbol { search.add(inEnglish.symbol, row, .foreign) }
      if inRoot.symbol != texts.symbol { search.add(inRoot.symbol, row, .foreign) }
      search.add(texts.narrow, row, .rare)
      search.add(texts.formal, row, .rare)
      search.add(texts.variant, row, .rare)
      if inEnglish.narrow != texts.narrow { search.add(inEnglish.narrow, row, .rare) }
      if inRoot.narrow != texts.narrow { search.add(inRoot.narrow, row, .rare) }
      if inRoot.variant != texts.variant { search.add(inRoot.variant, row, .rare) }
    }
    if let informal = InformalToken(text, at: offset), endsWord(informal.end) {
      search.add(
        TokenMatch(
          start: offset, end: informal.end, kind: .rare, currency: informal.firstCurrency))
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
private struct TokenSearch {
  private let matcher: TokenMatcher
  private let offset: Int
  /// The first code point, to pass most texts by.
  private let first: UInt32
  private(set) var best: TokenMatch?

  init(_ matcher: TokenMatcher, _ offset: Int, _ own: TokenMatch?) {
    self.matcher = matcher
    self.offset = offset
    first = matcher.text.scalar(at: offset).value
    best = own
  }

  mutating func add(_ match: TokenMatch) { best = TokenMatch.better(best, match) }

  /// Considers the text at `index` of the pool, 0 for none, as a symbol of a currency.
  mutating func add(_ index: Int, _ row: Int, _ kind: TokenMatch.Kind) {
    guard index != 0 else { return }
    let symbol = matcher.rules.folded(matcher.rules.tables.text(index))
    guard symbol.scalar(at: 0).value == first,
      let end = matcher.text.end(of: symbol, at: offset), matcher.endsWord(end)
    else { return }
    add(
      TokenMatch(
        start: offset, end: end, kind: kind, currency: matcher.rules.tables.code(row)))
  }
}
