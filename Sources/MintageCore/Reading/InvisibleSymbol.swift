extension LenientReader {
  /// Refuses text with a symbol that cannot be seen.
  ///
  /// Cape Verde writes its escudo with a zero width space for a symbol, which reading else ignores as
  /// it does all format marks; in a field of another currency it would be a bare number.
  func refuseInvisibleSymbol() throws(ReadingFailure) {
    guard let offset = text.firstZeroWidthSpace else { return }
    let rules = reader.tokens
    let bytes = rules.tables.bytes
    for row in 0..<rules.tables.currencyCount {
      guard let symbol = rules.tables.symbol(row, .symbol, set: rules.localeSet),
        symbol.count == 3, bytes.word(symbol.offset) & 0xFF_FFFF == 0x8B_80E2
      else { continue }
      guard row != rules.currencyRow else { return }
      throw ReadingFailure(.otherCurrency(rules.tables.code(row)), at: offset)
    }
  }
}

extension FoldedText {
  /// Where the first zero width space stands.
  fileprivate var firstZeroWidthSpace: Int? {
    for offset in 0..<max(0, count - 2) {
      if byte(offset) == 0xE2, byte(offset + 1) == 0x80, byte(offset + 2) == 0x8B { return offset }
    }
    return nil
  }
}
