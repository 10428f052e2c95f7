public import MintageCore

extension ExactDecimal: Hashable {
  /// Hashes sign, digits and scale, by which amounts are compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(magnitude.high)
    hasher.combine(magnitude.low)
    hasher.combine(scale)
    hasher.combine(isNegative)
  }
}

extension StyleOptions: Hashable {
  /// Hashes all options.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(form)
    hasher.combine(sign)
    hasher.combine(grouping)
    hasher.combine(fractionDigits)
    hasher.combine(rounding)
    hasher.combine(numberingSystem)
    hasher.combine(resolution)
  }
}

extension FractionDigits: Hashable {
  /// Hashes the kind and its limits.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .currency: hasher.combine(0)
    case .cash: hasher.combine(1)
    case .iso: hasher.combine(2)
    case .range(let minimum, let maximum):
      hasher.combine(3)
      hasher.combine(minimum)
      hasher.combine(maximum)
    }
  }
}

extension AmountOptions: Hashable {
  /// Hashes the options that are likely to differ; equal ones have equal hashes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(notation)
    hasher.combine(hidesZeroFraction)
    hasher.combine(minimumIntegerDigits)
    hasher.combine(maximumIntegerDigits)
    hasher.combine(multiplier)
    hasher.combine(overrides)
  }
}

extension AmountOverrides: Hashable {
  /// Hashes all of them.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(symbol)
    hasher.combine(decimalSeparator)
    hasher.combine(groupingSeparator)
    hasher.combine(minorUnitDigits)
  }
}

extension OwnText: Hashable {
  /// Hashes the text.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}
