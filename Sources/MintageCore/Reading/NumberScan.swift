/// Walks over a number and notes what its structure depends on; ``NumberScan/amount`` judges it.
struct NumberScan {
  enum Mark { case dot, comma, decimal, group, none }

  let rules: NumberRules
  var digits: DigitReader
  /// Where the number starts and ends.
  private(set) var start = 0
  private(set) var end = 0
  private(set) var isRead = false
  private(set) var digitCount = 0
  /// Digits behind the last mark.
  private(set) var digitsBehind = 0
  private(set) var startsWithZero = false
  private(set) var dots = 0
  private(set) var commas = 0
  /// Marks that only ever separate decimals, and that only ever group.
  private(set) var decimals = 0
  private(set) var groups = 0
  private(set) var groupMark: UInt32 = 0
  private(set) var groupsAreMixed = false
  private(set) var lastMark = Mark.none
  private(set) var lastMarkOffset = 0
  private(set) var lastMarkValue: UInt32 = 0
  private(set) var hasPriceDash = false
  /// The dot between a code and the number.
  var codeDot: Int?

  init(_ rules: NumberRules, _ digits: DigitReader) {
    self.rules = rules
    self.digits = digits
  }

  /// Whether a separator or price dash ends the number.
  var endsWithMark: Bool { lastMark != .none && digitsBehind == 0 }

  /// Whether a number starts with this code point: a digit, or a decimal mark before one.
  func starts(_ text: FoldedText, at next: FoldedScalar) -> Bool {
    if digits.isDigit(next.value) { return true }
    switch mark(next.value) {
    case .dot, .comma: break
    case .decimal where next.value != rules.decimal || next.value == 0x066B: break
    default: return false
    }
    return digits.isDigit(text.scalar(at: next.end).value)
  }

  private func mark(_ scalar: UInt32) -> Mark {
    switch scalar {
    case 0x2E: .dot
    case 0x2C: .comma
    case rules.decimal, 0x066B, 0x3002: .decimal
    case ScalarFolding.space, ScalarFolding.apostrophe, 0x066C, 0x060C, rules.grouping: .group
    default: .none
    }
  }

  /// Reads from `cursor`, where ``starts(_:at:)`` holds, to the end of the number.
  mutating func scan(_ text: FoldedText, from cursor: inout Int) throws(ReadingFailure) {
    start = text.scalar(at: cursor).start
    isRead = true
    defer { end = cursor }
    while true {
      let next = text.scalar(at: cursor)
      if let digit = digits.value(next.value) {
        if digitCount == 0 { startsWithZero = digit == 0 && lastMark == .none }
        digitCount += 1
        digitsBehind += 1
      } else if next.value == 0x3A {
        // A colon separates decimals before a price dash only; else it is a time's.
        guard isDash(text.scalar(at: next.end).value) else { return }
        note(.decimal, next)
        return try takeDashes(text, next.end, &cursor)
      } else {
        let mark = mark(next.value)
        if mark == .none { return }
        let behind = text.scalar(at: next.end)
        let isDigitBehind = digits.isDigit(behind.value)
        if !isDigitBehind, mark == .group { return }
        if !isDigitBehind, next.value == 0x24 {
          // A dollar sign separates decimals between digits only; before a dash it may be either.
          guard !isDash(behind.value) else {
            throw ReadingFailure(.misplacedSign, at: behind.start)
          }
          return
        }
        note(mark, next)
        if isDash(behind.value) { return try takeDashes(text, next.end, &cursor) }
        if !isDigitBehind {
          guard self.mark(behind.value) == .none || behind.value == ScalarFolding.space else {
            throw ReadingFailure(.wrongGrouping, at: behind.start)
          }
          cursor = next.end
          return
        }
      }
      cursor = next.end
    }
  }

  private mutating func note(_ mark: Mark, _ scalar: FoldedScalar) {
    switch mark {
    case .dot: dots += 1
    case .comma: commas += 1
    case .decimal: decimals += 1
    case .group:
      groupsAreMixed = groupsAreMixed || groups > 0 && groupMark != scalar.value
      groupMark = scalar.value
      groups += 1
    case .none: return
    }
    (lastMark, lastMarkOffset, lastMarkValue) = (mark, scalar.start, scalar.value)
    digitsBehind = 0
  }

  private func isDash(_ scalar: UInt32) -> Bool {
    scalar == ScalarFolding.minus || scalar == 0x2014 || scalar == 0x2015
  }

  /// Takes the dashes behind a decimal mark: a zero fraction, never a sign.
  private mutating func takeDashes(
    _ text: FoldedText, _ offset: Int, _ cursor: inout Int
  ) throws(ReadingFailure) {
    var next = text.scalar(at: offset)
    let first = next.start
    while isDash(next.value) { next = text.scalar(at: next.end) }
    guard !digits.isDigit(next.value) else { throw ReadingFailure(.misplacedSign, at: first) }
    hasPriceDash = true
    cursor = next.start
  }
}
