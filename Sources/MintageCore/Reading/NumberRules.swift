/// What reading needs to know of a style's numbers, taken out of it once.
struct NumberRules: Sendable, BitwiseCopyable {
  /// The separators as lenient reading sees them, folded.
  var decimal: UInt32 = 0
  var grouping: UInt32 = 0
  /// The separators as strict reading sees them.
  var strictDecimal: UInt32 = 0
  var strictGrouping: UInt32 = 0
  /// The style's digit zero.
  var zero: UInt32 = 0
  /// The locale's group sizes, 3 where it does not group.
  var primary = 3
  var secondary = 3
  /// The group sizes of numbers beside names; those of the locale where names are not read.
  var namedPrimary = 3
  var namedSecondary = 3
  /// Whether the style groups at all.
  var isGrouped = true
  /// The most fraction digits a text may have.
  var fractionLimit = 2
  /// Cash increment in units of `10^-incrementScale`; 1 for none.
  var increment: UInt32 = 1
  var incrementScale = 0
  /// The scale of minor units.
  var minorUnitScale = 2
  /// Whether the style shows a zero without its sign.
  var dropsSignOfZero = false

  init(_ style: CurrencyStyle, grouping sizes: (primary: UInt8, secondary: UInt8, minimum: UInt8)) {
    let rawDecimal = scalar(style.decimalSeparator)
    let rawGrouping = scalar(style.groupingSeparator)
    (decimal, strictDecimal) = (fold(rawDecimal), ScalarFolding.foldStrictly(rawDecimal))
    (grouping, strictGrouping) = (fold(rawGrouping), ScalarFolding.foldStrictly(rawGrouping))
    zero = style.hasScatteredDigits ? DigitReader.scattered : scalar(style.zeroDigit)
    setNamed(sizes)
    (primary, secondary) = (namedPrimary, namedSecondary)
    isGrouped = style.primaryGrouping > 0
    fractionLimit = Int(style.maximumFraction)
    minorUnitScale = Int(style.minorUnitScale)
    dropsSignOfZero = style.sign != .automatic && style.sign != .always
    if style.increment > 1 {
      increment = UInt32(style.increment)
      incrementScale = fractionLimit
      fractionLimit = max(fractionLimit, minorUnitScale)
    }
  }

  /// Takes the group sizes of the pattern that names stand beside, where it groups.
  mutating func setNamed(_ sizes: (primary: UInt8, secondary: UInt8, minimum: UInt8)) {
    guard sizes.primary > 0 else { return }
    namedPrimary = Int(sizes.primary)
    namedSecondary = Int(sizes.secondary > 0 ? sizes.secondary : sizes.primary)
  }

  private func fold(_ scalar: UInt32) -> UInt32 {
    scalar < 0x80 ? scalar : ScalarFolding.fold(scalar)
  }

  /// Whether the style can show an amount exactly, its cash increment considered.
  func isMultiple(_ amount: ExactDecimal) -> Bool {
    guard increment > 1 else { return true }
    var coefficient = amount.coefficient
    var scale = Int(amount.scale)
    while scale > incrementScale {
      guard coefficient.divide(by: 10) == 0 else { return false }
      scale -= 1
    }
    // Powers of ten that are left over may hold factors of the increment.
    var factor: UInt32 = 1
    for _ in scale..<max(scale, incrementScale) { factor = factor &* 10 % increment }
    return coefficient.divide(by: increment) % increment &* factor % increment == 0
  }
}
