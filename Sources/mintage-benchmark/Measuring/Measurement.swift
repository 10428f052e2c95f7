/// What was measured of one row, round by round.
struct Measurement {
  let row: Row
  /// Nanoseconds an operation, one a round.
  var nanoseconds: [Double] = []
  /// Times the anchor of its workload in the same round; empty where the anchor did not run.
  var ratios: [Double] = []
  var allocations: Double?
  var bytes: Double?

  init(_ row: Row) { self.row = row }
}

/// The middle and the ends of a few values.
struct Spread: Codable {
  var median: Double
  var minimum: Double
  var maximum: Double

  /// Nil for no values.
  init?(_ values: [Double]) {
    let sorted = values.sorted()
    guard let first = sorted.first, let last = sorted.last else { return nil }
    minimum = first
    maximum = last
    let middle = sorted.count / 2
    median =
      sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
