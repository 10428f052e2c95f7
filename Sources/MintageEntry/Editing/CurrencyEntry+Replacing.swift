extension CurrencyEntry {
  /// Replaces what is selected by text: typing, paste, dictation, autofill, drop and text that an
  /// input method commits.
  ///
  /// Typed text is typed character by character; inserted text is read as an amount in an empty or
  /// wholly selected field, and as digits among digits. An edit is carried out whole or refused.
  ///
  /// - Parameters:
  ///   - text: UTF-8; empty text deletes what is selected.
  ///   - source: Where the text comes from. One character is a key wherever it comes from.
  ///   - revision: The ``CurrencyEntry/revision`` of the text that the edit was made for; where
  ///     another edit was carried out since, this one is absorbed.
  /// - Complexity: O(*n*) in the bytes of the text; never allocates.
  @discardableResult
  public mutating func replaceSelection(
    with text: UnsafeBufferPointer<UInt8>, source: EntrySource = .key, revision: UInt32? = nil
  ) -> EntryChange {
    guard revision == nil || revision == self.revision else { return unchanged(.absorbed) }
    beginIfNeeded()
    if text.isEmpty { return deleteSelected() }
    // Most keys: a digit, which needs no look at what its character means here.
    let digit = unsafe text[0] &- 0x30
    if text.count == 1, digit < 10 { return press(.digit(digit)) }
    if unsafe source == .insertion && !isOneCharacter(text) { return unsafe insert(text) }
    return unsafe typeText(text)
  }

  /// Replaces a range of UTF-8 bytes of the text by other text; refused edits leave the selection.
  ///
  /// Empty text deletes; a range that holds a grouping separator alone stands for a backspace there,
  /// which deletes the digit before it.
  ///
  /// - Complexity: as ``replaceSelection(with:source:revision:)``.
  @discardableResult
  public mutating func replace(
    utf8 range: Range<Int>, with text: UnsafeBufferPointer<UInt8>, source: EntrySource = .key,
    revision: UInt32? = nil
  ) -> EntryChange {
    unsafe replace(range, utf8Geometry, with: text, source, revision)
  }

  /// Replaces a range of UTF-16 units of the text by other text.
  ///
  /// - Complexity: as ``replaceSelection(with:source:revision:)``.
  @discardableResult
  public mutating func replace(
    utf16 range: Range<Int>, with text: UnsafeBufferPointer<UInt8>, source: EntrySource = .key,
    revision: UInt32? = nil
  ) -> EntryChange {
    unsafe replace(range, utf16Geometry, with: text, source, revision)
  }

  private mutating func replace(
    _ range: Range<Int>, _ geometry: EntryGeometry, with text: UnsafeBufferPointer<UInt8>,
    _ source: EntrySource, _ revision: UInt32?
  ) -> EntryChange {
    guard revision == nil || revision == self.revision else { return unchanged(.absorbed) }
    guard range.lowerBound >= 0, range.upperBound <= geometry.count else {
      return unchanged(.refused(.outdated))
    }
    let before = (state: state, run: run)
    let span = self.span(anchor: range.lowerBound, head: range.upperBound, geometry)
    if span != state.span {
      state.span = span
      state.structure = .none
      state.flags.isReentering = false
      run = .none
    }
    let change = unsafe replaceSelection(with: text, source: source)
    if change.outcome.refusal != nil || change.outcome == .absorbed {
      (state, run) = before
      return unchanged(change.outcome)
    }
    return EntryChange(
      change.outcome, joinsRun: change.joinsRun, before: before.state, generation: generation)
  }

  private func isOneCharacter(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var scalars = unsafe ScalarReader(text)
    return scalars.next() != nil && scalars.next() == nil
  }

  /// Types each character of a text as a key; all of them or none.
  private mutating func typeText(_ text: UnsafeBufferPointer<UInt8>) -> EntryChange {
    var next = state
    var outcome = EntryOutcome.absorbed
    var isDigits = true
    var scalars = unsafe ScalarReader(text)
    while let scalar = scalars.next() {
      let character = rules.character(scalar)
      if case .digit = character {} else { isDigits = false }
      outcome = outcome.followed(
        by: next.type(character, scalar, rules, allowsSign: limits.allowsSign))
      if case .refused = outcome { return unchanged(outcome) }
    }
    let isReplacing = !state.span.isCaret || state.flags.isReentering
    return finish(next, outcome, run: isDigits ? .typing : .none, joins: !isReplacing)
  }
}

extension EntryRules {
  /// What a character means here: the style's own digits and separators first.
  @inline(never)
  func character(_ scalar: UInt32) -> TypedCharacter {
    if hasScatteredDigits, let digit = DecimalDigit.scattered(scalar) { return .digit(digit) }
    let character = TypedCharacter(scalar)
    switch character {
    case .mark, .digit, .minus, .ignorable: return character
    case .decimal, .grouping, .other:
      let folded = TypedCharacter.folded(scalar)
      if folded == decimal { return .mark(folded) }
      return folded == grouping ? .grouping(folded) : character
    }
  }
}
