/// One currency's text rules in one locale for everything a ``CurrencyStyle`` does not do: names
/// with plurals, compact and scientific notation, significant digits and increments, parts, ranges
/// and the caller's own symbols and separators.
///
///     let style = AmountStyle(
///       .usd, in: "en-US", options: AmountOptions(notation: .compactShort),
///       notation: .default)    // of MintageNotation
///     style.string(minorUnits: 1_234_500)    // "$12K"
///
/// Text is ICU's, byte for byte, as with `CurrencyStyle`, which stays the one for plain amounts: it
/// is several times as fast. A style is a plain value of some 500 bytes. It points into the tables
/// it was resolved from; writing never allocates.
public struct AmountStyle: Sendable, BitwiseCopyable {
  let lookup: StyleLookup
  /// Digits, separators, grouping and rounding.
  private(set) var number: CurrencyStyle
  let options: AmountOptions
  let names: NameRules?
  let rules: NotationRules?
  /// Where the table of compact patterns starts.
  let compactTable: Int?

  /// Resolves the rules for a currency in a locale.
  ///
  /// Never fails, as `CurrencyStyle` does not.
  ///
  /// - Parameters:
  ///   - tables: the tables of styles.
  ///   - names: where the currency is shown by its name, the tables of names; the symbol width is
  ///     then for patterns that show the symbol besides, as ICU does where a currency brings its own
  ///     pattern.
  ///   - notation: the tables of other notations and ranges; without them compact notation is the
  ///     standard one.
  /// - Complexity: a constant number of table reads; never allocates.
  public init(
    _ currency: CurrencyCode, in locale: LocaleIdentifier,
    options: AmountOptions = AmountOptions(), tables: CurrencyTables,
    names: CurrencyNames? = nil, notation: NotationTables? = nil
  ) {
    var style = options.style
    let isCompact = options.notation == .compactShort || options.notation == .compactLong
    let isNamed = names != nil
    if isNamed { style.width = .symbol }
    if isCompact, style.grouping == .automatic { style.grouping = .minimumTwo }
    var lookup = StyleLookup(currency, in: locale, options: style, tables: tables)
    number = CurrencyStyle(currency, in: locale, options: style, tables: tables)
    if isNamed, lookup.useDecimalPattern(in: locale, style.resolution) {
      number.setGrouping(lookup.grouping, style.grouping)
    }
    number.apply(options.overrides, fractionDigits: style.fractionDigits)
    self.lookup = lookup
    var options = options
    options.style = style
    self.options = options
    self.names = names.flatMap { NameRules($0, currency, locale, tables) }
    rules = notation.flatMap { NotationRules($0, lookup, locale) }
    let table: NotationRules.Table =
      switch (options.notation, isNamed) {
      case (.compactLong, false): .longCurrency
      case (.compactLong, true): .longDecimal
      case (_, true): .shortDecimal
      case (_, false): .shortCurrency
      }
    compactTable = isCompact ? rules.flatMap { $0.table(table) } : nil
  }

  /// The currency.
  public var currency: CurrencyCode { lookup.currency }

  /// The scale of `minorUnits:` amounts: ISO 4217's minor unit digits, or the caller's own.
  public var minorUnitDigits: Int { number.minorUnitDigits }
}

extension StyleLookup {
  /// Takes the decimal pattern, which names stand beside, unless a currency's own one is in force;
  /// whether it did.
  mutating func useDecimalPattern(
    in locale: LocaleIdentifier, _ resolution: Resolution
  ) -> Bool {
    let list = smallField(tables.localeWord(tables.resolve(locale)), 6)
    if list != 0 {
      if tables.ownFormat(currency: currencyRow, list: list) != nil { return false }
      if resolution == .parity,
        tables.ownFormat(currency: tables.rowOfDefaultCurrency(locale), list: list) != nil
      {
        return false
      }
    }
    pattern = tables.row(.patterns, Int(tables.bytes.byte(elements + 8)))
    return true
  }
}

extension CurrencyStyle {
  /// Puts separators and digits of the caller's own in force.
  mutating func apply(_ overrides: AmountOverrides, fractionDigits: FractionDigits) {
    if let text = overrides.decimalSeparator?.packed { decimalSeparator = text }
    if let text = overrides.groupingSeparator?.packed { groupingSeparator = text }
    if let digits = overrides.minorUnitDigits {
      minorUnitScale = UInt8(truncatingIfNeeded: max(0, min(digits, FractionDigits.limit)))
      if fractionDigits == .currency || fractionDigits == .iso {
        (minimumFraction, maximumFraction, increment) = (minorUnitScale, minorUnitScale, 0)
      }
    }
  }
}
