#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Mintage
import MintageCore

extension CodingUserInfoKey {
  /// Where a decoder finds the tables of names for styles that show them.
  ///
  ///     decoder.userInfo[.currencyNames] = CurrencyNames.default    // of MintageNames
  public static var currencyNames: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "mintage.currencyNames") else {
      preconditionFailure("any text makes a key")
    }
    return key
  }
}

extension CurrencyFormatStyle: Codable {
  private enum Key: String, CodingKey { case currency, locale, options, showsName }

  /// Encodes what the style was made of: currency, locale, options.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(currency, forKey: .currency)
    try container.encode(locale, forKey: .locale)
    try container.encode(options, forKey: .options)
    if names != nil { try container.encode(true, forKey: .showsName) }
  }

  /// Resolves the style again from what it was made of.
  ///
  /// - Throws: `DecodingError`; also where the style shows names and the decoder's `userInfo` has none
  ///   under `.currencyNames`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let showsName = try container.decodeIfPresent(Bool.self, forKey: .showsName) ?? false
    let names = decoder.userInfo[.currencyNames] as? CurrencyNames
    if showsName, names == nil {
      throw DecodingError.dataCorruptedError(
        forKey: .showsName, in: container,
        debugDescription: "the style shows the currency's name; set the decoder's"
          + " userInfo[.currencyNames] to CurrencyNames.default of MintageNames")
    }
    self.init(
      try container.decode(CurrencyCode.self, forKey: .currency),
      in: try container.decode(Locale.self, forKey: .locale),
      options: try container.decode(AmountOptions.self, forKey: .options),
      names: showsName ? names : nil)
  }
}
