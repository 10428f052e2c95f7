internal import CMintage
internal import MintageCore

extension AmountOptions {
  /// The options that a caller gave; the defaults for null.
  @unsafe
  init(
    given pointer: UnsafePointer<mintage_amount_options>?,
    style: UnsafePointer<mintage_style_options>?
  ) throws(Failure) {
    self.init(try unsafe StyleOptions(given: style))
    guard let options = try unsafe MintageABI.given(pointer) else { return }
    guard options.reserved == 0, options.reserved2 == 0 else { throw .options }
    notation = try chosen(options.notation, Notation.self)
    precision = try AmountPrecision(options)
    hidesZeroFraction = options.hides_zero_fraction != 0
    alwaysShowsDecimal = options.always_shows_decimal != 0
    usesPlainSpaces = options.uses_plain_spaces != 0
    switch options.minimum_integer_digits {
    case 0: minimumIntegerDigits = 1
    case 255: minimumIntegerDigits = 0
    default: minimumIntegerDigits = Int(options.minimum_integer_digits)
    }
    if options.maximum_integer_digits != 0 {
      maximumIntegerDigits = Int(options.maximum_integer_digits)
    }
    minimumExponentDigits = max(1, Int(options.minimum_exponent_digits))
    exponentSign = try chosen(options.exponent_sign, SignDisplay.self)
    if options.has_multiplier != 0 { multiplier = try options.multiplier.exact() }
    if options.has_minor_unit_digits != 0 {
      overrides.minorUnitDigits = Int(options.minor_unit_digits)
    }
    overrides.symbol = try ownText(options.symbol, limit: 15)
    overrides.decimalSeparator = try ownText(options.decimal_separator, limit: 4)
    overrides.groupingSeparator = try ownText(options.grouping_separator, limit: 4)
  }
}

/// A text of the caller's own; nil for an empty one.
private func ownText<Characters>(
  _ characters: Characters, limit: Int
) throws(Failure) -> OwnText? {
  try unsafe withText(characters) { text throws(Failure) in
    if text.isEmpty { return nil }
    guard text.count <= limit, let own = unsafe OwnText(utf8: text) else { throw .options }
    return own
  }
}

extension AmountPrecision {
  fileprivate init(_ options: mintage_amount_options) throws(Failure) {
    let fraction = (
      minimum: Int(options.minimum_fraction), maximum: Int(options.maximum_fraction)
    )
    let significant = (
      minimum: Int(options.minimum_significant), maximum: Int(options.maximum_significant)
    )
    switch Int(options.precision) {
    case MINTAGE_PRECISION_STYLE: self = .style
    case MINTAGE_PRECISION_SIGNIFICANT:
      self = .significant(minimum: significant.minimum, maximum: significant.maximum)
    case MINTAGE_PRECISION_INCREMENT:
      guard 1...16_383 ~= options.increment, options.increment_scale <= 20 else {
        throw .options
      }
      self = .increment(units: Int(options.increment), scale: Int(options.increment_scale))
    case MINTAGE_PRECISION_UNROUNDED: self = .unrounded(minimumFraction: fraction.minimum)
    case MINTAGE_PRECISION_COMBINED:
      self = .combined(
        CombinedPrecision(
          fraction: fraction, significant: significant, isStrict: options.is_strict != 0,
          retains: options.retains != 0))
    default: throw .options
    }
  }
}
