extension CurrencyEntry {
  /// Presses a key of a keypad.
  ///
  /// - Complexity: O(1); never allocates.
  @discardableResult
  public mutating func press(_ key: EntryKey) -> EntryChange {
    if case .digit(let digit) = key, digit < 10, isPlain(state) {
      let digits = state.digits.low &<< 4 | UInt64(digit)
      if digits <= limits.plain { return shift(to: digits, run: .typing) }
    }
    return pressSlowly(key)
  }

  /// Presses a key and writes text and selection: all that a key costs.
  ///
  /// - Complexity: O(*d*) in the number of digits; never allocates.
  @discardableResult
  public mutating func press(_ key: EntryKey, into text: inout EntryText) -> EntryChange {
    let change = press(key)
    write(into: &text)
    return change
  }

  /// Puts other digits into a field for which ``isPlain(_:)`` holds and stays so.
  @inline(__always)
  private mutating func shift(to digits: UInt64, run: EntryRun) -> EntryChange {
    let inverse = EntryInverse(state, generation: generation)
    let joins = self.run == run
    state.digits.low = digits
    state.integerCount = UInt8(truncatingIfNeeded: 16 &- digits.leadingZeroBitCount / 4)
    state.flags.isEdited = true
    state.flags.isZeroShown = true
    revision &+= 1
    self.run = run
    return EntryChange(.changed, joinsRun: joins, inverse: inverse)
  }

  @inline(never)
  private mutating func pressSlowly(_ key: EntryKey) -> EntryChange {
    switch key {
    case .digit(let digit):
      digit < 10 ? typeDigits(digit, count: 1) : unchanged(.refused(.notUnderstood))
    case .doubleZero: typeDigits(0, count: 2)
    case .tripleZero: typeDigits(0, count: 3)
    case .separator: typeSeparator()
    case .sign: toggleSign()
    case .backspace: deleteBackward()
    case .forwardDelete: deleteForward()
    case .clear: clear()
    }
  }

  private mutating func typeDigits(_ digit: UInt8, count: Int) -> EntryChange {
    beginIfNeeded()
    var next = state
    let isReplacing = !state.span.isCaret || state.flags.isReentering
    var outcome = EntryOutcome.absorbed
    for _ in 0..<count where outcome.refusal == nil {
      outcome = outcome.followed(by: next.typeOver(digit, rules))
    }
    return finish(next, outcome, run: .typing, joins: !isReplacing)
  }

  private mutating func typeSeparator() -> EntryChange {
    beginIfNeeded()
    var next = state
    let outcome = next.typeDecimalOver(rules)
    return finish(next, outcome)
  }

  /// Changes the sign, whatever is selected.
  ///
  /// - Complexity: O(1); never allocates.
  @discardableResult
  public mutating func toggleSign() -> EntryChange {
    beginIfNeeded()
    var next = state
    next.flags.isReentering = false
    let outcome = next.toggleSign(rules, isAllowed: limits.allowsSign)
    return finish(next, outcome)
  }

  /// Empties the field: the amount is nil then, or zero where it is not optional.
  ///
  /// - Complexity: O(1); never allocates.
  @discardableResult
  public mutating func clear() -> EntryChange {
    beginIfNeeded()
    var next = EntryState()
    next.flags.isEdited = state.flags.isEdited
    let isEmpty = EntryShape(state, rules).kind == .blank && !state.flags.isExact
    return finish(next, isEmpty ? .absorbed : .changed)
  }
}

extension EntryOutcome {
  /// What two steps of one edit did together.
  func followed(by next: EntryOutcome) -> EntryOutcome {
    switch (self, next) {
    case (.refused, _), (_, .absorbed): self
    case (_, .refused), (.absorbed, _): next
    case (.regrouped, _), (_, .regrouped): .regrouped
    case (.changed, _), (_, .changed): .changed
    default: next
    }
  }
}
