/// Reads a number as a style writes it: its digits, its separators, legal groups or none.
struct StrictNumber {
  private let rules: NumberRules
  private let text: FoldedText
  private(set) var end: Int
  private var accumulator = DigitAccumulator()
  private var fractionDigits = 0
  private(set) var parts = ReadParts()

  var coefficient: WideInteger { accumulator.coefficient }
  var scale: Int { accumulator.scale }

  init(_ rules: NumberRules, _ text: FoldedText, _ start: Int) {
    self.rules = rules
    self.text = text
    end = start
  }

  /// Reads from ``end`` on; why not, or nil.
  mutating func read() -> ReadingFailure? {
    let start = end
    var shape = GroupShape()
    var hasDigits = false
    var separator = start
    while true {
      let scalar = text.scalar(at: end)
      if let digit = DigitReader.value(scalar.value, zero: rules.zero) {
        guard append(digit, at: scalar, isFraction: false) else {
          return ReadingFailure(.outOfRange, at: scalar.start)
        }
        shape.add(digit: digit)
        hasDigits = true
      } else if rules.isGrouped, scalar.value == rules.strictGrouping, hasDigits,
        isDigit(at: scalar.end)
      {
        shape.addSeparator(rules)
        separator = scalar.start
        end = scalar.end
      } else {
        break
      }
    }
    guard hasDigits else {
      return ReadingFailure(.unexpectedCharacter, at: text.scalar(at: start).start)
    }
    guard shape.isLegal(rules, allowsOthers: false) else {
      return ReadingFailure(.wrongGrouping, at: separator)
    }
    parts.grouping = shape.separators > 0
    return readFraction()
  }

  private mutating func readFraction() -> ReadingFailure? {
    let separator = text.scalar(at: end)
    guard separator.value == rules.strictDecimal, isDigit(at: separator.end) else { return nil }
    end = separator.end
    parts.decimalSeparator = true
    while true {
      let scalar = text.scalar(at: end)
      guard let digit = DigitReader.value(scalar.value, zero: rules.zero) else { return nil }
      guard fractionDigits < rules.fractionLimit else {
        return ReadingFailure(.tooManyFractionDigits, at: scalar.start)
      }
      guard append(digit, at: scalar, isFraction: true) else {
        return ReadingFailure(.outOfRange, at: scalar.start)
      }
      fractionDigits += 1
    }
  }

  private func isDigit(at offset: Int) -> Bool {
    DigitReader.value(text.scalar(at: offset).value, zero: rules.zero) != nil
  }

  private mutating func append(
    _ digit: UInt32, at scalar: FoldedScalar, isFraction: Bool
  ) -> Bool {
    guard accumulator.append(digit, isFraction: isFraction) else { return false }
    end = scalar.end
    return true
  }
}
