extension RoundedAmount {
  /// An amount not rounded yet, times a multiplier below 2³².
  init(_ amount: ExactDecimal, times multiplier: ExactDecimal?) throws(WriteError) {
    coefficient = amount.coefficient
    scale = Int(amount.scale)
    shownScale = 0
    isNegative = amount.isNegative
    guard let multiplier else { return }
    let factor = multiplier.coefficient
    guard factor.high == 0, let factor = UInt32(exactly: factor.low),
      coefficient.multiply(by: factor)
    else { throw .tooManyDigits }
    scale += Int(multiplier.scale)
    isNegative = isNegative != multiplier.isNegative
  }

  /// Digits of the coefficient; 0 for zero.
  var digitCount: Int {
    var count = 0
    var value = coefficient
    while !value.isZero {
      _ = value.divide(by: 10)
      count += 1
    }
    return count
  }

  /// The power of ten of the first digit; 0 for zero.
  var magnitude: Int { coefficient.isZero ? 0 : digitCount - 1 - scale }

  /// Rounds away the digits behind `10^-scale`, which may be a power above one.
  mutating func round(toScale wanted: Int, _ mode: RoundingMode) throws(WriteError) {
    guard scale > wanted else { return }
    try round(dropping: scale - wanted, increment: 1, mode)
    scale = wanted
  }

  /// Rounds to a multiple of `increment × 10^-scale`.
  mutating func round(
    toScale wanted: Int, increment: Int, _ mode: RoundingMode
  ) throws(WriteError) {
    guard increment > 1, !coefficient.isZero else { return try round(toScale: wanted, mode) }
    while scale < wanted {
      guard coefficient.multiply(by: 10) else { throw .tooManyDigits }
      scale += 1
    }
    try round(
      dropping: scale - wanted, increment: UInt32(truncatingIfNeeded: increment), mode)
    scale = wanted
  }

  /// Drops zeros behind the last digit of the fraction.
  mutating func dropTrailingZeros() {
    if coefficient.isZero { scale = min(scale, 0) }
    while scale > 0 {
      var shorter = coefficient
      guard shorter.divide(by: 10) == 0 else { return }
      coefficient = shorter
      scale -= 1
    }
  }
}

extension AmountStyle {
  /// Rounds an amount as the options say, and sets the digits shown at least (ICU's
  /// `RoundingImpl`).
  func round(_ amount: inout RoundedAmount) throws(WriteError) {
    let mode = number.rounding
    switch options.precision {
    case .style:
      if options.notation == .compactShort || options.notation == .compactLong,
        options.style.fractionDigits == .currency
      {
        try round(&amount, .compact, mode)
      } else {
        try amount.round(
          toScale: Int(number.maximumFraction), increment: Int(number.increment), mode)
        amount.shownScale = Int(number.minimumFraction)
      }
    case .significant(let minimum, let maximum):
      let minimum = max(1, min(minimum, ExactDecimal.maximumDigits))
      let maximum = max(minimum, min(maximum, ExactDecimal.maximumDigits))
      try amount.round(toScale: maximum - 1 - amount.magnitude, mode)
      amount.shownScale = max(0, minimum - 1 - amount.magnitude)
    case .increment(let units, let scale):
      let scale = max(0, min(scale, FractionDigits.limit))
      try amount.round(toScale: scale, increment: max(1, min(units, 0x3FFF)), mode)
      amount.shownScale = scale
    case .unrounded(let minimum):
      amount.shownScale = max(0, min(minimum, ExactDecimal.maximumDigits))
    case .combined(let precision): try round(&amount, precision, mode)
    }
    amount.dropTrailingZeros()
    if options.hidesZeroFraction, amount.scale <= 0 { amount.shownScale = 0 }
  }

  /// By fraction and significant digits (ICU's `RND_FRACTION_SIGNIFICANT`).
  private func round(
    _ amount: inout RoundedAmount, _ precision: CombinedPrecision, _ mode: RoundingMode
  ) throws(WriteError) {
    let fractionScale = Int(precision.maximumFraction)
    var significantScale = Int(precision.maximumSignificant) - 1 - amount.magnitude
    let wasZero = amount.coefficient.isZero
    let magnitude = amount.magnitude
    try amount.round(
      toScale: precision.isStrict
        ? min(fractionScale, significantScale) : max(fractionScale, significantScale), mode)
    if !wasZero, !amount.coefficient.isZero, amount.magnitude != magnitude,
      fractionScale == significantScale
    {
      significantScale -= 1
    }
    let fraction = Int(precision.minimumFraction)
    let significant = Int(precision.minimumSignificant) - 1 - amount.magnitude
    let significantIsFiner = significantScale >= fractionScale
    let shown =
      precision.retains
      ? max(fraction, significant)
      : significantIsFiner != precision.isStrict ? significant : fraction
    amount.shownScale = max(0, shown)
  }
}

/// An amount as a notation shows it.
struct NotatedAmount {
  var amount: RoundedAmount
  /// Where the compact pattern's row starts; nil for the normal pattern.
  var pattern: Int?
  /// The exponent shown.
  var exponent: Int?
}

extension AmountStyle {
  /// Rounds an amount, divides it as its notation says, and rounds again where that carried.
  func notated(_ amount: RoundedAmount) throws(WriteError) -> NotatedAmount {
    switch options.notation {
    case .standard: break
    case .compactShort, .compactLong:
      guard let rules, let compactTable else { break }
      let (divided, power) = try divided(amount) { rules.divisor(of: compactTable, power: $0) }
      let magnitude = divided.magnitude + power
      return NotatedAmount(
        amount: divided, pattern: rules.pattern(of: compactTable, power: magnitude, divided))
    case .scientific, .engineering:
      let interval = options.notation == .engineering ? 3 : 1
      let (divided, power) = try divided(amount) { magnitude in
        magnitude - (magnitude % interval + interval) % interval
      }
      return NotatedAmount(amount: divided, exponent: power)
    }
    var rounded = amount
    try round(&rounded)
    return NotatedAmount(amount: rounded)
  }

  /// - Parameter divisor: the power of ten to divide a number of this magnitude by.
  private func divided(
    _ amount: RoundedAmount, by divisor: (Int) -> Int
  ) throws(WriteError) -> (amount: RoundedAmount, power: Int) {
    var result = amount
    guard !amount.coefficient.isZero else {
      try round(&result)
      return (result, 0)
    }
    let magnitude = amount.magnitude
    let power = divisor(magnitude)
    result.scale += power
    try round(&result)
    guard !result.coefficient.isZero, result.magnitude != magnitude - power else {
      return (result, power)
    }
    let next = divisor(magnitude + 1)
    guard next != power else { return (result, power) }
    // As ICU does, from the value rounded once.
    result.scale += next - power
    try round(&result)
    return (result, next)
  }
}
