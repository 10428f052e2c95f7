import MintageCore
import Testing

@testable import MintageCompiler

@Suite struct GoldenFileTests {
  @Test func hashesReadBack() throws {
    let hashes = GoldenHashes(
      icu: "78.3", currencies: ["EUR", "USD"], styles: ["symbol", "cash"],
      rows: [
        .init(identifier: "root", hashes: ["01", "02"]),
        .init(identifier: "de", hashes: ["03", "02"]),
        .init(identifier: "de_DE", hashes: ["03", "02"]),
        .init(identifier: "ar@numbers=latn", hashes: ["01", "02"]),
      ])
    #expect(hashes.text.contains("\nde_DE\t= de\nar@numbers=latn\t= root\n"))
    #expect(GoldenHashes(text: hashes.text) == hashes)
  }

  @Test(arguments: ["", "locale\tsymbol\n", "# icu\t1\n# currencies\tUSD\nlocale\ta\tb\nde\tx\n"])
  func damagedHashesAreRefused(text: String) { #expect(GoldenHashes(text: text) == nil) }

  @Test func textsReadBack() throws {
    let texts = GoldenTexts(
      icu: "78.3", columns: [.init(style: "symbol", amount: "-1")],
      rows: [.init(locale: "ar", currency: "AED", texts: ["\u{200F}-1\u{A0}د.إ.\u{200F}"])])
    #expect(GoldenTexts(text: texts.text) == texts)
    #expect(GoldenTexts(text: texts.text.replacing("\\u{200F}", with: "\\u")) == nil)
    #expect(GoldenTexts(text: "") == nil)
  }

  /// Both sides hash the same way: tables of an ICU give that ICU's hashes, other tables do not.
  @Test(.enabled(if: LiveICU.fetched != nil))
  func tablesAndTheirICUHaveTheSameHashes() throws {
    let icu = try #require(LiveICU.fetched)
    let hasher = try GoldenHasher(GoldenCurrency.all(["CHF", "HUF", "USD"], icu))
    try ConformanceTests.packed.get().withTables { tables in
      for name in ["symbol", "accounting-never", "cash-round-half-up"] {
        let style = try #require(ConformanceStyle.named(name))
        let ours = hasher.hash("de_CH", style, tables)
        #expect(ours == (try hasher.hash("de_CH", style, icu)), "\(name)")
        #expect(ours != hasher.hash("de_DE", style, tables))
        #expect(ours.count == 16)
      }
    }
  }
}
