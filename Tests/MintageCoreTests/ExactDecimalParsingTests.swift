import Testing

@testable import MintageCore

@Suite struct ExactDecimalParsingTests {
  /// The text, and what it says: sign, coefficient and scale.
  @Test(
    arguments: [
      ("0", false, 0, 0), ("-0", true, 0, 0), ("-0.00", true, 0, 2), ("+7", false, 7, 0),
      ("1234.5", false, 12_345, 1), ("1234.50", false, 123_450, 2), ("-1234.56", true, 123_456, 2),
      (".5", false, 5, 1), ("-.5", true, 5, 1), ("5.", false, 5, 0), ("007", false, 7, 0),
      ("1e12", false, 1_000_000_000_000, 0), ("1E+2", false, 100, 0), ("1.5e1", false, 15, 0),
      ("1.5e-1", false, 15, 2), ("12e-3", false, 12, 3), ("0e99", false, 0, 0),
      ("9223372036854775807", false, UInt64(Int64.max), 0),
      ("-92233720368547758.08", true, Int64.min.magnitude, 2),
    ] as [(String, Bool, UInt64, Int)])
  func reads(text: String, isNegative: Bool, coefficient: UInt64, scale: Int) throws {
    let amount = try ExactDecimal(parsing: text)
    #expect(amount.isNegative == isNegative)
    #expect(amount.magnitude == (0, coefficient))
    #expect(Int(amount.scale) == scale)
    #expect(ExactDecimal(text) == amount)
  }

  @Test(arguments: [
    ("12,3,4", 2), ("1,234.50", 1), ("NaN", 0), ("nan", 0), ("Infinity", 0), ("-Infinity", 1),
    (" 1", 0), ("1 ", 1), ("--1", 1), ("-+1", 1), ("1-", 1), ("1-2", 1), ("1.2.3", 3),
    ("0x1F", 1), ("1_000", 1), ("$5", 0), ("１２", 0), ("5€", 1), ("٥", 0), ("1e5.5", 3),
    ("1e+-5", 3), ("1e5e5", 3), ("−5", 0), ("(5)", 0), ("1e", 2), ("1e+", 3), ("1e-", 3),
    ("e5", 0), (".e5", 1), ("1\u{0}", 1), ("1\n", 1),
  ])
  func namesTheFirstByteThatDoesNotBelong(text: String, offset: Int) {
    #expect(throws: AmountError.unexpectedByte(offset: offset)) {
      try ExactDecimal(parsing: text)
    }
    #expect(ExactDecimal(text) == nil)
  }

  @Test(arguments: ["", "-", "+", ".", "-."])
  func wantsADigit(text: String) {
    #expect(throws: AmountError.noDigits) { try ExactDecimal(parsing: text) }
  }

  @Test func holds38DigitsAndNoMore() throws {
    let nines = String(repeating: "9", count: 38)
    for text in [nines, "-" + nines, "0." + nines, "1" + String(repeating: "0", count: 37)] {
      #expect(try ExactDecimal(parsing: text).description == text)
    }
    let point = nines.prefix(19) + "." + nines.suffix(19)
    #expect(try ExactDecimal(parsing: String(point)).description == point)
    for text in [
      nines + "9", "0." + nines + "9", "1" + String(repeating: "0", count: 38), "1e38", "10e37",
      "1e-39", "12e-39", "1e99999999999999999999", "1e-99999999999999999999",
    ] {
      #expect(throws: AmountError.tooManyDigits) { try ExactDecimal(parsing: text) }
    }
    #expect(
      try ExactDecimal(parsing: "1e37").description == "1" + String(repeating: "0", count: 37))
    #expect(try ExactDecimal(parsing: "1e-38") == ExactDecimal(minorUnits: 1, scale: 38))
  }

  @Test func leadingZerosTakeNoDigits() throws {
    let zeros = String(repeating: "0", count: 100)
    #expect(try ExactDecimal(parsing: zeros + "12.5").description == "12.5")
    #expect(try ExactDecimal(parsing: "-" + zeros).description == "-0")
  }

  @Test func anExponentIsWorkedIntoTheDigits() throws {
    // 120 × 10^-40 is 12 × 10^-39 and needs 39 digits; 100 × 10^-40 is 1 × 10^-38 and fits.
    #expect(throws: AmountError.tooManyDigits) { try ExactDecimal(parsing: "120e-40") }
    #expect(try ExactDecimal(parsing: "100e-40") == ExactDecimal(minorUnits: 1, scale: 38))
  }

  @Test func errorsTellWhatToDo() {
    #expect(
      AmountError.unexpectedByte(offset: 2).description
        == "the amount is not a plain decimal from character 3 on; write it like -1234.50,"
        + " with a point, without grouping")
    #expect(AmountError.noDigits.description.contains("no digits"))
    #expect(AmountError.tooManyDigits.description.contains("38"))
  }
}
