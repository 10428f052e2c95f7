/// The display names of currencies by locale, with their plural forms and how they stand beside a
/// number.
///
///     let names = CurrencyNames.default    // of MintageNames
///     AmountStyle(.usd, in: "en-US", names: names).string(minorUnits: 123_450)
///     // "1,234.50 US dollars"
///
/// A pointer and a size; more than a megabyte, linked only into programs that import MintageNames.
public struct CurrencyNames: Sendable, BitwiseCopyable {
  let bytes: TableBytes

  /// Uses tables that `mintagec compile` wrote as a literal.
  ///
  /// Generated files call this.
  public init(generated literal: StaticString) {
    bytes = TableBytes(generated: literal)
  }

  /// Uses tables in memory that must stay mapped and unchanged, after checking them.
  ///
  /// - Throws: ``TableError`` when the bytes are not tables, of another version, cut or changed.
  /// - Complexity: O(*n*), one pass for the checksum; never allocates.
  @unsafe
  public init(validating memory: UnsafeBufferPointer<UInt8>) throws(TableError) {
    bytes = try unsafe TableBytes(
      validating: memory, sections: NameSection.count, unit: NameSection.unit)
  }

  func start(_ section: NameSection) -> Int {
    bytes.section(section.rawValue, unit: NameSection.unit)
  }

  func row(_ section: NameSection, _ index: Int) -> Int {
    start(section) + index * section.stride
  }

  func rows(_ section: NameSection) -> Int { bytes.number(start(section) - 2) }

  /// The currency of a row.
  func code(_ row: Int) -> CurrencyCode { bytes.code(self.row(.codes, row)) }

  /// The row of a currency; -1 for one without names.
  func rowOfCurrency(_ currency: CurrencyCode) -> Int {
    var low = 0
    var high = rows(.codes)
    while low < high {
      let middle = (low + high) / 2
      let found = code(middle)
      if found == currency { return middle }
      if found < currency { low = middle + 1 } else { high = middle }
    }
    return -1
  }

  /// Where the row of an identifier's locale starts; nil where the tables have none of its chain.
  func rowOfLocale(_ locale: LocaleIdentifier, _ tables: CurrencyTables) -> Int? {
    let found = bytes.rowOfLocale(
      tables.keys(of: locale), start: start(.localeKeys), count: rows(.localeKeys))
    return found < 0 ? nil : row(.localeRows, found)
  }

  #if !hasFeature(Embedded)
  /// The versions the tables carry; allocates.
  public var versions: TableVersions {
    TableVersions(bytes, at: start(.info), count: rows(.info))
  }
  #endif
}
