extension EntryState {
  /// Types a decimal separator at the caret.
  mutating func typeDecimal(_ rules: EntryRules) -> EntryOutcome {
    if rules.isCentsFirst { return .refused(.centsFirst) }
    guard rules.fractionLimit > 0 else { return .refused(.noFractionDigits) }
    let shape = EntryShape(self, rules)
    if shape.hasSeparator {
      guard span.head.right == shape.fraction, !shape.isInFraction(span.head) else {
        return .refused(.separatorPresent)
      }
      flags.hasSeparator = true
      move(to: EntryCaret(right: shape.fraction, isBehind: true))
      return .moved
    }
    let right = span.head.right
    guard right <= rules.fractionLimit else { return .refused(.tooManyFractionDigits) }
    fractionCount = UInt8(truncatingIfNeeded: right)
    integerCount -= fractionCount
    flags.hasSeparator = true
    let after = EntryShape(self, rules)
    move(to: EntryCaret(right: right + after.trailing, isBehind: true))
    return .changed
  }

  /// Types a point or a comma, which is decimal or groups by the policy.
  mutating func typeMark(_ mark: UInt32, _ rules: EntryRules) -> EntryOutcome {
    if rules.isCentsFirst { return .refused(.centsFirst) }
    let isGrouping = mark == rules.grouping && mark != rules.decimal
    guard rules.fractionLimit > 0 else {
      return isGrouping ? typeGrouping(mark, rules) : .refused(.noFractionDigits)
    }
    switch rules.typedSeparator {
    case .alwaysDecimal: return isGrouping ? typeCandidate(rules) : typeDecimal(rules)
    case .strict:
      if mark == rules.decimal { return typeDecimal(rules) }
      return isGrouping && stepOverGrouping(rules) ? .moved : .refused(.foreignSeparator)
    case .structural:
      return isGrouping ? typeCandidate(rules) : typeSecond(rules)
    }
  }

  /// Types a character that only ever groups: steps over one that stands there, else does nothing.
  mutating func typeGrouping(_ mark: UInt32, _ rules: EntryRules) -> EntryOutcome {
    mark == rules.grouping && stepOverGrouping(rules) ? .moved : .absorbed
  }

  /// Types a grouping character that may turn out to be one.
  private mutating func typeCandidate(_ rules: EntryRules) -> EntryOutcome {
    let shape = EntryShape(self, rules)
    if shape.hasSeparator, flags.hasSeparator || fractionCount > 0 {
      // In lakh locales a second group follows two digits, before a third could decide.
      guard structure == .candidate, rules.typedSeparator == .structural,
        rules.fractionLimit <= 2, shape.isInFraction(span.head), isAtTypedEnd(shape),
        Int(fractionCount) == rules.secondaryGroup
      else { return typeDecimal(rules) }
      regroup(rules)
      _ = typeDecimal(rules)
      structure = .candidate
      return .regrouped
    }
    if rules.typedSeparator == .structural, stepOverGrouping(rules) { return .moved }
    let isCandidate: Bool
    switch structure {
    case .grouped: isCandidate = rules.primaryGroup == rules.secondaryGroup
    case .none, .candidate: isCandidate = 1...rules.primaryGroup ~= Int(integerCount)
    }
    let startsWithZero = integerCount > 0 && digits[typedCount - 1] == 0
    let isAtEnd = span.head.right == shape.fraction && !shape.isInFraction(span.head)
    let outcome = typeDecimal(rules)
    if outcome.refusal == nil, isCandidate, isAtEnd, !startsWithZero { structure = .candidate }
    return outcome
  }

  /// Types the decimal separator, which makes an earlier candidate a grouping one.
  private mutating func typeSecond(_ rules: EntryRules) -> EntryOutcome {
    let shape = EntryShape(self, rules)
    guard structure == .candidate, shape.isInFraction(span.head), isAtTypedEnd(shape),
      Int(fractionCount) == rules.primaryGroup
    else { return typeDecimal(rules) }
    regroup(rules)
    _ = typeDecimal(rules)
    return .regrouped
  }

  /// Moves the caret over a grouping separator right behind it; false where there is none.
  private mutating func stepOverGrouping(_ rules: EntryRules) -> Bool {
    let shape = EntryShape(self, rules)
    let right = span.head.right - shape.fraction
    guard !span.head.isBehind, right > 0, rules.groups.isBoundary(right, of: shape.integer) else {
      return false
    }
    move(to: EntryCaret(right: span.head.right, isBehind: true))
    return true
  }
}
