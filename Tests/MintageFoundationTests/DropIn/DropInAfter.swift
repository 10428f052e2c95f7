import Foundation
import MintageEntry
import MintageFoundation

/// What stands in its place, as Documentation/drop-in.md shows it.
enum DropInAfter {
  static func formatter(_ price: Decimal, _ locale: Locale) throws -> String {
    // snippet: formatter after
    let style = CurrencyStyle(.usd, in: locale)
    let text = try style.string(price)
    // end
    return text
  }

  static func cents(_ cents: Int64, _ style: CurrencyStyle) -> String {
    // snippet: cents after
    let text = style.string(minorUnits: cents)
    // end
    return text
  }

  static func style(_ price: Decimal, _ locale: Locale) -> String {
    // snippet: style after
    let text = price.formatted(.mintage(.eur, in: locale))
    // end
    return text
  }

  static func options(_ price: Decimal, _ locale: Locale) -> String {
    // snippet: options after
    let options = StyleOptions(width: .narrow, form: .accounting, fractionDigits: .exactly(0))
    let style = CurrencyFormatStyle(.cad, in: locale, options: options)
    let text = price.formatted(style)
    // end
    return text
  }

  static func attributed(_ price: Decimal, _ locale: Locale) -> AttributedString {
    // snippet: attributed after
    let text = price.formatted(.mintage(.usd, in: locale).attributed)
    // end
    return text
  }

  static func parse(_ text: String, _ locale: Locale) -> Decimal? {
    // snippet: parse after
    let amount = try? Decimal(text, strategy: .mintage(.usd, in: locale))
    // end
    return amount
  }

  static func minorUnits(_ price: Decimal) throws -> Int64 {
    // snippet: minor-units after
    let cents = try CurrencyStyle(.usd, in: .current).minorUnits(price)
    // end
    return cents
  }

  static func currency(_ locale: Locale) -> CurrencyCode {
    // snippet: currency after
    let code = CurrencyCode(locale) ?? .usd
    // end
    return code
  }
}

// snippet: on-change after
struct CentsFieldAfter {
  var entry: CurrencyEntry
  var text: String { entry.text }
  var cents: Int64 { entry.minorUnits ?? 0 }

  init(_ style: CurrencyStyle) {
    entry = CurrencyEntry(style, mode: .centsFirst)
  }

  /// From the field's own edits: a key, a paste, a backspace.
  mutating func type(_ newText: String) { entry.replaceSelection(with: newText) }
  mutating func deleteBackward() { entry.deleteBackward() }
}
// end

// snippet: delegate after
struct TextFieldAfter {
  var entry: CurrencyEntry
  var text: String { entry.text }

  init(_ style: CurrencyStyle) {
    entry = CurrencyEntry(style, mode: .centsFirst)
  }

  /// From `textField(_:shouldChangeCharactersIn:replacementString:)`, which then returns false.
  mutating func change(_ range: NSRange, to replacement: String) {
    let place = range.location..<range.location + range.length
    entry.replace(utf16: place, with: replacement)
    // The caret goes to entry.selection.utf16.
  }
}
// end
