import MintageEntry

extension CurrencyFieldModel {
  /// Tells that the field got the focus.
  ///
  /// Where the options select everything or re-enter, the platform's own selection, which a tap
  /// makes a moment later, does not count until ``settleFocus()``.
  ///
  /// - Returns: A refusal to be focused as `.absorbed` where the field is disabled.
  @discardableResult
  public mutating func focus() -> FieldReaction {
    guard isEnabled, !isFocused else { return FieldReaction() }
    isFocused = true
    announced = nil
    isSettling = rules.options.selectsAllOnFocus || rules.options.reentersOnFocus
    if isReadOnly {
      if rules.options.selectsAllOnFocus { entry.selectAll() }
      var reaction = FieldReaction()
      reaction.writesText = true
      return reaction
    }
    let wasEditing = entry.isEditing
    let change = entry.beginEditing()
    // Editing never ended where an amount out of range was left.
    if wasEditing, rules.options.selectsAllOnFocus { entry.selectAll() }
    var reaction = FieldReaction(change.outcome)
    reaction.writesText = true
    noteAmount(&reaction)
    return reaction
  }

  /// Tells that the event which gave the focus is over; what the field selected is written again.
  @discardableResult
  public mutating func settleFocus() -> FieldReaction {
    var reaction = FieldReaction()
    reaction.writesText = isSettling
    isSettling = false
    return reaction
  }

  /// Tells that the field lost the focus: the amount is accepted, as far as it is in range.
  @discardableResult
  public mutating func blur() -> FieldReaction {
    // AppKit goes on editing after Return, without a focus anew.
    guard isFocused || entry.isEditing else { return FieldReaction() }
    isFocused = false
    isSettling = false
    var reaction = finish()
    reaction.feedback = nil
    reaction.clearsUndo = true
    return reaction
  }

  /// Tells that the person pressed Return or Done: the amount is accepted, and the action runs unless
  /// the amount is out of range.
  @discardableResult
  public mutating func submit() -> FieldReaction {
    guard isEnabled else { return FieldReaction() }
    var reaction = finish()
    reaction.submits = reaction.outcome.refusal == nil
    reaction.clearsUndo = reaction.submits
    if reaction.submits { reaction.feedback = .commit }
    return reaction
  }

  private mutating func finish() -> FieldReaction {
    let change = entry.commit(clamping: rules.clampsOnCommit)
    var reaction = react(to: change, isUndoable: false)
    if change.outcome.refusal == nil { choices = nil }
    reaction.writesText = true
    return reaction
  }
}
