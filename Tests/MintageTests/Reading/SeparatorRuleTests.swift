import Mintage
import Testing

/// Separators told by structure: rule B4.
@Suite struct SeparatorRuleTests {
  @Test(
    arguments: rows(
      "en-US", "USD",
      [
        "1 234": "1234", "1'234.50": "1234.5", "1’234": "1234", "1٬234": "1234", "1،234": "1234",
        "12 50": "!wrongGrouping", "1'23": "!wrongGrouping", "1 234 56": "!wrongGrouping",
        "1 234'567": "!wrongGrouping", "0 123": "!wrongGrouping", "1'234'567.89": "1234567.89",
      ])
      + rows("de", "EUR", ["1'234": "1234", "1 234,5": "1234.5", "1.234 567": "!wrongGrouping"])
      + rows("fi", "XXX", ["12 345.12": "12345.12"]))
  func spacesAndApostrophesOnlyGroup(row: ReadingRow) {
    #expect(row.result == row.expected)
  }

  @Test(
    arguments: ["en-US", "de", "fr", "de-CH", "pl"].flatMap {
      rows(
        $0, "EUR",
        [
          "1,234.56": "1234.56", "1.234,56": "1234.56", "1.234.567,89": "1234567.89",
          "1,234,567.89": "1234567.89", "1,23.45": "!wrongGrouping", "1.2,3": "!wrongGrouping",
          "1,234.567.890": "!wrongGrouping", "0,123.45": "!wrongGrouping", "1,234.5": "1234.5",
          "12,34,567.89": "!wrongGrouping", ",234.5": "!wrongGrouping",
          "1,,234.5": "!wrongGrouping",
          "1234,567.89": "!wrongGrouping", "1,234.": "1234", "1 234,567.89": "!wrongGrouping",
        ])
    })
  func ofTwoMarksTheLastIsDecimal(row: ReadingRow) {
    #expect(row.result == row.expected)
  }

  @Test(
    arguments: ["en-US", "de", "fr", "de-CH"].flatMap {
      rows(
        $0, "EUR",
        [
          "1.234.567": "1234567", "1,234,567": "1234567", "12.34.56": "!wrongGrouping",
          "1,2,3": "!wrongGrouping", "12.50.00": "!wrongGrouping", "0.123.456": "!wrongGrouping",
          "1.234.": "!wrongGrouping", "1234.567.890": "!wrongGrouping", "1 234 567": "1234567",
        ])
    })
  func oneMarkRepeatedGroups(row: ReadingRow) {
    #expect(row.result == row.expected)
  }

  @Test(
    arguments: rows(
      "en-IN", "INR",
      [
        "12,34,567": "1234567", "1,234,567": "1234567", "₹12,34,567.89": "1234567.89",
        "1,23,456": "123456", "123,456": "123456", "1,23,45": "!wrongGrouping",
        "12,345,67": "!wrongGrouping", "1,23,4567": "!wrongGrouping",
      ]) + rows("en-US", "USD", ["1,23,456": "!wrongGrouping", "12,34,567": "!wrongGrouping"])
      + rows("hi", "INR", ["१२,३४,५६७": "1234567"])
      + rows("tok", "EUR", ["12 34 567": "!wrongGrouping"]))
  func groupSizesAreThreesOrTheLocales(row: ReadingRow) {
    #expect(row.result == row.expected)
  }

  @Test(
    arguments: rows(
      "de", "EUR", ["1,5": "1.5", "12,50": "12.5", ",89": "0.89", "1234,5": "1234.5"])
      + rows("en", "BHD", ["0.123": "0.123", "1.234": "1.234"])
      + rows("de", "KWD", ["6,534": "6.534", "0,123": "0.123"])
      + rows("de", "EUR", ["1,234": "!tooManyFractionDigits"])
      + rows("en", "EUR", ["€55.555": "!tooManyFractionDigits"])
      + rows("ar-EG", "EGP", ["١٫٥": "1.5", "1٫5": "1.5"])
      + rows("en", "USD", ["1٫5": "1.5", "1。5": "1.5"])
      + rows("fr-CH", "CHF", ["1.50": "1.5"]) + rows("de-AT", "EUR", ["1.234": "1234"]))
  func theLocalesDecimalMarkIsAlwaysDecimal(row: ReadingRow) {
    #expect(row.result == row.expected)
  }

  @Test(
    arguments: rows("de", "EUR", ["1.234": "1234", "12.345": "12345", "123.456 €": "123456"])
      + rows("en", "USD", ["1,234": "1234", "$123,456": "123456"])
      + rows("da", "DKK", ["5.000": "5000"]) + rows("de", "KWD", ["6.534": "6534"])
      + rows("en", "KWD", ["6,534": "6534"]) + rows("es", "EUR", ["1.234": "1234"]))
  func theLocalesGroupingMarkBeforeThreeDigitsGroups(row: ReadingRow) {
    #expect(row.result == row.expected)
  }

  @Test(
    arguments: rows(
      "fr", "EUR", ["1.234": "!ambiguous(1234, 1.234)", "-12.345": "!ambiguous(-12345, -12.345)"])
      + rows("de-CH", "CHF", ["1,234": "!ambiguous(1234, 1.234)"])
      + rows("pl", "PLN", ["1.234 zł": "!ambiguous(1234, 1.234)"])
      + rows("ar-EG", "EGP", ["1,234": "!ambiguous(1234, 1.234)"])
      + rows("fr", "KWD", ["1.234": "!ambiguous(1234, 1.234)"]))
  func aMarkThatIsNeitherIsAmbiguousBeforeThreeDigits(row: ReadingRow) {
    #expect(row.result == row.expected)
    var lenient = row
    lenient.ambiguity = .localeReading
    let grouped = row.expected.dropFirst("!ambiguous(".count).prefix { $0 != "," }
    #expect(lenient.result == grouped)
  }

  @Test(
    arguments: rows(
      "de", "EUR", ["12.5": "12.5", "12.50": "12.5", "1234.56": "1234.56", "11.11": "11.11"])
      + rows(
        "en", "USD",
        ["12,5": "12.5", "12,50": "12.5", "1234,56": "1234.56", "1,2345": "!tooManyFractionDigits"])
      + rows("de", "BHD", ["0.123": "0.123", "1234.567": "1234.567", ".123": "0.123"])
      + rows("fr", "EUR", ["12.5": "12.5"])
      + rows("en", "USD", ["12.": "12", "12,": "12", ".5": "0.5", "007.50": "7.5"]))
  func aMarkBeforeOtherThanThreeDigitsIsDecimal(row: ReadingRow) {
    #expect(row.result == row.expected)
  }

  @Test(
    arguments: rows(
      "pt-CV", "CVE",
      ["12$50": "12.5", "1 234$50": "1234.5", "1.234$50": "1234.5", "12$5$0": "!wrongGrouping"])
      + rows("pt-BR", "PTE", ["12$50": "!unexpectedCharacter"])
      + rows("pt-AO", "PTE", ["1$00": "1"])
      + rows(
        "pt-CV", "USD", ["$12": "12", "12$50": "12.5", "12 $": "12", "12$-": "!misplacedSign"]))
  func aDollarSignIsDecimalBetweenDigitsOnly(row: ReadingRow) {
    #expect(row.result == row.expected)
  }
}
