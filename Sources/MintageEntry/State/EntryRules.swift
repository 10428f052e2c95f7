/// What decides how keys change a state: mode, digits and separators.
struct EntryRules: Sendable, BitwiseCopyable {
  var mode = EntryMode.decimalFirst
  var typedSeparator = TypedSeparator.structural
  /// The most digits behind the separator.
  var fractionLimit = 2
  /// How many digits are shown behind the separator at least; 0 where only typed ones are.
  var padding = 0
  /// How digits are grouped.
  var groups = GroupSizes()
  /// Digits of the last group and of those before it, as typed ones are judged.
  var primaryGroup = 3
  var secondaryGroup = 3
  /// The separators, folded.
  var decimal: UInt32 = 0x2E
  var grouping: UInt32 = 0x2C
  var hasScatteredDigits = false
  /// Where the sign stands that a deletion at the number's edge reaches.
  var signIsInFront = true

  init() {}

  /// The most digits that are held.
  static var digitLimit: Int { 38 }

  var isCentsFirst: Bool { mode == .centsFirst }
}

/// What a state shows, counted in digits.
struct EntryShape: BitwiseCopyable {
  enum Kind { case blank, sign, number }

  var kind = Kind.blank
  /// Digits shown before and behind the separator.
  var integer = 0
  var fraction = 0
  /// Zeros nobody typed before the first typed digit; they are no elements.
  var leading = 0
  /// Zeros nobody typed behind the last typed digit.
  var trailing = 0
  var hasSeparator = false

  @inline(__always)
  init(_ state: EntryState, _ rules: EntryRules) {
    if rules.isCentsFirst {
      let count = Int(state.integerCount)
      guard count > 0 || state.flags.isZeroShown else {
        kind = state.flags.isNegative ? .sign : .blank
        return
      }
      kind = .number
      fraction = rules.fractionLimit
      integer = max(1, count - fraction)
      leading = integer + fraction - count
      hasSeparator = fraction > 0
      return
    }
    guard state.typedCount > 0 || state.flags.hasSeparator else {
      kind = state.flags.isNegative ? .sign : .blank
      return
    }
    kind = .number
    integer = Int(state.integerCount)
    fraction = max(Int(state.fractionCount), rules.padding)
    trailing = fraction - Int(state.fractionCount)
    hasSeparator = state.flags.hasSeparator || rules.padding > 0
    if integer == 0, rules.padding > 0 { (integer, leading) = (1, 1) }
  }

  /// Digits shown.
  var count: Int { integer + fraction }

  /// The most digits that a caret can have to its right.
  var reach: Int { count - leading }

  /// The caret at the left edge of the number.
  var start: EntryCaret { EntryCaret(right: reach) }

  /// The caret at the right edge of the number.
  var end: EntryCaret { EntryCaret(isBehind: hasSeparator && fraction == 0) }

  /// Whether a caret stands behind the decimal separator.
  func isInFraction(_ caret: EntryCaret) -> Bool {
    hasSeparator
      && (Int(caret.right) < fraction || Int(caret.right) == fraction && caret.isBehind)
  }
}
