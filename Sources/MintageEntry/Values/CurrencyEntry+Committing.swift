import MintageCore

extension CurrencyEntry {
  /// Begins editing: the field got the focus.
  ///
  /// - Returns: `.changed` only where the option asks to write a rounded amount.
  /// - Complexity: O(1); never allocates.
  @discardableResult
  public mutating func beginEditing() -> EntryChange {
    guard !isEditing else { return unchanged(.absorbed) }
    startEditing()
    var next = state
    let writes = options.writesRoundedOnFocus && isRounded
    if writes {
      next.flags.isExact = false
      next.flags.isEdited = true
    }
    if options.selectsAllOnFocus { next.span = everything }
    next.flags.isReentering = options.reentersOnFocus && !isEmpty
    if writes { return replaceState(by: next) }
    state = next
    return unchanged(.absorbed)
  }

  mutating func startEditing() {
    setEditing(true)
    held = HeldAmount()
    state.flags.isEdited = false
    run = .none
  }

  /// Ends editing: the field lost the focus, or its text was accepted.
  ///
  /// A bare minus or separator becomes an empty field, the fraction is padded to the style's minimum,
  /// and a negative zero loses its sign. A field that nobody edited keeps its amount bit by bit. An
  /// amount out of range is refused, and editing goes on; so does clamping where there is no amount.
  ///
  /// - Parameter clamping: Whether an amount out of range becomes the bound it went beyond.
  /// - Complexity: O(1); never allocates.
  @discardableResult
  public mutating func commit(clamping: Bool = false) -> EntryChange {
    guard state.flags.isEdited else {
      let waiting = held
      finishEditing()
      guard waiting.isHeld else { return unchanged(.absorbed) }
      return setAmount(waiting.amount)
    }
    var next = settled
    var outOfRange: EntryRefusal?
    if let amount { outOfRange = rangeRefusal(amount) }
    if let reason = outOfRange {
      let bound = reason == .belowMinimum ? options.minimum : options.maximum
      guard clamping, let bounded = stateShowing(bound) else {
        return unchanged(.refused(reason))
      }
      next = bounded
      next.flags.isExact = false
    }
    next.flags.isEdited = false
    var compared = state
    compared.flags.isEdited = false
    compared.structure = .none
    compared.span = next.span
    let isSame = compared == next
    let change = replaceState(by: next)
    finishEditing()
    return isSame ? unchanged(.absorbed) : change
  }

  private mutating func finishEditing() {
    setEditing(false)
    held = HeldAmount()
    state.flags.isReentering = false
    run = .none
  }

  /// The state as it is when editing ends.
  private var settled: EntryState {
    var next = state
    next.structure = .none
    next.flags.isReentering = false
    guard let amount else { return EntryState() }
    if amount.isZero {
      if options.showsZeroAsBlank {
        next = EntryState()
        next.exact = ExactDecimal(zeroWithScale: Int(amount.scale), isNegative: false)
        next.flags.isExact = true
        return next
      }
      next.flags.isNegative = false
    }
    if rules.isCentsFirst {
      next.flags.isZeroShown = true
    } else {
      if next.integerCount == 0 { next.integerCount = 1 }
      let missing = min(style.minimumFractionDigits, rules.fractionLimit) - Int(next.fractionCount)
      if missing > 0, rules.padding == 0 {
        next.digits = next.digits.shiftedLeft(missing)
        next.fractionCount += UInt8(truncatingIfNeeded: missing)
      }
      next.flags.hasSeparator = next.fractionCount > 0
    }
    next.span = EntrySpan(EntryShape(next, rules).end)
    return next
  }
}
