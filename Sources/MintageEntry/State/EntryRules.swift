/// What decides how keys change a state: mode, digits and separators.
struct EntryRules: Sendable, BitwiseCopyable {
  /// How digits are grouped.
  var groups = GroupSizes()
  /// The separators, folded.
  var decimal: UInt32 = 0x2E
  var grouping: UInt32 = 0x2C
  private var fractionLimit8: UInt8 = 2
  private var padding8: UInt8 = 0
  private var primaryGroup8: UInt8 = 3
  private var secondaryGroup8: UInt8 = 3
  var mode = EntryMode.decimalFirst
  var typedSeparator = TypedSeparator.structural
  var hasScatteredDigits = false
  /// Where the sign stands that a deletion at the number's edge reaches.
  var signIsInFront = true

  init() {}

  /// The most digits that are held.
  static var digitLimit: Int { 38 }

  @inline(__always)
  var isCentsFirst: Bool { mode == .centsFirst }

  /// The most digits behind the separator.
  @inline(__always)
  var fractionLimit: Int {
    get { Int(fractionLimit8) }
    set { fractionLimit8 = UInt8(truncatingIfNeeded: newValue) }
  }

  /// How many digits are shown behind the separator at least; 0 where only typed ones are.
  @inline(__always)
  var padding: Int {
    get { Int(padding8) }
    set { padding8 = UInt8(truncatingIfNeeded: newValue) }
  }

  /// Digits of the last group, as typed ones are judged.
  var primaryGroup: Int {
    get { Int(primaryGroup8) }
    set { primaryGroup8 = UInt8(truncatingIfNeeded: newValue) }
  }

  /// Digits of the groups before it.
  var secondaryGroup: Int {
    get { Int(secondaryGroup8) }
    set { secondaryGroup8 = UInt8(truncatingIfNeeded: newValue) }
  }
}
