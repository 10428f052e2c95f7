#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import MintageCore

extension LocaleIdentifier {
  /// Reads a locale's identifier, its keywords for numbers and currency included; never fails.
  ///
  ///     LocaleIdentifier(Locale(identifier: "ar-EG-u-nu-latn"))    // ar_EG@numbers=latn
  ///     LocaleIdentifier(.current)
  ///
  /// It is what the locale is now: `Locale.autoupdatingCurrent` is read again when it matters. What a
  /// person changed beside language and region are no part of an identifier, see
  /// ``MintageCore/AmountOverrides/init(_:)``.
  public init(_ locale: Locale) {
    self.init(locale.identifier)
  }
}

extension Locale {
  /// Makes a locale of an identifier: language, script, region, variant, and the keywords for
  /// numbers, currency, accounting and region override.
  public init(_ identifier: LocaleIdentifier) {
    let text = identifier.description
    self.init(identifier: text == "root" ? "" : text)
  }
}
