import Foundation
import MintageFoundation
import MintageNames
import Testing

@Suite struct FormatStyleTests {
  private let german = Locale(identifier: "de_DE")
  private let american = Locale(identifier: "en_US")

  @Test func decimalsAreFormatted() throws {
    let price = try #require(Decimal(string: "1234.56"))
    #expect(price.formatted(.mintage(.usd, in: american)) == "$1,234.56")
    #expect(price.formatted(.mintage(.eur, in: german)) == "1.234,56\u{A0}€")
    #expect(
      (-price).formatted(
        .mintage(.usd, in: american, options: StyleOptions(width: .code, form: .accounting)))
        == "(USD\u{A0}1,234.56)")
    #expect(
      price.formatted(
        .mintage(.usd, in: american, options: AmountOptions(precision: .unlimited)))
        == "$1,234.56")
    #expect(
      price.formatted(.mintage(.usd, in: american, options: AmountOptions(), names: .default))
        == "1,234.56 US dollars")
  }

  /// What SwiftUI's `Text` does with the environment's locale.
  @Test func aStyleTakesAnotherLocale() throws {
    let price = try #require(Decimal(string: "1234.56"))
    let style = CurrencyFormatStyle(.eur, in: american)
    #expect(price.formatted(style) == "€1,234.56")
    #expect(price.formatted(style.locale(german)) == "1.234,56\u{A0}€")
    #expect(style.locale(german) == CurrencyFormatStyle(.eur, in: german))
    #expect(style.locale(german) != style)
    #expect(Set([style, style.locale(american)]).count == 1)
  }

  @Test func integersAreMinorUnits() throws {
    #expect(123_456.formatted(.mintage(minorUnits: .usd, in: american)) == "$1,234.56")
    #expect(Int8(-5).formatted(.mintage(minorUnits: .usd, in: american)) == "-$0.05")
    #expect(
      UInt64.max.formatted(.mintage(minorUnits: .jpy, in: american))
        == "¥18,446,744,073,709,551,615")
    let style = MinorUnitFormatStyle<Int>(CurrencyFormatStyle(.eur, in: german))
    #expect(try style.parseStrategy.parse("1.234,5 €") == 123_450)
    #expect(try MinorUnitFormatStyle<Int8>(style.style).parseStrategy.parse("-1,28") == -128)
    #expect(throws: DecimalError.outOfRange) {
      try MinorUnitFormatStyle<Int8>(style.style).parseStrategy.parse("1,28")
    }
    #expect(7.formatted(style.locale(american)) == "€0.07")
  }

  /// `Text(_:format:)` and `TextField(_:value:format:)` of SwiftUI are declared like these.
  private func text<Style: FormatStyle>(_ input: Style.FormatInput, format: Style) -> String
  where Style.FormatInput: Equatable, Style.FormatOutput == String {
    format.format(input)
  }

  private func field<Style: ParseableFormatStyle>(
    _ text: String, value: Style.FormatInput?, format: Style
  ) throws -> Style.FormatInput where Style.FormatOutput == String {
    try format.parseStrategy.parse(text)
  }

  @Test func stylesAreFoundByTheirNameInGenericCalls() throws {
    let price: Decimal = 12
    let optional: Decimal? = nil
    let cents = 1_200
    #expect(text(price, format: .mintage(.usd, in: american)) == "$12.00")
    #expect(text(cents, format: .mintage(minorUnits: .usd, in: american)) == "$12.00")
    #expect(try field("$12", value: price, format: .mintage(.usd, in: american)) == price)
    #expect(try field("$12", value: optional, format: .mintage(.usd, in: american)) == price)
    #expect(
      try field("$12", value: cents, format: .mintage(minorUnits: .usd, in: american)) == cents)
  }

  @Test func textIsReadWholeOrRefused() throws {
    let strategy = CurrencyFormatStyle(.eur, in: german).parseStrategy
    #expect(try strategy.parse("1.234,50 €") == Decimal(string: "1234.5"))
    #expect(try Decimal("(12,5) EUR", strategy: strategy) == Decimal(string: "-12.5"))
    let failure = #expect(throws: ReadingFailure.self) { try strategy.parse("$ 12") }
    #expect(failure?.reason == .otherCurrency(.usd))
    #expect(
      failure?.localizedDescription
        == "the amount is in another currency, USD (at byte 0)")
    let french = Locale(identifier: "fr_FR")
    #expect(throws: ReadingFailure.self) {
      try Decimal("1.234", strategy: .mintage(.eur, in: french))
    }
    #expect(
      try Decimal("1.234", strategy: .mintage(.eur, in: french, ambiguity: .localeReading)) == 1234)
    #expect(throws: ReadingFailure.self) {
      try Decimal("EUR 12", strategy: .mintage(.eur, in: german, mode: .strict))
    }
  }

  /// A person's separators are read as they are written: never one for the other.
  @Test func ownSeparatorsAreReadBack() throws {
    var overrides = AmountOverrides()
    overrides.decimalSeparator = OwnText(",")
    overrides.groupingSeparator = OwnText(".")
    overrides.symbol = OwnText("Dinar")
    let style = CurrencyFormatStyle(
      .bhd, in: american, options: AmountOptions(overrides: overrides))
    for text in ["12.345", "12345.678", "-0.5", "1234567"] {
      let amount = try #require(Decimal(string: text))
      #expect(try style.parseStrategy.parse(style.format(amount)) == amount, "\(text)")
    }
    #expect(style.format(12_345) == "Dinar\u{A0}12.345,000")
    #expect(try style.parseStrategy.parse("12,345") == Decimal(string: "12.345"))
  }

  @Test func whatIsNoAmountIsWrittenAsItIs() throws {
    let style = CurrencyFormatStyle(.usd, in: american)
    #expect(style.format(.nan) == "NaN")
    let large = try #require(Decimal(string: "1e40"))
    #expect(style.format(large) == large.description)
    #expect(AttributedString("NaN") == style.attributed.format(.nan))
    let exact = CurrencyFormatStyle(
      .usd, in: american, options: StyleOptions(rounding: .unnecessary))
    #expect(exact.format(try #require(Decimal(string: "1.005"))) == "1.005")
    #expect(exact.format(1) == "$1.00")
  }

  /// 38 digits of four bytes each, with separators, are more than a `CurrencyText` holds.
  @Test func longTextIsWrittenWhole() throws {
    let chakma = Locale(identifier: "ccp")
    let digits = "-" + String(repeating: "9", count: 38)
    let text = try #require(Decimal(string: digits)).formatted(
      .mintage(.usd, in: chakma, options: StyleOptions(width: .code, fractionDigits: .exactly(20))))
    #expect(text.utf8.count > CurrencyText.capacity)
    #expect(text.filter { $0.wholeNumberValue == 9 }.count == 38)
    #expect(text.filter { $0.wholeNumberValue == 0 }.count == 20)
  }

  @Test func textIsThatOfTheStyle() throws {
    let amount = try #require(Decimal(string: "-1234.5"))
    let style = CurrencyStyle(.chf, in: "de-CH")
    #expect(try style.string(amount) == "CHF-1'234.50")
    var text = CurrencyText()
    try style.write(amount, into: &text)
    #expect(text.string == "CHF-1'234.50")
    #expect(throws: DecimalError.notANumber) { try style.string(Decimal.nan) }
  }
}
