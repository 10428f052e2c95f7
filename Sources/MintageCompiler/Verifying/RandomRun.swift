internal import MintageCore

/// The comparison of random styles and amounts, on several threads.
struct RandomRun {
  let icu: ICULibrary
  let tables: CurrencyTables
  let universe: ConformanceUniverse
  let seed: UInt64
  /// How many styles.
  let count: Int
  let jobs: Int

  /// Compares all; `report` is told how many styles are done.
  func tally(report: (Int) -> Void = { _ in }) throws(ICUError) -> ConformanceTally {
    let pieces = Array(0..<(count + RandomComparer.pieceSize - 1) / RandomComparer.pieceSize)
    var tallies: [Int: ConformanceTally] = [:]
    try ParallelWork.run(
      pieces, jobs: jobs,
      makeWorker: { RandomComparer(icu: icu, tables: tables, universe: universe) },
      body: { (comparer, piece) throws(ICUError) in try comparer.compare(piece: piece, seed: seed)
      },
      finish: { piece, tally in
        tallies[piece] = tally
        report(tallies.count * RandomComparer.pieceSize)
      })
    var sum = ConformanceTally()
    for piece in pieces { if let tally = tallies[piece] { sum += tally } }
    return sum
  }
}
