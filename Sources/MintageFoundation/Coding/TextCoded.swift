public import MintageCore

/// A value that is encoded as the text that describes it.
public protocol TextCoded: Codable, CustomStringConvertible {
  /// Reads the text; nil where it is none of the type's.
  init?(_ text: String)
  /// What a text must be, for the error that it is not.
  static var expectedText: String { get }
}

extension TextCoded {
  /// Encodes the description.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Decodes the description.
  ///
  /// - Throws: `DecodingError.dataCorrupted`, naming what was found and what was expected.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let value = Self(text) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "'\(text)' is no \(Self.self); it is \(Self.expectedText)"))
    }
    self = value
  }
}

extension CurrencyCode: TextCoded {
  /// Three letters.
  public static var expectedText: String { "three ASCII letters, such as USD" }
}

extension ExactDecimal: TextCoded {
  /// A plain decimal.
  public static var expectedText: String {
    "a decimal of at most \(maximumDigits) digits, such as -1234.50"
  }
}

extension NumberingSystem: TextCoded {
  /// A name.
  public static var expectedText: String { "1 to 8 ASCII letters or digits, such as latn" }
}

extension OwnText: TextCoded {
  /// A short text.
  public static var expectedText: String { "1 to 15 bytes of UTF-8" }
}

extension LocaleIdentifier: Codable {
  /// Encodes the identifier in ICU's form, such as `ar_EG@numbers=latn`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Decodes an identifier of any form; every text is one.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }
}
