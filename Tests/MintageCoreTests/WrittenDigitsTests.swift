import Testing

@testable import MintageCore

/// What the writer does with digits, separators and grouping sizes, apart from any locale.
@Suite struct WrittenDigitsTests {
  @Test(
    arguments: [
      (3, 3, 1, "1,234,567.00", "1,234.00", "123.00"),
      (3, 2, 1, "12,34,567.00", "1,234.00", "123.00"),
      (3, 3, 2, "1,234,567.00", "1234.00", "123.00"),
      (3, 3, 3, "1,234,567.00", "1234.00", "123.00"),
      (4, 4, 1, "123,4567.00", "1234.00", "123.00"),
      (2, 2, 1, "1,23,45,67.00", "12,34.00", "1,23.00"),
      (0, 0, 1, "1234567.00", "1234.00", "123.00"),
    ] as [(UInt8, UInt8, UInt8, String, String, String)])
  func groupingSizes(
    primary: UInt8, secondary: UInt8, minimum: UInt8, seven: String, four: String, three: String
  ) {
    let style = CurrencyStyle.handMade(grouping: (primary, secondary, minimum))
    #expect(style.string(minorUnits: 123_456_700) == seven)
    #expect(style.string(minorUnits: 123_400) == four)
    #expect(style.string(minorUnits: 12_300) == three)
  }

  @Test func digitsOfOneToFourBytes() {
    for zero: Unicode.Scalar in ["0", "\u{660}", "\u{966}", "\u{1E950}"] {
      let style = CurrencyStyle.handMade(zero: zero)
      let expected = "1,023,456.78".unicodeScalars.map { scalar -> Unicode.Scalar in
        guard "0"..."9" ~= scalar else { return scalar }
        return Unicode.Scalar(zero.value + scalar.value - 0x30) ?? scalar
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: expected)
      #expect(style.string(minorUnits: 102_345_678) == String(text))
    }
  }

  /// `hanidec` is 〇 and the nine digits 一 to 九, which are scattered.
  @Test func scatteredDigits() {
    var style = CurrencyStyle.handMade(zero: "〇")
    style.hasScatteredDigits = true
    #expect(style.string(minorUnits: 123_456_789) == "一,二三四,五六七.八九")
    #expect(style.string(minorUnits: 1_000) == "一〇.〇〇")
  }

  @Test func signDisplaysLookAtTheRoundedValue() throws {
    var style = CurrencyStyle.handMade()
    let tiny = try ExactDecimal(parsing: "-0.001")
    for (sign, text) in [
      (SignDisplay.automatic, "-0.00"), (.always, "-0.00"), (.never, "0.00"),
      (.exceptZero, "0.00"), (.negative, "0.00"),
    ] {
      style.sign = sign
      #expect(try style.string(tiny) == text)
    }
  }

  @Test func thirtyEightDigitsAreWritten() throws {
    let style = CurrencyStyle.handMade(fraction: 0...20)
    let digits = "12345678901234567890123456789012345678"
    #expect(
      try style.string(ExactDecimal(parsing: digits))
        == "12,345,678,901,234,567,890,123,456,789,012,345,678")
    let point = try ExactDecimal(parsing: "123456789012345678.90123456789012345678")
    #expect(try style.string(point) == "123,456,789,012,345,678.90123456789012345678")
  }
}
