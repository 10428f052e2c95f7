import MintageCore
import Testing

@testable import MintageCompiler

/// Currency spacing of a locale's own, as the toolchain's ICU has for `id` and `ms`.
@Suite struct SymbolEdgesTests {
  private static let lettersOfOwn = "[[:Lu:][:Lo:]]"

  /// A few locales, `en_US` with other spacing, and a symbol that ends with a small letter.
  private func snapshot(_ change: (inout CurrencySpacing) -> Void) throws -> Snapshot {
    var snapshot = try CommittedDataTests.loaded.get()
      .subset(locales: ["en_US", "en"], currencies: ["CHF", "USD"])
    let row = try #require(snapshot.currencyCodes.firstIndex(of: "CHF"))
    for locale in ["en", "en_US"] { snapshot.locales[locale]?.symbols.symbol[row] = "Sfr" }
    var spacing = try #require(snapshot.locales["en_US"]?.spacing)
    change(&spacing)
    snapshot.locales["en_US"]?.spacing = spacing
    snapshot.otherUnspacedEdges[Self.lettersOfOwn] = "$abcdefghijklmnopqrstuvwxyz".unicodeScalars
      .map(\.value)
    return snapshot
  }

  private func texts(_ snapshot: Snapshot, _ options: StyleOptions = StyleOptions()) throws
    -> [String]
  {
    try StyleTablesPacker.pack(snapshot).withTables { tables in
      // What is packed is what the snapshot says, edges among it.
      var replay = Replay(snapshot, tables: tables)
      try replay.run()
      let franc = CurrencyCode(generated: 0x46_4843)
      return ["en", "en-US"].map { locale in
        CurrencyStyle(
          franc, in: LocaleIdentifier(locale), options: options, tables: tables
        ).string(minorUnits: 100)
      }
    }
  }

  @Test func aLocaleJudgesEdgesByItsOwnSets() throws {
    let snapshot = try snapshot { $0.afterCurrencyMatch = Self.lettersOfOwn }
    #expect(try texts(snapshot) == ["Sfr\u{A0}1.00", "Sfr1.00"])
    // The code ends with a capital letter.
    #expect(try texts(snapshot, StyleOptions(width: .code)) == ["CHF\u{A0}1.00", "CHF\u{A0}1.00"])
  }

  @Test func whatInsertsNothingNeedsNoSet() throws {
    let snapshot = try snapshot { spacing in
      spacing.afterCurrencyMatch = "[]"
      spacing.afterSurroundingMatch = "[]"
      spacing.afterInsertBetween = ""
    }
    #expect(try texts(snapshot) == ["Sfr\u{A0}1.00", "Sfr1.00"])
  }

  @Test func aSetThatNothingIsKnownOfIsRefused() throws {
    let snapshot = try snapshot { $0.afterCurrencyMatch = "[:Ll:]" }
    let error = #expect(throws: PackingError.self) { try StyleTablesPacker.pack(snapshot) }
    #expect(error?.description.contains("en_US spaces currencies by sets") == true)
  }
}
