import Foundation
import Mintage
import MintageNames
import MintageNotation
import Testing

@testable import MintageCompiler

/// Names, compact notation, digits and ranges by the default tables against what ICU itself printed:
/// texts and fields, in every locale, of the currencies that tell most.
@Suite struct AmountGoldenTests {
  private static let hashes: GoldenHashes? = {
    let url = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Data/goldens/amounts.tsv")
    return (try? String(contentsOf: url, encoding: .utf8)).flatMap { GoldenHashes(text: $0) }
  }()

  /// A cell is one or two thousand texts; a debug build tries few.
  private static var step: Int {
    #if DEBUG
    211
    #else
    1
    #endif
  }

  @Test func theFileIsOfTheTablesICU() throws {
    let hashes = try #require(Self.hashes)
    #expect(hashes.icu == CurrencyTables.default.versions.icu)
    #expect(hashes.currencies.count >= 40)
    #expect(hashes.rows.filter { !$0.identifier.contains("@") }.count == 960)
    #expect(hashes.styles == AmountHasher.styles)
  }

  @Test(arguments: 0..<16)
  func hashesAreTheTables(part: Int) throws {
    let hashes = try #require(Self.hashes)
    let currencies = GoldenCurrency.all(hashes.currencies) { name in
      CurrencyCode(name).flatMap { CurrencyInfo($0)?.fractionDigits } ?? 2
    }
    let hasher = AmountHasher(currencies)
    for index in stride(from: part, to: hashes.rows.count, by: 16) {
      let row = hashes.rows[index]
      for (column, name) in hashes.styles.enumerated()
      where (index * hashes.styles.count + column) % Self.step == 0 {
        let style = try #require(AmountConformance.named(name))
        let hash = hasher.hash(row.identifier, style, .default, .default, .default)
        #expect(
          hash == row.hashes[column],
          "\(row.identifier) in style \(name); 'mintagec conformance --icu \(hashes.icu) --data Data --styles \(name)' tells which text"
        )
      }
    }
  }
}
