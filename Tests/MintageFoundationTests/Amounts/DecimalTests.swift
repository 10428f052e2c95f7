import Foundation
import MintageCore
import MintageTestSupport
import Testing

@testable import MintageFoundation

/// Decimals in and out, exactly.
@Suite struct DecimalTests {
  @Test func theBytesOfThisFoundationAreKnown() {
    #expect(DecimalLayout.current == .highestFirst)
  }

  @Test(arguments: [
    ("0", "0"), ("1234.5", "1234.5"), ("-1234.56", "-1234.56"), ("0.01", "0.01"),
    ("1200", "1200"), ("-0.001", "-0.001"), ("18446744073709551615", "18446744073709551615"),
    ("18446744073709551616", "18446744073709551616"), ("1e30", "1000000000000000000000000000000"),
    ("99999999999999999999999999999999999999", "99999999999999999999999999999999999999"),
    ("-9999999999999999999999999999999999999.9", "-9999999999999999999999999999999999999.9"),
    ("1e37", "10000000000000000000000000000000000000"),
    ("1e-38", "0.00000000000000000000000000000000000001"),
  ])
  func decimalsBecomeAmountsAndBack(text: String, plain: String) throws {
    let decimal = try #require(Decimal(string: text))
    let amount = try ExactDecimal(decimal)
    #expect(amount.description == plain)
    #expect(Decimal(amount) == decimal)
    #expect(Decimal(amount).description == decimal.description)
    #expect(Decimal(amount).hashValue == decimal.hashValue)
    #expect(try ExactDecimal.throughText(decimal).description == plain)
    #expect(Decimal(throughHalvesOf: amount) == decimal)
  }

