/// The walk of a comparison over all locales, on several threads.
struct ConformanceWalk {
  /// The locales to compare, and the currencies each is compared with.
  let universe: ConformanceUniverse
  /// What a locale has a tally of each, in their order.
  let names: [String]
  let jobs: Int
  /// Where finished locales are noted and taken from, if anywhere.
  let journal: ConformanceJournal?

  /// How far a walk is.
  struct Progress: Equatable {
    var done = 0
    let total: Int
    var comparisons = 0
    var mismatches = 0
  }

  /// A tally for each name.
  ///
  /// - Parameters:
  ///   - makeWorker: Makes what one thread needs for itself.
  ///   - compare: Compares one locale; gives a tally for each name.
  ///   - report: Is told how far the walk is, at its start and after every locale.
  /// - Throws: what `compare` throws, and what the journal's file does.
  func tallies<Worker>(
    makeWorker: () -> Worker,
    compare: (inout Worker, String) throws(ICUError) -> [ConformanceTally],
    report: (Progress) -> Void
  ) throws -> [ConformanceTally] {
    var results = try journal?.open(names: names, currencies: universe.currencies) ?? [:]
    var progress = Progress(total: universe.locales.count)
    for locale in universe.locales {
      if let tallies = results[locale] { progress.add(tallies) }
    }
    report(progress)
    let open = universe.locales.indices.filter { results[universe.locales[$0]] == nil }
    try ParallelWork.run(
      open, jobs: jobs, makeWorker: makeWorker,
      body: { (worker, index) throws(ICUError) in try compare(&worker, universe.locales[index]) },
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

extension ConformanceWalk.Progress {
  fileprivate mutating func add(_ tallies: [ConformanceTally]) {
    done += 1
    for tally in tallies {
      comparisons += tally.comparisons
      mismatches += tally.mismatches
    }
  }
}
