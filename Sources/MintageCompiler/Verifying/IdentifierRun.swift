internal import MintageCore

/// The comparison of made-up locale identifiers, on several threads.
struct IdentifierRun {
  let icu: ICULibrary
  let tables: CurrencyTables
  let universe: ConformanceUniverse
  let seed: UInt64
  let count: Int
  let jobs: Int

  private static let pieceSize = 500

  /// Compares all; `report` is told how many are done.
  func tally(report: (Int) -> Void = { _ in }) throws(ICUError) -> ConformanceTally {
    var generator = try IdentifierGenerator(icu: icu, universe: universe, seed: seed)
    let identifiers = (0..<count).map { _ in generator.next() }
    let pieces = Array(stride(from: 0, to: count, by: Self.pieceSize))
    var tallies: [Int: ConformanceTally] = [:]
    try ParallelWork.run(
      pieces, jobs: jobs, makeWorker: { IdentifierComparer(icu: icu, tables: tables) },
      body: { (comparer, start) throws(ICUError) in
        for identifier in identifiers[start..<min(start + Self.pieceSize, count)] {
          comparer.compare(identifier)
        }
        return comparer.takeTally()
      },
      finish: { start, tally in
        tallies[start] = tally
        report(min(tallies.count * Self.pieceSize, count))
      })
    var sum = ConformanceTally()
    for start in pieces { if let tally = tallies[start] { sum += tally } }
    return sum
  }
}
