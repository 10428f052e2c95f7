import Foundation
import Mintage
import Testing

@testable import MintageCompiler

/// The default tables against what ICU itself printed: `Data/goldens`, written by
/// `mintagec goldens`, in which nothing of Mintage had a hand.
@Suite struct GoldenTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func file(_ name: String) -> String {
    let url = root.appendingPathComponent("Data/goldens/\(name).tsv")
    return (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  }

  private static let hashes = GoldenHashes(text: file("hashes"))
  private static let texts = GoldenTexts(text: file("texts"))
  private static let parts = 32

  /// A debug build formats some thirty times slower, so it tries one cell in `step`.
  private static var step: Int {
    #if DEBUG
    211
    #else
    1
    #endif
  }

  @Test func theFilesAreOfTheTablesICU() throws {
    let hashes = try #require(Self.hashes)
    let texts = try #require(Self.texts)
    #expect(hashes.icu == CurrencyTables.default.versions.icu)
    #expect(texts.icu == hashes.icu)
    #expect(hashes.currencies.count == CurrencyTables.default.currencyCount)
    #expect(hashes.rows.filter { !$0.identifier.contains("@") }.count == 960)
    #expect(hashes.styles.count >= 12)
    #expect(texts.rows.count >= 60 * 30)
  }

  @Test func textsToReadAreTheTables() throws {
    for row in try #require(Self.texts).rows {
      let currency = try #require(CurrencyCode(row.currency))
      for (column, expected) in zip(try #require(Self.texts).columns, row.texts) {
        let options = try #require(ConformanceStyle.named(column.style)).options
        let style = CurrencyStyle(currency, in: LocaleIdentifier(row.locale), options: options)
        let text = try style.string(#require(ExactDecimal(column.amount)))
        #expect(text == expected, "\(row.locale) \(row.currency) \(column.style) \(column.amount)")
      }
    }
  }

  @Test(arguments: 0..<parts)
  func hashesAreTheTables(part: Int) throws {
    let hashes = try #require(Self.hashes)
    let currencies = GoldenCurrency.all(hashes.currencies) { name in
      CurrencyCode(name).flatMap { CurrencyInfo($0)?.fractionDigits } ?? 2
    }
    let hasher = GoldenHasher(currencies)
    for index in stride(from: part, to: hashes.rows.count, by: Self.parts) {
      let row = hashes.rows[index]
      for (column, name) in hashes.styles.enumerated()
      where (index * hashes.styles.count + column) % Self.step == 0 {
        let style = try #require(ConformanceStyle.named(name))
        let hash = hasher.hash(row.identifier, style, CurrencyTables.default)
        #expect(
          hash == row.hashes[column],
          "\(row.identifier) in style \(name): \(Self.difference(row.identifier, style))")
      }
    }
  }

  /// The first text that differs, where the ICU that printed the hashes is here to ask.
  private static func difference(_ identifier: String, _ style: ConformanceStyle) -> String {
    let prefix = root.appendingPathComponent(".icu/\(hashes?.icu ?? "")").path
    guard let hashes, let icu = try? ICULibrary(prefix: prefix) else {
      return "Scripts/fetch-icu.sh \(hashes?.icu ?? "") helps to tell which text"
    }
    var comparer = StyleComparer(
      icu: icu, tables: .default, styles: [style], currencies: hashes.currencies)
    try? comparer.compare(
      locale: identifier, systems: [ConformanceSystem(name: "", identifier: identifier)])
    return comparer.takeTallies().first?.first.first?.description ?? "no text differs now"
  }
}
