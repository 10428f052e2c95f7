/// What a key did to a model.
enum ModelOutcome: Equatable {
  case changed, moved, absorbed, regrouped, interpreted, refused

  /// What removing what was selected and then typing did together.
  func and(_ typing: ModelOutcome) -> ModelOutcome {
    switch (self, typing) {
    case (.changed, .moved), (_, .absorbed): self
    default: typing
    }
  }
}

extension ModelField {
  /// Types a digit.
  mutating func type(digit: Int) -> ModelOutcome {
    guard !isOutside else { return .refused }
    var next = self
    let removed = next.makeRoom()
    let isReplacing = removed == .changed
    let outcome =
      isCents
      ? next.shiftIn(digit, isReplacing) : next.insert(digit: digit, isReplacing)
    next.dropLeadingZeros()
    return finish(next, removed.and(outcome))
  }

  /// Removes what is selected, to type in its place.
  private mutating func makeRoom() -> ModelOutcome {
    guard !isCaret else { return .absorbed }
    let before = self
    removeSelected()
    return holdsSame(as: before) ? .moved : .changed
  }

  private mutating func shiftIn(_ digit: Int, _ isReplacing: Bool) -> ModelOutcome {
    let left = head.left
    if digit == 0, left == 0, !isReplacing, hasNumber { return .absorbed }
    digits.insert(digit, at: left)
    showsZero = true
    put(left + 1)
    dropLeadingZeros()
    return .changed
  }

  private mutating func insert(digit: Int, _ isReplacing: Bool) -> ModelOutcome {
    let isInFraction = showsSeparator && head.left > integer.count
    if isInFraction { return insert(fractionDigit: digit) }
    (isCandidate, isGrouped) = (false, false)
    if !isReplacing {
      if digit == 0, integer == [0] || !integer.isEmpty && head.left == 0 { return .absorbed }
      if integer == [0] {
        integer = []
        put(0)
      }
    }
    integer.insert(digit, at: head.left)
    put(head.left + 1)
    return .changed
  }

  private mutating func insert(fractionDigit digit: Int) -> ModelOutcome {
    let place = head.left - integer.count - 1
    let fillsGroup = isCandidate && place == fraction.count && fraction.count == look.primary - 1
    if fillsGroup, settings.policy == 1, settings.fraction <= 2 {
      integer += fraction + [digit]
      fraction = []
      hasSeparator = false
      put(integer.count)
      (isCandidate, isGrouped) = (false, true)
      return .regrouped
    }
    // Zeros before the caret count as typed from now on.
    while fraction.count < place { fraction.append(0) }
    guard fraction.count < settings.fraction else { return .refused }
    fraction.insert(digit, at: place)
    hasSeparator = true
    put(integer.count + 1 + place + 1)
    return fillsGroup ? .interpreted : .changed
  }

  /// Types a minus.
  mutating func typeMinus() -> ModelOutcome {
    let isWhole = coversEverything && !isCaret
    guard isCaret || isWhole else { return .refused }
    guard settings.allowsNegative || isNegative && !isWhole else { return .refused }
    var next = self
    if isWhole {
      next = ModelField(look, settings)
      next.isNegative = true
    } else {
      next.isNegative.toggle()
      if !next.hasNumber { next.put(0) }
    }
    return finish(next, .changed)
  }

  /// Types a point or a comma.
  mutating func type(mark: String) -> ModelOutcome {
    if isCents || isOutside { return .refused }
    let isOwn = mark == look.decimal
    let isGrouping = mark == look.grouping && !isOwn
    if settings.fraction == 0 { return isGrouping ? typeSpace(mark) : .refused }
    if settings.policy == 2, !isOwn {
      guard isGrouping, isCaret, isBeforeGroup else { return .refused }
      return step()
    }
    var next = self
    let removed = next.makeRoom()
    let outcome = isGrouping ? next.typeGroupingMark() : next.typeDecimalMark()
    return finish(next, removed.and(outcome))
  }

