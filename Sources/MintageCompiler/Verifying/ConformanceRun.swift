internal import Foundation
internal import MintageCore

/// The comparison of all styles over all locales and currencies, on several threads.
struct ConformanceRun {
  let icu: ICULibrary
  let tables: CurrencyTables
  let universe: ConformanceUniverse
  let styles: [ConformanceStyle]
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// Where finished locales are noted and taken from, if anywhere.
  var journal: ConformanceJournal?

  /// The names of the rows of the result: the styles, then the numbering systems'.
  var names: [String] { (styles + SystemComparer.styles).map(\.name) }

  /// Compares everything; `report` is told about every finished locale.
  func tallies(
    report: (ConformanceWalk.Progress) -> Void = { _ in }
  ) throws -> [ConformanceTally] {
    try ConformanceWalk(universe: universe, names: names, jobs: jobs, journal: journal).tallies(
      makeWorker: {
        (
          StyleComparer(
            icu: icu, tables: tables, styles: styles, currencies: universe.currencies),
          SystemComparer(icu: icu, tables: tables)
        )
      },
      compare: { (worker, locale) throws(ICUError) in
        try worker.0.compare(locale: locale)
        try worker.1.compare(locale: locale)
        return worker.0.takeTallies() + worker.1.takeTallies()
      }, report: report)
  }
}
