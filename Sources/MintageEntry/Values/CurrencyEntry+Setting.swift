public import MintageCore

extension CurrencyEntry {
  /// Sets the amount from outside; nil empties the field.
  ///
  /// It shows as the style rounds it and stays exactly what it is until a person edits it. Too many
  /// integer digits stay editable: they can be deleted, not added to. While the field is edited the
  /// amount is held until the end of editing, and dropped when a person has edited by then.
  ///
  /// - Complexity: O(1); never allocates.
  @discardableResult
  public mutating func setAmount(_ amount: ExactDecimal?) -> EntryChange {
    if isEditing {
      if options.appliesOutsideAmounts {
        // A binding that hands back what it was given leaves what is half typed as it is.
        if let old = self.amount, let amount, !old.isLess(than: amount), !amount.isLess(than: old) {
          return unchanged(.absorbed)
        }
      } else {
        held.isHeld = true
        held.amount = amount
        return unchanged(.absorbed)
      }
    }
    guard let next = stateShowing(amount) else { return unchanged(.refused(.tooManyDigits)) }
    return replaceState(by: next)
  }

  /// Sets the amount from outside as ISO 4217 minor units.
  ///
  /// - Complexity: O(1); never allocates.
  @discardableResult
  public mutating func setMinorUnits(_ minorUnits: Int64) -> EntryChange {
    setAmount(ExactDecimal(minorUnits: minorUnits, scale: style.minorUnitDigits))
  }

  /// Puts a state in force that no key led to.
  mutating func replaceState(by next: EntryState) -> EntryChange {
    next == state ? unchanged(.absorbed) : replaceState(by: next, .changed)
  }

  mutating func replaceState(by next: EntryState, _ outcome: EntryOutcome) -> EntryChange {
    let change = EntryChange(outcome, before: state, generation: generation)
    state = next
    revision &+= 1
    run = .none
    return change
  }

  /// The state that shows an amount nobody typed; nil where it has too many digits.
  func stateShowing(_ amount: ExactDecimal?) -> EntryState? {
    var next = EntryState()
    guard let amount else {
      if options.isOptional || options.showsZeroAsBlank { return next }
      return stateShowing(ExactDecimal(zeroWithScale: rules.fractionLimit, isNegative: false))
    }
    next.exact = amount
    next.flags.isExact = true
    if amount.isZero, options.showsZeroAsBlank { return next }
    guard var shown = style.shown(amount) else { return nil }
    while Int(shown.scale) > rules.fractionLimit { shown = shown.withoutLastDigit() }
    if rules.padding > 0 { shown = shown.withoutTrailingZeros() }
    next.flags.isNegative = amount.isNegative
    return next.set(shown, rules) ? next : nil
  }
}

extension ExactDecimal {
  /// The amount cut by one fraction digit.
  @inline(never)
  func withoutLastDigit() -> ExactDecimal {
    var rest = self
    _ = rest.removeLastDigit()
    let (high, low) = rest.magnitude
    return ExactDecimal(isNegative: isNegative, high: high, low: low, scale: Int(scale) - 1) ?? self
  }

  /// The amount without zeros at the end of its fraction.
  fileprivate func withoutTrailingZeros() -> ExactDecimal {
    var shorter = self
    while shorter.scale > 0 {
      var rest = shorter
      guard rest.removeLastDigit() == 0 else { break }
      shorter = shorter.withoutLastDigit()
    }
    return shorter
  }
}
