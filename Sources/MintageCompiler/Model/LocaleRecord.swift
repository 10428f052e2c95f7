/// One locale's resolved rules: what ICU answers when asked for it, inheritance already applied.
public struct LocaleRecord: Equatable, Sendable {
  /// The identifier it inherits from (`%%Parent`, parent table or truncation); nil for root.
  public var parent: String?
  /// The `default` numbering system; digits and patterns come from it unless one is asked for.
  public var defaultNumberingSystem: String
  /// The `native` numbering system (`-u-nu-native`).
  public var nativeNumberingSystem: String
  /// The `traditional` one (`-u-nu-traditio`), as ICU resolves it.
  public var traditionalNumberingSystem: String
  /// The `finance` one (`-u-nu-finance`), as ICU resolves it.
  public var financeNumberingSystem: String
  /// `NumberElements/minimumGroupingDigits`, 1 where absent.
  public var minimumGroupingDigits: Int
  /// CLDR `currencySpacing`, from the currency tree.
  public var spacing: CurrencySpacing
  /// Number elements of `latn`, and of every other numeric system whose effective elements are not
  /// those of this locale's `latn`.
  public var numbers: [String: NumberElements]
  /// Symbols by width; each column follows `Snapshot.currencyCodes`.
  public var symbols: SymbolColumns
  /// Currencies that bring their own pattern and separators (third member of `Currencies/XXX`).
  public var ownFormats: [String: OwnFormat]
}

/// Separators, signs and patterns of one numbering system in one locale, each inherited key by
/// key: the chain under the system's own name first, then the chain under `latn`.
public struct NumberElements: Hashable, Sendable {
  /// The decimal separator.
  public var decimal: String
  /// The grouping separator.
  public var group: String
  /// The decimal separator of amounts of money, where it is another.
  public var currencyDecimal: String?
  /// The grouping separator of amounts of money, where it is another.
  public var currencyGroup: String?
  /// The minus sign, marks included.
  public var minusSign: String
  /// The plus sign, marks included.
  public var plusSign: String
  /// `currencyFormat`.
  public var standard: String
  /// `accountingFormat`.
  public var accounting: String
  /// `decimalFormat`.
  public var decimalPattern: String
  /// `currencyFormat%alphaNextToNumber`, where there is one.
  public var standardAlpha: String?
  /// `currencyFormat%noCurrency`.
  public var standardNoCurrency: String?
  /// `accountingFormat%alphaNextToNumber`.
  public var accountingAlpha: String?
  /// `accountingFormat%noCurrency`.
  public var accountingNoCurrency: String?
}

/// CLDR `currencySpacing`: the sets and the text inserted, before and after the currency.
public struct CurrencySpacing: Hashable, Sendable, Codable {
  /// What the symbol's edge must match, where it follows the number.
  public var beforeCurrencyMatch: String
  /// What the number's edge must match there.
  public var beforeSurroundingMatch: String
  /// What is inserted there.
  public var beforeInsertBetween: String
  /// What the symbol's edge must match, where it precedes the number.
  public var afterCurrencyMatch: String
  /// What the number's edge must match there.
  public var afterSurroundingMatch: String
  /// What is inserted there.
  public var afterInsertBetween: String
}

/// Four columns of symbols, a row a currency.
public struct SymbolColumns: Equatable, Sendable {
  /// The plain symbols.
  public var symbol: [String]
  /// The narrow symbols.
  public var narrow: [String]
  /// The formal symbols.
  public var formal: [String]
  /// The variant symbols.
  public var variant: [String]
}

/// A pattern and separators that replace the locale's for one currency.
public struct OwnFormat: Hashable, Sendable, Codable {
  /// The pattern, for every form.
  public var pattern: String
  /// The decimal separator.
  public var decimal: String
  /// The grouping separator.
  public var group: String
}
