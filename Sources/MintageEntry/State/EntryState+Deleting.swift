extension EntryState {
  /// Deletes one element before the caret.
  mutating func deleteBackward(_ rules: EntryRules) -> EntryOutcome {
    let shape = EntryShape(self, rules)
    let right = span.head.right
    if shape.kind != .number { return clearSign(when: flags.isNegative) }
    if rules.isCentsFirst {
      if integerCount == 0 {
        flags.isZeroShown = false
        return .changed
      }
      if right == shape.reach { return clearSign(when: rules.signIsInFront) }
      return removeDigit(at: right, caret: right, rules)
    }
    if shape.isInFraction(span.head) {
      if right == shape.fraction { return deleteSeparator(shape, isBackward: true, rules) }
      if right < shape.trailing {
        move(to: EntryCaret(right: right + 1, isBehind: right + 1 == shape.fraction))
        return .moved
      }
      return removeFractionDigit(at: right - shape.trailing, caret: right - shape.trailing, rules)
    }
    let integerRight = right - shape.fraction
    if integerRight == Int(integerCount) {
      return clearSign(when: rules.signIsInFront)
    }
    return removeIntegerDigit(at: integerRight, caret: integerRight, rules)
  }

  /// Deletes one element behind the caret.
  mutating func deleteForward(_ rules: EntryRules) -> EntryOutcome {
    let shape = EntryShape(self, rules)
    let right = span.head.right
    if shape.kind != .number { return clearSign(when: flags.isNegative) }
    if rules.isCentsFirst {
      if right == 0 { return clearSign(when: !rules.signIsInFront) }
      return removeDigit(at: right - 1, caret: right - 1, rules)
    }
    if shape.isInFraction(span.head) {
      if right == 0 { return clearSign(when: !rules.signIsInFront) }
      if right <= shape.trailing {
        move(to: EntryCaret(right: right - 1))
        return .moved
      }
      let typed = right - shape.trailing - 1
      return removeFractionDigit(at: typed, caret: typed, rules)
    }
    let integerRight = right - shape.fraction
    if integerRight > 0 {
      return removeIntegerDigit(at: integerRight - 1, caret: integerRight - 1, rules)
    }
    if shape.hasSeparator { return deleteSeparator(shape, isBackward: false, rules) }
    return clearSign(when: !rules.signIsInFront)
  }

  mutating func move(to caret: EntryCaret) {
    span = EntrySpan(caret)
    structure = .none
  }

  /// Deletes the minus where it stands at the caret.
  private mutating func clearSign(when isHere: Bool) -> EntryOutcome {
    guard isHere, flags.isNegative else { return .refused(.nothingToDelete) }
    flags.isNegative = false
    return .changed
  }

  /// Removes the separator when nothing was typed behind it, else steps over it: one slip never
  /// multiplies the amount.
  private mutating func deleteSeparator(
    _ shape: EntryShape, isBackward: Bool, _ rules: EntryRules
  ) -> EntryOutcome {
    if fractionCount == 0, flags.hasSeparator, rules.padding == 0 || integerCount == 0 {
      flags.hasSeparator = false
      move(to: EntryCaret(right: EntryShape(self, rules).fraction))
      return .changed
    }
    if fractionCount == 0, isBackward { flags.hasSeparator = false }
    move(to: EntryCaret(right: shape.fraction, isBehind: !isBackward))
    return .moved
  }

  private mutating func removeDigit(
    at position: Int, caret right: Int, _ rules: EntryRules
  ) -> EntryOutcome {
    digits.remove(1, at: position)
    span = EntrySpan(EntryCaret(right: right))
    settle(rules)
    return .changed
  }

  private mutating func removeFractionDigit(
    at position: Int, caret typedRight: Int, _ rules: EntryRules
  ) -> EntryOutcome {
    digits.remove(1, at: position)
    fractionCount -= 1
    let shape = EntryShape(self, rules)
    let right = typedRight + shape.trailing
    span = EntrySpan(EntryCaret(right: right, isBehind: right == shape.fraction))
    settle(rules)
    return .changed
  }

  private mutating func removeIntegerDigit(
    at position: Int, caret integerRight: Int, _ rules: EntryRules
  ) -> EntryOutcome {
    digits.remove(1, at: Int(fractionCount) + position)
    integerCount -= 1
    structure = .none
    span = EntrySpan(EntryCaret(right: EntryShape(self, rules).fraction + integerRight))
    settle(rules)
    return .changed
  }

  /// Drops zeros that a deletion exposed, and a separator with no digit on either side when the caret
  /// stands before it, as a digit was that is gone; in a padded field always, where it stays only
  /// while a digit is typed.
  @inline(never)
  mutating func settle(_ rules: EntryRules) {
    normalize(rules)
    guard typedCount == 0, flags.hasSeparator else { return }
    guard rules.padding > 0 || !EntryShape(self, rules).isInFraction(span.head) else { return }
    flags.hasSeparator = false
    span = EntrySpan()
  }
}
