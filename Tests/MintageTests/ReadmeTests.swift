import Mintage
import MintageNames
import MintageNotation
import Testing

/// The README's examples, as they stand there.
@Suite struct ReadmeTests {
  @Test func firstScreen() {
    let price = CurrencyStyle(.usd, in: "en-US")
    #expect(price.string(minorUnits: 123_456) == "$1,234.56")
    #expect(CurrencyStyle(.chf, in: "de-CH").string(minorUnits: -123_456) == "CHF-1'234.56")
    #expect(CurrencyStyle(.jpy, in: "ja-JP").string(minorUnits: 1_234) == "￥1,234")
    #expect(CurrencyStyle(.inr, in: "hi-IN").string(minorUnits: 123_456_789) == "₹12,34,567.89")
  }

  @Test func aStyleAndItsWaysToWrite() throws {
    let style = CurrencyStyle(.usd, in: "en-CA", options: StyleOptions(width: .narrow))
    #expect(style.string(minorUnits: 500) == "$5.00")
    #expect(try style.string(ExactDecimal(parsing: "1234.565")) == "$1,234.56")
    var text = CurrencyText()
    style.write(minorUnits: 500, into: &text)
    #expect(unsafe text.withUTF8 { unsafe $0.elementsEqual("$5.00".utf8) })
    let count = try unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { buffer in
      try unsafe style.write(minorUnits: 500, into: buffer)
    }
    #expect(count == 5)
  }

  @Test func namesCompactAndSkeletons() throws {
    let compact = AmountStyle(
      .usd, in: "en-US", options: AmountOptions(notation: .compactShort), notation: .default)
    #expect(compact.string(minorUnits: 1_234_500) == "$12K")
    let named = AmountStyle(.usd, in: "en-US", names: .default)
    #expect(named.string(minorUnits: 123_450) == "1,234.50 US dollars")
    let skeleton = try AmountSkeleton("unit-width-narrow .00/w sign-accounting")
    let style = AmountStyle(.usd, in: "en-CA", options: skeleton.options)
    #expect(style.string(minorUnits: -50_000) == "($500)")
    let bulgaria = try #require(RegionCode("BG"))
    let day = try #require(CalendarDate(year: 2026, month: 1, day: 15))
    #expect(CurrencyHistory.default.currencies(of: bulgaria, on: day) == [.eur, .bgn])
    #expect(CurrencyHistory.default.currency(numericCode: 840) == .usd)
  }

  @Test func rangesAndParts() throws {
    let plain = AmountStyle(.eur, in: "de-DE", notation: .default)
    let (three, five) = (try ExactDecimal(parsing: "3"), try ExactDecimal(parsing: "5"))
    #expect(try plain.string(from: three, to: five) == "3,00–5,00\u{A0}€")
    #expect(
      try plain.parts(three).map(\.field) == [.integer, .decimal, .fraction, .literal, .currency])
  }

  @Test func reading() throws {
    let reader = CurrencyReader(.usd, in: "en-US", names: .default)
    #expect(reader.read("(1.234,56) US$").amount == ExactDecimal("-1234.56"))
    #expect(reader.read("12 US dollars").amount == ExactDecimal("12"))
    #expect(reader.read("CA$12").failure?.reason == .otherCurrency(.cad))
    #expect(reader.read("CA$12").failure?.offset == 0)
    #expect(reader.read("1,23.4").failure?.reason == .wrongGrouping)
    #expect(reader.read("1,23.4").failure?.offset == 1)
    #expect(
      ReadingRow.word(CurrencyReader(.eur, in: "fr").read("1.234")) == "!ambiguous(1234, 1.234)")
    #expect(try reader.minorUnits("$1,234.56") == 123_456)
  }

  @Test func minorUnitsAreISOsAndDigitsShownCLDRs() {
    #expect(CurrencyStyle(.huf, in: "hu").string(minorUnits: 123_456) == "1235\u{A0}Ft")
    let iso = CurrencyStyle(.huf, in: "hu", options: StyleOptions(fractionDigits: .iso))
    #expect(iso.string(minorUnits: 123_456) == "1234,56\u{A0}Ft")
    #expect(ExactDecimal("12,3,4") == nil)
    #expect(ExactDecimal("NaN") == nil)
  }

  @Test func identifiersAndTables() {
    let german: LocaleIdentifier = "de-DE"
    #expect(german.resolved() == "de_DE")
    #expect(german.defaultCurrency() == .eur)
    #expect(CurrencyTables.default.versions.icu == "78.3")
    #expect(CurrencyTables.default.currencyCount == 309)
    #expect(CurrencyTables.default.info(.huf)?.minorUnitDigits == 2)
    #expect(CurrencyCode("eur") == .eur)
  }

  @Test func parityAndClean() {
    let clean = StyleOptions(resolution: .clean)
    #expect(CurrencyStyle(.usd, in: "en-DE").string(minorUnits: 123_450) == "US$1,234.50")
    #expect(
      CurrencyStyle(.usd, in: "en-DE", options: clean).string(minorUnits: 123_450)
        == "1.234,50\u{A0}US$")
    var hidden = StyleOptions(width: .none)
    #expect(CurrencyStyle(.usd, in: "fr", options: hidden).string(minorUnits: 500) == "5,00\u{A0}")
    hidden.resolution = .clean
    #expect(CurrencyStyle(.usd, in: "fr", options: hidden).string(minorUnits: 500) == "5,00")
  }
}
