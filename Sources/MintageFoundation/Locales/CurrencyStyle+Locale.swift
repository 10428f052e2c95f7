#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
import Mintage
public import MintageCore

extension CurrencyStyle {
  /// Resolves the rules for a currency in a locale, from the default tables.
  ///
  ///     CurrencyStyle(.usd, in: .current).string(minorUnits: 123_456)
  ///
  /// - Complexity: a constant number of table reads; allocates only where the locale's identifier is
  ///   longer than 15 bytes.
  public init(
    _ currency: CurrencyCode, in locale: Locale, options: StyleOptions = StyleOptions()
  ) {
    self.init(currency, in: LocaleIdentifier(locale), options: options)
  }

  /// Resolves the rules for a locale's own currency; nil where it has none, as `en` without a region.
  ///
  ///     CurrencyStyle(locale: .current)
  public init?(locale: Locale, options: StyleOptions = StyleOptions()) {
    guard let currency = CurrencyCode(locale) else { return nil }
    self.init(currency, in: locale, options: options)
  }
}

extension CurrencyReader {
  /// Resolves a reader from the default tables.
  ///
  /// - Parameters:
  ///   - names: `.default` of MintageNames to read names too: `12 US dollars`.
  ///   - overrides: those an `AmountStyle` writes with, to be read back.
  public init(
    _ currency: CurrencyCode, in locale: Locale, options: StyleOptions = StyleOptions(),
    mode: ReadingMode = .lenient, ambiguity: AmbiguityPolicy = .refuse,
    names: CurrencyNames? = nil, overrides: AmountOverrides = AmountOverrides()
  ) {
    self.init(
      currency, in: LocaleIdentifier(locale), options: options, mode: mode, ambiguity: ambiguity,
      names: names, overrides: overrides)
  }
}

extension AmountStyle {
  /// Resolves the rules for a currency in a locale, from the default tables.
  ///
  /// - Parameters:
  ///   - names: `.default` of MintageNames to show the currency by its name.
  ///   - notation: `.default` for compact notation, ranges, and the locale's own exponents.
  public init(
    _ currency: CurrencyCode, in locale: Locale, options: AmountOptions = AmountOptions(),
    names: CurrencyNames? = nil, notation: NotationTables? = nil
  ) {
    self.init(
      currency, in: LocaleIdentifier(locale), options: options, names: names, notation: notation)
  }
}
