import Foundation
import MintageEntry
import MintageFoundation
import MintageNames
import Testing

/// Values come back from what they are encoded as, which stays what it is.
@Suite struct CodingTests {
  private func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func decode<Value: Decodable>(_ text: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }

  private func expect<Value: Codable & Equatable>(_ value: Value, _ text: String) throws {
    #expect(try encode([value]) == "[\(text)]")
    let back: [Value] = try decode("[\(text)]")
    #expect(back == [value])
  }

  @Test func valuesAreText() throws {
    try expect(CurrencyCode.eur, #""EUR""#)
    try expect(try #require(ExactDecimal("-1234.50")), #""-1234.50""#)
    try expect(try #require(ExactDecimal("-0.00")), #""-0.00""#)
    try expect("ar-EG-u-nu-latn" as LocaleIdentifier, #""ar_EG@numbers=latn""#)
    try expect(LocaleIdentifier(), #""root""#)
    try expect(NumberingSystem.latin, #""latn""#)
    try expect(try #require(OwnText("kr.")), #""kr.""#)
  }

  /// The names of all cases: they are in files that people keep.
  @Test func casesAreNames() throws {
    func names<Case: CaseIterable & Codable & Equatable>(_ type: Case.Type) throws -> String {
      let text = try encode(Array(Case.allCases))
      let back: [Case] = try decode(text)
      #expect(back == Array(Case.allCases))
      return text.filter { !#"[]""#.contains($0) }
    }
    #expect(try names(SymbolWidth.self) == "symbol,narrow,code,formal,variant,none")
    #expect(try names(CurrencyForm.self) == "standard,accounting")
    #expect(try names(SignDisplay.self) == "automatic,always,never,exceptZero,negative")
    #expect(try names(Grouping.self) == "automatic,always,off,minimumTwo,thousands")
    #expect(
      try names(RoundingMode.self)
        == "halfEven,halfUp,halfDown,halfOdd,halfCeiling,halfFloor,up,down,ceiling,floor,unnecessary"
    )
    #expect(try names(Resolution.self) == "parity,clean")
    #expect(
      try names(Notation.self) == "standard,compactShort,compactLong,scientific,engineering")
    #expect(try names(ReadingMode.self) == "lenient,strict")
    #expect(try names(AmbiguityPolicy.self) == "refuse,localeReading")
    #expect(try names(EntryMode.self) == "centsFirst,decimalFirst")
  }

  @Test func optionsAreWhatDiffersFromTheDefault() throws {
    try expect(StyleOptions(), "{}")
    try expect(
      StyleOptions(
        width: .narrow, form: .accounting, sign: .always, grouping: .off, fractionDigits: .cash,
        rounding: .up, numberingSystem: .native, resolution: .clean),
      #"{"form":"accounting","fractionDigits":"cash","grouping":"off","numberingSystem":"native","#
        + #""resolution":"clean","rounding":"up","sign":"always","width":"narrow"}"#)
    try expect(
      StyleOptions(fractionDigits: .range(minimum: 0, maximum: 3)),
      #"{"fractionDigits":{"maximum":3,"minimum":0}}"#)
    try expect(StyleOptions(fractionDigits: .iso), #"{"fractionDigits":"iso"}"#)
    try expect(AmountOptions(), "{}")
    var overrides = AmountOverrides()
    overrides.symbol = OwnText("£")
    overrides.decimalSeparator = OwnText(",")
    overrides.groupingSeparator = OwnText(".")
    overrides.minorUnitDigits = 3
    try expect(
      AmountOptions(
        StyleOptions(width: .code), notation: .scientific,
        precision: .significant(minimum: 1, maximum: 3), hidesZeroFraction: true,
        minimumIntegerDigits: 2, maximumIntegerDigits: 5, alwaysShowsDecimal: true,
        minimumExponentDigits: 2, exponentSign: .always,
        multiplier: ExactDecimal(minorUnits: 5, scale: 1), usesPlainSpaces: true,
        overrides: overrides),
      #"{"alwaysShowsDecimal":true,"exponentSign":"always","hidesZeroFraction":true,"#
        + #""maximumIntegerDigits":5,"minimumExponentDigits":2,"minimumIntegerDigits":2,"#
        + #""multiplier":"0.5","notation":"scientific","#
        + #""overrides":{"decimalSeparator":",","groupingSeparator":".","minorUnitDigits":3,"#
        + #""symbol":"£"},"precision":{"significant":{"maximum":3,"minimum":1}},"#
        + #""style":{"width":"code"},"usesPlainSpaces":true}"#)
  }

  @Test func precisionsAreObjectsOfOneKey() throws {
    try expect(AmountPrecision.style, #"{"style":true}"#)
    try expect(
      AmountPrecision.increment(units: 5, scale: 2), #"{"increment":{"scale":2,"units":5}}"#)
    try expect(AmountPrecision.unrounded(minimumFraction: 2), #"{"unrounded":2}"#)
    try expect(
      AmountPrecision.combined(
        CombinedPrecision(fraction: (0, 2), significant: (1, 3), isStrict: true)),
      #"{"combined":{"isStrict":true,"maximumFraction":2,"maximumSignificant":3,"#
        + #""minimumFraction":0,"minimumSignificant":1,"retains":false}}"#)
  }

  /// A style comes back with the rules of the tables there are then.
  @Test func stylesAreWhatTheyWereMadeOf() throws {
    let style = CurrencyFormatStyle(
      .usd, in: Locale(identifier: "de_CH"), options: StyleOptions(width: .narrow))
    let text = try encode(style)
    #expect(text.contains(#""currency":"USD""#))
    #expect(text.contains(#""identifier":"de_CH""#))
    #expect(text.contains(#""options":{"style":{"width":"narrow"}}"#))
    #expect(text.utf8.count < 160)
    let back: CurrencyFormatStyle = try decode(text)
    #expect(back == style)
    #expect(back.format(5) == style.format(5))
    let units: MinorUnitFormatStyle<Int> = try decode(try encode(MinorUnitFormatStyle<Int>(style)))
    #expect(units.format(500) == style.format(5))
    let strategy: CurrencyParseStrategy = try decode(
      try encode(CurrencyParseStrategy(style, mode: .strict)))
    #expect(strategy == CurrencyParseStrategy(style, mode: .strict))
    let current: CurrencyFormatStyle = try decode(try encode(CurrencyFormatStyle(.usd)))
    #expect(current.locale == .autoupdatingCurrent)
  }

  @Test func namesAreAskedForOnDecoding() throws {
    let style = CurrencyFormatStyle(
      .usd, in: Locale(identifier: "en_US"), options: AmountOptions(), names: .default)
    let text = try encode(style)
    #expect(throws: DecodingError.self) { try decode(text) as CurrencyFormatStyle }
    let decoder = JSONDecoder()
    decoder.userInfo[.currencyNames] = CurrencyNames.default
    let back = try decoder.decode(CurrencyFormatStyle.self, from: Data(text.utf8))
    #expect(back.format(2) == "2.00 US dollars")
    #expect(back == style)
  }

  @Test func aFieldsStateComesBack() throws {
    let style = CurrencyStyle(.eur, in: "de-DE")
    var entry = CurrencyEntry(style, mode: .decimalFirst)
    for key in "1234,5" { entry.replaceSelection(with: String(key)) }
    entry.moveCaret(.left)
    let text = try encode(entry.saved)
    #expect(text.contains(#""amount":"1234.5""#))
    var other = CurrencyEntry(style, mode: .decimalFirst)
    other.restore(try decode(text))
    #expect(other.written.description == entry.written.description)
    #expect(other.selection == entry.selection)
    #expect(other.saved == entry.saved)
    var empty = CurrencyEntry(style, mode: .centsFirst)
    empty.replaceSelection(with: "-")
    let saved: SavedEntry = try decode(try encode(empty.saved))
    #expect(saved == empty.saved)
  }

  @Test(arguments: [
    (#""EURO""#, "'EURO' is no CurrencyCode; it is three ASCII letters, such as USD")
  ])
  func whatIsWrongIsSaid(text: String, message: String) throws {
    let error = #expect(throws: DecodingError.self) { try decode(text) as CurrencyCode }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == message)
  }

  @Test func unknownNamesAreRefused() {
    #expect(throws: DecodingError.self) { try decode(#""wide""#) as SymbolWidth }
    #expect(throws: DecodingError.self) { try decode(#""bank""#) as FractionDigits }
    #expect(throws: DecodingError.self) { try decode("{}") as AmountPrecision }
    #expect(throws: DecodingError.self) { try decode(#""12,5""#) as ExactDecimal }
    #expect(throws: DecodingError.self) { try decode(#""""#) as OwnText }
  }
}
