internal import MintageCore

/// Compares what Mintage and ICU make of a locale identifier: the locale it resolves to and the
/// text of some currencies, the region's own among them.
struct IdentifierComparer {
  private static let amount = "-12345.678"

  let icu: ICULibrary
  let tables: CurrencyTables
  /// What the comparison is called in the report.
  let name: String
  /// The currencies that every identifier is compared with.
  let currencies: [String]
  private var writer = EveryWriter()
  private var tally = ConformanceTally()

  init(icu: ICULibrary, tables: CurrencyTables, name: String, currencies: [String]) {
    self.icu = icu
    self.tables = tables
    self.name = name
    self.currencies = currencies
  }

  /// Compares one identifier; ICU's refusal to read one is not a mismatch, since Mintage reads all.
  mutating func compare(_ text: String) {
    guard let spelling = try? spelling(text) else { return }
    let identifier = LocaleIdentifier(text)
    if let theirs = try? ResourceBundle(icu, .locales, spelling).actualLocale {
      tally.count(1)
      let ours = tables.resolvedLocale(for: identifier).description
      if ours != theirs {
        record(text, "", "", "resolvedLocale(for:)", ours, theirs)
      }
    }
    for currency in currencies { compare(text, spelling, identifier, currency) }
    if let own = tables.defaultCurrency(for: identifier)?.description, !currencies.contains(own) {
      compare(text, spelling, identifier, own)
    }
  }

  /// The identifier as ICU's functions for locales want it, or an error for what they cannot read.
  ///
  /// A POSIX one with a codeset or modifier first goes through ICU's function for those.
  private func spelling(_ text: String) throws(ICUError) -> String {
    let canonical = try icu.canonicalized(text)
    let isPOSIX = text.contains(".") || text.contains("@") && !text.contains("=")
    return isPOSIX ? canonical : text
  }

  private mutating func compare(
    _ text: String, _ spelling: String, _ identifier: LocaleIdentifier, _ currency: String
  ) {
    guard let code = CurrencyCode(currency), let exact = ExactDecimal(Self.amount),
      let formatter = try? ICUFormatter(icu, skeleton: "currency/\(currency)", locale: spelling),
      let theirs = try? formatter.string(decimal: Self.amount)
    else { return }
    tally.count(1)
    let style = CurrencyStyle(code, in: identifier, tables: tables)
    let digits = tables.shownAndMinorUnitDigits(of: code).minorUnits
    let amount = ConformanceAmount(exact, minorUnitDigits: digits)
    if let found = writer.firstDifference(style, amount, expected: Array(theirs.utf8)) {
      record(text, currency, Self.amount, found.function, found.text, theirs)
    }
  }

  private mutating func record(
    _ text: String, _ currency: String, _ amount: String, _ function: String, _ ours: String,
    _ theirs: String
  ) {
    tally.record(
      ConformanceMismatch(
        style: name, locale: text, system: "", currency: currency, amount: amount,
        function: function, ours: ours, theirs: theirs))
  }

  /// Takes the tally away and starts a new one.
  mutating func takeTally() -> ConformanceTally {
    defer { tally = ConformanceTally() }
    return tally
  }
}
