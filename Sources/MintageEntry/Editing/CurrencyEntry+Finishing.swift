extension CurrencyEntry {
  /// Carries an edit out, or refuses it and leaves everything as it was.
  ///
  /// - Parameters:
  ///   - run: The kind of run the edit belongs to, when the outcome is `.changed`.
  ///   - joins: Whether it may go on with the run before it.
  mutating func finish(
    _ edited: EntryState, _ outcome: EntryOutcome, run: EntryRun = .none, joins: Bool = true,
    isDeletion: Bool = false
  ) -> EntryChange {
    if case .refused = outcome { return unchanged(outcome) }
    var next = edited
    if outcome.isChange {
      if !isDeletion, let reason = limits.refusal(from: state, to: next, rules) {
        return unchanged(.refused(reason))
      }
      next.flags.isExact = false
      next.flags.isEdited = true
      next.flags.isReentering = false
    }
    guard next != state else { return unchanged(outcome == .moved ? .moved : .absorbed) }
    let inverse = EntryInverse(state, generation: generation)
    let kind = outcome == .changed ? run : .none
    let continues = joins && kind != .none && kind == self.run
    state = next
    revision &+= 1
    self.run = kind
    return EntryChange(outcome, joinsRun: continues, inverse: inverse)
  }

  /// The change of an edit that did nothing.
  func unchanged(_ outcome: EntryOutcome) -> EntryChange {
    EntryChange(outcome, inverse: EntryInverse(state, generation: generation))
  }

  /// Takes an edit back, or an undo.
  ///
  /// Text, amount, caret and style are as they were; the inverse returned is the redo. An inverse
  /// that belongs to another style is refused, so inverses are applied in the order of an undo stack.
  ///
  /// - Complexity: O(1), a pass over the style's affixes where the style changes; never allocates.
  @discardableResult
  public mutating func apply(_ inverse: EntryInverse) -> EntryChange {
    let redo: EntryInverse
    switch inverse.content {
    case .state(let old, let generation):
      guard generation == self.generation else { return unchanged(.refused(.outdated)) }
      redo = EntryInverse(state, generation: generation)
      state = old
    case .style(let styling, let old):
      redo = EntryInverse(self.styling, state)
      setStyling(styling)
      state = old
    }
    revision &+= 1
    run = .none
    return EntryChange(.changed, inverse: redo)
  }

  /// An edit is editing, with or without a focus that was told.
  @inline(__always)
  mutating func beginIfNeeded() {
    if !isEditing { startEditing() }
  }
}
