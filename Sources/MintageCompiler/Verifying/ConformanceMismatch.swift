/// One amount that Mintage and ICU print differently.
struct ConformanceMismatch: Equatable, Sendable {
  /// What was formatted: the style's, locale's, numbering system's and currency's names.
  var style: String
  var locale: String
  var system: String
  var currency: String
  /// The amount in ASCII.
  var amount: String
  /// The function of Mintage that differs.
  var function: String
  /// Mintage's text.
  var ours: String
  /// ICU's text.
  var theirs: String
}

extension ConformanceMismatch: CustomStringConvertible {
  /// One line: the place, then both texts with invisible characters escaped.
  var description: String {
    "\(style)  \(locale)  \(system)  \(currency)  \(amount)  \(function):"
      + " \(ours.visible), ICU \(theirs.visible)"
  }
}

/// How often one style was compared, and the first differences.
struct ConformanceTally: Equatable, Sendable {
  /// How many mismatches are kept.
  static let kept = 100

  private(set) var comparisons = 0
  private(set) var mismatches = 0
  /// The first mismatches, at most ``kept``.
  private(set) var first: [ConformanceMismatch] = []

  init(comparisons: Int = 0, mismatches: Int = 0, first: [ConformanceMismatch] = []) {
    self.comparisons = comparisons
    self.mismatches = mismatches
    self.first = first
  }

  mutating func count(_ comparisons: Int) { self.comparisons += comparisons }

  mutating func record(_ mismatch: @autoclosure () -> ConformanceMismatch) {
    mismatches += 1
    if first.count < Self.kept { first.append(mismatch()) }
  }

  static func += (left: inout ConformanceTally, right: ConformanceTally) {
    left.comparisons += right.comparisons
    left.mismatches += right.mismatches
    left.first.append(contentsOf: right.first.prefix(kept - left.first.count))
  }
}
