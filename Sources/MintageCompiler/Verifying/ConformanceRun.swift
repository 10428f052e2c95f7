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

  /// How far a run is.
  struct Progress: Equatable {
    var done = 0
    let total: Int
    var comparisons = 0
    var mismatches = 0
  }

  /// The names of the rows of the result: the styles, then the numbering systems'.
  var names: [String] { (styles + SystemComparer.styles).map(\.name) }

  /// Compares everything; `report` is told about every finished locale.
  func tallies(report: (Progress) -> Void = { _ in }) throws -> [ConformanceTally] {
    var results = try journal?.open(names: names, currencies: universe.currencies) ?? [:]
    var progress = Progress(total: universe.locales.count)
    for locale in universe.locales {
      if let tallies = results[locale] { progress.add(tallies) }
    }
    report(progress)
    let open = universe.locales.indices.filter { results[universe.locales[$0]] == nil }
    try ParallelWork.run(
      open, jobs: jobs,
      makeWorker: {
        (
          StyleComparer(
            icu: icu, tables: tables, styles: styles, currencies: universe.currencies),
          SystemComparer(icu: icu, tables: tables)
        )
      },
      body: { (worker, index) throws(ICUError) in
        let locale = universe.locales[index]
        try worker.0.compare(locale: locale)
        try worker.1.compare(locale: locale)
        return worker.0.takeTallies() + worker.1.takeTallies()
      },
      finish: { index, tallies in
        results[universe.locales[index]] = tallies
        journal?.append(universe.locales[index], tallies)
        progress.add(tallies)
        report(progress)
      })
    // Locales in their order, so that the mismatches kept do not depend on the threads.
    var sums = Array(repeating: ConformanceTally(), count: names.count)
    for locale in universe.locales {
      for (index, tally) in (results[locale] ?? []).enumerated() { sums[index] += tally }
    }
    return sums
  }
}

extension ConformanceRun.Progress {
  fileprivate mutating func add(_ tallies: [ConformanceTally]) {
    done += 1
    for tally in tallies {
      comparisons += tally.comparisons
      mismatches += tally.mismatches
    }
  }
}