  private mutating func typeGroupingMark() -> ModelOutcome {
    let isTyped = hasSeparator || !fraction.isEmpty
    let isStructural = settings.policy == 1
    if isTyped {
      let isSecondGroup =
        isStructural && isCandidate && settings.fraction <= 2 && isAtFractionEnd
        && fraction.count == look.secondary
      guard isSecondGroup else { return typeSeparator() }
      regroup()
      _ = typeSeparator()
      isCandidate = true
      return .regrouped
    }
    if isStructural, isBeforeGroup {
      head.isBehind = true
      anchor = head
      (isCandidate, isGrouped) = (false, false)
      return .moved
    }
    let fits =
      isGrouped ? look.primary == look.secondary : (1...look.primary).contains(integer.count)
    let isAtEnd = head.left == integer.count
    let startsWithZero = integer.first == 0
    let outcome = typeSeparator()
    if outcome != .refused, fits, isAtEnd, !startsWithZero { isCandidate = true }
    return outcome
  }

  private mutating func typeDecimalMark() -> ModelOutcome {
    guard settings.policy == 1, isCandidate, isAtFractionEnd, fraction.count == look.primary else {
      return typeSeparator()
    }
    regroup()
    _ = typeSeparator()
    return .regrouped
  }

  private var isAtFractionEnd: Bool {
    head.left > integer.count && head.left - integer.count - 1 >= fraction.count
  }

  private mutating func regroup() {
    integer += fraction
    fraction = []
    hasSeparator = false
    isCandidate = false
    put(integer.count)
  }

  /// Types the decimal separator itself.
  private mutating func typeSeparator() -> ModelOutcome {
    if showsSeparator {
      guard head.left == integer.count else { return .refused }
      hasSeparator = true
      (isCandidate, isGrouped) = (false, false)
      put(integer.count + 1)
      return .moved
    }
    let behind = integer.count - head.left
    guard behind <= settings.fraction else { return .refused }
    fraction = Array(integer.suffix(behind))
    integer.removeLast(behind)
    hasSeparator = true
    (isCandidate, isGrouped) = (false, false)
    put(integer.count + 1)
    return .changed
  }

  /// Types a character that only groups.
  mutating func typeSpace(_ mark: String) -> ModelOutcome {
    // All spaces are one.
    let isOwn = mark == look.grouping || mark == " " && look.grouping == "\u{A0}"
    guard isCaret, isOwn, isBeforeGroup else { return .absorbed }
    return step()
  }

  private mutating func step() -> ModelOutcome {
    var next = self
    next.head.isBehind = true
    next.anchor = next.head
    (next.isCandidate, next.isGrouped) = (false, false)
    return finish(next, .moved)
  }

  /// Whether a grouping separator follows the caret.
  private var isBeforeGroup: Bool {
    let all = isCents ? max(1, digits.count - settings.fraction) : integer.count
    let left = isCents ? head.left + max(0, settings.fraction + 1 - digits.count) : head.left
    return !head.isBehind && left <= all && isBoundary(all - left, of: all)
  }

  /// Pastes digits among digits.
  mutating func insert(digits text: [Int]) -> ModelOutcome {
    if isOutside { return .refused }
    var next = self
    if !isCaret {
      next.removeSelected()
    } else if !isCents, integer == [0], !(showsSeparator && head.left > 1) {
      next.integer = []
      next.put(0)
    }
    var together = ModelOutcome.changed
    for digit in text {
      let outcome = isCents ? next.shiftRaw(digit) : next.insert(digit: digit, true)
      if outcome == .refused { return .refused }
      if outcome != .changed { together = outcome }
    }
    next.dropLeadingZeros()
    return finish(next, together)
  }

  private mutating func shiftRaw(_ digit: Int) -> ModelOutcome {
    digits.insert(digit, at: head.left)
    showsZero = true
    put(head.left + 1)
    return .changed
  }
}
