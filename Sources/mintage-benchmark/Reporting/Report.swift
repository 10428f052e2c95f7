/// A finished run, in the form that files keep.
struct Report: Codable {
  struct Line: Codable {
    var id: String
    var workload: String
    var title: String
    var contender: String
    var nanoseconds: Spread
    var ratio: Spread?
    var allocations: Double?
    var bytes: Double?
  }

  struct GoalLine: Codable {
    var name: String
    var bound: Double
    var ratio: Spread
    var holds: Bool
  }

  /// The layout of this file.
  var version = 1
  var machine: String
  var icu: String
  var tables: String
  var rounds: Int
  var lines: [Line]
  var goals: [GoalLine]
  var scaling: Spread?

  init(_ measurements: [Measurement], machine: String, icu: String, tables: String, rounds: Int) {
    self.machine = machine
    self.icu = icu
    self.tables = tables
    self.rounds = rounds
    lines = measurements.compactMap { measurement in
      guard let nanoseconds = Spread(measurement.nanoseconds) else { return nil }
      let row = measurement.row
      return Line(
        id: row.id, workload: row.workload.rawValue, title: row.title,
        contender: row.contender.rawValue, nanoseconds: nanoseconds,
        ratio: Spread(measurement.ratios), allocations: measurement.allocations,
        bytes: measurement.bytes)
    }
    goals = Goal.all.compactMap { goal in
      guard let ratio = goal.ratios(in: measurements) else { return nil }
      return GoalLine(
        name: goal.name, bound: goal.bound, ratio: ratio, holds: goal.holds(ratio.median))
    }
  }
}
