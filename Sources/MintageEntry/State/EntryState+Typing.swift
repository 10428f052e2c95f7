extension EntryState {
  /// Types one character.
  mutating func type(
    _ character: TypedCharacter, _ scalar: UInt32, _ rules: EntryRules, allowsSign: Bool
  ) -> EntryOutcome {
    switch character {
    case .ignorable: return .absorbed
    case .other: return .refused(.notUnderstood)
    case .grouping(let mark):
      return span.isCaret && !flags.isReentering ? typeGrouping(mark, rules) : .absorbed
    case .minus: return typeMinus(rules, isAllowed: allowsSign)
    case .digit(let digit):
      let outcome = clearForTyping(rules)
      return outcome.refusal != nil ? outcome : outcome.followed(by: type(digit, rules))
    case .mark(let mark):
      let outcome = clearForTyping(rules)
      return outcome.refusal != nil ? outcome : outcome.followed(by: typeMark(mark, rules))
    case .decimal:
      let outcome = clearForTyping(rules)
      if outcome.refusal != nil { return outcome }
      // Decimal in every locale, but not every locale's own.
      let isStrange = rules.typedSeparator == .strict && !rules.isCentsFirst
      return outcome.followed(
        by: isStrange ? .refused(.foreignSeparator) : typeDecimal(rules))
    }
  }

  /// Makes room for a digit or separator: deletes what is selected, or everything when the field is
  /// entered anew.
  mutating func clearForTyping(_ rules: EntryRules) -> EntryOutcome {
    if flags.isReentering {
      let wasEdited = flags.isEdited
      self = EntryState()
      flags.isEdited = wasEdited
      return .changed
    }
    guard !span.isCaret else {
      if span.cover.bits != 0 { span = EntrySpan(span.head) }
      return .absorbed
    }
    return deleteSelection(rules)
  }

  /// Types a minus: it changes the sign, or replaces everything when everything is selected.
  private mutating func typeMinus(_ rules: EntryRules, isAllowed: Bool) -> EntryOutcome {
    let shape = EntryShape(self, rules)
    let isWhole = flags.isReentering || shape.covers(span, rules)
    guard span.isCaret || isWhole else {
      return .refused(span.cover.affixOnly ? .outsideNumber : .signInsideSelection)
    }
    guard isWhole else { return toggleSign(rules, isAllowed: isAllowed) }
    guard isAllowed else { return .refused(.negativeNotAllowed) }
    let wasEdited = flags.isEdited
    self = EntryState()
    flags.isEdited = wasEdited
    flags.isNegative = true
    return .changed
  }

  /// Changes the sign; the caret keeps its element.
  mutating func toggleSign(_ rules: EntryRules, isAllowed: Bool) -> EntryOutcome {
    guard flags.isNegative || isAllowed else { return .refused(.negativeNotAllowed) }
    flags.isNegative.toggle()
    span.cover.sign = false
    if EntryShape(self, rules).kind != .number { span = EntrySpan() }
    return .changed
  }
}

extension EntryShape {
  /// Whether a selection covers every element of the number, or the whole of what is shown.
  func covers(_ span: EntrySpan, _ rules: EntryRules) -> Bool {
    guard kind == .number else { return span.cover.sign }
    if reach == 0 { return span.cover.start && span.cover.end }
    let (left, right) = (span.left, span.right)
    return Int(left.right) == reach && right.right == 0
      && (rules.isCentsFirst || !left.isBehind && right.isBehind == end.isBehind)
  }
}
