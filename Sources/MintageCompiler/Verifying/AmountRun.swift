internal import MintageCore

/// The comparison of names, notations and digits over all locales and currencies, on several
/// threads.
struct AmountRun {
  let icu: ICULibrary
  let tables: CurrencyTables
  let names: PackedTables
  let notation: PackedTables
  let universe: ConformanceUniverse
  let styles: [AmountConformance]
  let jobs: Int
  /// Where finished locales are noted and taken from, if anywhere.
  var journal: ConformanceJournal?

  /// A tally for each style; `report` is told how many locales are done.
  func tallies(report: (Int) -> Void) throws -> [ConformanceTally] {
    try unsafe names.bytes.withUnsafeBufferPointer { names in
      let names = unsafe try CurrencyNames(validating: names)
      return try unsafe notation.bytes.withUnsafeBufferPointer { notation in
        try tallies(names, unsafe NotationTables(validating: notation), report: report)
      }
    }
  }

  private func tallies(
    _ names: CurrencyNames, _ notation: NotationTables, report: (Int) -> Void
  ) throws -> [ConformanceTally] {
    var results =
      try journal?.open(names: styles.map(\.name), currencies: universe.currencies) ?? [:]
    let open = universe.locales.indices.filter { results[universe.locales[$0]] == nil }
    try ParallelWork.run(
      open, jobs: jobs,
      makeWorker: {
        AmountComparer(
          icu: icu, tables: tables, names: names, notation: notation, styles: styles,
          currencies: universe.currencies)
      },
      body: { (worker, index) throws(ICUError) in
        try worker.compare(locale: universe.locales[index])
        return worker.takeTallies()
      },
      finish: { index, tallies in
        let locale = universe.locales[index]
        results[locale] = tallies
        journal?.append(locale, tallies)
        report(results.count)
      })
    var sums = Array(repeating: ConformanceTally(), count: styles.count)
    for locale in universe.locales {
      for (style, tally) in (results[locale] ?? []).enumerated() { sums[style] += tally }
    }
    return sums
  }
}
