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
    case .digit(let digit): return typeOver(digit, rules)
    case .mark(let mark):
      if !span.isCaret || flags.isReentering, let outcome = groupingOnly(mark, rules) {
        return outcome
      }
      var next = self
      let cleared = next.clearForTyping(rules)
      if cleared.refusal != nil { return cleared }
      let outcome = next.typeMark(mark, rules)
      // A grouping character deletes nothing.
      if outcome == .absorbed { return .absorbed }
      next.normalize(rules)
      self = next
      return cleared.followed(by: outcome)
    case .decimal:
      // Decimal in every locale, but not every locale's own.
      let isStrange = rules.typedSeparator == .strict && !rules.isCentsFirst
      return isStrange ? .refused(.foreignSeparator) : typeDecimalOver(rules)
    }
  }

  /// What a mark does over a selection that can only group here: nothing, so it deletes nothing.
  private func groupingOnly(_ mark: UInt32, _ rules: EntryRules) -> EntryOutcome? {
    guard !rules.isCentsFirst, mark == rules.grouping, mark != rules.decimal,
      !span.cover.affixOnly
    else { return nil }
    if rules.fractionLimit == 0 { return .absorbed }
    return rules.typedSeparator == .strict ? .refused(.foreignSeparator) : nil
  }

  /// Types a digit at the caret or over what is selected.
  mutating func typeOver(_ digit: UInt8, _ rules: EntryRules) -> EntryOutcome {
    let cleared = clearForTyping(rules)
    if cleared.refusal != nil { return cleared }
    guard cleared == .changed else { return cleared.followed(by: type(digit, rules)) }
    let outcome = type(digit, rules, isReplacing: true)
    normalize(rules)
    return cleared.followed(by: outcome)
  }

  /// Types a decimal separator at the caret or over what is selected.
  mutating func typeDecimalOver(_ rules: EntryRules) -> EntryOutcome {
    let cleared = clearForTyping(rules)
    if cleared.refusal != nil { return cleared }
    let outcome = typeDecimal(rules)
    normalize(rules)
    return cleared.followed(by: outcome)
  }

  /// Makes room for a digit or separator: deletes what is selected, or everything when the field is
  /// entered anew.
  @inline(never)
  mutating func clearForTyping(_ rules: EntryRules) -> EntryOutcome {
    if flags.isReentering {
      let wasEdited = flags.isEdited
      self = EntryState()
      flags.isEdited = wasEdited
      return .changed
    }
    guard !span.isCaret else {
      if !span.cover.isEmpty { span = EntrySpan(span.head) }
      return .absorbed
    }
    return deleteSelection(rules, isReplaced: true)
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
  @inline(never)
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
    if rules.isCentsFirst, reach == 0 { return span.cover.all }
    let (left, right) = (span.left, span.right)
    return left.right == reach && right.right == 0
      && (rules.isCentsFirst || !left.isBehind && right.isBehind == end.isBehind)
  }
}
