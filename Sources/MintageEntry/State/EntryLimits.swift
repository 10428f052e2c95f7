import MintageCore

/// The greatest magnitudes that may be typed, as digits at the scale of the style's fraction.
struct EntryLimits: Sendable, BitwiseCopyable {
  /// The most digits before the separator.
  var integerDigits = EntryRules.digitLimit
  /// What fits, for amounts of either sign.
  var positiveWidth = EntryDigits.nines(EntryRules.digitLimit)
  var negativeWidth = EntryDigits.nines(EntryRules.digitLimit)
  /// Greatest magnitude above zero and below it that the host allows; nothing where the bound has
  /// the other sign.
  var maximum = EntryDigits.nines(EntryRules.digitLimit)
  var minimum = EntryDigits.nines(EntryRules.digitLimit)
  /// Whether no amount at or above zero is allowed.
  var forbidsPositive = false
  /// Whether a minus may be typed.
  var allowsSign = false
  /// The greatest digits of at most fifteen that need no further look, in cents-first.
  var plain = PlainLimit()

  @inline(never)
  init(_ style: CurrencyStyle, _ rules: EntryRules, _ options: EntryOptions) {
    let scale = rules.fractionLimit
    integerDigits = max(
      1, min(options.maximumIntegerDigits ?? EntryRules.digitLimit, EntryRules.digitLimit - scale))
    allowsSign =
      options.allowsNegative && style.numberForm.showsNegatives
      && options.minimum?.isNegative != false
    if options.width == .minorUnits {
      let units = style.minorUnitDigits
      positiveWidth = EntryDigits(ExactDecimal(minorUnits: .max)).shiftedRight(units - scale)
      negativeWidth = EntryDigits(ExactDecimal(minorUnits: .min)).shiftedRight(units - scale)
    }
    if let bound = options.maximum {
      forbidsPositive = bound.isNegative && !bound.isZero
      if !bound.isNegative { maximum = bound.digits(atScale: scale) }
    }
    if let bound = options.minimum, bound.isNegative { minimum = bound.digits(atScale: scale) }
    var most = EntryDigits.nines(min(15, integerDigits + scale))
    if positiveWidth < most { most = positiveWidth }
    if maximum < most { most = maximum }
    if !forbidsPositive, rules.isCentsFirst { plain = PlainLimit(most) }
  }
}

extension CurrencyEntry {
  /// Why an edit that leads to another state is refused; nil when it is allowed.
  ///
  /// An amount that is already out of bounds may be made smaller, never greater or of the other
  /// sign. Mutating, though it changes nothing, so that the limits are not copied for each key.
  @inline(never)
  mutating func refusal(of new: EntryState) -> EntryRefusal? {
    let (before, after) = (magnitude(state), magnitude(new))
    let integer = rules.isCentsFirst ? after.count - rules.fractionLimit : Int(new.integerCount)
    let old = rules.isCentsFirst ? before.count - rules.fractionLimit : Int(state.integerCount)
    if integer > limits.integerDigits, integer > old { return .tooManyIntegerDigits }
    guard after > before || state.flags.isNegative != new.flags.isNegative else { return nil }
    if new.flags.isNegative {
      if after > limits.negativeWidth { return .tooManyDigits }
      if after > limits.minimum { return .belowMinimum }
    } else if EntryShape(new, rules).kind == .number {
      if after > limits.positiveWidth { return .tooManyDigits }
      if limits.forbidsPositive || after > limits.maximum { return .aboveMaximum }
    }
    return nil
  }

  /// The typed digits at the scale of the style's fraction.
  @inline(__always)
  private mutating func magnitude(_ state: EntryState) -> EntryDigits {
    rules.isCentsFirst
      ? state.digits : state.digits.shiftedLeft(rules.fractionLimit - Int(state.fractionCount))
  }
}

extension ExactDecimal {
  /// The coefficient's digits at another scale, those beyond it cut off; nines where they are more
  /// than can be held.
  @inline(never)
  fileprivate func digits(atScale wanted: Int) -> EntryDigits {
    let digits = EntryDigits(self)
    let shift = wanted - Int(scale)
    if shift <= 0 { return digits.shiftedRight(-shift) }
    return digits.count + shift > EntryDigits.capacity
      ? .nines(EntryDigits.capacity) : digits.shiftedLeft(shift)
  }
}
