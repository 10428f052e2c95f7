import Mintage
import Testing

@Suite("Region history") struct CurrencyHistoryTests {
  private let history = CurrencyHistory.default

  private func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

  @Test("Bulgaria's euro and lev overlap for a month")
  func overlap() throws {
    let bulgaria = try #require(RegionCode("BG"))
    #expect(history.currencies(of: bulgaria, on: try day("2025-12-31")) == [.bgn])
    #expect(history.currencies(of: bulgaria, on: try day("2026-01-01")) == [.eur, .bgn])
    #expect(history.currencies(of: bulgaria, on: try day("2026-01-31")) == [.eur, .bgn])
    #expect(history.currencies(of: bulgaria, on: try day("2026-02-01")) == [.eur])
    #expect(history.currency(of: bulgaria, on: try day("2025-12-31")) == .bgn)
    #expect(history.currency(of: bulgaria, on: try day("2026-01-15")) == .eur)
    #expect(history.isInUse(.bgn, in: bulgaria, on: try day("2026-01-15")))
    #expect(!history.isInUse(.bgn, in: bulgaria, on: try day("2026-02-15")))
  }

  @Test("Funds codes are in use and are not tender")
  func funds() throws {
    let chile = try #require(RegionCode("CL"))
    let today = try day("2026-06-01")
    #expect(history.currencies(of: chile, on: today) == [.clp])
    #expect(history.currencies(of: chile, on: today, tender: false).contains(.clf))
    #expect(!history.isTender(.clf, on: today))
    #expect(!history.isTender(.xau, on: today))
    #expect(history.isTender(.usd, on: today))
  }

  @Test("A currency is historic once nobody uses it")
  func historic() throws {
    #expect(history.isHistoric(.dem, on: try day("2026-06-01")))
    #expect(!history.isHistoric(.dem, on: try day("1990-06-01")))
    #expect(!history.isHistoric(.eur, on: try day("2026-06-01")))
    #expect(!history.tenderCurrencies(on: try day("2026-06-01")).contains(.hrk))
    #expect(history.tenderCurrencies(on: try day("2020-06-01")).contains(.hrk))
  }

  @Test("Numbers lead to the code that ISO 4217 lists, else to the one used last")
  func numbers() {
    #expect(history.currency(numericCode: 840) == .usd)
    #expect(history.currency(numericCode: 978) == .eur)
    #expect(history.currency(numericCode: 8) == .all)
    #expect(history.currency(numericCode: 532) == .xcg)
    #expect(history.currency(numericCode: 891) == .csd)
    #expect(history.currency(numericCode: 0) == nil)
    #expect(history.currency(numericCode: 1) == nil)
    #expect(CurrencyInfo(.usd)?.numericCode == 840)
  }

  @Test("Every ISO 4217 number leads to a code with that number")
  func everyNumber() throws {
    let tables = CurrencyTables.default
    tables.forEachCurrency { info in
      guard info.numericCode > 0 else { return }
      let code = history.currency(numericCode: info.numericCode)
      #expect(code.flatMap { tables.info($0) }?.numericCode == info.numericCode)
      if info.minorUnitDigits != nil { #expect(code == info.code) }
    }
  }

  @Test("The versions are those of the style tables")
  func versions() {
    #expect(history.versions == CurrencyTables.default.versions)
    #expect(history.versions.icu == "78.3")
  }

  /// ISO 4217's amendment 170, which CLDR 48 has without the day.
  @Test("What ICU lacks is in the default tables, and named")
  func amendments() throws {
    let use = history.uses(of: try #require(RegionCode("VE"))).first { $0.currency == .ved }
    #expect(use?.firstDay == (try day("2021-10-01")))
    #expect(use?.isTender == false)
    #expect(history.versions.amendments == ["VED in VE from 2021-10-01"])
    #expect(!history.versions.amended.isEmpty)
  }

  @Test("Regions of a currency on a day")
  func regions() throws {
    let regions = history.regions(using: .eur, on: try day("2026-06-01")).map(\.description)
    #expect(regions.contains("BG") && regions.contains("DE") && !regions.contains("DK"))
    #expect(regions == regions.sorted())
  }

  @Test("A region is read from a locale, its rg keyword first")
  func regionOfLocale() {
    #expect(RegionCode(of: LocaleIdentifier("bg-BG"))?.description == "BG")
    #expect(RegionCode(of: LocaleIdentifier("en-US-u-rg-gbzzzz"))?.description == "GB")
    #expect(RegionCode(of: LocaleIdentifier("es-419")) == nil)
    #expect(RegionCode(of: LocaleIdentifier("en")) == nil)
  }
}

@Suite("Days") struct CalendarDateTests {
  @Test(arguments: [
    "2026-02-30", "2025-02-29", "1900-02-29", "2026-13-01", "2026-00-01", "2026-1-1", "0000-01-01",
    "",
  ])
  func refused(text: String) { #expect(CalendarDate(text) == nil) }

  @Test(arguments: ["2026-01-01", "2024-02-29", "2000-02-29", "1694-07-27", "4095-12-31"])
  func kept(text: String) { #expect(CalendarDate(text)?.description == text) }

  @Test func order() throws {
    let days = ["1999-12-31", "2000-01-01", "2000-01-02", "2000-02-01"].compactMap {
      CalendarDate($0)
    }
    #expect(days == days.sorted())
  }
}
