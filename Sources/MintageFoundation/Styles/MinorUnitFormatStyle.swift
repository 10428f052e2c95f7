#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
import Mintage
public import MintageCore

/// Formats integer counts of ISO 4217 minor units, such as cents, as amounts of a currency.
///
///     123_456.formatted(.mintage(minorUnits: .usd))    // "$1,234.56"
///     TextField("Price", value: $cents, format: .mintage(minorUnits: .usd))
///
/// The label says what is counted: `5.formatted(.currency(code: "USD"))` of Foundation is five
/// dollars, here it would be five cents.
public struct MinorUnitFormatStyle<Value: BinaryInteger & Sendable>: Codable, Hashable, Sendable {
  /// The same style for decimals of major units.
  public let style: CurrencyFormatStyle

  /// Makes a style of one for decimals.
  public init(_ style: CurrencyFormatStyle) {
    self.style = style
  }
}

extension MinorUnitFormatStyle: FormatStyle {
  /// The text of a count of minor units.
  ///
  /// Counts beyond 64 bits are written as they describe themselves, without currency.
  ///
  /// - Complexity: as ``CurrencyFormatStyle/format(_:)``.
  public func format(_ value: Value) -> String {
    let resolved = style.current
    guard let magnitude = UInt64(exactly: value.magnitude),
      let amount = ExactDecimal(
        isNegative: value < 0, high: 0, low: magnitude, scale: resolved.minorUnitDigits),
      let text = resolved.string(amount)
    else { return "\(value)" }
    return text
  }

  /// The same style in another locale.
  public func locale(_ locale: Locale) -> MinorUnitFormatStyle {
    MinorUnitFormatStyle(style.locale(locale))
  }
}

/// Reads integer counts of ISO 4217 minor units out of text.
public struct MinorUnitParseStrategy<Value: BinaryInteger & Sendable>: Codable, Hashable, Sendable {
  /// The same strategy for decimals of major units.
  public let strategy: CurrencyParseStrategy

  /// Makes a strategy of one for decimals.
  public init(_ strategy: CurrencyParseStrategy) {
    self.strategy = strategy
  }
}

extension MinorUnitParseStrategy: ParseStrategy {
  /// The count of minor units that the whole text is.
  ///
  /// - Throws: ``MintageCore/ReadingFailure``, or ``DecimalError/outOfRange`` where `Value` is too
  ///   small for the count.
  public func parse(_ value: String) throws -> Value {
    let units = try strategy.reader.minorUnits(value)
    guard let count = Value(exactly: units) else { throw DecimalError.outOfRange }
    return count
  }
}

extension MinorUnitFormatStyle: ParseableFormatStyle {
  /// Reads what the style writes and what people type besides, leniently.
  public var parseStrategy: MinorUnitParseStrategy<Value> {
    MinorUnitParseStrategy(style.parseStrategy)
  }
}

extension FormatStyle {
  /// Formats an integer count of ISO 4217 minor units: `cents.formatted(.mintage(minorUnits: .usd))`.
  public static func mintage<Value>(
    minorUnits currency: CurrencyCode, in locale: Locale = .autoupdatingCurrent,
    options: StyleOptions = StyleOptions()
  ) -> Self where Self == MinorUnitFormatStyle<Value> {
    MinorUnitFormatStyle(CurrencyFormatStyle(currency, in: locale, options: options))
  }
}
