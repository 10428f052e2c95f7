/// A promise about speed, as a ratio of two rows of the same run.
struct Goal {
  let name: String
  /// The row in the numerator and the one in the denominator.
  let numerator: String
  let denominator: String
  let bound: Double
  /// Whether the ratio must stay below the bound, or reach it.
  let isAtMost: Bool

  private static func atMost(_ bound: Double, _ ours: String, of other: String) -> Goal {
    Goal(
      name: "\(ours) takes at most \(bound) x \(other)", numerator: ours, denominator: other,
      bound: bound, isAtMost: true)
  }

  private static func faster(_ bound: Double, _ ours: String, than other: String) -> Goal {
    Goal(
      name: "\(ours) is at least \(bound) x as fast as \(other)", numerator: other,
      denominator: ours, bound: bound, isAtMost: false)
  }

  /// The goals of each workload.
  ///
  /// Typing and parsing name rows that join with those parts.
  static let all = [
    atMost(0.38, "W1/mintage-text", of: "W1/c-floor"),
    faster(45, "W1/mintage-text", than: "W1/icu-unumf"),
    atMost(0.7, "W1/mintage-buffer", of: "W1/c-floor"),
    faster(13, "W1/mintage-string", than: "W1/icu-unum-utf8"),
    faster(22, "W2/mintage-text", than: "W2/icu-unumf"),
    faster(43, "W3/mintage-key", than: "W3/icu-unum"),
    faster(800, "W3/mintage-key", than: "W3/field-cents"),
    faster(75, "W4/mintage-strict", than: "W4/icu-parse-double"),
    faster(250, "W4/mintage-strict", than: "W4/field-style"),
    faster(8_500, "W4/mintage-strict", than: "W4/field-formatter"),
    faster(300, "W5/mintage-text", than: "W5/icu-unumf"),
    faster(150, "W6/mintage-out", than: "W6/foundation-out"),
    faster(7, "W6/mintage-in", than: "W6/foundation-in"),
    faster(5, "W6/mintage-string", than: "W6/foundation-formatter"),
    faster(10, "W6/mintage-style", than: "W6/foundation-style"),
    faster(30, "W6/mintage-read", than: "W6/foundation-read"),
  ]

  /// The ratio in each round, or nil where a row did not run.
  func ratios(in measurements: [Measurement]) -> Spread? {
    func find(_ id: String) -> Measurement? { measurements.first { $0.row.id == id } }
    guard let numerator = find(numerator), let denominator = find(denominator) else { return nil }
    return Spread(zip(numerator.nanoseconds, denominator.nanoseconds).map { $0 / $1 })
  }

  func holds(_ ratio: Double) -> Bool { isAtMost ? ratio <= bound : ratio >= bound }
}
