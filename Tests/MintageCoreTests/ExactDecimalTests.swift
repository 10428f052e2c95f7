import MintageTestSupport
import Testing

@testable import MintageCore

@Suite struct ExactDecimalTests {
  @Test(
    arguments: [
      (123_456, 2, "1234.56"), (5, 3, "0.005"), (-5, 0, "-5"), (0, 2, "0.00"), (-100, 2, "-1.00"),
      (Int64.max, 2, "92233720368547758.07"), (Int64.min, 0, "-9223372036854775808"),
      (1, 38, "0.00000000000000000000000000000000000001"),
    ] as [(Int64, Int, String)])
  func minorUnitsAndScaleReadAsPlainText(minorUnits: Int64, scale: Int, text: String) throws {
    let amount = ExactDecimal(minorUnits: minorUnits, scale: scale)
    #expect(amount.description == text)
    #expect(try ExactDecimal(parsing: text) == amount)
    #expect(amount.minorUnits(scale: scale) == minorUnits)
  }

  @Test func aScaleOutsideIsClamped() {
    #expect(ExactDecimal(minorUnits: 1, scale: 39) == ExactDecimal(minorUnits: 1, scale: 38))
    #expect(ExactDecimal(minorUnits: 1, scale: -1) == ExactDecimal(minorUnits: 1, scale: 0))
  }

  @Test(
    arguments: [
      ("1234.5", 2, 123_450), ("1234.50", 1, 12_345), ("1234.56", 1, nil), ("-0", 2, 0),
      ("0.000", 0, 0), ("1e37", 0, nil), ("-92233720368547758.08", 2, Int64.min),
      ("92233720368547758.08", 2, nil), ("92233720368547758.07", 2, Int64.max),
      ("92233720368547758.07", 3, nil), ("18446744073709551616", 0, nil), ("0", 38, 0),
    ] as [(String, Int, Int64?)])
  func minorUnitsAreExactOrNil(text: String, scale: Int, expected: Int64?) throws {
    #expect(try ExactDecimal(parsing: text).minorUnits(scale: scale) == expected)
  }

  @Test func equalityKeepsSignAndScaleApart() throws {
    #expect(try ExactDecimal(parsing: "1.5") != ExactDecimal(parsing: "1.50"))
    #expect(try ExactDecimal(parsing: "-0") != ExactDecimal(parsing: "0"))
    #expect(try ExactDecimal(parsing: "-0").isZero)
  }

  @Test func twoWordsMakeAnAmountUpTo38Digits() {
    let limit = WideInteger.tenToThe38th
    #expect(
      ExactDecimal(isNegative: false, high: limit.high, low: limit.low, scale: 0) == nil)
    #expect(
      ExactDecimal(isNegative: true, high: limit.high, low: limit.low - 1, scale: 38)?.description
        == "-0." + String(repeating: "9", count: 38))
    #expect(ExactDecimal(isNegative: false, high: 0, low: 1, scale: 39) == nil)
    #expect(ExactDecimal(isNegative: false, high: 0, low: 1, scale: -1) == nil)
  }

  @Test func randomTextReadsBack() throws {
    let seed = TestSeed()
    var generator = seed.generator
    for _ in 0..<20_000 {
      let digits = Int.random(in: 1...38, using: &generator)
      var text = String(Int.random(in: 1...9, using: &generator))
      for _ in 1..<digits { text += String(Int.random(in: 0...9, using: &generator)) }
      let scale = Int.random(in: 0...digits, using: &generator)
      if scale > 0 {
        let point = text.index(text.endIndex, offsetBy: -scale)
        text = (scale == digits ? "0" : text[..<point]) + "." + text[point...]
      }
      if Bool.random(using: &generator) { text = "-" + text }
      #expect(try ExactDecimal(parsing: text).description == text, "\(seed)")
    }
  }
}
