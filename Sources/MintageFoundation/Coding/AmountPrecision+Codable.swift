public import MintageCore

extension AmountPrecision: Codable {
  private enum Key: String, CodingKey { case style, significant, increment, unrounded, combined }

  private struct Limits: Codable {
    var minimum: Int
    var maximum: Int
  }

  private struct Increment: Codable {
    var units: Int
    var scale: Int
  }

  /// Encodes an object whose only key is the kind.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .style: try container.encode(true, forKey: .style)
    case .significant(let minimum, let maximum):
      try container.encode(Limits(minimum: minimum, maximum: maximum), forKey: .significant)
    case .increment(let units, let scale):
      try container.encode(Increment(units: units, scale: scale), forKey: .increment)
    case .unrounded(let minimum): try container.encode(minimum, forKey: .unrounded)
    case .combined(let precision): try container.encode(precision, forKey: .combined)
    }
  }

  /// Decodes an object whose only key is the kind.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    switch container.allKeys.first {
    case .significant:
      let limits = try container.decode(Limits.self, forKey: .significant)
      self = .significant(minimum: limits.minimum, maximum: limits.maximum)
    case .increment:
      let increment = try container.decode(Increment.self, forKey: .increment)
      self = .increment(units: increment.units, scale: increment.scale)
    case .unrounded:
      self = .unrounded(minimumFraction: try container.decode(Int.self, forKey: .unrounded))
    case .combined:
      self = .combined(try container.decode(CombinedPrecision.self, forKey: .combined))
    case .style: self = .style
    case nil:
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "a precision has one key of style, significant, increment, unrounded,"
            + " combined; there is none"))
    }
  }
}

extension CombinedPrecision: Codable {
  private enum Key: String, CodingKey {
    case minimumFraction, maximumFraction, minimumSignificant, maximumSignificant
    case isStrict, retains
  }

  /// Encodes all there is.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(minimumFraction, forKey: .minimumFraction)
    try container.encode(maximumFraction, forKey: .maximumFraction)
    try container.encode(minimumSignificant, forKey: .minimumSignificant)
    try container.encode(maximumSignificant, forKey: .maximumSignificant)
    try container.encode(isStrict, forKey: .isStrict)
    try container.encode(retains, forKey: .retains)
  }

  /// Decodes all there is.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      fraction: (
        try container.decode(Int.self, forKey: .minimumFraction),
        try container.decode(Int.self, forKey: .maximumFraction)
      ),
      significant: (
        try container.decode(Int.self, forKey: .minimumSignificant),
        try container.decode(Int.self, forKey: .maximumSignificant)
      ),
      isStrict: try container.decode(Bool.self, forKey: .isStrict),
      retains: try container.decode(Bool.self, forKey: .retains))
  }
}
