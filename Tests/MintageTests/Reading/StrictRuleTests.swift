import Mintage
import Testing

/// Strict reading takes own output only: rule B9.
@Suite struct StrictRuleTests {
  static func strict(_ rows: [ReadingRow]) -> [ReadingRow] {
    rows.map { row in
      var row = row
      row.mode = .strict
      return row
    }
  }

  @Test(
    arguments: strict(
      rows(
        "en-US", "USD",
        [
          "$1,234.56": "1234.56", "-$1,234.56": "-1234.56", "$1234.56": "1234.56", "$5": "5",
          "$5.5": "5.5", "-$0.00": "-0", "$0.00": "0",
          "$12,345,678,901,234.56": "12345678901234.56",
          "−$5.00": "-5", "1,234.56": "!unexpectedCharacter", "USD 5": "!unexpectedCharacter",
          "$ 5": "!unexpectedCharacter", "$1,23.45": "!wrongGrouping",
          "$1,2345.00": "!wrongGrouping",
          "$1234,567.00": "!wrongGrouping", "$0,123.45": "!wrongGrouping",
          "$5.555": "!tooManyFractionDigits",
          "$.50": "!unexpectedCharacter", "$5.": "!unexpectedCharacter",
          "($5.00)": "!unexpectedCharacter",
          "$-5.00": "!unexpectedCharacter", " $5": "!unexpectedCharacter",
          "$5 ": "!unexpectedCharacter",
          "$５": "!unexpectedCharacter", "$5.00 USD": "!unexpectedCharacter", "": "!empty",
          "$1.234,56": "!tooManyFractionDigits", "+$5": "!unexpectedCharacter",
          "€5": "!unexpectedCharacter",
        ])
        + rows(
          "fr-FR", "EUR",
          [
            "1\u{202F}234,50\u{A0}€": "1234.5", "1 234,50 €": "1234.5", "1234,50 €": "1234.5",
            "1.234,50 €": "!unexpectedCharacter", "1 234,50€": "!unexpectedCharacter",
          ])
        + rows("sv-SE", "SEK", ["−12,00 kr": "-12", "-12,00 kr": "-12", "12,00 kr": "12"])
        + rows(
          "ar-EG", "EGP", ["\u{200F}-١٢٫٥٠ ج.م.": "-12.5", "12.50 ج.م.": "!unexpectedCharacter"])
        + rows("es-ES", "EUR", ["1234.56 €": "!wrongGrouping", "1.234,50 €": "1234.5"])
        + rows("en-IN", "INR", ["₹12,34,567.00": "1234567", "₹1,234,567.00": "!wrongGrouping"])))
  func onlyOwnOutputIsRead(row: ReadingRow) {
    #expect(row.result == row.expected)
  }

  @Test(arguments: [
    ("+$5.00", SignDisplay.always, "5"), ("$5.00", .always, "!unexpectedCharacter"),
    ("+$0.00", .exceptZero, "!misplacedSign"), ("$0.00", .exceptZero, "0"),
    ("$5.00", .exceptZero, "!misplacedSign"), ("-$0.00", .negative, "!misplacedSign"),
    ("-$5.00", .negative, "-5"), ("$5.00", .never, "5"), ("-$5.00", .never, "!unexpectedCharacter"),
  ])
  func theSignIsWhatTheStyleShows(text: String, sign: SignDisplay, expected: String) {
    var row = ReadingRow("en-US", "USD", text, expected)
    row.mode = .strict
    row.options.sign = sign
    #expect(row.result == row.expected)
  }

  @Test(arguments: [
    ("($1,234.50)", "-1234.5"), ("-$1,234.50", "!unexpectedCharacter"), ("$5.00", "5"),
  ])
  func accountingStylesReadParentheses(text: String, expected: String) {
    var row = ReadingRow("en-US", "USD", text, expected)
    row.mode = .strict
    row.options.form = .accounting
    #expect(row.result == row.expected)
  }

  /// Whatever strict reading accepts, lenient reading takes for the same.
  @Test func groupingOffReadsNoGroups() {
    var row = ReadingRow("en-US", "USD", "$1,234.50", "!unexpectedCharacter")
    row.mode = .strict
    row.options.grouping = .off
    #expect(row.result == row.expected)
  }

  @Test(arguments: [
    ("$1,234.56", 5), ("$1,23.45", 2), ("$5.555", 5), ("$5x", 2), ("x5", 0),
  ])
  func failuresSayWhere(text: String, offset: Int) {
    let reading = CurrencyReader(.usd, in: "en-US", mode: .strict).read(text)
    if let failure = reading.failure { #expect(failure.offset == offset) }
  }
}
