internal import MintageCore

/// The comparison of many locale identifiers, on several threads.
struct IdentifierRun {
  let icu: ICULibrary
  let tables: CurrencyTables
  /// What the comparison is called in the report.
  let name: String
  let identifiers: [String]
  /// The currencies that every identifier is compared with, besides its region's.
  let currencies: [String]
  let jobs: Int

  private static let pieceSize = 250

  /// Compares all; `report` is told how many are done.
  func tally(report: (Int) -> Void = { _ in }) throws(ICUError) -> ConformanceTally {
    let pieces = Array(stride(from: 0, to: identifiers.count, by: Self.pieceSize))
    var tallies: [Int: ConformanceTally] = [:]
    try ParallelWork.run(
      pieces, jobs: jobs,
      makeWorker: {
        IdentifierComparer(icu: icu, tables: tables, name: name, currencies: currencies)
      },
      body: { (comparer, start) throws(ICUError) in
        for identifier in identifiers[start..<min(start + Self.pieceSize, identifiers.count)] {
          comparer.compare(identifier)
        }
        return comparer.takeTally()
      },
      finish: { start, tally in
        tallies[start] = tally
        report(min(tallies.count * Self.pieceSize, identifiers.count))
      })
    var sum = ConformanceTally()
    for start in pieces { if let tally = tallies[start] { sum += tally } }
    return sum
  }
}

extension IdentifierRun {
  /// Made-up identifiers, with a common symbol, a format of its own in places, no digits, and a code
  /// that no table knows.
  init(
    _ icu: ICULibrary, _ tables: CurrencyTables, _ universe: ConformanceUniverse, count: Int,
    seed: UInt64, jobs: Int
  ) throws(ICUError) {
    var generator = try IdentifierGenerator(icu: icu, universe: universe, seed: seed)
    self.init(
      icu: icu, tables: tables, name: "identifiers",
      identifiers: (0..<count).map { _ in generator.next() },
      currencies: ["USD", "EUR", "JPY", "QQQ"], jobs: jobs)
  }

  /// Every language that has a locale, in every region, without and with each of its scripts and
  /// three that many languages have; every `step`th of them.
  init(
    grid icu: ICULibrary, _ tables: CurrencyTables, _ universe: ConformanceUniverse, step: Int,
    jobs: Int
  ) {
    var scripts: [String: Set<String>] = [:]
    for locale in universe.locales where locale != "root" {
      let parts = LocaleParts(locale)
      scripts[parts.language, default: ["", "Latn", "Cyrl", "Arab"]].insert(parts.script ?? "")
    }
    var identifiers: [String] = []
    for (language, scripts) in scripts.sorted(by: { $0.key < $1.key }) {
      for script in scripts.sorted() {
        for region in ["", "001", "150", "419"] + icu.isoRegions {
          identifiers.append(
            [language, script, region].filter { !$0.isEmpty }.joined(separator: "_"))
        }
      }
    }
    self.init(
      icu: icu, tables: tables, name: "subtags",
      identifiers: stride(from: 0, to: identifiers.count, by: step).map { identifiers[$0] },
      currencies: ["USD"], jobs: jobs)
  }
}
