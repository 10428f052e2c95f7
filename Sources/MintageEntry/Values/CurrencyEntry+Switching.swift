public import MintageCore

extension CurrencyEntry {
  /// Puts another style, mode or set of options in force, while the amount survives exactly.
  ///
  /// Digits are never carried over: JPY 1,234 becomes USD 1,234.00, and USD 12.34 becomes JPY 12,
  /// which is still 12.34 until a person edits it. What is half typed stays as it is where the new
  /// style has as many fraction digits. It is one step of undo.
  ///
  /// - Complexity: a pass over the style's affixes; never allocates.
  @discardableResult
  public mutating func switchStyle(
    to style: CurrencyStyle, mode: EntryMode? = nil, options: EntryOptions? = nil
  ) -> EntryStyleChange {
    switchStyle(style, nil, mode ?? self.mode, options ?? self.options)
  }

  /// Puts another reader with its style in force; as ``switchStyle(to:mode:options:)-(CurrencyStyle,_,_)``.
  @discardableResult
  public mutating func switchStyle(
    to reader: CurrencyReader, mode: EntryMode? = nil, options: EntryOptions? = nil
  ) -> EntryStyleChange {
    switchStyle(reader.style, reader, mode ?? self.mode, options ?? self.options)
  }

  /// Puts another mode in force; as ``switchStyle(to:mode:options:)-(CurrencyStyle,_,_)``.
  @discardableResult
  public mutating func switchMode(to mode: EntryMode) -> EntryStyleChange {
    switchStyle(style, reader, mode, options)
  }

  /// Puts other options in force; as ``switchStyle(to:mode:options:)-(CurrencyStyle,_,_)``.
  @discardableResult
  public mutating func switchOptions(to options: EntryOptions) -> EntryStyleChange {
    switchStyle(style, reader, mode, options)
  }

  private mutating func switchStyle(
    _ style: CurrencyStyle, _ reader: CurrencyReader?, _ mode: EntryMode, _ options: EntryOptions
  ) -> EntryStyleChange {
    let inverse = EntryStyleInverse(styling, state)
    var target = self
    target.setStyling(
      EntryStyling(
        style: style, insertions: InsertionReader(reader), options: options, mode: mode,
        generation: generation &+ 1))
    let old = rules
    let isAlike =
      target.rules.mode == old.mode && target.rules.fractionLimit == old.fractionLimit
      && target.rules.padding == old.padding
    if !isAlike || state.flags.isExact {
      guard let next = restated(in: target) else {
        return EntryStyleChange(.refused(.tooManyDigits), inverse: inverse)
      }
      target.state = next
    }
    target.state.structure = .none
    target.state.flags.isReentering = false
    let reach = EntryShape(target.state, target.rules).reach
    target.state.span = EntrySpan(target.state.span.head)
    if target.state.span.head.right > reach {
      target.state.span = EntrySpan(EntryCaret(right: reach))
    }
    self = target
    revision &+= 1
    run = .none
    return EntryStyleChange(.changed, inverse: inverse)
  }

  /// The state that shows this amount in another styling; nil where it has too many digits.
  private func restated(in target: CurrencyEntry) -> EntryState? {
    var next: EntryState
    if EntryShape(state, rules).kind == .number || state.flags.isExact, let amount {
      guard let shown = target.stateShowing(amount) else { return nil }
      next = shown
      next.span = EntrySpan(caret(in: shown, target.rules))
    } else {
      // A bare minus stays; a bare separator means nothing elsewhere.
      next = EntryState()
      next.flags.isNegative = state.flags.isNegative
    }
    next.flags.isEdited = state.flags.isEdited
    return next
  }

  /// The caret at the same power of ten in a state that shows the same amount otherwise; at the end
  /// where it was at the end.
  private func caret(in next: EntryState, _ rules: EntryRules) -> EntryCaret {
    let (old, new) = (EntryShape(state, self.rules), EntryShape(next, rules))
    if state.span.head == old.end { return new.end }
    let right = state.span.head.right
    if old.isInFraction(state.span.head) {
      let right = right + new.fraction - old.fraction
      return right <= 0
        ? new.end : EntryCaret(right: min(right, new.reach), isBehind: right == new.fraction)
    }
    return EntryCaret(right: min(max(0, right - old.fraction) + new.fraction, new.reach))
  }
}
