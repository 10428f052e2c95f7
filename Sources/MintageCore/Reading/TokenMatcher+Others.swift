extension TokenMatcher {
  /// The longest token at `offset`, those of all other currencies considered too.
  func otherMatch(at offset: Int, _ own: TokenMatch?) -> TokenMatch? {
    var best = own
    if let code = code(at: offset) { best = TokenMatch.better(best, code) }
    for row in 0..<rules.tables.currencyCount where row != rules.currencyRow {
      for index in 0..<SymbolWidth.symbolCount {
        let width = SymbolWidth.symbol(index)
        let isStandard = width == .symbol
        consider(
          row, width, rules.localeSet, isStandard ? .localeOther : .rare, at: offset, &best)
        consider(row, width, rules.englishSet, isStandard ? .foreign : .rare, at: offset, &best)
        consider(row, width, rules.rootSet, isStandard ? .foreign : .rare, at: offset, &best)
      }
    }
    if let informal = InformalToken(text, at: offset), endsWord(informal.end) {
      best = TokenMatch.better(
        best,
        TokenMatch(
          start: offset, end: informal.end, kind: .rare, currency: informal.firstCurrency))
    }
    return best
  }

  private func consider(
    _ row: Int, _ width: SymbolWidth, _ set: Int, _ kind: TokenMatch.Kind, at offset: Int,
    _ best: inout TokenMatch?
  ) {
    guard let symbol = rules.symbol(row, width, set: set),
      let end = text.end(of: symbol, at: offset), endsWord(end)
    else { return }
    best = TokenMatch.better(
      best,
      TokenMatch(start: offset, end: end, kind: kind, currency: rules.tables.code(row)))
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
