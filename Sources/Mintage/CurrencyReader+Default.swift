extension CurrencyReader {
  /// Resolves a reader from the default tables.
  ///
  ///     let reader = CurrencyReader(.eur, in: "de-DE")
  ///     reader.read("1.234,50 €")    // amount 1234.50
  ///
  /// - Parameters:
  ///   - names: `.default` of MintageNames to read names too: `12 US dollars`.
  ///   - overrides: those an ``AmountStyle`` writes with, to be read back.
  /// - Complexity: a constant number of table reads; never allocates.
  @inline(never)  // so that the tables are linked once, however many modules call this
  public init(
    _ currency: CurrencyCode, in locale: LocaleIdentifier, options: StyleOptions = StyleOptions(),
    mode: ReadingMode = .lenient, ambiguity: AmbiguityPolicy = .refuse,
    names: CurrencyNames? = nil, overrides: AmountOverrides = AmountOverrides()
  ) {
    self.init(
      currency, in: locale, options: options, mode: mode, ambiguity: ambiguity, tables: .default,
      names: names, overrides: overrides)
  }
}
