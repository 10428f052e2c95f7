#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
import Mintage
public import MintageCore

/// Reads decimals of major units out of text: Foundation's `ParseStrategy` over
/// ``MintageCore/CurrencyReader``.
///
///     try Decimal("1.234,50 €", strategy: .mintage(.eur, in: Locale(identifier: "de_DE")))
///     try CurrencyFormatStyle(.usd).parseStrategy.parse("(1,234.56) USD")    // −1234.56
///
/// The whole text is read or refused, never cut short or guessed at.
public struct CurrencyParseStrategy: Hashable, Sendable {
  /// The style whose currency, locale and options are in force.
  public let style: CurrencyFormatStyle
  /// How much is accepted.
  public var mode: ReadingMode
  /// What becomes of a mark that could group or separate decimals.
  public var ambiguity: AmbiguityPolicy

  /// Makes a strategy of a style.
  public init(
    _ style: CurrencyFormatStyle, mode: ReadingMode = .lenient,
    ambiguity: AmbiguityPolicy = .refuse
  ) {
    self.style = style
    self.mode = mode
    self.ambiguity = ambiguity
  }

  /// The reader of this moment.
  var reader: CurrencyReader {
    CurrencyReader(
      style.currency, in: style.locale, options: style.options.style, mode: mode,
      ambiguity: ambiguity, names: style.tables.names, overrides: style.options.overrides)
  }
}

extension CurrencyParseStrategy: ParseStrategy {
  /// The decimal that the whole text is.
  ///
  /// - Throws: ``MintageCore/ReadingFailure``, which says why and where.
  public func parse(_ value: String) throws -> Decimal {
    try reader.decimal(value)
  }
}

extension CurrencyFormatStyle: ParseableFormatStyle {
  /// Reads what the style writes and what people type besides, leniently.
  public var parseStrategy: CurrencyParseStrategy { CurrencyParseStrategy(self) }
}

extension ParseStrategy where Self == CurrencyParseStrategy {
  /// Reads a decimal of major units.
  public static func mintage(
    _ currency: CurrencyCode, in locale: Locale = .autoupdatingCurrent,
    mode: ReadingMode = .lenient, ambiguity: AmbiguityPolicy = .refuse
  ) -> CurrencyParseStrategy {
    CurrencyParseStrategy(
      CurrencyFormatStyle(currency, in: locale), mode: mode, ambiguity: ambiguity)
  }
}

extension ReadingFailure: LocalizedError {
  /// What is wrong and what helps, in English.
  public var errorDescription: String? { description }
}

extension DecimalError: LocalizedError {
  /// What is wrong and what helps, in English.
  public var errorDescription: String? { description }
}
