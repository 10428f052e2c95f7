internal import MintageCore

/// What the real runtime takes and writes for one amount.
struct RuntimeFacts {
  /// The text, and its parts by field.
  let text: String
  let parts: [(field: AmountField, text: String)]
  /// The rules as the packed tables have them.
  let decimal: String
  let group: String
  let minus: String
  let symbol: String
  let minimumGrouping: Int
  /// The numbering system asked for by the identifier, nil for the locale's default.
  let system: String?

  /// - Throws: ``AmountSyntaxError`` for an amount that is none.
  init(
    _ currency: CurrencyCode, _ locale: LocaleIdentifier, _ request: Explanation.Request,
    _ runtime: RuntimeTables, _ path: LocalePath
  ) throws {
    guard let amount = ExactDecimal(request.amount) else {
      throw AmountSyntaxError(text: request.amount)
    }
    text = try CurrencyStyle(
      currency, in: locale, options: request.options, tables: runtime.tables
    ).string(amount)
    let style = AmountStyle(
      currency, in: locale, options: AmountOptions(request.options), tables: runtime.tables)
    let bytes = Array(text.utf8)
    parts = try style.parts(amount).map { part in
      (part.field, String(decoding: bytes[part.utf8Range], as: UTF8.self))
    }
    let lookup = StyleLookup(
      currency, in: locale, options: request.options, tables: runtime.tables)
    decimal = lookup.decimalText
    group = lookup.groupingText
    minus = lookup.minusText
    symbol = lookup.symbolText
    minimumGrouping = Int(lookup.grouping.minimum)
    system = Self.keyword(locale, path.origin.snapshot, path.locale)
  }

  /// The system a `numbers` keyword means; one that is unknown or algorithmic is not used.
  private static func keyword(
    _ locale: LocaleIdentifier, _ snapshot: Snapshot, _ name: String
  ) -> String? {
    guard let at = locale.description.firstIndex(of: "@"), let record = snapshot.locales[name]
    else {
      return nil
    }
    let keywords = locale.description[at...].dropFirst().split(separator: ";")
    guard let value = keywords.first(where: { $0.hasPrefix("numbers=") })?.dropFirst(8) else {
      return nil
    }
    let system =
      switch value {
      case "native": record.nativeNumberingSystem
      case "traditio", "traditional": record.traditionalNumberingSystem
      case "finance": record.financeNumberingSystem
      default: String(value)
      }
    return snapshot.numberingSystems[system]?.digits == nil ? nil : system
  }

  /// Compares with what the snapshot says, so that nothing is explained that does not happen.
  func check(
    against rules: LocaleRules, _ currency: String, _ row: Int, _ options: StyleOptions
  ) throws(ExplanationError) {
    let symbols = rules.record.symbols
    let facts = [
      ("the decimal separator", decimal, rules.decimal(of: currency)),
      ("the grouping separator", group, rules.group(of: currency)),
      ("the minus sign", minus, rules.elements.minusSign),
      (
        "the symbol", symbol,
        options.width == .narrow ? symbols.narrow[row] : symbols.symbol[row]
      ),
      (
        "minimum grouping digits", String(minimumGrouping),
        String(rules.record.minimumGroupingDigits)
      ),
    ]
    for (what, found, expected) in facts where found != expected {
      throw ExplanationError(what: what, runtime: found, snapshot: expected)
    }
  }
}

/// Text that is no amount.
struct AmountSyntaxError: Error, Equatable, CustomStringConvertible {
  var text: String

  /// What an amount looks like.
  var description: String {
    "'\(text)' is no amount; write ASCII digits with a point, such as -1234.5, in major units"
  }
}
