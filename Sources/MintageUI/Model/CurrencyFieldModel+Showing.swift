public import MintageCore
public import MintageEntry

extension CurrencyFieldModel {
  /// What the field shows; empty where the placeholder is shown.
  public var text: String { entry.text }

  /// What is selected.
  public var selection: EntrySelection { entry.selection }

  /// What an empty field shows, dimmed: zero as the field would show it.
  public var placeholder: String { entry.placeholder }

  /// The UTF-16 units of the text that nobody typed, to be dimmed: zeros of a padded fraction.
  public var dimmedRange: Range<Int> { entry.range(of: .placeholder).utf16 }

  /// The text for a screen reader: the amount with the name of the currency where names are at hand,
  /// else with its code; nil where there is no amount.
  public var spokenValue: String? {
    guard let amount = entry.amount else { return nil }
    guard let currency = rules.currency else { return entry.isEmpty ? nil : entry.text }
    if let names = rules.names {
      var options = AmountOptions(rules.style)
      options.style.width = .symbol
      let named = AmountStyle(
        currency, in: locale, options: options, tables: rules.tables, names: names)
      if let text = try? named.string(amount) { return text }
    }
    var spoken = EntryText()
    entry.writeSpokenValue(into: &spoken)
    return spoken.description
  }

  /// The keyboard to show: a pad without a minus where ± stands beside it.
  public var keyboard: EntryKeyboard {
    guard showsSignKey else { return entry.keyboard }
    var unsigned = entry
    var options = unsigned.options
    options.allowsNegative = false
    unsigned.switchOptions(to: options)
    return unsigned.keyboard
  }

  /// Whether a ± key stands beside the pad.
  public var showsSignKey: Bool { rules.options.allowsNegative && rules.signKey == .beside }

  /// What a suggested amount is called: without its fraction where that is zero.
  public func label(of suggestion: ExactDecimal) -> String {
    var text = EntryText()
    entry.writeSuggestion(suggestion, into: &text)
    return text.description
  }

  /// The amount as plain text: ASCII digits, a point, a hyphen; empty where there is no amount.
  public var plainText: String {
    var text = EntryText()
    entry.writePlainAmount(into: &text)
    return text.description
  }
}
