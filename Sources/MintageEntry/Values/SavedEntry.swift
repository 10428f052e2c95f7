public import MintageCore

/// A field's state as plain data, to be stored and restored, also by a later version of the tables.
///
/// It holds the amount, never digits alone: where the currency has other fraction digits by then, the
/// amount is what comes back.
public struct SavedEntry: Hashable, Sendable, BitwiseCopyable {
  /// The currency, by its letters.
  public var currency: CurrencyCode
  /// Which digits a person types.
  public var mode: EntryMode
  /// Whether there is a minus.
  public var isNegative: Bool
  /// Whether a decimal separator was typed.
  public var hasSeparator: Bool
  /// Whether anything but a minus was typed or set.
  public var hasAmount: Bool
  /// Whether the amount was set from outside and not edited since.
  public var isExact: Bool
  /// Whether a person has edited.
  public var isEdited: Bool
  /// Whether the field was being edited.
  public var isEditing: Bool
  /// The upper half of the amount's coefficient.
  public var high: UInt64
  /// The lower half of the amount's coefficient.
  public var low: UInt64
  /// Digits of the coefficient behind the separator.
  public var scale: Int
  /// Typed digits before the separator.
  public var integerDigits: Int
  /// Typed digits behind the separator.
  public var fractionDigits: Int
  /// Digits to the right of the caret.
  public var digitsAfterCaret: Int
  /// Whether the caret stands behind a separator there.
  public var isCaretBehindSeparator: Bool

  /// Makes a state from what was stored; ``CurrencyEntry/restore(_:)`` judges it.
  public init(
    currency: CurrencyCode, mode: EntryMode, isNegative: Bool, hasSeparator: Bool, hasAmount: Bool,
    isExact: Bool, isEdited: Bool, isEditing: Bool, high: UInt64, low: UInt64, scale: Int,
    integerDigits: Int, fractionDigits: Int, digitsAfterCaret: Int, isCaretBehindSeparator: Bool
  ) {
    self.currency = currency
    self.mode = mode
    self.isNegative = isNegative
    self.hasSeparator = hasSeparator
    self.hasAmount = hasAmount
    self.isExact = isExact
    self.isEdited = isEdited
    self.isEditing = isEditing
    self.high = high
    self.low = low
    self.scale = scale
    self.integerDigits = integerDigits
    self.fractionDigits = fractionDigits
    self.digitsAfterCaret = digitsAfterCaret
    self.isCaretBehindSeparator = isCaretBehindSeparator
  }
}

extension CurrencyEntry {
  /// The state as plain data.
  public var saved: SavedEntry {
    let amount = amount ?? ExactDecimal(zeroWithScale: 0, isNegative: false)
    return SavedEntry(
      currency: currency, mode: mode, isNegative: state.flags.isNegative,
      hasSeparator: state.flags.hasSeparator,
      hasAmount: state.flags.isExact || EntryShape(state, rules).kind == .number,
      isExact: state.flags.isExact, isEdited: state.flags.isEdited, isEditing: isEditing,
      high: amount.magnitude.high, low: amount.magnitude.low, scale: Int(amount.scale),
      integerDigits: Int(state.integerCount), fractionDigits: Int(state.fractionCount),
      digitsAfterCaret: state.span.head.right,
      isCaretBehindSeparator: state.span.head.isBehind)
  }

  /// Restores a saved state.
  ///
  /// - Returns: `.changed`, or a refusal where it belongs to another currency or mode, or makes no
  ///   sense; the entry is as it was then.
  @discardableResult
  public mutating func restore(_ saved: SavedEntry) -> EntryChange {
    guard saved.currency == currency, saved.mode == mode else {
      return unchanged(.refused(.outdated))
    }
    guard
      let amount = ExactDecimal(
        isNegative: saved.isNegative, high: saved.high, low: saved.low, scale: saved.scale)
    else { return unchanged(.refused(.tooManyDigits)) }
    var next = EntryState()
    if saved.hasAmount {
      guard let shown = typed(saved, amount) ?? stateShowing(amount) else {
        return unchanged(.refused(.tooManyDigits))
      }
      next = shown
    }
    next.flags.isNegative = saved.isNegative
    next.flags.isEdited = saved.isEdited
    let shape = EntryShape(next, rules)
    let right = max(0, min(saved.digitsAfterCaret, shape.reach))
    let isAtSeparator = shape.hasSeparator && right == shape.fraction
    next.span = EntrySpan(
      EntryCaret(right: right, isBehind: saved.isCaretBehindSeparator && isAtSeparator))
    let change = replaceState(by: next)
    setEditing(saved.isEditing)
    return change
  }

  /// The state of digits that were typed, where they still mean the same.
  private func typed(_ saved: SavedEntry, _ amount: ExactDecimal) -> EntryState? {
    guard !saved.isExact else { return nil }
    var next = EntryState()
    if rules.isCentsFirst {
      return saved.scale == rules.fractionLimit && next.set(amount, rules) ? next : nil
    }
    let digits = EntryDigits(amount)
    let (integer, fraction) = (saved.integerDigits, saved.fractionDigits)
    guard 0...rules.fractionLimit ~= fraction, 0...EntryRules.digitLimit ~= integer,
      digits.count <= integer + fraction,
      digits.count == integer + fraction || integer <= 1,
      saved.scale == fraction || integer + fraction == 0,
      integer + fraction + rules.fractionLimit - fraction <= EntryRules.digitLimit
    else { return nil }
    next.digits = digits
    next.integerCount = UInt8(integer)
    next.fractionCount = UInt8(fraction)
    next.flags.hasSeparator = saved.hasSeparator && rules.fractionLimit > 0 || fraction > 0
    return next
  }
}
