import Mintage
import MintageEntry

// How a field gets to show a text that a configuration names.
extension TypingField {
  /// Puts the field into the state in which it shows a text, limits aside.
  mutating func begin(with text: String) throws(TypingError) {
    var free = config.options
    free.maximumIntegerDigits = nil
    free.minimum = nil
    free.maximum = nil
    free.allowsNegative = true
    free.typedSeparator = .alwaysDecimal
    var typed = CurrencyEntry(config.resolvedReader, mode: config.mode, options: free)
    for character in numberCharacters(text) {
      _ = typed.replaceSelection(with: String(character))
    }
    typed.switchStyle(to: config.resolvedReader, options: config.options)
    let wanted = TypingField.folded(text)
    if TypingField.folded(typed.text) == wanted {
      entry = typed
      return
    }
    var shown = typed
    if shown.commit().outcome.refusal == nil, TypingField.folded(shown.text) == wanted {
      entry = shown
      return
    }
    // No field holds zeros before other digits, so it begins without those.
    let grouping = groupingSeparator
    if TypingField.withoutLeadingZeros(typed.text, grouping)
      == TypingField.withoutLeadingZeros(text, grouping)
    {
      entry = typed
      return
    }
    guard let amount = ExactDecimal(text) else {
      throw TypingError(
        "start \"\(text)\": no text of this field, which would be \"\(typed.text)\"")
    }
    entry.setAmount(amount)
  }

  /// Whether the field shows a text, with or without what stands around and between its digits.
  func isShowing(_ text: String) -> Bool {
    let written = TypingField.folded(entry.text)
    let bytes = Array(entry.text.utf8)
    let range =
      entry.range(of: .integer).utf8.lowerBound..<entry.range(of: .fraction).utf8.upperBound
    let number = TypingField.folded(String(decoding: bytes[range], as: UTF8.self))
    let sign = entry.isNegative ? "-" : ""
    let wanted = TypingField.folded(text)
    return [written, sign + number, sign + number.replacing(groupingSeparator, with: "")]
      .contains(wanted)
  }

  /// What stands between the groups of this field, folded.
  private var groupingSeparator: String {
    var million = CurrencyEntry(config.resolvedReader, mode: .decimalFirst, options: config.options)
    million.setAmount(ExactDecimal(minorUnits: 1_234_567, scale: 0))
    let bytes = Array(million.text.utf8)[million.range(of: .integer).utf8]
    let number = TypingField.folded(String(decoding: bytes, as: UTF8.self))
    return String(number.drop(while: \.isNumber).prefix(1))
  }

  /// A text without grouping separators and zeros before its other digits.
  private static func withoutLeadingZeros(_ text: String, _ grouping: String) -> String {
    let digits = Array(folded(text).replacing(grouping, with: ""))
    guard let start = digits.firstIndex(where: \.isNumber) else { return String(digits) }
    let end = digits[start...].firstIndex { !$0.isNumber } ?? digits.count
    let kept = digits[start..<end].drop { $0.wholeNumberValue == 0 }
    return String(digits[..<start] + (kept.isEmpty ? digits[end - 1..<end] : kept) + digits[end...])
  }

  /// A text with one kind of space and without marks nobody sees.
  private static func folded(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.compactMap { scalar in
          if scalar.properties.isWhitespace { return " " }
          return scalar.properties.generalCategory == .format ? nil : scalar
        }))
  }

  /// The digits, decimal separator and minus of a text: what would be typed for it.
  private func numberCharacters(_ text: String) -> String {
    var empty = entry
    empty.press(.digit(1))
    let one = empty.written
    let range = empty.range(of: .integer).utf8
    let whole = Array(one.description.utf8)
    var rest = Substring(TypingField.folded(text))
    var minus = ""
    let prefix = TypingField.folded(String(decoding: whole[..<range.lowerBound], as: UTF8.self))
    let suffix = TypingField.folded(
      String(decoding: whole[empty.range(of: .suffix).utf8], as: UTF8.self))
    if let dash = rest.first, "-\u{2212}".contains(dash), rest.dropFirst().hasPrefix(prefix) {
      minus = "-"
      rest = rest.dropFirst()
    }
    if rest.hasPrefix(prefix) { rest = rest.dropFirst(prefix.count) }
    if !suffix.isEmpty, rest.hasSuffix(suffix) { rest = rest.dropLast(suffix.count) }
    var number = ""
    let decimal = empty.separatorKeyLabel
    for scalar in rest.unicodeScalars {
      if scalar.properties.numericType == .decimal || scalar == decimal {
        number.unicodeScalars.append(scalar)
      } else if scalar == "-" || scalar == "\u{2212}" || scalar == "(" {
        minus = "-"
      }
    }
    if config.options.fraction == .padded, number.unicodeScalars.contains(decimal) {
      while number.last == "0" { number.removeLast() }
      if number.unicodeScalars.last == decimal { number.removeLast() }
    }
    return minus + number
  }
}