  @Test func whatIsNoAmountIsRefused() throws {
    #expect(throws: DecimalError.notANumber) { try ExactDecimal(Decimal.nan) }
    #expect(throws: DecimalError.notANumber) { try ExactDecimal.throughText(.nan) }
    for text in ["1e38", "-1e100", "1e-39", "12e-39", "340282366920938463463374607431768211455"] {
      let decimal = try #require(Decimal(string: text))
      #expect(throws: DecimalError.tooManyDigits, "\(text)") { try ExactDecimal(decimal) }
      #expect(throws: DecimalError.tooManyDigits, "\(text)") {
        try ExactDecimal.throughText(decimal)
      }
    }
  }

  /// 10³⁸ × 10⁻¹ has 39 digits, of which the last is a zero behind the separator; 1200 × 10⁻⁴⁰ has two
  /// places too many, both of them zeros.
  @Test func zerosBehindTheSeparatorGiveWay() throws {
    let layout = try #require(DecimalLayout.current)
    let (high, low) = (UInt64(5_421_010_862_427_522_170), UInt64(687_399_551_400_673_280))
    let tenToThe38th = DecimalParts(isNegative: false, exponent: -1, low: low, high: high)
    let decimal = layout.storage(tenToThe38th).decimal
    #expect(try ExactDecimal(decimal).description == "10000000000000000000000000000000000000")
    let small = DecimalParts(isNegative: true, exponent: -40, low: 1200, high: 0)
    #expect(
      try ExactDecimal(layout.storage(small).decimal).description
        == "-0.00000000000000000000000000000000000012")
  }

  @Test func zeroHasNoSignAndZerosAtTheEndGo() throws {
    let zero = try #require(ExactDecimal("-0.00"))
    #expect(Decimal(zero) == 0)
    #expect(!Decimal(zero).isNaN)
    #expect(Decimal(minorUnits: 0, scale: 2) == 0)
    #expect(Decimal(try #require(ExactDecimal("12.50"))).description == "12.5")
    let wide = try #require(ExactDecimal("98765432109876543210987654321.500"))
    #expect(Decimal(wide).description == "98765432109876543210987654321.5")
    #expect(Decimal(wide).exponent == -1)
  }

  @Test(
    arguments: [
      (123_456, 2, "1234.56"), (-5, 3, "-0.005"), (7, 0, "7"), (7, -3, "7"),
      (Int64.min, 2, "-92233720368547758.08"), (Int64.max, 4, "922337203685477.5807"),
    ] as [(Int64, Int, String)])
  func minorUnitsBecomeDecimals(units: Int64, scale: Int, expected: String) {
    #expect(Decimal(minorUnits: units, scale: scale).description == expected)
  }

  @Test func decimalsBecomeMinorUnitsOrSayWhyNot() throws {
    let dollars = CurrencyStyle(.usd, in: "en-US")
    let cents = try #require(Decimal(string: "12.34"))
    #expect(try dollars.minorUnits(cents) == 1234)
    #expect(try dollars.minorUnits(-12) == -1200)
    #expect(dollars.decimal(minorUnits: 1234) == cents)
    // Forints have two minor unit digits, whatever is shown.
    #expect(try CurrencyStyle(.huf, in: "hu-HU").minorUnits(cents) == 1234)
    #expect(try CurrencyStyle(.bhd, in: "ar-BH").minorUnits(cents) == 12_340)
    #expect(throws: DecimalError.fractionOfMinorUnit(digits: 0)) {
      try CurrencyStyle(.jpy, in: "ja-JP").minorUnits(cents)
    }
    let half = try #require(Decimal(string: "0.005"))
    #expect(throws: DecimalError.fractionOfMinorUnit(digits: 2)) { try dollars.minorUnits(half) }
    let most = try #require(Decimal(string: "92233720368547758.07"))
    #expect(try dollars.minorUnits(most) == .max)
    #expect(throws: DecimalError.outOfRange) { try dollars.minorUnits(most + cents) }
    #expect(throws: DecimalError.notANumber) { try dollars.minorUnits(.nan) }
  }

  @Test func everyErrorSaysWhatHelps() {
    #expect("\(DecimalError.notANumber)" == "the decimal is NaN; an amount is a number")
    #expect(
      "\(DecimalError.tooManyDigits)" == "the decimal needs more than 38 digits; round it first")
    #expect(
      "\(DecimalError.fractionOfMinorUnit(digits: 2))"
        == "the decimal has more than the 2 fraction digits of the currency's minor unit; round it"
        + " first")
    #expect(
      "\(DecimalError.outOfRange)"
        == "the decimal has more minor units than an Int64 counts; keep it as a decimal")
  }

  /// Both orders of bits are read and written alike: what Apple's systems have is not seen here.
  @Test(arguments: DecimalLayout.allCases)
  func bothLayoutsAreReadAsWritten(layout: DecimalLayout) {
    for (low, high) in [(UInt64(1), UInt64(0)), (0x1_0000, 0), (7, 9), (.max, .max)] {
      for exponent in [-128, -2, 0, 127] {
        for isNegative in [true, false] {
          let parts = DecimalParts(
            isNegative: isNegative, exponent: exponent, low: low, high: high)
          #expect(layout.parts(layout.storage(parts)) == parts)
        }
      }
    }
  }

  /// `NSDecimal` in C: `int _exponent:8; unsigned _length:4, _isNegative:1, _isCompact:1,
  /// _reserved:18`, from the lowest bit on; words beyond the length are not zero.
  @Test func theLayoutInCIsReadFromItsBytes() {
    let storage = DecimalStorage(
      exponent: -2, head: 0b0011_0010, low: 0xFFFF_FFFF_0001_E240, high: 0xFFFF)
    #expect(
      DecimalLayout.lowestFirst.parts(storage)
        == DecimalParts(isNegative: true, exponent: -2, low: 123_456, high: 0))
    let nan = DecimalStorage(exponent: 0, head: 0b0001_0000, low: 5, high: 0)
    #expect(DecimalLayout.lowestFirst.parts(nan).isNaN)
  }

  @Test func anyAmountComesBack() throws {
    let seed = TestSeed()
    var random = seed.generator
    for _ in 0..<20_000 {
      let high = random.next() >> UInt64.random(in: 0...64, using: &random)
      let scale = Int.random(in: 0...38, using: &random)
      guard
        let amount = ExactDecimal(
          isNegative: Bool.random(using: &random), high: high, low: random.next(), scale: scale)
      else { continue }
      let decimal = Decimal(amount)
      // Through text is another way altogether.
      #expect(decimal == Decimal(string: amount.description), "\(amount) \(seed)")
      #expect(
        decimal.hashValue == Decimal(string: amount.description)?.hashValue, "\(amount) \(seed)")
      let back = try ExactDecimal(decimal)
      #expect(Decimal(back) == decimal, "\(amount) \(seed)")
      #expect(Decimal(string: back.description) == decimal, "\(amount) \(seed)")
    }
  }
}
