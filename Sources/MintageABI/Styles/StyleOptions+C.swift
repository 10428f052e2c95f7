internal import CMintage
internal import MintageCore

extension StyleOptions {
  /// The options that a caller gave; the defaults for null.
  @unsafe
  init(given pointer: UnsafePointer<mintage_style_options>?) throws(Failure) {
    guard let options = try unsafe MintageABI.given(pointer) else {
      self.init()
      return
    }
    guard options.reserved == (0, 0, 0) else { throw .options }
    let digits: FractionDigits
    switch Int(options.digits) {
    case MINTAGE_DIGITS_CURRENCY: digits = .currency
    case MINTAGE_DIGITS_CASH: digits = .cash
    case MINTAGE_DIGITS_ISO: digits = .iso
    case MINTAGE_DIGITS_RANGE:
      guard options.minimum_fraction <= options.maximum_fraction,
        options.maximum_fraction <= FractionDigits.limit
      else { throw .options }
      digits = .range(
        minimum: Int(options.minimum_fraction), maximum: Int(options.maximum_fraction))
    default: throw .options
    }
    self.init(
      width: try chosen(options.width, SymbolWidth.self),
      form: try chosen(options.form, CurrencyForm.self),
      sign: try chosen(options.sign, SignDisplay.self),
      grouping: try chosen(options.grouping, Grouping.self), fractionDigits: digits,
      rounding: try chosen(options.rounding, RoundingMode.self),
      numberingSystem: try unsafe withText(options.numbering_system) { name throws(Failure) in
        if name.isEmpty { return nil }
        guard let system = unsafe NumberingSystem(utf8: name) else { throw .options }
        return system
      },
      resolution: try chosen(options.resolution, Resolution.self))
  }
}
