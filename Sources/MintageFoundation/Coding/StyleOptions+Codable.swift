public import MintageCore

extension StyleOptions: Codable {
  private enum Key: String, CodingKey {
    case width, form, sign, grouping, fractionDigits, rounding, numberingSystem, resolution
  }

  /// Encodes what differs from the default.
  public func encode(to encoder: any Encoder) throws {
    let usual = StyleOptions()
    var container = encoder.container(keyedBy: Key.self)
    if width != usual.width { try container.encode(width, forKey: .width) }
    if form != usual.form { try container.encode(form, forKey: .form) }
    if sign != usual.sign { try container.encode(sign, forKey: .sign) }
    if grouping != usual.grouping { try container.encode(grouping, forKey: .grouping) }
    if fractionDigits != usual.fractionDigits {
      try container.encode(fractionDigits, forKey: .fractionDigits)
    }
    if rounding != usual.rounding { try container.encode(rounding, forKey: .rounding) }
    try container.encodeIfPresent(numberingSystem, forKey: .numberingSystem)
    if resolution != usual.resolution { try container.encode(resolution, forKey: .resolution) }
  }

  /// Decodes options; what is absent has its default.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init()
    width = try container.decodeIfPresent(SymbolWidth.self, forKey: .width) ?? width
    form = try container.decodeIfPresent(CurrencyForm.self, forKey: .form) ?? form
    sign = try container.decodeIfPresent(SignDisplay.self, forKey: .sign) ?? sign
    grouping = try container.decodeIfPresent(Grouping.self, forKey: .grouping) ?? grouping
    fractionDigits =
      try container.decodeIfPresent(FractionDigits.self, forKey: .fractionDigits) ?? fractionDigits
    rounding = try container.decodeIfPresent(RoundingMode.self, forKey: .rounding) ?? rounding
    numberingSystem = try container.decodeIfPresent(NumberingSystem.self, forKey: .numberingSystem)
    resolution = try container.decodeIfPresent(Resolution.self, forKey: .resolution) ?? resolution
  }
}

extension FractionDigits: Codable {
  private enum Key: String, CodingKey { case minimum, maximum }

  /// Encodes `currency`, `cash` or `iso`, or a minimum and a maximum.
  public func encode(to encoder: any Encoder) throws {
    if case .range(let minimum, let maximum) = self {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(minimum, forKey: .minimum)
      try container.encode(maximum, forKey: .maximum)
    } else {
      var container = encoder.singleValueContainer()
      try container.encode("\(self)")
    }
  }

  /// Decodes a name, or a minimum and a maximum.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      self = .range(
        minimum: try container.decode(Int.self, forKey: .minimum),
        maximum: try container.decode(Int.self, forKey: .maximum))
      return
    }
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    switch name {
    case "currency": self = .currency
    case "cash": self = .cash
    case "iso": self = .iso
    default:
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "'\(name)' are no fraction digits; use currency, cash, iso, or an object"
          + " with minimum and maximum")
    }
  }
}
