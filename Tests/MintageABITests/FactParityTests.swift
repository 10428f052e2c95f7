import CMintage
import Mintage
import MintageABI
import MintageTestSupport
import Testing

/// What the C interface tells of the tables is what Swift's does.
@Suite struct FactParityTests {
  private let tables: mintage_tables = {
    var tables = mintage_tables()
    _ = mintage_tables_default(&tables)
    return tables
  }()

  @Test func versionsAreTheTables() {
    let versions = CurrencyTables.default.versions
    let expected = [
      versions.icu, versions.cldr, versions.unicode, versions.iso4217, versions.data,
      versions.kept,
    ]
    withUnsafePointer(to: tables) { tables in
      for (what, version) in expected.enumerated() {
        #expect(written { mintage_tables_version(tables, Int32(what), $0, $1, $2) } == version)
      }
    }
    #expect(expected.dropLast().allSatisfy { !$0.isEmpty })
  }

  @Test func listsAreTheTables() {
    let locales = EveryLocale.locales.map { $0.description + "\n" }.joined()
    let currencies = EveryLocale.currencies.map { $0.code.description + "\n" }.joined()
    withUnsafePointer(to: tables) { tables in
      #expect(written(16_384) { mintage_tables_locales(tables, $0, $1, $2) } == locales)
      #expect(written(16_384) { mintage_tables_currencies(tables, $0, $1, $2) } == currencies)
    }
  }

  @Test func currenciesHaveTheirFacts() {
    withUnsafePointer(to: tables) { tables in
      for own in EveryLocale.currencies {
        var info = mintage_currency_info()
        #expect(mintage_tables_currency_info(tables, own.code.description, -1, &info) == MINTAGE_OK)
        #expect(Int(info.numeric_code) == own.numericCode)
        #expect(Int(info.minor_unit_digits) == own.minorUnitDigits ?? -1)
        #expect(Int(info.fraction_digits) == own.fractionDigits)
        #expect(Int(info.cash_digits) == own.cashDigits)
        #expect(Int(info.cash_increment) == own.cashIncrement)
        #expect((info.has_symbols == 1) == own.hasSymbols)
      }
    }
  }

  @Test func regionsHaveTheirCurrencies() {
    withUnsafePointer(to: tables) { tables in
      for locale in EveryLocale.locales {
        var letters: [CChar] = [0, 0, 0, 0]
        let result = mintage_tables_currency_of_locale(tables, locale.description, -1, &letters)
        let code = String(decoding: letters.prefix(3).map { UInt8($0) }, as: UTF8.self)
        #expect((result == MINTAGE_OK ? code : nil) == locale.defaultCurrency()?.description)
      }
    }
  }
}
