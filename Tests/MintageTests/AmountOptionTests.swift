import Mintage
import MintageNames
import Testing

@Suite("Options of amounts that ICU has no skeleton for") struct AmountOptionTests {
  @Test("Symbols and separators of the caller's own")
  func overrides() throws {
    var overrides = AmountOverrides()
    overrides.symbol = OwnText("US$")
    overrides.decimalSeparator = OwnText(",")
    overrides.groupingSeparator = OwnText("\u{202F}")
    let style = AmountStyle(.usd, in: "en-US", options: AmountOptions(overrides: overrides))
    #expect(style.string(minorUnits: -123_456) == "-US$1\u{202F}234,56")
  }

  @Test("A symbol of letters is set off from the number, a symbol character is not")
  func spacing() {
    for (symbol, expected) in [("pts", "pts\u{A0}5.00"), ("₿", "₿5.00"), ("A$", "A$5.00")] {
      var overrides = AmountOverrides()
      overrides.symbol = OwnText(symbol)
      let style = AmountStyle(.usd, in: "en-US", options: AmountOptions(overrides: overrides))
      #expect(style.string(minorUnits: 500) == expected)
    }
  }

  @Test(
    "Bytes that are no UTF-8 are no text (Unicode, table 3-7)",
    arguments: [
      [0xFF], [0x80], [0xC3], [0xE2, 0x82], [0x24, 0xE3], [0xE2, 0x24, 0x82], [0xC0, 0x80],
      [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x92], [0xF4, 0x90, 0x80, 0x80],
    ] as [[UInt8]])
  func illFormedText(bytes: [UInt8]) {
    let text = unsafe bytes.withUnsafeBufferPointer { unsafe OwnText(utf8: $0) }
    #expect(text == nil)
  }

  @Test(
    "Characters of every length are text",
    arguments: ["$", "£", "€", "𞥐", "US$", "د.إ.\u{200F}"])
  func wellFormedText(text: String) {
    let bytes = Array(text.utf8)
    let own = unsafe bytes.withUnsafeBufferPointer { unsafe OwnText(utf8: $0) }
    #expect(own?.description == text)
  }

  @Test("A custom currency without digits")
  func customCurrency() throws {
    var overrides = AmountOverrides()
    overrides.minorUnitDigits = 0
    let points = try #require(CurrencyCode("PTS"))
    let style = AmountStyle(points, in: "en-US", options: AmountOptions(overrides: overrides))
    #expect(style.minorUnitDigits == 0)
    #expect(style.string(minorUnits: 1_500) == "PTS\u{A0}1,500")
  }

  @Test("Digits of ISO 4217, of CLDR and of cash differ, and the caller chooses")
  func digitSources() {
    func text(_ digits: FractionDigits) -> String {
      AmountStyle(
        .huf, in: "en-US", options: AmountOptions(StyleOptions(fractionDigits: digits))
      ).string(minorUnits: 123_450)
    }
    #expect(text(.currency) == "HUF\u{A0}1,234")
    #expect(text(.iso) == "HUF\u{A0}1,234.50")
    #expect(text(.cash) == "HUF\u{A0}1,235")
  }

  @Test("Plain spaces for files and terminals")
  func plainSpaces() {
    let plain = AmountOptions(usesPlainSpaces: true)
    #expect(
      AmountStyle(.eur, in: "fr-FR", options: plain).string(minorUnits: 123_456)
        == "1 234,56 €")
    #expect(
      AmountStyle(.ils, in: "he", options: plain).string(minorUnits: -123_456)
        == "-1,234.56 ₪")
  }

  @Test("Whole amounts without their fraction, and none but those")
  func hidesZeroFraction() {
    let style = AmountStyle(.usd, in: "en-US", options: AmountOptions(hidesZeroFraction: true))
    #expect(style.string(minorUnits: 50_000) == "$500")
    #expect(style.string(minorUnits: 50_050) == "$500.50")
  }

  @Test("No minus before zero")
  func negativeZero() throws {
    let style = AmountStyle(
      .usd, in: "en-US", options: AmountOptions(StyleOptions(sign: .negative)))
    #expect(try style.string(try #require(ExactDecimal("-0.001"))) == "$0.00")
  }

  @Test("Names alone and in each plural category")
  func names() {
    func name(_ locale: LocaleIdentifier, _ category: PluralCategory?) -> String {
      CurrencyNames.default.name(of: .usd, in: locale, category: category, tables: .default)
    }
    #expect(name("en-US", nil) == "US Dollar")
    #expect(name("en-US", .one) == "US dollar")
    #expect(name("en-US", .other) == "US dollars")
    #expect(name("pl", .few) == "dolary amerykańskie")
    #expect(name("de-CH", nil) == "US-Dollar")
    #expect(name("xx", nil) == "USD")
  }

  @Test("A buffer that is too small says how much is needed")
  func smallBuffer() throws {
    let style = AmountStyle(.usd, in: "en-US", names: .default)
    let amount = try #require(ExactDecimal("1234.5"))
    let needed = try style.string(amount).utf8.count
    var small = [UInt8](repeating: 0, count: needed - 1)
    #expect(throws: WriteError.bufferTooSmall(needed: needed)) {
      try unsafe small.withUnsafeMutableBufferPointer { try unsafe style.write(amount, into: $0) }
    }
    var text = CurrencyText()
    try style.write(amount, into: &text)
    #expect(text.string == "1,234.50 US dollars")
  }

  @Test(arguments: [
    ("currency/EUR percent .00", SkeletonError.Reason.notForCurrency, "percent"),
    ("currency/EUR bogus", .unknown, "bogus"),
    ("currency/EURO", .badOption, "currency/EURO"),
    (".00 integer-width/0#", .badOption, "integer-width/0#"),
    ("latin unit-width-huge", .badOption, "unit-width-huge"),
    ("@@#@", .badOption, "@@#@"), ("scientific/ee", .badOption, "scientific/ee"),
    ("E+!", .badOption, "E+!"),
    ("measure-unit/length-meter", .notForCurrency, "measure-unit/length-meter"),
  ])
  func skeletonErrorsNameTheStem(text: String, reason: SkeletonError.Reason, stem: String) {
    do {
      _ = try AmountSkeleton(text)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.reason == reason && error.stem(in: text) == stem)
    }
  }
}
