extension CurrencyEntry {
  /// Presses a key of a keypad.
  ///
  /// - Complexity: O(1); never allocates.
  @discardableResult
  public mutating func press(_ key: EntryKey) -> EntryChange {
    guard state.marks.arePlain, let shift = PlainShift(key, state, limit: plainLimit) else {
      return key.code < 10 ? typeDigits(key.code, count: 1) : pressSlowly(key)
    }
    let change = EntryChange(
      .changed, joinsRun: run == shift.run, before: state, generation: generation)
    carryOut(shift)
    return change
  }

  /// Presses a key and writes text and selection: all that a key costs where no undo is kept.
  ///
  /// - Complexity: O(*d*) in the number of digits; never allocates.
  @discardableResult
  @inline(never)
  public mutating func press(_ key: EntryKey, into text: inout EntryText) -> EntryOutcome {
    guard state.marks.areShort else { return pressLong(key, into: &text) }
    var digits = state.digits.low
    if key.code < 10 {
      digits = digits &<< 8 | UInt64(key.code)
      // Zero would be a leading zero.
      guard digits &- 1 < plainLimit.short else { return pressLong(key, into: &text) }
      state.marks.countShort(1)
      run = .typing
    } else {
      guard key == .backspace, digits &- 1 < plainLimit.short else {
        return pressLong(key, into: &text)
      }
      digits &>>= 8
      state.marks.countShort(~0)
      run = .deletingBackward
    }
    state.digits.setShort(digits)
    revision &+= 1
    plain.writeShort(digits, state.marks.plainCount, into: &text)
    return .changed
  }

  /// Presses a key where the number is longer, or does not look plain.
  @inline(never)
  private mutating func pressLong(_ key: EntryKey, into text: inout EntryText) -> EntryOutcome {
    guard state.marks.arePlain, let shift = PlainShift(key, state, limit: plainLimit) else {
      return pressSlowly(key, into: &text)
    }
    carryOut(shift)
    writePlain(into: &text)
    return .changed
  }

  @inline(__always)
  private mutating func carryOut(_ shift: PlainShift) {
    state.digits = shift.digits
    state.marks.count(shift.step)
    revision &+= 1
    run = shift.run
  }

  @inline(never)
  private mutating func pressSlowly(
    _ key: EntryKey, into text: inout EntryText
  ) -> EntryOutcome {
    let outcome = pressSlowly(key).outcome
    writeNow(into: &text)
    return outcome
  }

  @inline(never)
  private mutating func pressSlowly(_ key: EntryKey) -> EntryChange {
    switch key {
    case _ where key.code < 10: typeDigits(key.code, count: 1)
    case .doubleZero: typeDigits(0, count: 2)
    case .tripleZero: typeDigits(0, count: 3)
    case .separator: typeSeparator()
    case .sign: toggleSign()
    case .backspace: deleteBackward()
    case .forwardDelete: deleteForward()
    case .clear: clear()
    default: unchanged(.refused(.notUnderstood))
    }
  }

  @inline(never)
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

/// A key that shifts the digits of a cents-first field and does nothing else.
private struct PlainShift {
  var digits: EntryDigits
  /// One digit more or less.
  let step: UInt64
  let run: EntryRun

  /// Nil for every other key, and where it needs a further look; the marks must be plain.
  @inline(__always)
  init?(_ key: EntryKey, _ state: EntryState, limit: PlainLimit) {
    digits = state.digits
    if key.code < 10 {
      digits.appendPlain(key.code)
      guard limit.allows(digits) else { return nil }
      (step, run) = (1, .typing)
    } else {
      guard key == .backspace, limit.isSet, state.marks.plainCount > 0 else { return nil }
      digits.removeLastPlain()
      (step, run) = (~0, .deletingBackward)
    }
  }
}

/// The greatest digits, of at most fifteen, that the fast path types.
struct PlainLimit: Sendable, BitwiseCopyable {
  private var low: UInt64 = 0
  private var second: UInt64 = 0
  /// The greatest of those that stand in one word and are written in two groups.
  private(set) var short: UInt64 = 0

  /// None, so that the fast path is never taken.
  init() {}

  init(_ digits: EntryDigits) { (low, second) = (digits.low, digits.second) }

  /// The limit where a layout serves that writes so many digits in two groups.
  func serving(_ shortCount: Int) -> PlainLimit {
    var limit = self
    let most = EntryDigits.nines(shortCount).low
    limit.short = second > 0 ? most : min(low, most)
    return limit
  }

  @inline(__always)
  var isSet: Bool { low | second != 0 }

  /// Whether digits are not above the limit; digits that end with eight zeros, the leading zero of an
  /// empty field among them, take a further look too.
  @inline(__always)
  func allows(_ digits: EntryDigits) -> Bool {
    if digits.second > second { return false }
    if digits.second == second, digits.low > low { return false }
    return digits.low != 0
  }
}

extension EntryOutcome {
  /// What two steps of one edit did together.
  func followed(by next: EntryOutcome) -> EntryOutcome {
    switch (self, next) {
    case (.refused, _), (_, .absorbed): self
    case (_, .refused), (.absorbed, _): next
    case (.regrouped, _), (_, .regrouped): .regrouped
    case (.interpreted, _): self
    case (_, .interpreted): next
    case (.changed, _), (_, .changed): .changed
    default: next
    }
  }
}
