public import MintageCore

extension CurrencyEntry {
  /// The amount; nil where there is none: an empty field, a bare minus or separator.
  ///
  /// Zero instead where the field is not optional.
  ///
  /// An amount that was set from outside is exactly that amount until a person edits it.
  public var amount: ExactDecimal? {
    if state.flags.isExact { return state.exact }
    guard hasDigits else {
      return options.isOptional
        ? nil : ExactDecimal(zeroWithScale: rules.fractionLimit, isNegative: false)
    }
    let scale = rules.isCentsFirst ? rules.fractionLimit : Int(state.fractionCount)
    return state.digits.amount(scale: scale, isNegative: state.flags.isNegative)
  }

  /// The amount as an integer count of ISO 4217 minor units.
  ///
  /// Nil where there is no amount, or where it is not exact or does not fit. ``EntryWidth/minorUnits`` keeps typed amounts from either.
  public var minorUnits: Int64? { amount?.minorUnits(scale: style.minorUnitDigits) }

  /// Whether a digit was typed or set.
  private var hasDigits: Bool {
    rules.isCentsFirst ? EntryShape(state, rules).kind == .number : state.typedCount > 0
  }

  /// Whether the field shows nothing.
  public var isEmpty: Bool { EntryShape(state, rules).kind == .blank }

  /// Whether the amount is zero; an empty optional field is not.
  public var isZero: Bool { amount?.isZero ?? false }

  /// Whether the amount is negative; a bare minus counts.
  public var isNegative: Bool { state.flags.isNegative }

  /// Whether the text shows an amount rounded that was set with more digits.
  public var isRounded: Bool {
    guard state.flags.isExact, EntryShape(state, rules).kind == .number else { return false }
    var shown = self
    shown.state.flags.isExact = false
    guard let rounded = shown.amount else { return false }
    return rounded.isLess(than: state.exact) || state.exact.isLess(than: rounded)
  }

  /// Whether a person has edited the amount since editing began.
  public var isEdited: Bool { state.flags.isEdited }

  /// Whether there is an amount between minimum and maximum.
  public var isInRange: Bool { amount.map { rangeRefusal($0) == nil } ?? false }

  /// Whether ``commit(clamping:)`` would accept the field: it is in range, or empty and optional.
  public var canCommit: Bool { amount == nil || isInRange }

  /// Why an amount is out of range; nil when it is not.
  package func rangeRefusal(_ amount: ExactDecimal) -> EntryRefusal? {
    if let bound = options.minimum, amount.isLess(than: bound) { return .belowMinimum }
    if let bound = options.maximum, bound.isLess(than: amount) { return .aboveMaximum }
    return nil
  }
}
