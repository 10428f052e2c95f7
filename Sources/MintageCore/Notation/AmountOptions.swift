/// How large numbers are written.
public enum Notation: UInt8, Sendable, BitwiseCopyable {
  /// All digits.
  case standard
  /// `$12K`, by the locale's short patterns.
  case compactShort
  /// `12 thousand US dollars`, by the long ones; with a symbol these are the short ones, since CLDR
  /// has long patterns for names only.
  case compactLong
  /// `$1.23E4`.
  case scientific
  /// `$12.35E3`: exponents are multiples of three.
  case engineering
}

/// To which digits an amount is rounded, where the style's fraction digits do not say.
public enum AmountPrecision: Sendable, Equatable, BitwiseCopyable {
  /// The style's ``StyleOptions/fractionDigits``; in compact notation, unless those ask for
  /// something else than the currency's, whole numbers of at least two digits: 1.2K, 12K, 123K.
  case style
  /// At least `minimum` and at most `maximum` significant digits, clamped to 1…38.
  case significant(minimum: Int, maximum: Int)
  /// To multiples of `units × 10^-scale`, shown with `scale` digits at least: 5 at scale 2 for 0.05.
  /// Units are clamped to 1…16,383, the scale to 0…20.
  case increment(units: Int, scale: Int)
  /// All digits there are, and at least so many after the separator, clamped to 0…38.
  case unrounded(minimumFraction: Int)
  /// By fraction and significant digits together.
  case combined(CombinedPrecision)

  /// All digits there are, and no more.
  public static var unlimited: AmountPrecision { .unrounded(minimumFraction: 0) }
}

/// Fraction digits and significant digits, of which one decides (ICU's `FractionPrecision`).
public struct CombinedPrecision: Sendable, Equatable, BitwiseCopyable {
  package let minimumFraction: UInt8
  package let maximumFraction: UInt8
  package let minimumSignificant: UInt8
  package let maximumSignificant: UInt8
  /// Whether the coarser of both decides, not the finer.
  package let isStrict: Bool
  /// Whether zeros are shown as the one asks that asks for more.
  package let retains: Bool

  /// Makes a precision; all numbers are clamped to 0…38, significant ones to 1…38.
  ///
  /// - Parameters:
  ///   - isStrict: whether the coarser of both decides, not the finer.
  ///   - retains: whether zeros are shown as the one asks that asks for more, else as the one that
  ///     decides.
  public init(
    fraction: (minimum: Int, maximum: Int), significant: (minimum: Int, maximum: Int),
    isStrict: Bool = false, retains: Bool = false
  ) {
    func clamped(_ number: Int, from lowest: Int) -> UInt8 {
      UInt8(max(lowest, min(number, ExactDecimal.maximumDigits)))
    }
    minimumFraction = clamped(fraction.minimum, from: 0)
    maximumFraction = max(minimumFraction, clamped(fraction.maximum, from: 0))
    minimumSignificant = clamped(significant.minimum, from: 1)
    maximumSignificant = max(minimumSignificant, clamped(significant.maximum, from: 1))
    self.isStrict = isStrict
    self.retains = retains
  }

  /// What compact notation does unless it is told otherwise.
  static var compact: CombinedPrecision {
    CombinedPrecision(fraction: (0, 0), significant: (1, 2), retains: true)
  }
}

/// What may be chosen about an amount's text besides currency and locale.
///
/// `style` has what every ``CurrencyStyle`` has; the rest is ``AmountStyle``'s.
public struct AmountOptions: Sendable, Equatable, BitwiseCopyable {
  /// Symbol width, form, signs, grouping, fraction digits, rounding, numbering system.
  public var style: StyleOptions
  /// How large numbers are written.
  public var notation: Notation
  /// To which digits the amount is rounded.
  public var precision: AmountPrecision
  /// Whether a fraction of zeros is left out: $500, but $500.50.
  public var hidesZeroFraction: Bool
  /// The fewest digits before the decimal separator, clamped to 0…38.
  public var minimumIntegerDigits: Int
  /// The most digits before the decimal separator, nil for all.
  ///
  /// Higher ones are cut off, as ICU does for fields of fixed width.
  public var maximumIntegerDigits: Int?
  /// Whether the decimal separator is shown even before no digit.
  public var alwaysShowsDecimal: Bool
  /// The fewest digits of an exponent, clamped to 1…9.
  public var minimumExponentDigits: Int
  /// When an exponent's sign is shown: unless `.always` a plus is not, with `.never` no minus either.
  public var exponentSign: SignDisplay
  /// What amounts are multiplied with before anything else; nil for 1.
  public var multiplier: ExactDecimal?
  /// Whether no-break spaces become U+0020 and bidi marks are left out, for files and terminals.
  public var usesPlainSpaces: Bool
  /// Text in place of what the locale has.
  public var overrides: AmountOverrides

  /// Makes options; everything has ICU's default.
  public init(
    _ style: StyleOptions = StyleOptions(), notation: Notation = .standard,
    precision: AmountPrecision = .style, hidesZeroFraction: Bool = false,
    minimumIntegerDigits: Int = 1, maximumIntegerDigits: Int? = nil,
    alwaysShowsDecimal: Bool = false, minimumExponentDigits: Int = 1,
    exponentSign: SignDisplay = .automatic,
    multiplier: ExactDecimal? = nil, usesPlainSpaces: Bool = false,
    overrides: AmountOverrides = AmountOverrides()
  ) {
    self.style = style
    self.notation = notation
    self.precision = precision
    self.hidesZeroFraction = hidesZeroFraction
    self.minimumIntegerDigits = minimumIntegerDigits
    self.maximumIntegerDigits = maximumIntegerDigits
    self.alwaysShowsDecimal = alwaysShowsDecimal
    self.minimumExponentDigits = minimumExponentDigits
    self.exponentSign = exponentSign
    self.multiplier = multiplier
    self.usesPlainSpaces = usesPlainSpaces
    self.overrides = overrides
  }
}

#if !hasFeature(Embedded)
extension Notation: CaseIterable {}
#endif
