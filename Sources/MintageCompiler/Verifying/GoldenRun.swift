/// The hashing of what an ICU prints, on several threads.
struct GoldenRun {
  let icu: ICULibrary
  let universe: ConformanceUniverse
  let jobs: Int

  /// Hashes everything; `report` is told how many of how many locales are done.
  func hashes(report: (Int, Int) -> Void = { _, _ in }) throws(ICUError) -> GoldenHashes {
    let styles = GoldenHashes.styles.compactMap(ConformanceStyle.named)
    let hasher = try GoldenHasher(universe.currencies, icu)
    var rows: [Int: [GoldenHashes.Row]] = [:]
    try ParallelWork.run(
      Array(universe.locales.indices), jobs: jobs, makeWorker: { hasher },
      body: { (hasher, index) throws(ICUError) in
        var rows: [GoldenHashes.Row] = []
        for system in try ConformanceSystem.all(of: universe.locales[index], icu) {
          var row = GoldenHashes.Row(identifier: system.identifier, hashes: [])
          for style in styles { row.hashes.append(try hasher.hash(system.identifier, style, icu)) }
          rows.append(row)
        }
        return rows
      },
      finish: { index, found in
        rows[index] = found
        report(rows.count, universe.locales.count)
      })
    return GoldenHashes(
      icu: icu.version.description, currencies: universe.currencies, styles: styles.map(\.name),
      rows: universe.locales.indices.flatMap { rows[$0] ?? [] })
  }
}
