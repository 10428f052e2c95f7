extension CurrencyEntry {
  /// Deletes what is selected, or the digit before the caret; a grouping separator between is
  /// stepped over, a decimal separator with digits behind it is only crossed.
  ///
  /// - Complexity: O(1); never allocates.
  @discardableResult
  public mutating func deleteBackward() -> EntryChange {
    beginIfNeeded()
    guard let next = caretState(isBackward: true) else { return deleteSelected() }
    var edited = next
    let outcome = edited.deleteBackward(rules)
    return finish(edited, outcome, run: .deletingBackward, isDeletion: true)
  }

  /// Deletes what is selected, or the digit behind the caret.
  ///
  /// - Complexity: O(1); never allocates.
  @discardableResult
  public mutating func deleteForward() -> EntryChange {
    beginIfNeeded()
    guard let next = caretState(isBackward: false) else { return deleteSelected() }
    var edited = next
    let outcome = edited.deleteForward(rules)
    return finish(edited, outcome, run: .deletingForward, isDeletion: true)
  }

  /// Deletes what is selected, or back to the decimal separator or the start.
  ///
  /// - Complexity: O(1); never allocates.
  @discardableResult
  public mutating func deleteWordBackward() -> EntryChange {
    delete(to: wordEnd(isBackward: true), isBackward: true)
  }

  /// Deletes what is selected, or up to the decimal separator or the end.
  ///
  /// - Complexity: O(1); never allocates.
  @discardableResult
  public mutating func deleteWordForward() -> EntryChange {
    delete(to: wordEnd(isBackward: false), isBackward: false)
  }

  /// Deletes what is selected, or everything before the caret, a minus there included.
  ///
  /// - Complexity: O(1); never allocates.
  @discardableResult
  public mutating func deleteLineBackward() -> EntryChange {
    delete(to: EntryShape(state, rules).start, isBackward: true, isLine: true)
  }

  /// Deletes what is selected, or everything behind the caret, a minus there included.
  ///
  /// - Complexity: O(1); never allocates.
  @discardableResult
  public mutating func deleteLineForward() -> EntryChange {
    delete(to: EntryShape(state, rules).end, isBackward: false, isLine: true)
  }

  /// The state with its caret where a deletion starts; nil when something is selected.
  private func caretState(isBackward: Bool) -> EntryState? {
    var next = state
    next.flags.isReentering = false
    if state.span.isCaret {
      next.span = EntrySpan(state.span.head)
      return next
    }
    // Separators that are no elements are seen through, selected or not.
    guard state.span.anchor.right == state.span.head.right,
      !state.span.cover.sign, !state.span.cover.affixOnly, state.span.anchor != state.span.head,
      rules.isCentsFirst || !EntryShape(state, rules).isInFraction(state.span.right)
    else { return nil }
    next.span = EntrySpan(state.span.right)
    return next
  }

  /// Deletes what is selected.
  mutating func deleteSelected() -> EntryChange {
    guard caretState(isBackward: true) == nil else {
      return state.span.isCaret ? unchanged(.absorbed) : deleteBackward()
    }
    var next = state
    let outcome = next.deleteSelection(rules, isReplaced: false)
    return finish(next, outcome, isDeletion: true)
  }

  private mutating func delete(
    to end: EntryCaret, isBackward: Bool, isLine: Bool = false
  ) -> EntryChange {
    beginIfNeeded()
    guard var next = caretState(isBackward: isBackward) else { return deleteSelected() }
    let signIsThere = rules.signIsInFront == isBackward && state.flags.isNegative && isLine
    guard next.span.head != end || signIsThere else {
      return isBackward ? deleteBackward() : deleteForward()
    }
    next.span.anchor = end
    next.span.cover.sign = signIsThere
    let outcome = next.deleteSelection(rules, isReplaced: false)
    return finish(next, outcome, isDeletion: true)
  }

  /// Where a word ends: numbers have two, before and behind the decimal separator.
  private func wordEnd(isBackward: Bool) -> EntryCaret {
    let shape = EntryShape(state, rules)
    let isInFraction = !rules.isCentsFirst && shape.isInFraction(state.span.head)
    let fraction = shape.fraction
    if isBackward {
      return isInFraction ? EntryCaret(right: fraction, isBehind: true) : shape.start
    }
    return isInFraction || rules.isCentsFirst || !shape.hasSeparator
      ? shape.end : EntryCaret(right: fraction)
  }
}
