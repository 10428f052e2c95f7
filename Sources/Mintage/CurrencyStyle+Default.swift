extension CurrencyStyle {
  /// Resolves the rules for a currency in a locale, from the default tables.
  ///
  ///     let price = CurrencyStyle(.usd, in: "en-US")
  ///     price.string(minorUnits: 123_456)    // "$1,234.56"
  ///
  /// Never fails: an unknown locale falls back as ICU's does, ending at root, and an unknown code is
  /// shown as itself with two fraction digits.
  ///
  /// - Complexity: a constant number of table reads; never allocates.
  @inline(never)  // so that the tables are linked once, however many modules call this
  public init(
    _ currency: CurrencyCode, in locale: LocaleIdentifier, options: StyleOptions = StyleOptions()
  ) {
    self.init(currency, in: locale, options: options, tables: .default)
  }
}

extension LocaleIdentifier {
  /// The locale of the default tables whose rules this identifier gets.
  @inline(never)
  public func resolved() -> LocaleIdentifier {
    CurrencyTables.default.resolvedLocale(for: self)
  }

  /// The currency of this identifier's region, by the default tables; nil where there is none.
  @inline(never)
  public func defaultCurrency() -> CurrencyCode? {
    CurrencyTables.default.defaultCurrency(for: self)
  }
}

extension CurrencyInfo {
  /// Facts about a currency from the default tables; nil for a code they do not know.
  @inline(never)
  public init?(_ code: CurrencyCode) {
    guard let info = CurrencyTables.default.info(code) else { return nil }
    self = info
  }
}
