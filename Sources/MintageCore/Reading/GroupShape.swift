/// The lengths of the digit groups of an integer part, as far as they matter.
struct GroupShape: BitwiseCopyable {
  /// Separators so far.
  private(set) var separators = 0
  private var first = 0
  private var current = 0
  private var middlesAreThrees = true
  private var middlesAreSecondary = true
  private var middlesAreNamed = true
  private var startsWithZero = false

  init() {}

  /// A digit follows.
  mutating func add(digit: UInt32) {
    if separators == 0, current == 0 { startsWithZero = digit == 0 }
    current += 1
  }

  /// A separator follows.
  mutating func addSeparator(_ rules: NumberRules) {
    if separators == 0 {
      first = current
    } else {
      middlesAreThrees = middlesAreThrees && current == 3
      middlesAreSecondary = middlesAreSecondary && current == rules.secondary
      middlesAreNamed = middlesAreNamed && current == rules.namedSecondary
    }
    separators += 1
    current = 0
  }

  /// Whether the groups are those of the locale, or where others are allowed those that stand beside
  /// names, or threes; no separator is legal, a group that starts with zero never is.
  func isLegal(_ rules: NumberRules, allowsOthers: Bool) -> Bool {
    guard separators > 0 else { return true }
    guard first > 0, !startsWithZero else { return false }
    if current == rules.primary, middlesAreSecondary, first <= rules.secondary { return true }
    guard allowsOthers else { return false }
    if current == 3, middlesAreThrees, first <= 3 { return true }
    return current == rules.namedPrimary && middlesAreNamed && first <= rules.namedSecondary
  }
}
