import MintageCore
import Testing

@testable import MintageCompiler

@Suite struct ConformanceStyleTests {
  @Test(arguments: [
    ("symbol", "currency/USD"),
    ("narrow-accounting", "currency/USD unit-width-narrow sign-accounting"),
    ("code-always", "currency/USD unit-width-iso-code sign-always"),
    ("formal", "currency/USD unit-width-formal"),
    ("variant", "currency/USD unit-width-variant"),
    ("none-accounting-always", "currency/USD unit-width-hidden sign-accounting-always"),
    ("accounting-except-zero", "currency/USD sign-accounting-except-zero"),
    ("accounting-negative", "currency/USD sign-accounting-negative"),
    ("accounting-never", "currency/USD sign-never"),
    ("never", "currency/USD sign-never"),
    ("group-always", "currency/USD group-on-aligned"),
    ("group-min2", "currency/USD group-min2"),
    ("cash-round-half-odd", "currency/USD precision-currency-cash rounding-mode-half-odd"),
    ("round-half-even", "currency/USD"),
    ("iso", "currency/USD .000"),
    ("fraction-0", "currency/USD precision-integer"),
    ("fraction-1-4", "currency/USD .0###"),
    ("fraction-20", "currency/USD .00000000000000000000"),
  ])
  func skeletonsAreICUs(name: String, skeleton: String) throws {
    let style = try #require(ConformanceStyle.named(name))
    #expect(style.skeleton(currency: "USD", minorUnitDigits: 3) == skeleton)
  }

  @Test func namesAreUnique() {
    let names = ConformanceStyle.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(ConformanceStyle.named("no-such-style") == nil)
  }

  /// A value that is added to an option must be compared with ICU, too.
  @Test func everyValueOfEveryOptionIsCompared() {
    let options = ConformanceStyle.all.map(\.options)
    for width in SymbolWidth.allCases {
      for form in CurrencyForm.allCases {
        #expect(options.contains { $0.width == width && $0.form == form }, "\(width) \(form)")
      }
    }
    for sign in SignDisplay.allCases {
      for form in CurrencyForm.allCases {
        #expect(options.contains { $0.sign == sign && $0.form == form }, "\(sign) \(form)")
      }
    }
    for grouping in Grouping.allCases { #expect(options.contains { $0.grouping == grouping }) }
    for mode in RoundingMode.allCases {
      for digits in [FractionDigits.currency, .cash] {
        #expect(options.contains { $0.rounding == mode && $0.fractionDigits == digits }, "\(mode)")
      }
    }
    #expect(options.contains { $0.fractionDigits == .iso })
  }

  @Test func amountsAreTheOnesPromised() {
    let amounts = ConformanceAmounts(fractionDigits: 2, minorUnitDigits: 3)
    let general = amounts[.general]
    #expect(general.count == 23)
    #expect(general.map(\.text).suffix(2) == ["92233720368547758.07", "-92233720368547758.08"])
    #expect(amounts[.rounding].count == 23 + ConformanceAmounts.rounding.count)
    #expect(amounts[.minorUnits].map(\.text).contains("-0.025"))
    for amount in general + amounts[.rounding] + amounts[.minorUnits] {
      #expect(ExactDecimal(amount.text) == amount.exact)
      #expect(amount.characters.map { UInt8(bitPattern: $0) } == Array(amount.text.utf8))
      if let count = amount.minorUnits {
        let same = ExactDecimal(minorUnits: count, scale: 3)
        #expect(same.minorUnits(scale: 3) == amount.exact.minorUnits(scale: 3))
      }
    }
    let negativeZero = general.first { $0.text == "-0" }
    #expect(negativeZero?.exact.isNegative == true)
    #expect(negativeZero?.minorUnits == nil)
    #expect(general.first { $0.text == "-1234.5" }?.minorUnits == -1_234_500)
  }
}
