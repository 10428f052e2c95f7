import Mintage
import Testing

@testable import mintage_try

/// A text and what a reader makes of it.
struct ReadingRow: Sendable, CustomTestStringConvertible {
  let locale: String
  let currency: String
  let text: String
  /// The amount without trailing zeros, or `!` and the reason in one word.
  let expected: String
  var options = StyleOptions()
  var mode = ReadingMode.lenient
  var ambiguity = AmbiguityPolicy.refuse

  init(_ locale: String, _ currency: String, _ text: String, _ expected: String) {
    self.locale = locale
    self.currency = currency
    self.text = text
    self.expected = expected
  }

  var testDescription: String { "\(locale) \(currency) \(text.debugDescription) → \(expected)" }

  /// What a reader makes of the text, in the notation of `expected`.
  var result: String {
    guard let code = CurrencyCode(currency) else { return "?" }
    let reader = CurrencyReader(
      code, in: LocaleIdentifier(locale), options: options, mode: mode, ambiguity: ambiguity)
    return ReadingRow.word(reader.read(text))
  }

  static func word(_ reading: Reading) -> String {
    switch reading {
    case .amount(let read): plain(read.amount)
    case .refused(let failure): "!" + failure.reason.word
    }
  }

  /// An amount without zeros at the end of its fraction.
  static func plain(_ amount: ExactDecimal) -> String {
    var text = amount.description
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}

/// Rows of one locale and currency.
func rows(
  _ locale: String, _ currency: String, _ pairs: KeyValuePairs<String, String>
) -> [ReadingRow] {
  pairs.map { ReadingRow(locale, currency, $0.key, $0.value) }
}
