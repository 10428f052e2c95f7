import Mintage
import Testing

/// Symbols, codes and other texts that stand for currencies: rules B2 and B3.
@Suite struct TokenRuleTests {
  @Test(
    arguments: rows(
      "en-US", "USD",
      [
        "US$12.50 USD": "12.5", "$12 USD": "12", "USD $12": "12", "$ 12 $": "12",
        "$12 USD USD": "!unexpectedCharacter",
      ]))
  func twoTokensOfTheOwnCurrencyAreAllowed(row: ReadingRow) {
    #expect(row.result == row.expected)
  }

  @Test(
    arguments: rows(
      "de-DE", "EUR",
      [
        "12€50": "!unexpectedCharacter", "12 EUR 50": "!unexpectedCharacter", "€12": "12",
        "12€": "12", "12 EUR": "12", "EUR12": "12", "eur 12": "12", "12 Eur": "12",
      ]))
  func tokensStandBeforeOrBehindNeverInside(row: ReadingRow) {
    #expect(row.result == row.expected)
  }

  @Test(
    arguments: rows("en-CA", "USD", ["US$12": "12", "USD 12": "12"])
      + rows(
        "fr-FR", "CAD",
        ["12 $CA": "12", "12 CA$": "12", "12 $": "12", "C$ 12": "!otherCurrency(NIO)"])
      + rows("de-CH", "CHF", ["CHF 12": "12", "12 CHF": "12", "Fr. 12": "12", "SFr. 12": "12"])
      + rows("zh-Hant-TW", "TWD", ["$12": "12", "NT$12": "12", "12元": "12", "12圓": "12"])
      + rows("tr", "TRY", ["₺12": "12", "12 TL": "12", "12 TRY": "12"])
      + rows("da", "DKK", ["12 kr.": "12", "12 kr": "12", "kr 12": "12", "12 KR": "12"]))
  func everyWidthIsReadAndRootAndEnglishSymbols(row: ReadingRow) {
    #expect(row.result == row.expected)
  }

  @Test(
    arguments: rows("ja", "JPY", ["1,234円": "1234", "12元": "!otherCurrency(CNY)"])
      + rows("zh", "CNY", ["12元": "12", "12 元": "12", "12円": "!otherCurrency(JPY)"])
      + rows("ko", "KRW", ["12,000원": "12000"])
      + rows("en", "KPW", ["12원": "12"])
      + rows("zh-Hant-HK", "HKD", ["12元": "12", "12圓": "12"])
      + rows("en-US", "USD", ["12円": "!otherCurrency(JPY)", "12원": "!otherCurrency(KRW)"]))
  func yuanYenAndWonInWords(row: ReadingRow) {
    #expect(row.result == row.expected)
  }

  @Test(
    arguments: rows("en-IN", "INR", ["Rs.500": "500", "Rs. 500": "500", "Rs.5.50": "5.5"])
      + rows("de-CH", "CHF", ["Fr.12.50": "12.5"]) + rows("es-PE", "PEN", ["S/.12.50": "12.5"])
      + rows("en-US", "USD", ["$.99": "0.99", "US$.99": "0.99", "USD .99": "0.99"])
      + rows("en-US", "USD", ["12 USD.": "12", "USD.12.50": "12.5", "USD.1,234": "1234"])
      + rows("da", "DKK", ["kr.12": "12", "kr.12,50": "12.5"])
      // The dot of a code could be either, so it is not guessed.
      + rows("en-US", "USD", ["USD.99": "!ambiguous(99, 0.99)", "USD.500": "500"]))
  func dotBehindLettersBelongsToTheToken(row: ReadingRow) {
    #expect(row.result == row.expected)
  }

  @Test(
    arguments: rows(
      "en-CA", "USD", ["$12": "!otherCurrency(CAD)", "$12 USD": "12", "USD $12": "12"])
      + rows("en-US", "USD", ["$12 CAD": "!otherCurrency(CAD)", "€12 USD": "!otherCurrency(EUR)"])
      + rows("en-US", "MXN", ["$12 MXN": "12", "MX$12": "12"])
      // The narrow symbol of GHS in Quechua is the code of its predecessor; in Malaysia's Chinese
      // the symbol of ILR is the code of its successor.
      + rows("qu", "GHS", ["GHC 12": "!otherCurrency(GHC)", "GHS 12": "12"])
      + rows("zh-Hans-MY", "ILS", ["ILS 12": "12", "ILR 12": "!otherCurrency(ILR)"]))
  func codeWinsOverSymbol(row: ReadingRow) {
    #expect(row.result == row.expected)
  }

  @Test(
    arguments: rows(
      "en-US", "USD",
      [
        "€12": "!otherCurrency(EUR)", "12 EUR": "!otherCurrency(EUR)",
        "CA$12": "!otherCurrency(CAD)",
        "R$12": "!otherCurrency(BRL)", "-£12": "!otherCurrency(GBP)",
        "(₹12)": "!otherCurrency(INR)",
        "12 zł": "!otherCurrency(PLN)", "12 XYZ": "!unexpectedCharacter",
        "bob 12": "!unexpectedCharacter",
      ])
      + rows(
        "en-ZA", "ZAR", ["R$12": "!otherCurrency(BRL)", "R12": "12", "Rs12": "!otherCurrency(LKR)"])
  )
  func tokensOfOtherCurrenciesAreNamed(row: ReadingRow) {
    #expect(row.result == row.expected)
  }

  /// In a field of MXN in the United States, `$` is what the locale writes for USD.
  @Test(
    arguments: rows("en-US", "MXN", ["$12": "!otherCurrency(USD)", "12 $": "!otherCurrency(USD)"])
      + rows("es-MX", "USD", ["$12": "!otherCurrency(MXN)", "USD 12": "12"])
      + rows("zh-CN", "JPY", ["¥12": "!otherCurrency(CNY)", "JP¥12": "12"])
      + rows("ja", "CNY", ["￥12": "!otherCurrency(JPY)"])
      + rows("sv", "NOK", ["12 kr": "!otherCurrency(SEK)", "12 NOK": "12"])
      + rows("en-AU", "USD", ["$12": "!otherCurrency(AUD)", "USD12": "12"]))
  func standardSymbolOfAnotherCurrencyIsThatCurrency(row: ReadingRow) {
    #expect(row.result == row.expected)
  }

  /// A style that shows the narrow symbol reads it as its own.
  @Test func narrowStyleReadsItsOwnSymbol() {
    var row = ReadingRow("en-US", "MXN", "$12.00", "12")
    row.options.width = .narrow
    #expect(row.result == row.expected)
  }
}
