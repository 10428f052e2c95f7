/// What name tables say for one currency in one locale.
struct NameRules: BitwiseCopyable {
  let names: CurrencyNames
  let currency: CurrencyCode
  /// Nil where the code is the name.
  let record: NameRecord?
  let plurals: PluralRules
  /// Where the row of unit patterns starts.
  private let patterns: Int
  /// Plural categories whose name beside a number is that of `other`.
  private let others: Int

  init?(
    _ names: CurrencyNames, _ currency: CurrencyCode, _ locale: LocaleIdentifier,
    _ tables: CurrencyTables
  ) {
    guard let row = names.rowOfLocale(locale, tables) else { return nil }
    self.names = names
    self.currency = currency
    let currencyRow = names.rowOfCurrency(currency)
    record =
      currencyRow < 0 ? nil : names.record(currencyRow, vector: names.bytes.wideNumber(row))
    plurals = PluralRules(names.bytes, at: names.start(.plurals) + names.bytes.number(row + 3))
    patterns = names.patterns(at: row)
    others = Int(names.bytes.byte(row + 7))
  }

  /// A unit pattern: which of name and number comes first, and what is between them.
  func pattern(_ category: PluralCategory) -> (nameIsFirst: Bool, between: TableText) {
    names.unit(patterns, Int(category.rawValue))
  }

  /// Appends the name that goes with a number of a category.
  func append(besideNumber category: PluralCategory, to sink: inout TextSink) {
    let takesOther = others >> Int(category.rawValue) & 1 != 0
    append(takesOther ? .other : category, to: &sink)
  }

  /// Appends a form of the name; nil is the name on its own.
  func append(_ category: PluralCategory?, to sink: inout TextSink) {
    if let record {
      record.append(category, to: &sink)
    } else {
      let letters = currency.letters
      sink.append(UInt32(letters.0))
      sink.append(UInt32(letters.1))
      sink.append(UInt32(letters.2))
    }
  }
}

extension CurrencyNames {
  /// Where the unit patterns of a locale's row start.
  func patterns(at row: Int) -> Int { self.row(.patterns, bytes.number(row + 5)) }

  /// The unit pattern of a plural category: which of name and number comes first, and what is
  /// between them.
  func unit(_ patterns: Int, _ category: Int) -> (nameIsFirst: Bool, between: TableText) {
    let unit = row(.units, Int(bytes.byte(patterns + category)))
    return (
      bytes.byte(unit) != 0,
      TableText(offset: unit + 2, count: Int(bytes.byte(unit + 1)), flags: 0)
    )
  }
}
