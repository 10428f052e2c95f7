internal import MintageCore

/// Compares one locale in every numbering system there is, the algorithmic ones included.
struct SystemComparer {
  /// What is compared: rules of numbering systems show in few currencies and amounts.
  static let styles = [
    ConformanceStyle("numbering-systems", StyleOptions()),
    ConformanceStyle("numbering-systems-accounting", StyleOptions(form: .accounting)),
  ]
  /// No digits, two, one that no table knows, and one with a format of its own here and there.
  static let currencies = ["EUR", "JPY", "QQQ", "TRY"]

  private var comparer: StyleComparer
  private let systems: [String]

  init(icu: ICULibrary, tables: CurrencyTables) {
    comparer = StyleComparer(
      icu: icu, tables: tables, styles: Self.styles, currencies: Self.currencies)
    let names = (try? NumberingSystemReader(icu: icu).systems().keys.sorted()) ?? []
    systems = names + ["default", "native", "traditional", "finance"]
  }

  mutating func compare(locale: String) throws(ICUError) {
    try comparer.compare(
      locale: locale, systems: systems.map { ConformanceSystem(name: $0, of: locale) })
  }

  mutating func takeTallies() -> [ConformanceTally] { comparer.takeTallies() }
}
