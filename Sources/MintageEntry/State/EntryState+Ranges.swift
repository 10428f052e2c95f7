extension EntryState {
  /// Deletes what is selected; integer part and fraction never join.
  ///
  /// - Parameter isReplaced: Whether digits are typed in its place next: then zeros that the deletion
  ///   exposes stay until they are (4 over the 5 of 5,000 is 4,000), and so does a lone separator.
  /// - Returns: What happened, `.moved` when there was nothing but separators to delete.
  mutating func deleteSelection(_ rules: EntryRules, isReplaced: Bool) -> EntryOutcome {
    guard !span.cover.affixOnly else { return .refused(.outsideNumber) }
    let before = self
    structure = .none
    if span.cover.sign { flags.isNegative = false }
    let (left, right) = (span.left, span.right)
    let shape = EntryShape(before, rules)
    if shape.kind != .number {
      span = EntrySpan()
    } else if rules.isCentsFirst {
      deleteShifted(left, right, shape)
    } else {
      deleteDecimal(left, right, shape, rules)
    }
    if !isReplaced { settle(rules) }
    return digits == before.digits && typedCount == before.typedCount
      && flags.isNegative == before.flags.isNegative
      && flags.hasSeparator == before.flags.hasSeparator
      && flags.isZeroShown == before.flags.isZeroShown ? .moved : .changed
  }

  private mutating func deleteShifted(_ left: EntryCaret, _ right: EntryCaret, _ shape: EntryShape)
  {
    let count = left.right - right.right
    digits.remove(count, at: right.right)
    if count == shape.reach, shape.reach > 0 || span.cover.all {
      flags.isZeroShown = false
    }
    integerCount -= UInt8(truncatingIfNeeded: count)
    span = EntrySpan(EntryCaret(right: right.right))
  }

  private mutating func deleteDecimal(
    _ left: EntryCaret, _ right: EntryCaret, _ shape: EntryShape, _ rules: EntryRules
  ) {
    let startsInFraction = shape.isInFraction(left)
    let endsInFraction = shape.isInFraction(right)
    let leftRight = left.right
    let rightRight = right.right
    if endsInFraction {
      let top = startsInFraction ? leftRight : shape.fraction
      let bottom = max(rightRight, shape.trailing)
      let count = max(0, top - bottom)
      digits.remove(count, at: bottom - shape.trailing)
      fractionCount -= UInt8(truncatingIfNeeded: count)
    }
    if startsInFraction {
      // Where the range began, zeros before it that nobody typed counted.
      let fraction = EntryShape(self, rules).fraction
      let caret = max(0, fraction - (shape.fraction - leftRight))
      span = EntrySpan(EntryCaret(right: caret, isBehind: caret == fraction))
      return
    }
    let integerRight = max(rightRight, shape.fraction) - shape.fraction
    let count = max(0, leftRight - shape.fraction - integerRight)
    digits.remove(count, at: Int(fractionCount) + integerRight)
    integerCount -= UInt8(truncatingIfNeeded: count)
    // The separator stays while it has digits to its right.
    if endsInFraction, fractionCount == 0 { flags.hasSeparator = false }
    span = EntrySpan(EntryCaret(right: EntryShape(self, rules).fraction + integerRight))
  }
}
