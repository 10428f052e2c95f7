extension ModelField {
  /// Deletes before the caret, or what is selected.
  mutating func deleteBackward() -> ModelOutcome {
    if isOutside { return .refused }
    if let outcome = deleteSelected() { return outcome }
    var next = self
    next.put(head.left)
    let left = head.left
    guard hasNumber else { return next.clearSign(when: isNegative, &self) }
    if isCents {
      if digits.isEmpty {
        next.showsZero = false
      } else if left == 0 {
        return next.clearSign(when: look.signIsInFront, &self)
      } else {
        next.digits.remove(at: left - 1)
        next.put(left - 1)
      }
      return finish(next.settled(), .changed, isDeletion: true)
    }
    if left == 0 { return next.clearSign(when: look.signIsInFront, &self) }
    if left <= integer.count {
      next.integer.remove(at: left - 1)
      next.put(left - 1)
      (next.isCandidate, next.isGrouped) = (false, false)
      return finish(next.settled(), .changed, isDeletion: true)
    }
    if left == integer.count + 1 { return next.deleteSeparator(isBackward: true, &self) }
    let place = left - integer.count - 2
    next.put(left - 1)
    guard place < fraction.count else {
      (next.isCandidate, next.isGrouped) = (false, false)
      return finish(next, .moved)
    }
    next.fraction.remove(at: place)
    return finish(next.settled(), .changed, isDeletion: true)
  }

  /// Deletes behind the caret, or what is selected.
  mutating func deleteForward() -> ModelOutcome {
    if isOutside { return .refused }
    if let outcome = deleteSelected() { return outcome }
    var next = self
    next.put(head.left)
    let left = head.left
    guard hasNumber else { return next.clearSign(when: isNegative, &self) }
    if left == elementCount { return next.clearSign(when: !look.signIsInFront, &self) }
    if isCents {
      next.digits.remove(at: left)
      return finish(next.settled(), .changed, isDeletion: true)
    }
    if left < integer.count {
      next.integer.remove(at: left)
      (next.isCandidate, next.isGrouped) = (false, false)
      return finish(next.settled(), .changed, isDeletion: true)
    }
    if left == integer.count { return next.deleteSeparator(isBackward: false, &self) }
    let place = left - integer.count - 1
    guard place < fraction.count else {
      next.put(left + 1)
      (next.isCandidate, next.isGrouped) = (false, false)
      return finish(next, .moved)
    }
    next.fraction.remove(at: place)
    return finish(next.settled(), .changed, isDeletion: true)
  }

  /// Deletes what is selected; nil where that is nothing but a place.
  mutating func deleteSelected() -> ModelOutcome? {
    if isCaret { return nil }
    if lower == upper, !coversSign, !coversAll { return nil }
    var next = self
    next.removeSelected()
    next = next.settled()
    (next.isCandidate, next.isGrouped) = (false, false)
    return finish(next, holdsSame(as: next) ? .moved : .changed, isDeletion: true)
  }

  /// Whether the same is typed, wherever the caret is.
  func holdsSame(as other: ModelField) -> Bool {
    var (one, two) = (self, other)
    one.put(0)
    two.put(0)
    (one.isCandidate, one.isGrouped) = (two.isCandidate, two.isGrouped)
    return one == two
  }

  /// Takes the selected elements out.
  ///
  /// Integer part and fraction never join; zeros that this exposes
  /// stay for now.
  mutating func removeSelected() {
    (isCandidate, isGrouped) = (false, false)
    if coversSign { isNegative = false }
    let (low, high) = (lower, upper)
    if isCents {
      if low == 0, high == digits.count, high > 0 || coversAll { showsZero = false }
      digits.removeSubrange(low..<high)
      return put(low)
    }
    guard hasNumber else { return put(0) }
    let count = integer.count
    let hadSeparator = showsSeparator
    integer.removeSubrange(min(low, count)..<min(high, count))
    let first = max(0, low - count - 1)
    let last = max(0, high - count - 1)
    let typedFirst = min(first, fraction.count)
    if last > first || high > count + 1 {
      fraction.removeSubrange(typedFirst..<max(typedFirst, min(last, fraction.count)))
    }
    if hadSeparator, low <= count, high > count, fraction.isEmpty { hasSeparator = false }
    put(min(low, elementCount))
  }

  private mutating func clearSign(when isHere: Bool, _ original: inout ModelField) -> ModelOutcome {
    guard isHere, isNegative else { return .refused }
    isNegative = false
    // Elsewhere than the caret, which stays on its side of a separator.
    head = original.head.isBehind ? original.head : original.anchor
    anchor = head
    return original.finish(self, .changed, isDeletion: true)
  }

  private mutating func deleteSeparator(
    isBackward: Bool, _ original: inout ModelField
  ) -> ModelOutcome {
    (isCandidate, isGrouped) = (false, false)
    if fraction.isEmpty, hasSeparator, settings.padding == 0 || integer.isEmpty {
      hasSeparator = false
      put(integer.count)
      return original.finish(self, .changed, isDeletion: true)
    }
    if fraction.isEmpty, isBackward { hasSeparator = false }
    put(isBackward ? integer.count : integer.count + 1)
    return original.finish(self, .moved)
  }

  /// Without zeros before other integer digits, and without a separator that stands alone.
  func settled() -> ModelField {
    var next = self
    next.dropLeadingZeros()
    if !isCents, next.integer.isEmpty, next.fraction.isEmpty, next.hasSeparator,
      settings.padding > 0 || next.head.left == 0
    {
      next.hasSeparator = false
      next.put(0)
    }
    return next
  }

  mutating func dropLeadingZeros() {
    let caret = head.left
    var dropped = 0
    if isCents {
      while digits.first == 0 {
        digits.removeFirst()
        dropped += 1
      }
    } else {
      while integer.count > 1, integer.first == 0 {
        integer.removeFirst()
        dropped += 1
      }
    }
    if dropped > 0 { put(max(0, caret - dropped)) }
  }

  /// Carries an edit out unless a limit forbids it.
  mutating func finish(
    _ edited: ModelField, _ outcome: ModelOutcome, isDeletion: Bool = false
  ) -> ModelOutcome {
    if outcome == .refused { return .refused }
    if outcome != .moved, outcome != .absorbed, !isDeletion, exceeds(edited) { return .refused }
    if edited == self { return outcome == .moved ? .moved : .absorbed }
    self = edited
    return outcome
  }

  /// Whether an edit goes beyond a limit and is no step back.
  private func exceeds(_ edited: ModelField) -> Bool {
    let count = edited.isCents ? edited.digits.count - settings.fraction : edited.integer.count
    let before = isCents ? digits.count - settings.fraction : integer.count
    if count > settings.maximumInteger, count > before { return true }
    guard let limit = settings.maximumUnits else { return false }
    let after = abs(edited.units ?? 0)
    guard after > abs(units ?? 0) || edited.isNegative != isNegative else { return false }
    guard edited.hasNumber else { return false }
    return after > limit
  }
}
