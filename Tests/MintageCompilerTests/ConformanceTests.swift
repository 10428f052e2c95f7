import MintageCore
import Testing

@testable import MintageCompiler

/// Comparisons of the committed snapshot with whatever ICU there is.
@Suite(.enabled(if: LiveICU.isPresent)) struct ConformanceTests {
  static let packed = Result {
    try StyleTablesPacker.pack(SnapshotFolder(path: LiveICU.dataFolder).load())
  }

  private func tallies(
    _ icu: ICULibrary, locales: [String], currencies: [String], styles: [String]
  ) throws -> [ConformanceTally] {
    try Self.packed.get().withTables { tables in
      let run = ConformanceRun(
        icu: icu, tables: tables,
        universe: ConformanceUniverse(locales: locales, currencies: currencies),
        styles: ConformanceStyle.all.filter { styles.contains($0.name) }, jobs: 2)
      return try run.tallies()
    }
  }

  @Test(.enabled(if: LiveICU.fetched != nil))
  func theSnapshotPrintsWhatItsICUPrints() throws {
    let icu = try #require(LiveICU.fetched)
    let tallies = try tallies(
      icu, locales: ["root", "ar_EG", "de_CH", "en_DE", "ne", "iw", "zh_TW"],
      currencies: ["CHF", "CVE", "EUR", "IQD", "USD"],
      styles: [
        "symbol", "symbol-accounting", "narrow", "cash", "round-unnecessary", "minor-units", "iso",
        "accounting-never",
      ])
    #expect(tallies.allSatisfy { $0.comparisons > 0 })
    for tally in tallies {
      #expect(tally.mismatches == 0, "\(tally.first.first?.description ?? "")")
    }
  }

  /// The comparison must see a difference where there is one: Hungary's forint has two digits in
  /// CLDR 42 and none in CLDR 48, and the Swiss apostrophe changed.
  @Test(.enabled(if: LiveICU.system?.version.major == 72))
  func theSnapshotDiffersFromAnOlderICU() throws {
    let icu = try #require(LiveICU.system)
    let forint = try tallies(icu, locales: ["hu_HU"], currencies: ["HUF"], styles: ["symbol"])[0]
    #expect(forint.comparisons == 23)
    #expect(forint.mismatches == 23)
    #expect(forint.first[0].ours == "0\u{A0}Ft")
    #expect(forint.first[0].theirs == "0,00\u{A0}Ft")
    let franc = try tallies(icu, locales: ["de_CH"], currencies: ["CHF"], styles: ["symbol"])[0]
    #expect(franc.mismatches > 0)
    #expect(franc.mismatches < franc.comparisons)
  }

  @Test(.enabled(if: LiveICU.fetched != nil))
  func identifiersResolveAsInICU() throws {
    let icu = try #require(LiveICU.fetched)
    try Self.packed.get().withTables { tables in
      let universe = try ConformanceUniverse(icu)
      let madeUp = try IdentifierRun(icu, tables, universe, count: 300, seed: 7, jobs: 2)
      let grid = IdentifierRun(grid: icu, tables, universe, step: 1_999, jobs: 2)
      for run in [madeUp, grid] {
        let tally = try run.tally()
        #expect(tally.comparisons > run.identifiers.count)
        #expect(tally.mismatches == 0, "\(tally.first.first?.description ?? "")")
      }
    }
  }

  @Test(.enabled(if: LiveICU.fetched != nil))
  func randomStylesPrintWhatICUPrints() throws {
    let icu = try #require(LiveICU.fetched)
    try Self.packed.get().withTables { tables in
      let universe = try ConformanceUniverse(icu)
      let run = RandomRun(
        icu: icu, tables: tables, universe: universe, seed: 11, count: 500, jobs: 2)
      let tally = try run.tally()
      #expect(tally.comparisons == 500 * 12)
      #expect(tally.mismatches == 0, "\(tally.first.first?.description ?? "")")
      #expect(try run.tally() == tally)
    }
  }

  @Test(arguments: LiveICU.all)
  func theUniverseHasEveryLocaleAndAlias(icu: ICULibrary) throws {
    let universe = try ConformanceUniverse(icu)
    #expect(universe.locales.first == "root")
    #expect(universe.locales.contains("iw"))
    #expect(universe.currencies == universe.currencies.sorted())
    switch icu.version {
    case ICUVersion(major: 72, minor: 1):
      #expect((universe.locales.count, universe.currencies.count) == (857, 306))
    case ICUVersion(major: 78, minor: 3):
      #expect((universe.locales.count, universe.currencies.count) == (960, 309))
    default: break
    }
    let sample = universe.sampled()
    #expect(sample.locales.count < universe.locales.count / 5)
    #expect(Set(["root", "en_DE", "pt_CV", "tr_TR", "ar_EG"]).isSubset(of: sample.locales))
    #expect(Set(["CVE", "EUR", "JPY"]).isSubset(of: sample.currencies))
    let systems = try ConformanceSystem.all(of: "ar_EG", icu).map(\.name)
    #expect(systems == ["arab", "latn"])
  }
}
