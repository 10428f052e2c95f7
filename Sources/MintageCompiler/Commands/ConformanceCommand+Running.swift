internal import Foundation
internal import MintageCore

extension ConformanceCommand {
  /// Compares.
  public func run(_ console: some Console) throws {
    let clock = ContinuousClock()
    let start = clock.now
    let library = try ICULibrary(named: icu)
    let snapshot = try snapshot(of: library, console)
    let packed = try StyleTablesPacker.pack(snapshot)
    let notation = try NotationPacker.pack(snapshot)
    let names = try NamePacker.pack(snapshot)
    let report = try packed.withTables { tables in
      try compare(
        library, tables, names: names, notation: notation, checksum: packed.checksum, console)
    }
    report.lines.forEach(console.print)
    console.print("took \((clock.now - start).minutes) on \(jobs) threads")
    if report.mismatches > 0 { throw ConformanceError.mismatches(report.mismatches) }
  }

  private func snapshot(of library: ICULibrary, _ console: some Console) throws -> Snapshot {
    if let data { return try SnapshotFolder(path: data).load() }
    var snapshot = try SnapshotReader(library).read { done, total in
      console.progress("extract: \(done) of \(total) locales")
    }
    try ISOCurrencyList(file: "Data/iso4217.json")?.merge(into: &snapshot)
    return snapshot
  }

  private func compare(
    _ library: ICULibrary, _ tables: CurrencyTables, names: PackedTables, notation: PackedTables,
    checksum: String, _ console: some Console
  ) throws -> ConformanceReport {
    let universe = try ConformanceUniverse(library)
    var run = ConformanceRun(
      icu: library, tables: tables, universe: selection(of: universe), styles: currencyStyles,
      jobs: jobs)
    let subject = "ICU \(library.version), tables \(checksum), program \(Self.program)"
    run.journal = journal.map { ConformanceJournal(path: $0, subject: subject) }
    let clock = ContinuousClock()
    let start = clock.now
    var rows: [(name: String, tally: ConformanceTally)] = []
    if !run.styles.isEmpty {
      let tallies = try run.tallies { progress in
        console.progress(progress.line(after: clock.now - start))
      }
      rows = Array(zip(run.names, tallies))
    }
    rows += try amountRows(
      AmountRun(
        icu: library, tables: tables, names: names, notation: notation,
        universe: run.universe, styles: amountStyles, jobs: jobs,
        journal: journal.map { ConformanceJournal(path: "\($0).amounts", subject: subject) }),
      console)
    let count = identifiers ?? (isQuick ? 12_000 : 120_000)
    if count > 0 {
      let grid = IdentifierRun(
        grid: library, tables, universe, step: isQuick ? 29 : 1, jobs: jobs)
      let madeUp = try IdentifierRun(
        library, tables, universe, count: count, seed: UInt64(seed), jobs: jobs)
      for part in [grid, madeUp] {
        let total = part.identifiers.count.grouped
        let tally = try part.tally { console.progress("\(part.name): \($0.grouped) of \(total)") }
        rows.append((part.name, tally))
      }
    }
    let random = RandomRun(
      icu: library, tables: tables, universe: run.universe, seed: UInt64(seed),
      count: randomStyles ?? (isQuick ? 20_000 : 400_000), jobs: jobs)
    rows.append(
      (RandomComparer.name, try random.tally { console.progress("random: \($0.grouped) styles") }))
    console.progress("")
    return ConformanceReport(
      heading: "ICU \(library.version), tables \(checksum): "
        + "\(run.universe.locales.count) locales, \(run.universe.currencies.count) currencies, "
        + "\(currencyStyles.count + amountStyles.count) styles, seed \(seed)",
      rows: rows, shown: shown)
  }

  /// A hash of the running program: what another one found says nothing about this one.
  private static var program: String {
    var fingerprint = Fingerprint()
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    if let bytes = FileManager.default.contents(atPath: path) { fingerprint.add(bytes) }
    return fingerprint.text
  }

  private var currencyStyles: [ConformanceStyle] {
    ConformanceStyle.all.filter { styles.isEmpty || styles.contains($0.name) }
  }

  private var amountStyles: [AmountConformance] {
    AmountConformance.all.filter { styles.isEmpty || styles.contains($0.name) }
  }

  private func amountRows(
    _ run: AmountRun, _ console: some Console
  ) throws -> [(name: String, tally: ConformanceTally)] {
    guard !run.styles.isEmpty else { return [] }
    let tallies = try run.tallies { progress in
      console.progress("names and notations: \(progress.done) of \(progress.total) locales")
    }
    return Array(zip(run.styles.map(\.name), tallies))
  }

  private func selection(of universe: ConformanceUniverse) -> ConformanceUniverse {
    var selection = isQuick ? universe.sampled() : universe
    if !locales.isEmpty { selection.locales = locales }
    if !currencies.isEmpty { selection.currencies = currencies }
    return selection
  }
}

/// What a comparison ends with that did not go well.
public enum ConformanceError: Error, Equatable, CustomStringConvertible {
  /// So many texts differ.
  case mismatches(Int)

  /// What it means.
  public var description: String {
    switch self {
    case .mismatches(let count):
      "\(count.grouped) texts are not what this ICU prints"
    }
  }
}

extension ConformanceWalk.Progress {
  /// A line for a person who waits.
  fileprivate func line(after elapsed: Duration) -> String {
    let left = done == 0 ? .zero : elapsed / done * (total - done)
    return "conformance: \(done) of \(total) locales, \(comparisons.grouped) comparisons, "
      + "\(mismatches.grouped) mismatches, \(left.minutes) left"
  }
}

extension Duration {
  /// Such as `12 min 3 s`.
  fileprivate var minutes: String {
    "\(components.seconds / 60) min \(components.seconds % 60) s"
  }
}
