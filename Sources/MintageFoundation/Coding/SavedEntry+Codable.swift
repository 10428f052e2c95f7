import MintageCore
public import MintageEntry

/// A field's state is stored by its amount, as plain decimal text.
extension SavedEntry: Codable {
  private enum Key: String, CodingKey {
    case currency, mode, amount, hasSeparator, hasAmount, isExact, isEdited, isEditing
    case integerDigits, fractionDigits, digitsAfterCaret, isCaretBehindSeparator
  }

  /// Encodes the state, such as `{"currency":"EUR","mode":"decimalFirst","amount":"12.5",…}`.
  ///
  /// - Throws: `EncodingError.invalidValue` where the fields were set to what is no amount.
  public func encode(to encoder: any Encoder) throws {
    guard
      let amount = ExactDecimal(isNegative: isNegative, high: high, low: low, scale: scale)
    else {
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "the coefficient has more than 38 digits, or the scale is not 0 to 38"))
    }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(currency, forKey: .currency)
    try container.encode(mode, forKey: .mode)
    try container.encode(amount, forKey: .amount)
    try container.encode(hasSeparator, forKey: .hasSeparator)
    try container.encode(hasAmount, forKey: .hasAmount)
    try container.encode(isExact, forKey: .isExact)
    try container.encode(isEdited, forKey: .isEdited)
    try container.encode(isEditing, forKey: .isEditing)
    try container.encode(integerDigits, forKey: .integerDigits)
    try container.encode(fractionDigits, forKey: .fractionDigits)
    try container.encode(digitsAfterCaret, forKey: .digitsAfterCaret)
    try container.encode(isCaretBehindSeparator, forKey: .isCaretBehindSeparator)
  }

  /// Decodes a state; whether it makes sense ``MintageEntry/CurrencyEntry/restore(_:)`` judges.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let amount = try container.decode(ExactDecimal.self, forKey: .amount)
    self.init(
      currency: try container.decode(CurrencyCode.self, forKey: .currency),
      mode: try container.decode(EntryMode.self, forKey: .mode), isNegative: amount.isNegative,
      hasSeparator: try container.decode(Bool.self, forKey: .hasSeparator),
      hasAmount: try container.decode(Bool.self, forKey: .hasAmount),
      isExact: try container.decode(Bool.self, forKey: .isExact),
      isEdited: try container.decode(Bool.self, forKey: .isEdited),
      isEditing: try container.decode(Bool.self, forKey: .isEditing),
      high: amount.magnitude.high, low: amount.magnitude.low, scale: Int(amount.scale),
      integerDigits: try container.decode(Int.self, forKey: .integerDigits),
      fractionDigits: try container.decode(Int.self, forKey: .fractionDigits),
      digitsAfterCaret: try container.decode(Int.self, forKey: .digitsAfterCaret),
      isCaretBehindSeparator: try container.decode(Bool.self, forKey: .isCaretBehindSeparator))
  }
}
