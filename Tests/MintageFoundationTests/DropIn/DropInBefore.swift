import Foundation

/// What people write with Foundation, as Documentation/drop-in.md shows it.
enum DropInBefore {
  static func formatter(_ price: Decimal, _ locale: Locale) -> String {
    // snippet: formatter before
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.currencyCode = "USD"
    formatter.locale = locale
    let text = formatter.string(from: NSDecimalNumber(decimal: price)) ?? ""
    // end
    return text
  }

  static func cents(_ cents: Int64, _ formatter: NumberFormatter) -> String {
    // snippet: cents before
    let text = formatter.string(from: NSDecimalNumber(decimal: Decimal(cents) / 100)) ?? ""
    // end
    return text
  }

  static func style(_ price: Decimal, _ locale: Locale) -> String {
    // snippet: style before
    let text = price.formatted(.currency(code: "EUR").locale(locale))
    // end
    return text
  }

  static func options(_ price: Decimal, _ locale: Locale) -> String {
    // snippet: options before
    let style = Decimal.FormatStyle.Currency(code: "CAD", locale: locale)
      .presentation(.narrow)
      .sign(strategy: .accounting)
      .precision(.fractionLength(0))
    let text = price.formatted(style)
    // end
    return text
  }

  static func attributed(_ price: Decimal, _ locale: Locale) -> AttributedString {
    // snippet: attributed before
    let text = price.formatted(.currency(code: "USD").locale(locale).attributed)
    // end
    return text
  }

  static func parse(_ text: String, _ locale: Locale) -> Decimal? {
    // snippet: parse before
    let amount = try? Decimal(text, format: .currency(code: "USD").locale(locale))
    // end
    return amount
  }

  static func minorUnits(_ price: Decimal) -> Int {
    // snippet: minor-units before
    let cents = NSDecimalNumber(decimal: price * 100).intValue
    // end
    return cents
  }

  static func currency(_ locale: Locale) -> String {
    // snippet: currency before
    let code = locale.currency?.identifier ?? "USD"
    // end
    return code
  }
}

// snippet: on-change before
struct CentsFieldBefore {
  var text = ""
  var cents = 0
  let formatter: NumberFormatter

  /// From `onChange(of: text)`.
  mutating func textChanged(to newText: String) {
    let digits = newText.filter(\.isNumber)
    cents = Int(digits) ?? 0
    text = formatter.string(from: NSDecimalNumber(decimal: Decimal(cents) / 100)) ?? ""
  }
}
// end

// snippet: delegate before
struct TextFieldBefore {
  var text = ""
  let formatter: NumberFormatter

  /// From `textField(_:shouldChangeCharactersIn:replacementString:)`, which then returns false.
  mutating func change(_ range: NSRange, to replacement: String) {
    guard let place = Range(range, in: text) else { return }
    let digits = text.replacingCharacters(in: place, with: replacement).filter(\.isNumber)
    let amount = (Decimal(string: digits) ?? 0) / 100
    text = formatter.string(from: NSDecimalNumber(decimal: amount)) ?? ""
  }
}
// end
