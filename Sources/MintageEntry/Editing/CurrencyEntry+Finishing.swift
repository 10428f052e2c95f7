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
      if !isDeletion, let reason = refusal(of: next) {
        return unchanged(.refused(reason))
      }
      next.flags.isExact = false
      next.flags.isEdited = true
      next.flags.isReentering = false
    }
    guard next != state else { return unchanged(outcome == .moved ? .moved : .absorbed) }
    let kind = outcome == .changed ? run : .none
    let continues = joins && kind != .none && kind == self.run
    let change = EntryChange(
      outcome, joinsRun: continues, before: state, generation: generation)
    state = next
    revision &+= 1
    self.run = kind
    return change
  }

  /// The change of an edit that did nothing.
  func unchanged(_ outcome: EntryOutcome) -> EntryChange {
    EntryChange(outcome, before: state, generation: generation)
  }

  /// Takes an edit back, or an undo.
  ///
  /// Text, amount and caret are as they were; the inverse returned is the redo. An inverse that
  /// belongs to another style is refused, so inverses are applied in the order of an undo stack.
  ///
  /// - Complexity: O(1); never allocates.
  @discardableResult
  public mutating func apply(_ inverse: EntryInverse) -> EntryChange {
    guard inverse.generation == generation else { return unchanged(.refused(.outdated)) }
    return replaceState(by: inverse.state, .changed)
  }

  /// Takes a change of style back, or its undo.
  ///
  /// - Complexity: a pass over the style's affixes; never allocates.
  @discardableResult
  public mutating func apply(_ inverse: EntryStyleInverse) -> EntryStyleChange {
    let redo = EntryStyleInverse(styling, state)
    setStyling(inverse.styling)
    state = inverse.state
    revision &+= 1
    run = .none
    return EntryStyleChange(.changed, inverse: redo)
  }

  /// An edit is editing, with or without a focus that was told.
  @inline(__always)
  mutating func beginIfNeeded() {
    if !isEditing { startEditing() }
  }
}
