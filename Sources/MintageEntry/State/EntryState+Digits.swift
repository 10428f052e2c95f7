extension EntryState {
  /// Types a digit at the caret.
  mutating func type(_ digit: UInt8, _ rules: EntryRules) -> EntryOutcome {
    if rules.isCentsFirst { return shiftIn(digit, rules) }
    let shape = EntryShape(self, rules)
    let isInFraction = shape.isInFraction(span.head)
    if isInFraction, structure == .candidate, isAtTypedEnd(shape), rules.fractionLimit <= 2,
      Int(fractionCount) == rules.primaryGroup - 1
    {
      regroup(rules)
      _ = typeInteger(digit, EntryShape(self, rules), rules)
      structure = .grouped
      return .regrouped
    }
    if !isInFraction { structure = .none }
    return isInFraction
      ? typeFraction(digit, shape, rules) : typeInteger(digit, shape, rules)
  }

  /// Whether no typed digit stands to the right of the caret.
  func isAtTypedEnd(_ shape: EntryShape) -> Bool { Int(span.head.right) <= shape.trailing }

  private mutating func shiftIn(_ digit: UInt8, _ rules: EntryRules) -> EntryOutcome {
    let right = Int(span.head.right)
    let count = Int(integerCount)
    if digit == 0, right == count, count > 0 || flags.isZeroShown { return .absorbed }
    guard digits.count < EntryRules.digitLimit else { return .refused(.tooManyDigits) }
    digits.insert(digit, at: right)
    integerCount = UInt8(truncatingIfNeeded: digits.count)
    flags.isZeroShown = true
    span = EntrySpan(EntryCaret(right: min(right, Int(integerCount))))
    return .changed
  }

  private mutating func typeInteger(
    _ digit: UInt8, _ shape: EntryShape, _ rules: EntryRules
  ) -> EntryOutcome {
    var right = Int(span.head.right) - shape.fraction
    let isLoneZero = integerCount == 1 && digits[Int(fractionCount)] == 0
    if digit == 0, isLoneZero || integerCount > 0 && right == Int(integerCount) { return .absorbed }
    if isLoneZero { (integerCount, right) = (0, 0) }
    guard typedCount < EntryRules.digitLimit else { return .refused(.tooManyDigits) }
    digits.insert(digit, at: Int(fractionCount) + right)
    integerCount += 1
    span = EntrySpan(EntryCaret(right: EntryShape(self, rules).fraction + right))
    return .changed
  }

  private mutating func typeFraction(
    _ digit: UInt8, _ shape: EntryShape, _ rules: EntryRules
  ) -> EntryOutcome {
    let right = Int(span.head.right)
    // Zeros that nobody typed become typed where they stand before the caret.
    let zeros = max(0, shape.trailing - right)
    let typedRight = max(0, right - shape.trailing)
    guard Int(fractionCount) + zeros < rules.fractionLimit else {
      return .refused(.tooManyFractionDigits)
    }
    guard typedCount + zeros < EntryRules.digitLimit else { return .refused(.tooManyDigits) }
    digits = digits.shiftedLeft(zeros)
    digits.insert(digit, at: typedRight)
    fractionCount += UInt8(truncatingIfNeeded: zeros + 1)
    flags.hasSeparator = true
    let trailing = max(0, rules.padding - Int(fractionCount))
    span = EntrySpan(EntryCaret(right: typedRight + trailing))
    return .changed
  }

  /// Makes the digits behind a candidate separator digits of the integer part.
  mutating func regroup(_ rules: EntryRules) {
    integerCount += fractionCount
    fractionCount = 0
    flags.hasSeparator = false
    span = EntrySpan(EntryCaret(right: EntryShape(self, rules).fraction))
  }

  /// Drops zeros before other integer digits, and keeps the caret inside the number.
  mutating func normalize(_ rules: EntryRules) {
    if rules.isCentsFirst {
      integerCount = UInt8(truncatingIfNeeded: digits.count)
    } else {
      while integerCount > 1, digits[typedCount - 1] == 0 { integerCount -= 1 }
    }
    let reach = EntryShape(self, rules).reach
    if Int(span.head.right) > reach { span = EntrySpan(EntryCaret(right: reach)) }
  }
}
