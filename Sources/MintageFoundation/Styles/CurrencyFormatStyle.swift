#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
import Mintage
public import MintageCore

/// Formats decimals of major units as amounts of a currency: Foundation's `FormatStyle` over the
/// same engine.
///
///     price.formatted(.mintage(.usd))                         // "$1,234.56"
///     Text(price, format: .mintage(.chf))                     // in the environment's locale
///     TextField("Price", value: $price, format: .mintage(.eur, in: Locale(identifier: "de_DE")))
///     price.formatted(.mintage(.usd, options: StyleOptions(width: .narrow, form: .accounting)))
///
/// Rules are resolved when a style is made, and again only where its locale is
/// `.autoupdatingCurrent`. It is encoded by what it was made of: currency, locale and options.
public struct CurrencyFormatStyle: Sendable {
  /// The currency.
  public let currency: CurrencyCode
  /// The locale whose rules are in force.
  public let locale: Locale
  /// Everything else that was chosen.
  public let options: AmountOptions
  /// The tables that were asked for besides the default ones.
  let tables: FurtherTables
  private let resolved: ResolvedStyle
  private let isAutoupdating: Bool

  /// Makes a style; never fails.
  ///
  /// - Parameters:
  ///   - locale: also one with keywords, such as `ar_EG@numbers=latn`.
  ///   - names: `.default` of MintageNames to show the currency by its name, `1.00 US dollars`.
  ///   - notation: the default tables of notation, for compact amounts; without them these are
  ///     written in full.
  public init(
    _ currency: CurrencyCode, in locale: Locale = .autoupdatingCurrent,
    options: AmountOptions, names: CurrencyNames? = nil, notation: NotationTables? = nil
  ) {
    self.init(
      currency, in: locale, options: options, FurtherTables(names: names, notation: notation))
  }

  init(
    _ currency: CurrencyCode, in locale: Locale, options: AmountOptions, _ tables: FurtherTables
  ) {
    self.currency = currency
    self.locale = locale
    self.options = options
    self.tables = tables
    isAutoupdating = locale == .autoupdatingCurrent
    resolved = ResolvedStyle(currency, LocaleIdentifier(locale), options, tables)
  }

  /// Makes a style; never fails.
  public init(
    _ currency: CurrencyCode, in locale: Locale = .autoupdatingCurrent,
    options: StyleOptions = StyleOptions()
  ) {
    self.init(currency, in: locale, options: AmountOptions(options))
  }

  /// What the style resolves to now.
  var current: ResolvedStyle {
    isAutoupdating
      ? ResolvedStyle(currency, LocaleIdentifier(locale), options, tables) : resolved
  }
}

extension CurrencyFormatStyle: FormatStyle {
  /// The text of a decimal of major units.
  ///
  /// What is no amount, NaN or more than 38 digits, is written as `Decimal` describes itself, since a
  /// format style cannot fail; ``MintageCore/CurrencyStyle/string(_:)`` throws instead.
  ///
  /// - Complexity: O(*d*) in the number of digits; allocates for text above 15 bytes, and for the
  ///   identifier of `.autoupdatingCurrent`.
  public func format(_ value: Decimal) -> String {
    guard let amount = try? ExactDecimal(value), let text = current.string(amount) else {
      return value.description
    }
    return text
  }

  /// The same style in another locale.
  public func locale(_ locale: Locale) -> CurrencyFormatStyle {
    CurrencyFormatStyle(currency, in: locale, options: options, tables)
  }
}

extension CurrencyFormatStyle: Hashable {
  /// Whether currency, locale and options are equal, and both have the same kinds of tables.
  public static func == (left: CurrencyFormatStyle, right: CurrencyFormatStyle) -> Bool {
    left.currency == right.currency && left.locale == right.locale
      && left.options == right.options && left.tables == right.tables
  }

  /// Hashes currency, locale and options.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(currency)
    hasher.combine(locale)
    hasher.combine(options)
    hasher.combine(tables)
  }
}

extension FormatStyle where Self == CurrencyFormatStyle {
  /// Formats a decimal of major units: `price.formatted(.mintage(.usd))`.
  public static func mintage(
    _ currency: CurrencyCode, in locale: Locale = .autoupdatingCurrent,
    options: StyleOptions = StyleOptions()
  ) -> CurrencyFormatStyle {
    CurrencyFormatStyle(currency, in: locale, options: options)
  }

  /// Formats a decimal of major units with all there is to choose: compact notation, names,
  /// significant digits, separators of one's own.
  ///
  ///     price.formatted(.mintage(.usd, options: AmountOptions(hidesZeroFraction: true)))
  ///     price.formatted(.mintage(.usd, options: AmountOptions(), names: .default))
  public static func mintage(
    _ currency: CurrencyCode, in locale: Locale = .autoupdatingCurrent,
    options: AmountOptions, names: CurrencyNames? = nil, notation: NotationTables? = nil
  ) -> CurrencyFormatStyle {
    CurrencyFormatStyle(
      currency, in: locale, options: options, names: names, notation: notation)
  }
}
