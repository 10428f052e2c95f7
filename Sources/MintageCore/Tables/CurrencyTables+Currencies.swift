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
  func code(_ row: Int) -> CurrencyCode { bytes.code(self.row(.currencies, row)) }

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
    guard width != .code, width != .none else { return nil }
    var text = symbolIndex(currency, width, set: set)
    if text == 0, width != .symbol { text = symbolIndex(currency, .symbol, set: set) }
    return text == 0 ? nil : self.text(text)
  }

  /// The text of a currency in the column of a width, as an offset in the pool; 0 for none.
  @inline(__always)
  func symbolIndex(_ currency: Int, _ width: SymbolWidth, set: Int) -> Int {
    find(currency, vector: column(width, set: set)) ?? rootSymbol(currency, width)
  }

  /// The text that root gives a currency's width; 0 for none.
  @inline(__always)
  func rootSymbol(_ currency: Int, _ width: SymbolWidth) -> Int {
    switch width {
    case .symbol: bytes.number(row(.currencies, currency) + 12)
    case .narrow: bytes.number(row(.currencies, currency) + 14)
    default: 0
    }
  }

  /// Calls `body` with the currency and the text, as an offset in the pool, of each row that a column
  /// and its bases store, those included that a nearer column replaces.
  func forEachSymbol(_ width: SymbolWidth, set: Int, _ body: (_ currency: Int, _ text: Int) -> Void)
  {
    let vectors = start(.symbolVectors)
    var vector = column(width, set: set)
    while vector != 0 {
      let head = vectors &+ (vector &- 1) &* 4
      vector = bytes.number(head)
      for index in 0..<bytes.number(head &+ 2) {
        let word = bytes.word(head &+ 4 &+ index &* 4)
        body(field(word, 0), field(word, 2))
      }
    }
  }

  /// The vector of a width in a set of symbols; 0 for an empty one.
  @inline(__always)
  private func column(_ width: SymbolWidth, set: Int) -> Int {
    switch width {
    case .narrow: bytes.number(set &+ 2)
    case .formal: bytes.number(set &+ 4)
    case .variant: bytes.number(set &+ 6)
    default: bytes.number(set)
    }
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
