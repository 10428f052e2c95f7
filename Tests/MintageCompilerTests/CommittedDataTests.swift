import Testing

@testable import MintageCompiler

/// What the committed snapshot says, against facts known from elsewhere.
@Suite struct CommittedDataTests {
  static let loaded = Result {
    try SnapshotFolder(path: LiveICU.dataFolder).load()
  }
  let snapshot: Snapshot

  init() throws { snapshot = try Self.loaded.get() }

  @Test func countsAreThoseOfICU78() {
    #expect(snapshot.source.icu == "78.3")
    #expect(snapshot.currencies.count == 309)
    #expect(snapshot.locales.count == 907)
    #expect(snapshot.fallback.aliases.count == 53)
    #expect(snapshot.regions.values.count { $0.defaultCurrency != nil } == 266)
    #expect(snapshot.locales.values.map(\.ownFormats.count).reduce(0, +) == 61)
    #expect(snapshot.numberingSystems.values.count { $0.digits != nil } == 78)
  }

  @Test func separatorsOfTheTwoLocalesWithCurrencySeparators() throws {
    let swissFrench = try #require(snapshot.locales["fr_CH"]?.numbers["latn"])
    #expect(swissFrench.currencyDecimal == ".")
    #expect(swissFrench.decimal == ",")
    let austrian = try #require(snapshot.locales["de_AT"]?.numbers["latn"])
    #expect(austrian.currencyGroup == ".")
    #expect(snapshot.locales.filter { $0.value.numbers["latn"]?.currencyDecimal != nil }.count == 1)
    #expect(snapshot.locales.filter { $0.value.numbers["latn"]?.currencyGroup != nil }.count == 1)
  }

  /// ICU loses this inheritance if `nb` or `nn` is once opened directly.
  @Test(arguments: ["nb", "nn", "nb_NO", "nn_NO"])
  func norwegianInheritsFromNo(identifier: String) {
    #expect(snapshot.locales["no"]?.numbers["latn"]?.decimal == ",")
    #expect(snapshot.locales[identifier]?.numbers == snapshot.locales["no"]?.numbers)
  }

  @Test func escudosHaveTheirOwnFormat() throws {
    let formats = try #require(snapshot.locales["pt_CV"]?.ownFormats)
    #expect(
      formats == ["CVE": OwnFormat(pattern: "#,##0.00\u{A0}¤", decimal: "$", group: "\u{A0}")])
  }

  @Test func digitsOfBothKinds() throws {
    let dinar = try #require(snapshot.currencies["IQD"])
    #expect(dinar.digits == 0)
    #expect(dinar.isoDigits == 3)
    let forint = try #require(snapshot.currencies["HUF"])
    #expect((forint.digits, forint.cashDigits, forint.cashRounding) == (0, 0, 5))
    #expect(snapshot.currencies["CHF"]?.cashRounding == 5)
    #expect(snapshot.currencies["DKK"]?.cashRounding == 50)
    #expect(snapshot.currencies["XTS"]?.isoDigits == nil)
  }

  @Test func regionsWithTheirHistory() throws {
    let bulgaria = try #require(snapshot.regions["BG"])
    #expect(bulgaria.defaultCurrency == "EUR")
    #expect(
      bulgaria.uses.first
        == RegionCurrency(
          currency: "EUR", from: "2026-01-01", to: nil, tender: true))
    #expect(snapshot.regions["US"]?.uses.contains { !$0.tender } == true)
  }

  @Test(arguments: [
    ("pt_FR", "pt_PT"), ("es_JP", "es_419"), ("zh_US", "zh_Hant"), ("zh_Hans_US", "zh_Hans"),
    ("sr_RO", "sr_Cyrl"), ("ky_TR", "ky"), ("uz_CN", "uz_Cyrl"), ("uz_AF", "uz_Arab_AF"),
    ("xx_YY", "root"),
    ("en_Latn_US", "en_US"), ("iw_US", "he"), ("zh_TW", "zh_Hant_TW"), ("de_AT_1901", "de_AT"),
  ])
  func unknownIdentifiersFindALocale(identifier: String, expected: String) {
    let locales = snapshot.locales
    #expect(
      snapshot.fallback.locale(for: identifier) { locales[$0] != nil } == expected)
  }
}
