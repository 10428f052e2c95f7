import Foundation
import MintageTestSupport
import Testing

@testable import MintageCompiler
@testable import MintageCore

/// Styles resolved beforehand must be what the tables resolve to, and nothing else must be found.
@Suite struct ResolvedStylesTests {
  private static let tables = Result {
    try StyleTablesPacker.pack(CommittedDataTests.loaded.get())
  }

  /// A debug build takes a sample.
  private static var step: Int {
    #if DEBUG
    9
    #else
    1
    #endif
  }

  private func withStyles<Result>(
    _ requests: [StyleRequest], _ body: (ResolvedStyles) throws -> Result
  ) throws -> Result {
    let packed = try Self.tables.get().withTables { tables in
      try ResolvedStylesPacker.pack(requests, tables: tables, info: Array("icu=78.3\n".utf8))
    }
    return try unsafe packed.bytes.withUnsafeBufferPointer { bytes in
      try body(unsafe ResolvedStyles(validating: bytes))
    }
  }

  private func request(_ text: String) throws -> StyleRequest {
    try StyleRequest(text, in: CommittedDataTests.loaded.get())
  }

  /// Against what ICU itself printed.
  @Test func everyGoldenTextIsWrittenFromPackedStyles() throws {
    let url = LiveICU.packageRoot.appendingPathComponent("Data/goldens/texts.tsv")
    let goldens = try #require(GoldenTexts(text: String(contentsOf: url, encoding: .utf8)))
    let styles = try Dictionary(
      uniqueKeysWithValues: Set(goldens.columns.map(\.style)).sorted().map {
        ($0, try #require(ConformanceStyle.named($0)).options)
      })
    let locales = Set(goldens.rows.map(\.locale)).sorted()
    for locale in stride(from: 0, to: locales.count, by: Self.step).map({ locales[$0] }) {
      let rows = goldens.rows.filter { $0.locale == locale }
      let requests = rows.flatMap { row in
        styles.values.map {
          StyleRequest(locale: locale, currency: row.currency, options: $0)
        }
      }
      try withStyles(requests) { found in
        for row in rows {
          let currency = try #require(CurrencyCode(row.currency))
          for (column, expected) in zip(goldens.columns, row.texts) {
            let options = try #require(styles[column.style])
            let style = try #require(
              CurrencyStyle(currency, in: locale, options: options, styles: found))
            let text = try style.string(#require(ExactDecimal(column.amount)))
            #expect(text == expected, "\(locale) \(row.currency) \(column.style)")
          }
        }
      }
    }
  }

  /// Packing writes amounts with both and throws at the first difference.
  @Test func everyLocaleAndOptionCanBePacked() throws {
    let whole = try CommittedDataTests.loaded.get()
    let locales = whole.locales.keys.sorted()
    let options = ConformanceStyle.all.map(\.options)
    for first in stride(from: 0, to: locales.count, by: 30 * (Self.step == 1 ? 1 : 4)) {
      let requests = (first..<min(first + 30, locales.count)).flatMap { index in
        ["USD", "JPY", "KWD"].enumerated().map { offset, currency in
          StyleRequest(
            locale: locales[index], currency: currency,
            options: options[(index * 3 + offset) % options.count])
        }
      }
      try withStyles(requests) { #expect($0.count == requests.count) }
    }
  }

  @Test func onlyWhatWasAskedForIsFound() throws {
    let requests = try [
      request("de-CH/CHF"), request("de-CH/CHF;form=accounting;fraction=cash"),
      request("ar-EG/EGP;numbers=latn"), request("zh-Hant-TW/TWD;width=formal"),
    ]
    try withStyles(requests) { styles in
      func style(
        _ currency: CurrencyCode, _ locale: String, _ options: StyleOptions = StyleOptions()
      ) -> CurrencyStyle? {
        CurrencyStyle(currency, in: locale, options: options, styles: styles)
      }
      let (chf, egp) = (CurrencyCode(generated: 0x46_4843), CurrencyCode(generated: 0x50_4745))
      for spelling in ["de-CH", "de_CH", "DE-ch"] {
        #expect(style(chf, spelling)?.string(minorUnits: -123_450) == "CHF-1'234.50")
      }
      for other in ["de", "de-C", "de-CHE", "de-AT", "", "de CH", "de-CH-1901"] {
        #expect(style(chf, other) == nil, "\(other)")
      }
      #expect(style(CurrencyCode(generated: 0x52_5545), "de-CH") == nil)
      let cash = StyleOptions(form: .accounting, fractionDigits: .cash)
      #expect(style(chf, "de-CH", cash)?.string(minorUnits: 1_23) == "CHF\u{A0}1.25")
      #expect(style(chf, "de-CH", StyleOptions(form: .accounting)) == nil)
      #expect(style(egp, "ar-EG") == nil)
      let latin = StyleOptions(numberingSystem: .latin)
      #expect(
        style(egp, "ar-EG", latin)?.string(minorUnits: 5)
          == "\u{200F}0.05\u{A0}\u{62C}.\u{645}.\u{200F}")
      #expect(
        style(CurrencyCode(generated: 0x44_5754), "zh-Hant-TW", StyleOptions(width: .formal))?
          .string(minorUnits: 100) == "NT$1.00")
      #expect(styles.count == 4)
      #expect(styles[1].string(minorUnits: -500) == "CHF-5.00")
      #expect(styles.versions.icu == "78.3")
    }
  }

  /// The layout, written down: another one needs another label of `ResolvedStyles.init(layout1:)`.
  @Test func theBytesAreTheDocumentedOnes() throws {
    let packed = try Self.tables.get().withTables { tables in
      try ResolvedStylesPacker.pack([request("en-US/USD")], tables: tables, info: [])
    }
    let key: [UInt8] = Array("USD".utf8) + [0, 0, 0, 0] + [0] + [5] + Array("en_us".utf8)
    // "$" ends the first slot, "-$" the third; no suffixes.
    let spans: [UInt8] = [15, 1, 16, 0, 15, 1, 16, 0, 46, 2, 48, 0]
    let characters = Array(".\0\0\0,\0\0\00\0\0\0".utf8)
    let numbers: [UInt8] = [2, 2, 2, 3, 3, 1, 0, 0, 0, 0, 0, 1]
    let pool: [UInt8] = [0, 15, 0x24, 0, 30, 0x2D, 0x24, 0, 32]
    let entry = key + spans + characters + numbers + pool
    #expect(packed.sections[1].bytes == [UInt8(entry.count + 2), 0] + entry + [0, 0])
  }
}
