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

  /// A tally for each style; `report` is told about every finished locale.
  func tallies(report: (ConformanceWalk.Progress) -> Void) throws -> [ConformanceTally] {
    try unsafe names.bytes.withUnsafeBufferPointer { names in
      let names = unsafe try CurrencyNames(validating: names)
      return try unsafe notation.bytes.withUnsafeBufferPointer { notation in
        try tallies(names, unsafe NotationTables(validating: notation), report: report)
      }
    }
  }

  private func tallies(
    _ names: CurrencyNames, _ notation: NotationTables,
    report: (ConformanceWalk.Progress) -> Void
  ) throws -> [ConformanceTally] {
    let walk = ConformanceWalk(
      universe: universe, names: styles.map(\.name), jobs: jobs, journal: journal)
    return try walk.tallies(
      makeWorker: {
        AmountComparer(
          icu: icu, tables: tables, names: names, notation: notation, styles: styles,
          currencies: universe.currencies)
      },
      compare: { (worker, locale) throws(ICUError) in
        try worker.compare(locale: locale)
        return worker.takeTallies()
      }, report: report)
  }
}
