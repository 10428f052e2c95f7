extension CurrencyTables {
  /// The row of a code in `currencies`; -1 for a code the tables do not know.
  @inline(__always)
  func rowOfCurrency(_ code: CurrencyCode) -> Int {
    let packed = Int(code.packed)
    let bucket = (packed & 0xFF - 0x41) * 26 + (packed >> 8 & 0xFF - 0x41)
    let start = row(.currencyBuckets, bucket)
    var index = bytes.number(start)
    let end = bytes.number(start + 2)
    while index < end {
      if Int(bytes.byte(row(.currencies, index) + 2)) == packed >> 16 { return index }
      index += 1
    }
    return -1
  }

  /// The code of a row.
  func code(_ row: Int) -> CurrencyCode {
    let word = bytes.word(self.row(.currencies, row))
    return CurrencyCode(uncheckedPacked: UInt32(truncatingIfNeeded: word & 0xFF_FFFF))
  }

  /// The row of the default currency of an identifier, from its keyword, `rg` or region as
  /// `ucurr_forLocale` answers; -1 for none.
  func rowOfDefaultCurrency(_ identifier: LocaleIdentifier) -> Int {
    if let code = identifier.keywordCurrency { return rowOfCurrency(code) }
    var region = identifier.regionOverride
    if region == 0 { region = twoLetterRegion(identifier.region) }
    let (first, second) = (region & 63, region >> 6)
    guard 1...26 ~= first, 1...26 ~= second else { return -1 }
    return bytes.number(row(.regions, Int(first - 1) * 26 + Int(second - 1))) - 1
  }

  /// A symbol of a currency by width, by the locale's symbol set; nil where it is the code itself.
  @inline(__always)
  func symbol(_ currency: Int, _ width: SymbolWidth, set: Int) -> TableText? {
    switch width {
    case .symbol: break
    case .narrow:
      let text =
        find(currency, vector: bytes.number(set + 2))
        ?? bytes.number(row(.currencies, currency) + 14)
      if text != 0 { return self.text(text) }
    case .formal, .variant:
      let vector = bytes.number(set + (width == .formal ? 4 : 6))
      if let text = find(currency, vector: vector), text != 0 { return self.text(text) }
    case .code, .none: return nil
    }
    let text =
      find(currency, vector: bytes.number(set))
      ?? bytes.number(row(.currencies, currency) + 12)
    return text == 0 ? nil : self.text(text)
  }

  /// Searches a vector and its bases for a currency's text; 0 in a row stands for the code in the
  /// plain vectors, and for the plain symbol in the others.
  private func find(_ currency: Int, vector: Int) -> Int? {
    let vectors = start(.symbolVectors)
    var vector = vector
    while vector != 0 {
      let head = vectors &+ (vector &- 1) &* 4
      let word = bytes.word(head)
      var low = head &+ 4
      var count = field(word, 2)
      // The last row at or before the currency, without a branch on the comparison.
      while count > 1 {
        let half = count &>> 1
        let middle = low &+ half &* 4
        low = bytes.number(middle) <= currency ? middle : low
        count &-= half
      }
      let row = bytes.word(low)
      if count == 1, field(row, 0) == currency { return field(row, 2) }
      vector = field(word, 0)
    }
    return nil
  }
}
