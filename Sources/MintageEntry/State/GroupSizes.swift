/// How integer digits are grouped: where separators stand, counted in digits to their right.
struct GroupSizes: Sendable, BitwiseCopyable {
  /// A bit for each number of digits that a separator can have to its right.
  private var boundaries: UInt64 = 0
  /// Integer digits from which on there are separators.
  private(set) var threshold: UInt8 = 255

  /// No groups.
  init() {}

  init(primary: Int, secondary: Int, minimum: Int) {
    guard primary > 0 else { return }
    for right in stride(from: primary, to: 64, by: max(1, secondary)) {
      boundaries |= 1 << UInt64(right)
    }
    threshold = UInt8(truncatingIfNeeded: min(255, primary + max(1, minimum)))
  }

  /// How many separators so many integer digits have.
  @inline(__always)
  func count(_ digits: Int) -> Int { count(upTo: digits, of: digits) }

  /// How many of the separators have at most `right` integer digits to their right.
  @inline(__always)
  func count(upTo right: Int, of digits: Int) -> Int {
    guard digits >= Int(threshold) else { return 0 }
    let below: UInt64 = (2 &<< UInt64(min(right, digits - 1))) &- 1
    return (boundaries & below).nonzeroBitCount
  }

  /// The separators of a number with so many integer digits.
  @inline(__always)
  func places(_ digits: Int) -> UInt64 { digits >= Int(threshold) ? boundaries : 0 }

  /// Whether a separator has exactly `right` integer digits to its right.
  func isBoundary(_ right: Int, of digits: Int) -> Bool {
    0..<digits ~= right && places(digits) &>> UInt64(right) & 1 == 1
  }
}

extension GroupSizes {
  /// Whether all groups have three digits, or there are none.
  var isThrees: Bool {
    threshold == 255
      || boundaries == GroupSizes(primary: 3, secondary: 3, minimum: 1).boundaries
  }
}
