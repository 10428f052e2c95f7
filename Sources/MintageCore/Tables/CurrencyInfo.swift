/// What the tables know of one currency, independent of locale.
public struct CurrencyInfo: Hashable, Sendable, BitwiseCopyable {
  /// The currency.
  public let code: CurrencyCode
  /// ISO 4217 numeric code; 0 where there is none.
  public let numericCode: Int
  /// ISO 4217 minor unit digits; nil where list one has no such code or says "N.A.".
  public let minorUnitDigits: Int?
  /// CLDR's display digits.
  public let fractionDigits: Int
  /// CLDR's digits for cash.
  public let cashDigits: Int
  /// CLDR's cash rounding increment in units of the last cash digit; 0 for none.
  public let cashIncrement: Int
  /// False for a currency of which an app's own tables keep nothing but these facts: it is written
  /// as its code, in every locale and width, with the right digits.
  public let hasSymbols: Bool
}

extension CurrencyTables {
  /// Facts about a currency; nil for a code the tables do not know, which is written as itself with
  /// two fraction digits.
  ///
  /// - Complexity: O(1); never allocates.
  public func info(_ code: CurrencyCode) -> CurrencyInfo? {
    let row = rowOfCurrency(code)
    return row < 0 ? nil : info(row: row)
  }

  /// Calls `body` with every currency of the tables, in alphabetical order.
  public func forEachCurrency(_ body: (CurrencyInfo) -> Void) {
    for row in 0..<rows(.currencies) { body(info(row: row)) }
  }

  /// How many currencies the tables hold.
  public var currencyCount: Int { rows(.currencies) }

  /// The currency of an identifier's region as `ucurr_forLocale` answers, its `cu` and `rg` keywords
  /// honored; nil where it names no region or the region has none.
  public func defaultCurrency(for locale: LocaleIdentifier) -> CurrencyCode? {
    if let code = locale.keywordCurrency { return code }
    let row = rowOfDefaultCurrency(locale)
    return row < 0 ? nil : code(row)
  }

  private func info(row: Int) -> CurrencyInfo {
    let digits = digits(row)
    return CurrencyInfo(
      code: code(row), numericCode: bytes.number(self.row(.currencies, row) + 10),
      minorUnitDigits: digits.iso, fractionDigits: digits.standard, cashDigits: digits.cash,
      cashIncrement: digits.cashIncrement,
      hasSymbols: Int(bytes.byte(self.row(.currencies, row) + 5)) & CurrencyFlags.factsOnly == 0)
  }
}
