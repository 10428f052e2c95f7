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
  /// `decimal`.
  public var decimal: String
  /// `group`.
  public var group: String
  /// `currencyDecimal`, nil where `decimal` serves for money too.
  public var currencyDecimal: String?
  /// `currencyGroup`, nil where `group` serves for money too.
  public var currencyGroup: String?
  /// `minusSign`, up to three code points with bidi marks.
  public var minusSign: String
  /// `plusSign`.
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
  /// `beforeCurrency/currencyMatch`, a `UnicodeSet` pattern.
  public var beforeCurrencyMatch: String
  /// `beforeCurrency/surroundingMatch`.
  public var beforeSurroundingMatch: String
  /// `beforeCurrency/insertBetween`: the text between a number and the currency after it.
  public var beforeInsertBetween: String
  /// `afterCurrency/currencyMatch`.
  public var afterCurrencyMatch: String
  /// `afterCurrency/surroundingMatch`.
  public var afterSurroundingMatch: String
  /// `afterCurrency/insertBetween`: the text between a currency and the number after it.
  public var afterInsertBetween: String
}

/// Four columns of symbols, a row a currency.
public struct SymbolColumns: Equatable, Sendable {
  /// The plain symbol; the code where there is none.
  public var symbol: [String]
  /// The narrow symbol, the plain one where there is none.
  public var narrow: [String]
  /// The formal symbol, the plain one where there is none.
  public var formal: [String]
  /// The variant symbol, the plain one where there is none.
  public var variant: [String]
}

/// A pattern and separators that replace the locale's for one currency.
public struct OwnFormat: Hashable, Sendable, Codable {
  /// The pattern, which replaces standard and accounting ones alike.
  public var pattern: String
  /// The decimal separator.
  public var decimal: String
  /// The grouping separator.
  public var group: String
}
