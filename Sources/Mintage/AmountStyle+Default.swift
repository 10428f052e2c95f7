extension AmountStyle {
  /// Resolves the rules for a currency in a locale, from the default tables.
  ///
  ///     AmountStyle(.chf, in: "de-CH", options: AmountOptions(hidesZeroFraction: true))
  ///
  /// - Parameters:
  ///   - names: `.default` of MintageNames to show the currency by its name.
  ///   - notation: `.default` of MintageNotation for compact notation, ranges, and the locale's own
  ///     exponents.
  /// - Complexity: a constant number of table reads; never allocates.
  @inline(never)  // So that the tables are linked once however many modules call this.
  public init(
    _ currency: CurrencyCode, in locale: LocaleIdentifier,
    options: AmountOptions = AmountOptions(), names: CurrencyNames? = nil,
    notation: NotationTables? = nil
  ) {
    self.init(
      currency, in: locale, options: options, tables: .default, names: names, notation: notation)
  }
}
