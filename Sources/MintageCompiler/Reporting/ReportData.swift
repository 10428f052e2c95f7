internal import MintageCore

/// What the report's page shows, as the runtime writes it.
struct ReportData {
  /// One locale's row.
  struct Row: Equatable {
    var locale: String
    /// Place of the parent among the rows, -1 where it is not among them.
    var parent: Int
    /// Places in `shapes` and `placements`.
    var shape: Int
    var placement: Int
    var system: String
    var decimal: String
    var group: String
    var minus: String
    /// The region's currency, `XXX` where there is no region.
    var currency: String
    /// -1,234,567.891 in it, plain and accounting.
    var negative: String
    var accounting: String
    /// Symbols that are not the parent's, or the code.
    var symbols: [String: String]
  }

  let snapshot: Snapshot
  let rows: [Row]
  /// How numbers look, in ASCII digits: `1,234,567.89`, `12,34,567.89`.
  let shapes: [String]
  /// Where symbol and minus stand: `-¤1`, `-1 ¤`.
  let placements: [String]
  /// Table, section, bytes and rows.
  let sizes: [(table: String, section: String, bytes: Int, rows: Int?)]

  /// - Parameter locales: The locales to show, of the snapshot.
  init(_ packed: PackedSnapshot, locales: [String]) throws {
    snapshot = packed.snapshot
    let snapshot = packed.snapshot
    var shapes = Places()
    var placements = Places()
    let places = Dictionary(uniqueKeysWithValues: locales.enumerated().map { ($1, $0) })
    rows = try packed.withRuntime { runtime in
      try locales.compactMap { locale -> Row? in
        guard let rules = LocaleRules(snapshot, locale) else { return nil }
        let layout = try Layout(locale, rules, runtime)
        let currency = rules.defaultCurrency ?? "XXX"
        let parent = rules.record.parent.flatMap { places[$0] }
        return Row(
          locale: locale, parent: parent ?? -1, shape: shapes.place(of: layout.shape),
          placement: placements.place(of: layout.placement), system: rules.system,
          decimal: rules.decimal(of: currency), group: rules.group(of: currency),
          minus: rules.elements.minusSign, currency: currency,
          negative: try Self.text(currency, locale, .standard, runtime),
          accounting: try Self.text(currency, locale, .accounting, runtime),
          symbols: Self.symbols(rules.record, parent.map { locales[$0] }, snapshot))
      }
    }
    self.shapes = shapes.values
    self.placements = placements.values
    let history = try HistoryPacker.pack(snapshot)
    sizes = [
      ("styles", packed.styles), ("history", history), ("notation", packed.notation),
      ("names", packed.names),
    ].flatMap { table, packed in
      packed.sections.map { (table, $0.name, $0.bytes.count, $0.rows) }
    }
  }

  private static func text(
    _ currency: String, _ locale: String, _ form: CurrencyForm, _ runtime: RuntimeTables
  ) throws -> String {
    guard let code = CurrencyCode(currency) else { return "" }
    return try CurrencyStyle(
      code, in: LocaleIdentifier(locale), options: StyleOptions(form: form), tables: runtime.tables
    ).string(ExactDecimal(minorUnits: -1_234_567_891, scale: 3))
  }

  private static func symbols(
    _ record: LocaleRecord, _ parent: String?, _ snapshot: Snapshot
  ) -> [String: String] {
    let codes = snapshot.currencyCodes
    let base = parent.flatMap { snapshot.locales[$0]?.symbols.symbol } ?? codes
    var symbols: [String: String] = [:]
    for (row, code) in codes.enumerated() where record.symbols.symbol[row] != base[row] {
      symbols[code] = record.symbols.symbol[row]
    }
    return symbols
  }

  /// Distinct texts in the order they came.
  private struct Places {
    private(set) var values: [String] = []
    private var places: [String: Int] = [:]

    mutating func place(of value: String) -> Int {
      if let place = places[value] { return place }
      places[value] = values.count
      values.append(value)
      return values.count - 1
    }
  }

  /// How a locale writes -1,234,567.89 of no currency, in two parts.
  private struct Layout {
    var shape = ""
    var placement = ""

    init(_ locale: String, _ rules: LocaleRules, _ runtime: RuntimeTables) throws {
      guard let none = CurrencyCode("XXX") else { return }
      let options = AmountOptions(StyleOptions(fractionDigits: .exactly(2)))
      let style = AmountStyle(
        none, in: LocaleIdentifier(locale), options: options, tables: runtime.tables)
      let amount = ExactDecimal(minorUnits: -123_456_789, scale: 2)
      let bytes = Array(try style.string(amount).utf8)
      let digits = Array(
        (rules.snapshot.numberingSystems[rules.system]?.digits ?? "").unicodeScalars)
      var hasNumber = false
      for part in try style.parts(amount) {
        let text = String(decoding: bytes[part.utf8Range], as: UTF8.self)
        switch part.field {
        case .integer, .fraction:
          shape += text.unicodeScalars.map { scalar in
            digits.firstIndex(of: scalar).map { String($0) } ?? String(scalar)
          }.joined()
        case .group, .decimal: shape += text.withPlainSpaces
        case .currency: placement += "¤"
        case .minus: placement += "-"
        default: placement += text.withPlainSpaces
        }
        if part.field == .integer, !hasNumber {
          placement += "1"
          hasNumber = true
        }
      }
    }
  }
}
