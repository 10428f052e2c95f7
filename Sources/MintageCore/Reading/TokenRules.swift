/// Where to look for the texts that can stand for currencies in a reader's locale.
struct TokenRules: Sendable, BitwiseCopyable {
  let tables: CurrencyTables
  let currency: CurrencyCode
  /// The currency's row; -1 for one the tables do not know.
  let currencyRow: Int
  /// The width that the reader's style shows.
  let width: SymbolWidth
  /// The row of symbols of the locale.
  let localeSet: Int
  /// A symbol of the caller's own.
  let ownSymbol: OwnText?

  init(_ lookup: StyleLookup, _ width: SymbolWidth, _ ownSymbol: OwnText?) {
    tables = lookup.tables
    currency = lookup.currency
    currencyRow = lookup.currencyRow
    self.width = width
    localeSet = lookup.symbolSet
    self.ownSymbol = ownSymbol
  }

  /// Whether the style, or the locale, shows the currency by its code.
  var showsCode: Bool {
    width == .code || currencyRow < 0
      || tables.symbol(currencyRow, .symbol, set: localeSet) == nil
  }

  /// A currency's symbol; nil where it is the code.
  func symbol(_ currency: Int, _ width: SymbolWidth, set: Int) -> FoldedText? {
    // Mapping by a method would put the method's closure on the heap.
    guard let text = tables.symbol(currency, width, set: set) else { return nil }
    return folded(text)
  }

  /// A text of the tables as lenient reading sees it.
  func folded(_ text: TableText) -> FoldedText {
    unsafe FoldedText(tables.bytes.memory(text.offset, count: text.count))
  }
}

extension CurrencyTables {
  /// The row of symbols that an identifier resolves to.
  func symbolSet(of identifier: LocaleIdentifier) -> Int {
    row(.symbolSets, field(localeWord(resolve(identifier)), 2))
  }
}
