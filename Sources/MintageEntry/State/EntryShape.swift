/// What a state shows, counted in digits.
struct EntryShape: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable { case blank, sign, number }

  var kind = Kind.blank
  var hasSeparator = false
  private var integer8: UInt8 = 0
  private var fraction8: UInt8 = 0
  private var leading8: UInt8 = 0
  private var trailing8: UInt8 = 0

  @inline(__always)
  init(_ state: EntryState, _ rules: EntryRules) {
    if rules.isCentsFirst {
      guard state.integerCount > 0 || state.flags.isZeroShown else {
        kind = state.flags.isNegative ? .sign : .blank
        return
      }
      kind = .number
      fraction8 = UInt8(truncatingIfNeeded: rules.fractionLimit)
      let shown = max(state.integerCount, fraction8 &+ 1)
      integer8 = shown &- fraction8
      leading8 = shown &- state.integerCount
      hasSeparator = fraction8 > 0
      return
    }
    guard state.typedCount > 0 || state.flags.hasSeparator else {
      kind = state.flags.isNegative ? .sign : .blank
      return
    }
    kind = .number
    integer8 = state.integerCount
    fraction8 = max(state.fractionCount, UInt8(truncatingIfNeeded: rules.padding))
    trailing8 = fraction8 &- state.fractionCount
    hasSeparator = state.flags.hasSeparator || rules.padding > 0
    if integer8 == 0, rules.padding > 0 { (integer8, leading8) = (1, 1) }
  }

  /// Digits shown before the separator.
  @inline(__always)
  var integer: Int { Int(integer8) }

  /// Digits shown behind the separator.
  @inline(__always)
  var fraction: Int { Int(fraction8) }

  /// Zeros nobody typed before the first typed digit; they are no elements.
  @inline(__always)
  var leading: Int { Int(leading8) }

  /// Zeros nobody typed behind the last typed digit.
  @inline(__always)
  var trailing: Int { Int(trailing8) }

  /// Digits shown.
  @inline(__always)
  var count: Int { integer &+ fraction }

  /// The most digits that a caret can have to its right.
  @inline(__always)
  var reach: Int { count &- leading }

  /// The caret at the left edge of the number.
  var start: EntryCaret { EntryCaret(right: reach) }

  /// The caret at the right edge of the number.
  var end: EntryCaret { EntryCaret(isBehind: hasSeparator && fraction == 0) }

  /// Whether a caret stands behind the decimal separator.
  @inline(__always)
  func isInFraction(_ caret: EntryCaret) -> Bool {
    hasSeparator && (caret.right < fraction || caret.right == fraction && caret.isBehind)
  }
}
