import CAllocationCounter
import CBenchmarkFloor
import Foundation
import Mintage

/// The command: chooses rows, measures them, reports.
struct Benchmark {
  let options: Options
  private let inputs = Inputs()
  private let library: ICUSource

  init(_ options: Options) {
    self.options = options
    library = ICUSource(prefix: options.icu)
  }

  /// All rows; those of typing and parsing of our own join `MintageRows` with those parts.
  private var rows: [Row] {
    let library = library
    return MintageRows.all(inputs) + FloorRows.all(inputs)
      + ICURows.all(inputs) { try library.open() } + FoundationRows.all(inputs)
      + FieldRows.all(inputs) + DecimalRows.all(inputs)
  }

  /// Runs what the options ask for; false when a check failed.
  func run() throws -> Bool {
    if options.lists {
      for row in rows { print(row.id) }
      return true
    }
    if let only = options.only { return try runOne(only) }
    if options.checksAllocations { return try checkAllocations() }
    floor_pin(0)
    try Verification.run(inputs, library.open())
    try report(measure())
    return true
  }

  private func runOne(_ id: String) throws -> Bool {
    guard let row = rows.first(where: { $0.id == id }) else {
      throw BenchmarkError.usage("there is no row '\(id)'; --list prints all")
    }
    consume(try row.prepare()(0, options.iterations))
    return true
  }

  private func measure() throws -> Report {
    let all = rows
    let chosen = all.filter { row in
      let isChosen = { (row: Row) in options.filter.isEmpty || row.id.contains(options.filter) }
      let isAnchor = row.name == row.workload.anchor
      return isChosen(row)
        || isAnchor && all.contains { $0.workload == row.workload && isChosen($0) }
    }
    guard !chosen.isEmpty else {
      throw BenchmarkError.usage("no row's name holds '\(options.filter)'; --list prints all")
    }
    var runner = Runner(rounds: options.rounds, duration: options.isQuick ? 2e6 : 25e6)
    let measurements = try runner.measure(chosen) { Progress.show($0) }
    Progress.clear()
    var report = Report(
      measurements, machine: Machine.name, icu: try library.open().version,
      tables: "tables of ICU \(CurrencyTables.default.versions.icu)", rounds: options.rounds)
    if options.filter.isEmpty, let row = all.first {
      report.scaling = try Scaling.measure(row, rounds: options.rounds)
    }
    return report
  }

  private func report(_ report: Report) throws {
    print(report.text)
    if let file = options.compare {
      guard let data = FileManager.default.contents(atPath: file),
        let old = try? JSONDecoder().decode(Report.self, from: data)
      else { throw BenchmarkError.unreadable(file) }
      print("since \(file)\n" + Comparison(old: old, new: report).text)
    }
    if let file = options.json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try encoder.encode(report).write(to: URL(fileURLWithPath: file))
    }
  }

  private func checkAllocations() throws -> Bool {
    guard allocation_counter_is_available() else {
      print("allocations are not counted on this system")
      return true
    }
    var failed = 0
    let hot = rows.filter(\.isHot)
    for row in hot {
      let body = try row.prepare()
      // A million of all but the slowest.
      var operations = 0
      var allocations = 0.0
      let started = ThreadClock.nanoseconds()
      while operations < 1_000_000, ThreadClock.nanoseconds() - started < 4_000_000_000 {
        let (mean, _) = Runner.allocations(body, operations: Cycle<Int64>.count)
        allocations += (mean ?? 0) * Double(Cycle<Int64>.count)
        operations += Cycle<Int64>.count
      }
      if allocations != 0 { failed += 1 }
      let verdict =
        allocations == 0 ? "allocates nothing" : "allocates \(number(allocations, 0)) times"
      print("\(row.id) \(verdict) in \(operations) operations")
    }
    print("\(hot.count - failed) hot rows allocate nothing, \(failed) do")
    return failed == 0
  }
}
