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
  public static var currencyNames: CodingUserInfoKey { key("mintage.currencyNames") }

  /// Where a decoder finds the tables of notation for styles that use them.
  ///
  ///     decoder.userInfo[.notationTables] = NotationTables.default
  public static var notationTables: CodingUserInfoKey { key("mintage.notationTables") }

  private static func key(_ name: String) -> CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: name) else {
      preconditionFailure("any text makes a key")
    }
    return key
  }
}

extension CurrencyFormatStyle: Codable {
  private enum Key: String, CodingKey { case currency, locale, options, showsName, usesNotation }

  /// Encodes what the style was made of: currency, locale, options.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(currency, forKey: .currency)
    try container.encode(locale, forKey: .locale)
    try container.encode(options, forKey: .options)
    if tables.names != nil { try container.encode(true, forKey: .showsName) }
    if tables.notation != nil { try container.encode(true, forKey: .usesNotation) }
  }

  /// Resolves the style again from what it was made of.
  ///
  /// - Throws: `DecodingError`; also where the style needs tables of names or notation and the
  ///   decoder's `userInfo` has none under `.currencyNames` or `.notationTables`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func tables<Tables>(_ key: Key, _ place: CodingUserInfoKey, _ name: String) throws -> Tables? {
      guard try container.decodeIfPresent(Bool.self, forKey: key) ?? false else { return nil }
      if let tables = decoder.userInfo[place] as? Tables { return tables }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container,
        debugDescription: "the style needs tables; set the decoder's userInfo[.\(name)] to"
          + " \(Tables.self).default")
    }
    self.init(
      try container.decode(CurrencyCode.self, forKey: .currency),
      in: try container.decode(Locale.self, forKey: .locale),
      options: try container.decode(AmountOptions.self, forKey: .options),
      names: try tables(.showsName, .currencyNames, "currencyNames"),
      notation: try tables(.usesNotation, .notationTables, "notationTables"))
  }
}
