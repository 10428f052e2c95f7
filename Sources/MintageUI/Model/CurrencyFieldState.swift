public import MintageCore
public import MintageEntry
public import Observation

/// A field's model that views observe: what an amount screen with its own keypad keeps.
///
///     @State private var amount = CurrencyFieldState(CurrencyFieldRules(.usd), in: "en-US")
///
///     CurrencyAmountView("Amount", amount)
///     CurrencySuggestions(amount, [2_000, 5_000].map { ExactDecimal(minorUnits: $0) })
///     CurrencyKeypad(amount)
///
/// Each property is observed for itself and set only when it changes: the keypad reads its labels
/// and whether the separator key is enabled, so that it is not drawn again with every key.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor
@Observable
public final class CurrencyFieldState {
  /// What the field shows; empty where the placeholder is shown.
  public private(set) var text = ""
  /// What an empty field shows, dimmed.
  public private(set) var placeholder = ""
  /// UTF-16 units before the caret.
  public private(set) var caret = 0
  /// The UTF-16 units of the text that nobody typed.
  public private(set) var dimmed = 0..<0
  /// Whether the amount can be accepted.
  public private(set) var validity = FieldValidity.empty
  /// Whether the separator key does anything.
  public private(set) var isSeparatorEnabled = false
  /// The keys of the keypad.
  public private(set) var keypad: FieldKeypad
  /// Both readings of a text whose insertion was ambiguous.
  public private(set) var choices: FieldChoices?
  /// The amount; nil where there is none.
  public private(set) var amount: ExactDecimal?

  /// What a screen reader says for the value; worked out from when it is first asked for.
  public private(set) var spokenValue: String? {
    get {
      access(keyPath: \.spokenValue)
      if let spoken { return spoken }
      let value = model.spokenValue
      spoken = .some(value)
      return value
    }
    set { withMutation(keyPath: \.spokenValue) { spoken = .some(newValue) } }
  }
  /// The spoken value, nil where nobody has asked for it.
  @ObservationIgnored private var spoken: String??

  /// Behaviour and state together.
  @ObservationIgnored public private(set) var model: CurrencyFieldModel
  /// Called when the amount changed by an edit.
  @ObservationIgnored public var onChange: (@MainActor (ExactDecimal?) -> Void)?
  /// Called with everything that happened: for haptics, announcements and undo.
  @ObservationIgnored public var onReaction: (@MainActor (FieldReaction) -> Void)?

  /// Makes the state of an empty field.
  public init(_ rules: CurrencyFieldRules, in locale: LocaleIdentifier) {
    let model = CurrencyFieldModel(rules.withoutWaiting, in: locale, isPad: true)
    self.model = model
    keypad = FieldKeypad(model)
    show()
  }

  /// Tells the model of an event, and shows what came of it.
  @discardableResult
  public func update(_ event: (inout CurrencyFieldModel) -> FieldReaction) -> FieldReaction {
    let reaction = event(&model)
    show()
    if reaction.writesAmount { onChange?(model.amount) }
    onReaction?(reaction)
    return reaction
  }

  /// Presses a key.
  public func press(_ key: EntryKey) { update { $0.press(key) } }

  /// Takes a suggested amount.
  public func choose(_ amount: ExactDecimal) { update { $0.choose(amount) } }

  /// Sets the amount from outside, at once: a keypad has no focus that amounts could wait for.
  public func setAmount(_ amount: ExactDecimal?) { update { $0.setAmount(amount) } }

  /// Puts other rules or another locale in force; the amount stays.
  public func resolve(_ rules: CurrencyFieldRules, in locale: LocaleIdentifier) {
    update { $0.resolve(rules.withoutWaiting, in: locale) }
    set(\.keypad, FieldKeypad(model))
  }

  /// What a suggested amount is called; observed with the locale and the rules, not with the amount.
  public func label(of suggestion: ExactDecimal) -> String {
    _ = placeholder
    return model.label(of: suggestion)
  }

  private func show() {
    set(\.text, model.text)
    set(\.placeholder, model.placeholder)
    set(\.caret, model.selection.head.utf16)
    set(\.dimmed, model.dimmedRange)
    if spoken != nil { set(\.spokenValue, model.spokenValue) }
    set(\.validity, model.validity)
    set(\.isSeparatorEnabled, model.entry.isSeparatorKeyEnabled)
    set(\.choices, model.choices)
    set(\.amount, model.amount)
  }

  /// Sets a property where it changes, since whoever reads it is told of every setting.
  private func set<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<CurrencyFieldState, Value>, _ value: Value
  ) {
    if self[keyPath: property] != value { self[keyPath: property] = value }
  }
}

extension CurrencyFieldRules {
  /// The rules where amounts from outside apply at once.
  fileprivate var withoutWaiting: CurrencyFieldRules {
    var rules = self
    rules.options.appliesOutsideAmounts = true
    return rules
  }
}
