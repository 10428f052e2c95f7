import MintageCore
import Testing

@testable import MintageCompiler

/// A subset must say for what it holds exactly what the whole says.
@Suite struct SubsetTests {
  private static let locales = [
    "de_CH", "en_US", "ar_EG", "pt_PT", "zh_Hant_HK", "iw", "en_150", "fa_IR",
  ]
  private static let currencies = ["CHF", "EUR", "IRR", "JPY", "TWD", "USD"]

  @Test func formatsAsTheWholeDoes() throws {
    let whole = try CommittedDataTests.loaded.get()
    let subset = try whole.subset(
      locales: SubsetTests.locales, currencies: SubsetTests.currencies)
    let packed = (try StyleTablesPacker.pack(subset), try StyleTablesPacker.pack(whole))
    #expect(packed.0.bytes.count * 7 < packed.1.bytes.count)
    // Members of kept families too: their fallback must lead to the same place.
    let identifiers =
      SubsetTests.locales + ["de_LI_1901", "he_IL", "en_DE", "ar_XX", "zh_HK", "pt"]
    try packed.0.withTables { small in
      try packed.1.withTables { large in
        for identifier in identifiers {
          for code in SubsetTests.currencies {
            try compare(identifier, code, small, large)
          }
        }
      }
    }
  }

  private func compare(
    _ identifier: String, _ code: String, _ small: CurrencyTables, _ large: CurrencyTables
  ) throws {
    let locale = LocaleIdentifier(identifier)
    let currency = try #require(CurrencyCode(code))
    guard small.resolvedLocale(for: locale) == large.resolvedLocale(for: locale) else { return }
    for width in SymbolWidth.allCases {
      let options = StyleOptions(width: width)
      let texts = [small, large].map {
        CurrencyStyle(currency, in: locale, options: options, tables: $0)
          .string(minorUnits: -123_456_789)
      }
      #expect(texts[0] == texts[1], "\(identifier) \(code) \(width)")
    }
  }

  @Test func keepsParentsAndTargets() throws {
    let whole = try CommittedDataTests.loaded.get()
    let subset = try whole.subset(locales: ["en_AT", "zh_TW"], currencies: ["EUR"])
    #expect(
      Set(["root", "en", "en_001", "en_150", "en_AT", "zh_Hant"]).isSubset(of: subset.locales.keys))
    #expect(subset.fallback.aliases["zh_TW"] == "zh_Hant_TW")
    #expect(subset.locales["de"] == nil)
    #expect(subset.locales["en_AT"]?.symbols.symbol.count == subset.currencies.count)
    #expect(subset.writtenCurrencies == ["EUR"])
  }

  /// ISO 4217 has no minor unit for the yen and four digits for CLF: without the facts a left-out
  /// currency's minor units would be read as hundredths.
  @Test(arguments: [
    ("JPY", "JPY\u{A0}1,234"), ("CLF", "CLF\u{A0}0.1234"), ("KWD", "KWD\u{A0}1.234"),
    ("CHF", "CHF\u{A0}12.34"), ("XXZ", "XXZ\u{A0}12.34"),
  ])
  func whatIsLeftOutKeepsItsDigits(code: String, text: String) throws {
    let whole = try CommittedDataTests.loaded.get()
    let subset = try whole.subset(locales: ["en_US"], currencies: ["USD"])
    try StyleTablesPacker.pack(subset).withTables { tables in
      let currency = try #require(CurrencyCode(code))
      let style = CurrencyStyle(currency, in: "en-US", tables: tables)
      #expect(style.string(minorUnits: 1_234) == text)
      #expect(tables.info(currency)?.hasSymbols != true)
      #expect(tables.info(.init("USD")!)?.hasSymbols == true)
      #expect(tables.resolvedLocale(for: "fr-FR").description == "root")
      #expect(tables.resolvedLocale(for: "en-GB").description == "en")
      // en-US with en and root.
      #expect(tables.versions.kept == "3 of 907 locales, 1 of 309 currencies")
    }
  }

  /// ICU writes every currency of `en_DE` in the euro's own format, chosen or not.
  @Test func theFormatOfTheRegionsCurrencyStays() throws {
    let whole = try CommittedDataTests.loaded.get()
    let subset = try whole.subset(locales: ["en_DE"], currencies: ["USD"])
    let texts = try [subset, whole].map { snapshot in
      try StyleTablesPacker.pack(snapshot).withTables { tables in
        CurrencyStyle(try #require(CurrencyCode("USD")), in: "en-DE", tables: tables)
          .string(minorUnits: 123_456)
      }
    }
    #expect(texts[0] == texts[1])
  }

  @Test func namesWhatIsNotThere() throws {
    let whole = try CommittedDataTests.loaded.get()
    #expect(throws: SelectionError.unknownCurrency("EURO", nearest: [])) {
      try whole.subset(locales: ["de"], currencies: ["EURO"])
    }
    #expect(throws: SelectionError.unknownLocale("xx_YY", nearest: [])) {
      try whole.subset(locales: ["xx_YY"], currencies: ["EUR"])
    }
  }
}
