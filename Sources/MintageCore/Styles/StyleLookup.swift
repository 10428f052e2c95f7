/// What the tables say for one currency in one locale, before it is composed into a style.
///
/// The compiler replays this over the tables it has just packed and compares every part with the
/// snapshot, so it is the whole of what a style reads.
package struct StyleLookup {
  let tables: CurrencyTables
  let currency: CurrencyCode
  /// The currency's row; -1 for one the tables do not know.
  let currencyRow: Int
  let system: NumberingSystemRow
  /// Where the symbol set's row starts.
  let symbolSet: Int
  /// Where the number elements' row starts.
  let elements: Int
  /// Where the pattern's row starts.
  private(set) var pattern = 0
  /// The symbol; nil where it is the code itself.
  private(set) var symbol: TableText?
  /// Indexes of the decimal and the grouping separator.
  let decimalSeparator: Int
  let groupingSeparator: Int

  @inline(__always)
  package init(
    _ currency: CurrencyCode, in locale: LocaleIdentifier, options: StyleOptions,
    tables: CurrencyTables
  ) {
    self.tables = tables
    self.currency = currency
    let row = tables.localeWord(tables.resolve(locale))
    currencyRow = tables.rowOfCurrency(currency)
    let numbers = tables.elements(
      numberSet: field(row, 0) - 1, system: options.numberingSystem?.name ?? locale.numbers)
    system = numbers.system
    symbolSet = tables.row(.symbolSets, field(row, 2))
    elements = tables.row(.numberElements, numbers.elements)
    symbol =
      currencyRow < 0 ? nil : tables.symbol(currencyRow, options.width, set: symbolSet)
    var own: (pattern: Int, decimal: Int, group: Int)?
    let ownList = smallField(row, 6)
    if ownList != 0 {
      own = tables.ownFormat(currency: currencyRow, list: ownList)
      if own == nil, options.resolution == .parity {
        // ICU loads the default currency's own format first and never undoes it.
        own = tables.ownFormat(currency: tables.rowOfDefaultCurrency(locale), list: ownList)
      }
    }
    let separators = tables.bytes.word(elements)
    decimalSeparator = own?.decimal ?? smallField(separators, 2)
    groupingSeparator = own?.group ?? smallField(separators, 3)
    let isAccounting = options.takesAccountingPattern
    pattern = tables.row(
      .patterns, own?.pattern ?? smallField(separators, isAccounting ? 7 : 6))
    if options.resolution == .clean, own == nil { chooseAlternative(options) }
  }

  /// Honors CLDR's no-currency and alpha-next-to-number patterns, which ICU does not read.
  @inline(never)
  private mutating func chooseAlternative(_ options: StyleOptions) {
    let alternatives = elements + (options.takesAccountingPattern ? 11 : 9)
    let isHidden = options.width == .none
    guard isHidden || symbolTouchesNumber else { return }
    let index = Int(tables.bytes.byte(alternatives + (isHidden ? 1 : 0)))
    if index != 0 { pattern = tables.row(.patterns, index - 1) }
  }

  /// Whether the symbol stands beside the number and its edge there is no symbol character.
  private var symbolTouchesNumber: Bool {
    let prefix = template(.positivePrefix)
    if prefix.count > 0,
      tables.bytes.byte(prefix.offset + prefix.count - 1) == AffixToken.currency
    {
      return symbol?.lastIsSpaced ?? true
    }
    let suffix = template(.positiveSuffix)
    return suffix.count > 0 && tables.bytes.byte(suffix.offset) == AffixToken.currency
      && symbol?.firstIsSpaced ?? true
  }

  /// Shows the code in place of a symbol too long to keep.
  mutating func useCode() { symbol = nil }

  /// The affix templates of a pattern, by their place in its row.
  package enum Affix: Int {
    case positivePrefix = 0
    case positiveSuffix = 2
    case negativePrefix = 4
    case negativeSuffix = 6
  }

  @inline(__always)
  func template(_ affix: Affix) -> TableText {
    tables.text(tables.bytes.number(pattern + affix.rawValue))
  }

  @inline(__always)
  func flag(_ flag: Int) -> Bool { Int(tables.bytes.byte(pattern + 10)) & flag != 0 }

  /// Grouping sizes of the pattern, 0 where it has none, and the locale's minimum.
  @inline(__always)
  package var grouping: (primary: UInt8, secondary: UInt8, minimum: UInt8) {
    (
      tables.bytes.byte(pattern + 8), tables.bytes.byte(pattern + 9),
      tables.bytes.byte(elements + 13)
    )
  }

  /// The minus or plus sign.
  @inline(__always)
  func sign(isPlus: Bool) -> TableText {
    tables.separator(Int(tables.bytes.byte(elements + (isPlus ? 5 : 4))))
  }

  /// The text that currency spacing puts between symbol and number.
  @inline(__always)
  func inserted(isPrefix: Bool) -> TableText {
    tables.separator(Int(tables.bytes.byte(symbolSet + (isPrefix ? 9 : 8))))
  }
}

#if !hasFeature(Embedded)
extension StyleLookup.Affix: CaseIterable {}

extension StyleLookup {
  /// The parts as the snapshot has them, for replay.
  package var symbolText: String { symbol.map(string) ?? currency.description }
  package var decimalText: String { string(tables.separator(decimalSeparator)) }
  package var groupingText: String { string(tables.separator(groupingSeparator)) }
  package var minusText: String { string(sign(isPlus: false)) }
  package var plusText: String { string(sign(isPlus: true)) }
  package func templateBytes(_ affix: Affix) -> [UInt8] { bytes(template(affix)) }
  package func insertedText(isPrefix: Bool) -> String { string(inserted(isPrefix: isPrefix)) }

  /// Whether the symbol's edges take currency spacing: first and last code point.
  package var symbolEdges: (first: Bool, last: Bool) {
    (symbol?.firstIsSpaced ?? true, symbol?.lastIsSpaced ?? true)
  }

  private func bytes(_ text: TableText) -> [UInt8] {
    (0..<text.count).map { tables.bytes.byte(text.offset + $0) }
  }

  private func string(_ text: TableText) -> String { String(decoding: bytes(text), as: UTF8.self) }
}
#endif
