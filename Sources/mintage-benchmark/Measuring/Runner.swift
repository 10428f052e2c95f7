import CAllocationCounter

/// Runs rows in rounds: in each every row runs once, in shuffled order, so that what the machine
/// does meanwhile meets all of them alike, and ratios are taken within a round.
struct Runner {
  let rounds: Int
  /// How long a row runs in a round, in nanoseconds.
  let duration: Double
  private var random = SplitMix64(seed: 7)

  init(rounds: Int, duration: Double) {
    self.rounds = rounds
    self.duration = duration
  }

  private struct Prepared {
    var body: Row.Body
    var operations = 1
    var position = 0

    mutating func run(_ count: Int) -> Double {
      let before = ThreadClock.nanoseconds()
      consume(body(position, count))
      let elapsed = ThreadClock.nanoseconds() - before
      position = (position + count) & 0xFFFF
      return Double(elapsed)
    }
  }

  mutating func measure(_ rows: [Row], progress: (String) -> Void) throws -> [Measurement] {
    var measurements = rows.map(Measurement.init)
    var prepared: [Prepared] = []
    for (index, row) in rows.enumerated() {
      progress("preparing \(row.id)")
      var next = Prepared(body: try row.prepare())
      next.operations = calibrate(&next)
      (measurements[index].allocations, measurements[index].bytes) = Runner.allocations(
        next.body, operations: min(next.operations, Cycle<Int64>.count))
      prepared.append(next)
    }
    for round in 0..<rounds {
      progress("round \(round + 1) of \(rounds)")
      for index in rows.indices.shuffled(using: &random) {
        let operations = prepared[index].operations
        let elapsed = prepared[index].run(operations)
        measurements[index].nanoseconds.append(elapsed / Double(operations))
      }
    }
    addRatios(to: &measurements)
    return measurements
  }

  /// How many operations fill a round's time; whole cycles of the inputs where it is many.
  private func calibrate(_ prepared: inout Prepared) -> Int {
    var operations = 1
    // The first call pays for what is made lazily.
    _ = prepared.run(16)
    while true {
      let elapsed = prepared.run(operations)
      guard elapsed < duration / 8 else {
        let wanted = Double(operations) * duration / elapsed
        let cycles = (wanted / Double(Cycle<Int64>.count)).rounded()
        return cycles >= 1 ? Int(cycles) * Cycle<Int64>.count : max(1, Int(wanted))
      }
      operations *= 2
    }
  }

  private func addRatios(to measurements: inout [Measurement]) {
    for index in measurements.indices {
      let workload = measurements[index].row.workload
      let anchor = measurements.first {
        $0.row.workload == workload && $0.row.name == workload.anchor
      }
      guard let anchor else { continue }
      measurements[index].ratios = zip(measurements[index].nanoseconds, anchor.nanoseconds)
        .map { $0 / $1 }
    }
  }

  /// Heap allocations and bytes an operation, or nil where they are not counted.
  static func allocations(_ body: Row.Body, operations: Int) -> (Double?, Double?) {
    guard allocation_counter_is_available() else { return (nil, nil) }
    // What is made once and kept is no cost of an operation.
    consume(body(0, operations))
    allocation_counter_start()
    consume(body(0, operations))
    let count = allocation_counter_stop()
    return (
      Double(count.allocations) / Double(operations), Double(count.bytes) / Double(operations)
    )
  }
}

/// Takes a result, so that it is made.
@inline(never)
func consume(_ sum: Int) {
  // No row reaches this sum, but the optimizer cannot know.
  if sum == .min { print(sum) }
}
