extension EntryState {
  /// Types a digit at the caret.
  ///
  /// - Parameter isReplacing: Whether it takes the place of digits that were deleted before, so that
  ///   zeros there are not superfluous; ``normalize(_:)`` is for the caller then.
  mutating func type(
    _ digit: UInt8, _ rules: EntryRules, isReplacing: Bool = false
  ) -> EntryOutcome {
    if rules.isCentsFirst { return shiftIn(digit, rules, isReplacing: isReplacing) }
    let shape = EntryShape(self, rules)
    let isInFraction = shape.isInFraction(span.head)
    if isInFraction, structure == .candidate, isAtTypedEnd(shape),
      Int(fractionCount) == rules.primaryGroup - 1
    {
      return typeThird(digit, shape, rules)
    }
    if !isInFraction { structure = .none }
    return isInFraction
      ? typeFraction(digit, shape, rules)
      : typeInteger(digit, shape, rules, isReplacing: isReplacing)
  }

  /// Types the digit that fills a group behind a candidate separator: with at most two fraction digits
  /// it shows that the separator groups, where that is to be found out at all.
  private mutating func typeThird(
    _ digit: UInt8, _ shape: EntryShape, _ rules: EntryRules
  ) -> EntryOutcome {
    guard rules.typedSeparator == .structural, rules.fractionLimit <= 2 else {
      let outcome = typeFraction(digit, shape, rules)
      return outcome == .changed ? .interpreted(.decimalSeparator) : outcome
    }
    regroup(rules)
    _ = typeInteger(digit, EntryShape(self, rules), rules, isReplacing: false)
    structure = .grouped
    return .regrouped
  }

  /// Whether no typed digit stands to the right of the caret.
  func isAtTypedEnd(_ shape: EntryShape) -> Bool { span.head.right <= shape.trailing }

  private mutating func shiftIn(
    _ digit: UInt8, _ rules: EntryRules, isReplacing: Bool
  ) -> EntryOutcome {
    let right = span.head.right
    let isSuperfluous = digit == 0 && right == Int(integerCount)
    if isSuperfluous, !isReplacing, integerCount > 0 || flags.isZeroShown { return .absorbed }
    guard integerCount < EntryRules.digitLimit else { return .refused(.tooManyDigits) }
    digits.insert(digit, at: right)
    integerCount += 1
    flags.isZeroShown = true
    span = EntrySpan(EntryCaret(right: right))
    if !isReplacing { normalize(rules) }
    return .changed
  }

  private mutating func typeInteger(
    _ digit: UInt8, _ shape: EntryShape, _ rules: EntryRules, isReplacing: Bool
  ) -> EntryOutcome {
    var right = span.head.right - shape.fraction
    if !isReplacing {
      let isSuperfluous = hasLoneZero || integerCount > 0 && right == Int(integerCount)
      if digit == 0, isSuperfluous { return .absorbed }
      if hasLoneZero { (integerCount, right) = (0, 0) }
    }
    guard typedCount < EntryRules.digitLimit else { return .refused(.tooManyDigits) }
    digits.insert(digit, at: Int(fractionCount) + right)
    integerCount += 1
    span = EntrySpan(EntryCaret(right: EntryShape(self, rules).fraction + right))
    return .changed
  }

  /// Whether the integer part is a zero and nothing else.
  var hasLoneZero: Bool { integerCount == 1 && digits[Int(fractionCount)] == 0 }

  @inline(never)
  private mutating func typeFraction(
    _ digit: UInt8, _ shape: EntryShape, _ rules: EntryRules
  ) -> EntryOutcome {
    let right = span.head.right
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
  @inline(never)
  mutating func regroup(_ rules: EntryRules) {
    integerCount += fractionCount
    fractionCount = 0
    flags.hasSeparator = false
    span = EntrySpan(EntryCaret(right: EntryShape(self, rules).fraction))
  }

  /// Drops zeros before other integer digits, and keeps the caret inside the number.
  @inline(never)
  mutating func normalize(_ rules: EntryRules) {
    if rules.isCentsFirst {
      integerCount = UInt8(truncatingIfNeeded: digits.count)
    } else {
      while integerCount > 1, digits[typedCount - 1] == 0 { integerCount -= 1 }
    }
    let reach = EntryShape(self, rules).reach
    if span.head.right > reach { span = EntrySpan(EntryCaret(right: reach)) }
  }
}
