internal import CICU

/// Reads the names of every currency in one locale.
///
/// Names are kept by the bundle they come from and the plural categories asked for, so that each
/// is read once.
final class NameReader {
  private struct Source: Hashable {
    let bundle: String
    let categories: [String]
  }

  private static let allCategories = ["zero", "one", "two", "few", "many", "other"]

  private let icu: ICULibrary
  private let symbols: SymbolReader
  private let plurals: PluralData
  private var records: [Source: NameRecord] = [:]

  init(_ symbols: SymbolReader, plurals: PluralData) {
    icu = symbols.icu
    self.symbols = symbols
    self.plurals = plurals
  }

  /// What ICU answers for `identifier`.
  func record(of identifier: String) throws(ICUError) -> NameRecord {
    let bundle = try ResourceBundle(icu, .currencies, identifier)
    let source = Source(
      bundle: bundle.actualLocale, categories: plurals.categories(for: identifier))
    if let known = records[source] { return known }
    var columns: [String: [String]] = [:]
    for category in source.categories {
      columns[category] = try column(category, in: identifier)
    }
    var patterns: [String: String] = [:]
    for category in Self.allCategories {
      patterns[category] = bundle.inheritedString("CurrencyUnitPatterns/\(category)")
    }
    let record = NameRecord(
      names: try symbols.column(.longName, in: identifier), plurals: columns,
      unitPatterns: patterns)
    records[source] = record
    return record
  }

  private func column(_ category: String, in identifier: String) throws(ICUError) -> [String] {
    var column: [String] = []
    column.reserveCapacity(symbols.codes.count)
    for code in symbols.codes {
      var length: Int32 = 0
      let text = unsafe try icu.call("ucurr_getPluralName", "\(code), \(identifier)") { status in
        unsafe icu.withCurrency(code) { units in
          unsafe icu.record.pointee.call.ucurr_getPluralName(
            units, identifier, nil, category, &length, status
          ).map { unsafe String(utf16: $0, count: length) }
        }
      }
      column.append(text ?? code)
    }
    return column
  }
}
