public import MintageCore

/// Which digits a person types.
public enum EntryMode: UInt8, Sendable, BitwiseCopyable {
  /// Digits shift in over the style's fraction digits: 1, 2, 3 give 0.01, 0.12, 1.23.
  case centsFirst
  /// The person types the separator.
  case decimalFirst
}

/// How a fraction looks while it is typed, in a decimal-first field.
public enum FractionDisplay: UInt8, Sendable, BitwiseCopyable {
  /// As typed: `1.`, `1.0`, `.5`.
  case asTyped
  /// With zeros where no digit was typed yet; typing over one replaces it.
  case padded
}

/// What counts as a typed decimal separator, in a decimal-first field.
public enum TypedSeparator: UInt8, Sendable, BitwiseCopyable {
  /// Every point and comma: for decimal pads, which have one key.
  case alwaysDecimal
  /// Every point and comma, until what follows shows that it grouped: for keyboards with both.
  case structural
  /// The locale's own alone.
  case strict
}

/// What becomes of an insertion with two readings, such as `1.234` in French.
public enum InsertionPolicy: UInt8, Sendable, BitwiseCopyable {
  /// It is refused, and the host may offer ``CurrencyEntry/readings(of:)``.
  case ask
  /// It is read as the locale reads it.
  case localeReading
}

/// What bare digits mean that are inserted into an empty cents-first field.
public enum BareDigits: UInt8, Sendable, BitwiseCopyable {
  /// `1234` is 1,234.00; the outcome says so.
  case wholeUnits
  /// `1234` is 12.34, as if typed.
  case keys
}

/// How many digits an amount may have.
public enum EntryWidth: UInt8, Sendable, BitwiseCopyable {
  /// Whatever an ``ExactDecimal`` holds: 38 digits.
  case exactDecimal
  /// What an `Int64` of ISO 4217 minor units holds.
  case minorUnits
}

/// What may be chosen about a field besides its style and mode.
public struct EntryOptions: Sendable, Equatable, BitwiseCopyable {
  /// The most digits before the decimal separator; nil for as many as fit.
  public var maximumIntegerDigits: Int?
  /// The least amount; a positive one is judged on ``CurrencyEntry/commit(clamping:)``.
  public var minimum: ExactDecimal?
  /// The greatest amount.
  public var maximum: ExactDecimal?
  /// Whether a minus may be typed.
  public var allowsNegative = false
  /// Whether an empty field is nil; zero otherwise.
  public var isOptional = true
  /// What the host can hold.
  public var width = EntryWidth.exactDecimal
  /// How a fraction looks while it is typed.
  public var fraction = FractionDisplay.asTyped
  /// What counts as a typed decimal separator.
  public var typedSeparator = TypedSeparator.structural
  /// What becomes of an insertion with two readings.
  public var ambiguousInsertion = InsertionPolicy.ask
  /// What bare digits mean that are inserted into an empty cents-first field.
  public var bareDigits = BareDigits.wholeUnits
  /// Whether zero shows as an empty field, once set or committed.
  public var showsZeroAsBlank = false
  /// Whether focus writes the rounded amount, where the exact one has more digits than are shown.
  public var writesRoundedOnFocus = false
  /// Whether an amount set from outside while editing applies at once instead of being held.
  public var appliesOutsideAmounts = false
  /// Whether focus selects everything.
  public var selectsAllOnFocus = false
  /// Whether the first key after focus replaces everything.
  public var reentersOnFocus = false
  /// How the text looks.
  public var presentation = EntryPresentation()

  /// Makes the default options.
  public init() {}
}

#if !hasFeature(Embedded)
extension EntryMode: CaseIterable {}
extension FractionDisplay: CaseIterable {}
extension TypedSeparator: CaseIterable {}
extension InsertionPolicy: CaseIterable {}
extension BareDigits: CaseIterable {}
extension EntryWidth: CaseIterable {}
#endif
