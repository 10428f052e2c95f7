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

  mutating func read() throws(ReadingFailure) {
    let start = end
    var shape = GroupShape()
    var hasDigits = false
    var separator = start
    while true {
      let scalar = text.scalar(at: end)
      if let digit = DigitReader.value(scalar.value, zero: rules.zero) {
        try append(digit, at: scalar, isFraction: false)
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
      throw ReadingFailure(.unexpectedCharacter, at: text.scalar(at: start).start)
    }
    guard shape.isLegal(rules, allowsThrees: false) else {
      throw ReadingFailure(.wrongGrouping, at: separator)
    }
    parts.grouping = shape.separators > 0
    try readFraction()
  }

  private mutating func readFraction() throws(ReadingFailure) {
    let separator = text.scalar(at: end)
    guard separator.value == rules.strictDecimal, isDigit(at: separator.end) else { return }
    end = separator.end
    parts.decimalSeparator = true
    while true {
      let scalar = text.scalar(at: end)
      guard let digit = DigitReader.value(scalar.value, zero: rules.zero) else { return }
      guard fractionDigits < rules.fractionLimit else {
        throw ReadingFailure(.tooManyFractionDigits, at: scalar.start)
      }
      try append(digit, at: scalar, isFraction: true)
      fractionDigits += 1
    }
  }

  private func isDigit(at offset: Int) -> Bool {
    DigitReader.value(text.scalar(at: offset).value, zero: rules.zero) != nil
  }

  private mutating func append(
    _ digit: UInt32, at scalar: FoldedScalar, isFraction: Bool
  ) throws(ReadingFailure) {
    guard accumulator.append(digit, isFraction: isFraction) else {
      throw ReadingFailure(.outOfRange, at: scalar.start)
    }
    end = scalar.end
  }
}
