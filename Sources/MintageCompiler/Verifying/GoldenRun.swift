/// The hashing of what an ICU prints, on several threads.
struct GoldenRun {
  let icu: ICULibrary
  let universe: ConformanceUniverse
  let jobs: Int

  /// Hashes plain amounts; `report` is told how many of how many locales are done.
  func hashes(report: (Int, Int) -> Void = { _, _ in }) throws(ICUError) -> GoldenHashes {
    let styles = GoldenHashes.styles.compactMap(ConformanceStyle.named)
    let hasher = try GoldenHasher(GoldenCurrency.all(universe.currencies, icu))
    return try hashes(styles, styles.map(\.name), universe.currencies, report) {
      identifier, style throws(ICUError) in
      try hasher.hash(identifier, style, icu)
    }
  }

  /// Hashes names, notations and ranges of the telling currencies; the names of all are compared with
  /// the snapshot whenever it is compiled.
  func amountHashes(report: (Int, Int) -> Void = { _, _ in }) throws(ICUError) -> GoldenHashes {
    let styles = AmountHasher.styles.compactMap(AmountConformance.named)
    let currencies = universe.currencies.filter(ConformanceUniverse.tellingCurrencies.contains)
    let hasher = try AmountHasher(GoldenCurrency.all(currencies, icu))
    return try hashes(styles, styles.map(\.name), currencies, report) {
      identifier, style throws(ICUError) in
      try hasher.hash(identifier, style, icu)
    }
  }

  private func hashes<Style>(
    _ styles: [Style], _ names: [String], _ currencies: [String], _ report: (Int, Int) -> Void,
    hash: (String, Style) throws(ICUError) -> String
  ) throws(ICUError) -> GoldenHashes {
    var rows: [Int: [GoldenHashes.Row]] = [:]
    try ParallelWork.run(
      Array(universe.locales.indices), jobs: jobs, makeWorker: {},
      body: { (_, index) throws(ICUError) in
        var rows: [GoldenHashes.Row] = []
        for system in try ConformanceSystem.all(of: universe.locales[index], icu) {
          var row = GoldenHashes.Row(identifier: system.identifier, hashes: [])
          for style in styles { row.hashes.append(try hash(system.identifier, style)) }
          rows.append(row)
        }
        return rows
      },
      finish: { index, found in
        rows[index] = found
        report(rows.count, universe.locales.count)
      })
    return GoldenHashes(
      icu: icu.version.description, currencies: currencies, styles: names,
      rows: universe.locales.indices.flatMap { rows[$0] ?? [] })
  }
}
