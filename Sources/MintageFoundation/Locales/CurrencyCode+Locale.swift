#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
import Mintage
public import MintageCore

extension CurrencyCode {
  /// The currency of a locale; nil for one without a region that has a currency.
  ///
  ///     CurrencyCode(Locale(identifier: "de_CH"))                 // CHF
  ///     CurrencyCode(Locale(identifier: "de_CH@currency=EUR"))    // EUR
  ///
  /// The identifier's keyword comes first, then what Foundation says, which knows a person's settings
  /// on Apple's systems, then the default tables' for the region.
  public init?(_ locale: Locale) {
    let identifier = LocaleIdentifier(locale)
    if let code = identifier.keywordCurrency ?? CurrencyCode(chosenIn: locale)
      ?? identifier.defaultCurrency()
    {
      self = code
    } else {
      return nil
    }
  }

  /// The currency that a person chose in the system's settings, where Foundation tells.
  ///
  /// For all other locales Foundation answers by its own data, which may be older than the tables.
  private init?(chosenIn locale: Locale) {
    #if canImport(Darwin)
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *),
      locale == .current || locale == .autoupdatingCurrent, let currency = locale.currency
    else { return nil }
    self.init(currency.identifier)
    #else
    return nil
    #endif
  }

  /// Makes a code of Foundation's; nil unless it is exactly three ASCII letters.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public init?(_ currency: Locale.Currency) {
    self.init(currency.identifier)
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Locale.Currency {
  /// Makes Foundation's value of a code.
  public init(_ code: CurrencyCode) {
    self.init(code.description)
  }
}
