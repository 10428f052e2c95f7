#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
import Mintage
import MintageCore

extension CurrencyFormatStyle {
  /// Formats decimals as attributed text, its parts marked as Foundation's own styles mark them.
  ///
  ///     var text = price.formatted(.mintage(.usd).attributed)
  ///     // digits have `numberPart`, sign, separators and currency `numberSymbol`
  public struct Attributed: Codable, Hashable, Sendable {
    let style: CurrencyFormatStyle
  }

  /// The style with attributed text.
  public var attributed: Attributed { Attributed(style: self) }
}

extension CurrencyFormatStyle.Attributed: FormatStyle {
  /// The text of a decimal of major units, with attributes.
  public func format(_ value: Decimal) -> AttributedString {
    guard let amount = try? ExactDecimal(value),
      let text = style.attributedText(amount)
    else { return AttributedString(value.description) }
    return text
  }

  /// The same style in another locale.
  public func locale(_ locale: Locale) -> CurrencyFormatStyle.Attributed {
    CurrencyFormatStyle.Attributed(style: style.locale(locale))
  }
}

extension CurrencyFormatStyle {
  fileprivate func attributedText(_ amount: ExactDecimal) -> AttributedString? {
    let style = AmountStyle(
      currency, in: LocaleIdentifier(locale), options: options, names: tables.names,
      notation: tables.notation)
    guard let text = try? style.string(amount), let parts = try? style.parts(amount) else {
      return nil
    }
    var attributed = AttributedString()
    for part in parts {
      let range = part.utf8Range
      let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      let end = text.utf8.index(start, offsetBy: range.count)
      attributed += AttributedString(String(text[start..<end]), attributes: part.field.attributes)
    }
    return attributed
  }
}

extension AmountField {
  /// Foundation's attributes for a part; none for what it does not mark.
  fileprivate var attributes: AttributeContainer {
    var attributes = AttributeContainer()
    switch self {
    case .integer: attributes.numberPart = .integer
    case .fraction: attributes.numberPart = .fraction
    case .group:
      attributes.numberPart = .integer
      attributes.numberSymbol = .groupingSeparator
    case .decimal: attributes.numberSymbol = .decimalSeparator
    case .minus, .plus: attributes.numberSymbol = .sign
    case .currency: attributes.numberSymbol = .currency
    case .literal, .compact, .exponentSymbol, .exponentSign, .exponent, .approximately: break
    }
    return attributes
  }
}
