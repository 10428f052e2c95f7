public import MintageCore

extension AmountOptions: Codable {
  private enum Key: String, CodingKey {
    case style, notation, precision, hidesZeroFraction, minimumIntegerDigits, maximumIntegerDigits
    case alwaysShowsDecimal, minimumExponentDigits, exponentSign, multiplier, usesPlainSpaces
    case overrides
  }

  /// Encodes what differs from the default.
  public func encode(to encoder: any Encoder) throws {
    let usual = AmountOptions()
    var container = encoder.container(keyedBy: Key.self)
    func encode<Value: Encodable & Equatable>(
      _ value: Value, unless usual: Value, _ key: Key
    ) throws {
      if value != usual { try container.encode(value, forKey: key) }
    }
    try encode(style, unless: usual.style, .style)
    try encode(notation, unless: usual.notation, .notation)
    try encode(precision, unless: usual.precision, .precision)
    try encode(hidesZeroFraction, unless: usual.hidesZeroFraction, .hidesZeroFraction)
    try encode(minimumIntegerDigits, unless: usual.minimumIntegerDigits, .minimumIntegerDigits)
    try container.encodeIfPresent(maximumIntegerDigits, forKey: .maximumIntegerDigits)
    try encode(alwaysShowsDecimal, unless: usual.alwaysShowsDecimal, .alwaysShowsDecimal)
    try encode(minimumExponentDigits, unless: usual.minimumExponentDigits, .minimumExponentDigits)
    try encode(exponentSign, unless: usual.exponentSign, .exponentSign)
    try container.encodeIfPresent(multiplier, forKey: .multiplier)
    try encode(usesPlainSpaces, unless: usual.usesPlainSpaces, .usesPlainSpaces)
    try encode(overrides, unless: usual.overrides, .overrides)
  }

  /// Decodes options; what is absent has its default.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func decode<Value: Decodable>(_ value: inout Value, _ key: Key) throws {
      if let found = try container.decodeIfPresent(Value.self, forKey: key) { value = found }
    }
    self.init()
    try decode(&style, .style)
    try decode(&notation, .notation)
    try decode(&precision, .precision)
    try decode(&hidesZeroFraction, .hidesZeroFraction)
    try decode(&minimumIntegerDigits, .minimumIntegerDigits)
    maximumIntegerDigits = try container.decodeIfPresent(Int.self, forKey: .maximumIntegerDigits)
    try decode(&alwaysShowsDecimal, .alwaysShowsDecimal)
    try decode(&minimumExponentDigits, .minimumExponentDigits)
    try decode(&exponentSign, .exponentSign)
    multiplier = try container.decodeIfPresent(ExactDecimal.self, forKey: .multiplier)
    try decode(&usesPlainSpaces, .usesPlainSpaces)
    try decode(&overrides, .overrides)
  }
}

extension AmountOverrides: Codable {
  private enum Key: String, CodingKey {
    case symbol, decimalSeparator, groupingSeparator, minorUnitDigits
  }

  /// Encodes what is there.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(symbol, forKey: .symbol)
    try container.encodeIfPresent(decimalSeparator, forKey: .decimalSeparator)
    try container.encodeIfPresent(groupingSeparator, forKey: .groupingSeparator)
    try container.encodeIfPresent(minorUnitDigits, forKey: .minorUnitDigits)
  }

  /// Decodes what is there.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init()
    symbol = try container.decodeIfPresent(OwnText.self, forKey: .symbol)
    decimalSeparator = try container.decodeIfPresent(OwnText.self, forKey: .decimalSeparator)
    groupingSeparator = try container.decodeIfPresent(OwnText.self, forKey: .groupingSeparator)
    minorUnitDigits = try container.decodeIfPresent(Int.self, forKey: .minorUnitDigits)
  }
}
