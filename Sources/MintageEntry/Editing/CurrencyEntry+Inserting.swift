public import MintageCore

extension CurrencyEntry {
  /// Replaces the amount, as an insertion into an empty field does: by a suggestion, or by the
  /// reading of an ambiguous text that a person chose.
  ///
  /// - Complexity: O(1); never allocates.
  @discardableResult
  public mutating func insert(_ amount: ExactDecimal) -> EntryChange {
    beginIfNeeded()
    return place(amount, .changed, keepsSign: false)
  }

  /// Inserts text of several characters.
  mutating func insert(_ text: UnsafeBufferPointer<UInt8>) -> EntryChange {
    let shape = EntryShape(state, rules)
    // A separator that was typed first stays: .|  and 50 are .50.
    let hasNoDigit = rules.isCentsFirst && shape.reach == 0
    let isWhole =
      shape.kind != .number || hasNoDigit || state.flags.isReentering
      || shape.covers(state.span, rules)
    if state.span.cover.affixOnly { return unchanged(.refused(.outsideNumber)) }
    guard isWhole else { return unsafe insertDigits(text) }
    switch unsafe read(text) {
    case .refused(let reason): return unchanged(.refused(reason))
    case .ambiguous(let local, _):
      guard options.ambiguousInsertion == .localeReading else {
        return unchanged(.refused(.ambiguous))
      }
      return place(local, .interpreted(.localeReading), keepsSign: !coversSign)
    case .amount(let amount, let isBare):
      if isBare, rules.isCentsFirst, rules.fractionLimit > 0, options.bareDigits == .keys {
        return unsafe insertDigits(text)
      }
      // Typed, digits without a fraction would shift in; that they did not is told.
      let isWhole = rules.isCentsFirst && rules.fractionLimit > 0 && amount.scale == 0
      return place(
        amount, isWhole ? .interpreted(.wholeUnits) : .changed, keepsSign: !coversSign)
    }
  }

  private var coversSign: Bool { state.span.cover.sign || state.flags.isReentering }

  /// Inserts digits among digits.
  private mutating func insertDigits(_ text: UnsafeBufferPointer<UInt8>) -> EntryChange {
    var next = state
    var outcome = next.clearForTyping(rules)
    let isInFraction = EntryShape(next, rules).isInFraction(next.span.head)
    if outcome == .absorbed, !rules.isCentsFirst, next.hasLoneZero, !isInFraction {
      next.integerCount = 0
      next.span = EntrySpan(EntryCaret(right: EntryShape(next, rules).fraction))
    }
    var hasDigit = false
    var hasEnded = false
    var scalars = unsafe ScalarReader(text)
    while let scalar = scalars.next() {
      if case .refused = outcome { break }
      switch rules.character(scalar) {
      case .ignorable: break
      case .grouping where TypedCharacter.folded(scalar) == 0x20: hasEnded = hasDigit
      case .digit(let digit) where !hasEnded:
        hasDigit = true
        outcome = outcome.followed(by: next.type(digit, rules, isReplacing: true))
      default: outcome = .refused(.digitsOnly)
      }
    }
    if outcome.refusal == nil, !hasDigit { outcome = .refused(.notAnAmount) }
    next.normalize(rules)
    return finish(next, outcome)
  }

  /// Puts an amount in place of everything.
  @inline(never)
  private mutating func place(
    _ amount: ExactDecimal, _ outcome: EntryOutcome, keepsSign: Bool
  ) -> EntryChange {
    guard !amount.isNegative || limits.allowsSign else {
      return unchanged(.refused(.negativeNotAllowed))
    }
    var amount = amount
    while Int(amount.scale) > rules.fractionLimit {
      var rest = amount
      guard rest.removeLastDigit() == 0 else { return unchanged(.refused(.tooManyFractionDigits)) }
      amount = amount.withoutLastDigit()
    }
    var next = EntryState()
    next.flags.isEdited = state.flags.isEdited
    next.flags.isNegative = amount.isNegative || keepsSign && state.flags.isNegative
    guard next.set(amount, rules) else { return unchanged(.refused(.tooManyDigits)) }
    return finish(next, outcome)
  }
}

extension EntryState {
  /// Takes the digits of an amount that has at most the style's fraction digits; the sign stays.
  ///
  /// - Returns: False when they are more than can be held.
  mutating func set(_ amount: ExactDecimal, _ rules: EntryRules) -> Bool {
    let all = EntryDigits(amount)
    let scale = Int(amount.scale)
    guard all.count - scale + rules.fractionLimit <= EntryRules.digitLimit else { return false }
    if rules.isCentsFirst {
      digits = all.shiftedLeft(max(0, rules.fractionLimit - scale))
      integerCount = UInt8(truncatingIfNeeded: digits.count)
      flags.isZeroShown = true
    } else {
      digits = all
      fractionCount = UInt8(truncatingIfNeeded: scale)
      integerCount = UInt8(truncatingIfNeeded: max(1, all.count - scale))
      flags.hasSeparator = scale > 0
    }
    span = EntrySpan(EntryShape(self, rules).end)
    return true
  }
}
