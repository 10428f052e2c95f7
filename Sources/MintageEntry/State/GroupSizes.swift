/// How integer digits are grouped.
struct GroupSizes: Sendable, BitwiseCopyable {
  /// Digits of the last group; 0 for none.
  var primary = 0
  /// Digits of the groups before it.
  var secondary = 1
  /// Integer digits from which on there are separators.
  var threshold = Int.max

  init() {}

  init(primary: Int, secondary: Int, minimum: Int) {
    guard primary > 0 else { return }
    self.primary = primary
    self.secondary = max(1, secondary)
    threshold = primary + max(1, minimum)
  }

  /// How many separators so many integer digits have.
  @inline(__always)
  func count(_ digits: Int) -> Int {
    digits < threshold ? 0 : 1 + (digits - primary - 1) / secondary
  }

  /// How many of the separators have at most `right` integer digits to their right.
  @inline(__always)
  func count(upTo right: Int, of digits: Int) -> Int {
    guard digits >= threshold, right >= primary else { return 0 }
    return 1 + (min(right, digits - 1) - primary) / secondary
  }

  /// Whether a separator has exactly `right` integer digits to its right.
  func isBoundary(_ right: Int, of digits: Int) -> Bool {
    digits >= threshold && right >= primary && right < digits && (right - primary) % secondary == 0
  }
}
