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
    var results: [Int: [ConformanceTally]] = [:]
    try ParallelWork.run(
      Array(universe.locales.indices), jobs: jobs,
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
        results[index] = tallies
        report(results.count)
      })
    var sums = Array(repeating: ConformanceTally(), count: styles.count)
    for index in universe.locales.indices {
      for (style, tally) in (results[index] ?? []).enumerated() { sums[style] += tally }
    }
    return sums
  }
}
