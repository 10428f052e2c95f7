/// One currency's text rules in one locale, resolved and ready to write.
///
///     let style = CurrencyStyle(.usd, in: "de-CH")
///     style.string(minorUnits: 123_450)    // "$ 1’234.50"
///
/// Making a style walks the locale's fallback chain once. Writing with it does no look-ups, touches
/// no table and never allocates. A style is a plain value of some 200 bytes: keep it, copy it, send
/// it to another thread.
public struct CurrencyStyle: Sendable, BitwiseCopyable {
  var pool = AffixPool()
  /// Magnitudes below are written by the first kernel.
  var commasLimit: UInt64 = 0
  /// What magnitudes are multiplied by to divide them by `power`, and by a million times that.
  var reciprocal: UInt64 = 0
  var millionsReciprocal: UInt64 = 0
  /// Bytes of the number by its digits.
  var lengths = NumberLengths()
  /// Bytes from group to group of ASCII threes by the number's digits, four bits each.
  var strides: UInt64 = 0
  /// The separators where they stand in a word, in front of its digits.
  var decimalWord: UInt64 = 0
  var groupingWord: UInt64 = 0
  /// Affixes of amounts above zero, of zero, and below zero.
  var positive = AffixSpans()
  var zero = AffixSpans()
  var negative = AffixSpans()
  /// UTF-8 of the decimal separator, the grouping separator and digit zero, first byte lowest.
  var decimalSeparator: UInt32 = 0
  var groupingSeparator: UInt32 = 0
  var zeroDigit: UInt32 = 0
  var packedCode: UInt32 = 0
  /// 10 to the power of the fraction digits.
  var power: UInt16 = 1
  /// Rounding increment in units of the last fraction digit; 0 and 1 for none.
  var increment: UInt16 = 0
  var minimumFraction: UInt8 = 0
  var maximumFraction: UInt8 = 0
  /// ISO 4217 minor unit digits, the scale of `minorUnits:`.
  var minorUnitScale: UInt8 = 0
  /// 0 where numbers are not grouped.
  var primaryGrouping: UInt8 = 0
  var secondaryGrouping: UInt8 = 0
  var minimumGrouping: UInt8 = 1
  var rounding: RoundingMode = .halfEven
  var sign: SignDisplay = .automatic
  /// The locale's minus, also where accounting writes negatives without it.
  var minus = MinusSign.ascii
  var layout = NumberLayout.general
  /// Whether each affix has its slot of the pool: positive prefix and suffix, negative ones.
  ///
  /// Prefixes end where their slot ends, so that a slot stored before a number touches it.
  var hasSlots = false
  /// Whether the layout's kernel writes numbers of at most twelve integer digits.
  var hasKernel = false
  /// Digits of minor units that are not shown but rounded away.
  var droppedDigits: UInt8 = 0
  /// Bytes of the grouping separator, 0 where there is none.
  var groupingCount: UInt8 = 0
  /// Bytes of decimal separator and fraction.
  var fractionLength: UInt8 = 0
  /// Whether the digits are `hanidec`, which are not consecutive code points.
  var hasScatteredDigits = false

  init() {}

  /// The currency.
  public var currency: CurrencyCode { CurrencyCode(uncheckedPacked: packedCode) }

  /// The scale of `minorUnits:` amounts: ISO 4217's minor unit digits, CLDR's fraction digits for
  /// codes that ISO 4217 does not list or gives none.
  public var minorUnitDigits: Int { Int(minorUnitScale) }

  /// The fewest digits shown after the decimal separator.
  public var minimumFractionDigits: Int { Int(minimumFraction) }

  /// The most digits shown after the decimal separator.
  public var maximumFractionDigits: Int { Int(maximumFraction) }
}
