#if canImport(SwiftUI) && (os(iOS) || os(visionOS) || os(macOS))
public import MintageCore
public import SwiftUI

@available(iOS 17, macOS 14, visionOS 1, *)
extension View {
  /// Sets type and color of currency fields; digits are of equal width.
  ///
  ///     CurrencyField("Total", amount: $total, rules: rules)
  ///       .currencyFieldAppearance(.largeTitle, weight: .semibold, color: .accentColor)
  ///
  /// The type grows with Dynamic Type. Without this, fields have the body's type, or the
  /// environment's font from iOS 26 and macOS 26 on.
  public func currencyFieldAppearance(
    _ style: Font.TextStyle, weight: Font.Weight = .regular, color: Color? = nil
  ) -> some View {
    environment(
      \.currencyFieldSettings.appearance, .init(style: style, weight: weight, color: color))
  }

  /// Keeps amounts whole on one line: smaller type instead of truncation.
  ///
  ///     CurrencyField("Total", amount: $total, rules: rules)
  ///       .currencyFieldFits(minimumScale: 0.5)
  ///
  /// - Parameter minimumScale: The least scale, 0 to 1; nil to truncate.
  public func currencyFieldFits(minimumScale: Double? = 0.5) -> some View {
    environment(\.currencyFieldSettings.minimumScale, minimumScale.map { max(0, min($0, 1)) })
  }

  /// Sets what an empty field shows, dimmed; zero as it would be shown by default.
  ///
  ///     CurrencyField("Tip", amount: $tip, rules: rules)
  ///       .currencyFieldPrompt("Optional")
  public func currencyFieldPrompt(_ prompt: String?) -> some View {
    environment(\.currencyFieldSettings.prompt, prompt)
  }

  /// Offers amounts above the keyboard.
  ///
  ///     CurrencyField("Tip", amount: $tip, rules: rules)
  ///       .currencyFieldSuggestions([2, 5, 10].map { ExactDecimal(minorUnits: $0) })
  ///
  /// On macOS, which has no keyboard on the screen, nothing is offered:
  /// ``CurrencySuggestions`` stands anywhere.
  public func currencyFieldSuggestions(_ amounts: [ExactDecimal]) -> some View {
    environment(\.currencyFieldSettings.suggestions, amounts)
  }

  /// Shows or hides the button above the keyboard that gives it up; it is shown by default, since
  /// number pads have no Return.
  ///
  ///     CurrencyField("Price", amount: $price, rules: rules)
  ///       .currencyFieldDoneButton(.hidden)
  public func currencyFieldDoneButton(_ visibility: Visibility) -> some View {
    environment(\.currencyFieldSettings.doneButton, visibility)
  }

  /// Lets fields be selected and copied but not edited; `disabled(_:)` lets them be neither.
  ///
  ///     CurrencyField("Price", amount: $price, rules: rules)
  ///       .currencyFieldReadOnly(isPaid)
  public func currencyFieldReadOnly(_ isReadOnly: Bool = true) -> some View {
    environment(\.currencyFieldSettings.isReadOnly, isReadOnly)
  }

  /// Plays keys and refusals, on keypads and on fields.
  ///
  ///     CurrencyKeypad(state).currencyFieldHaptics()
  public func currencyFieldHaptics(_ plays: Bool = true) -> some View {
    environment(\.currencyFieldSettings.playsHaptics, plays)
  }

  /// Calls back with everything that can be felt: each key, each refusal, each accepted amount.
  ///
  ///     CurrencyField("Price", amount: $price, rules: rules)
  ///       .onCurrencyFieldFeedback { if $0 == .refusal { shakes += 1 } }
  public func onCurrencyFieldFeedback(
    _ action: @escaping @MainActor (FieldFeedback) -> Void
  ) -> some View {
    environment(\.currencyFieldSettings.onFeedback, action)
  }

  /// Calls back when Return or Done accepted the amount, which it does not out of range.
  ///
  ///     CurrencyField("Price", amount: $price, rules: rules)
  ///       .onCurrencyFieldSubmit { pay() }
  ///
  /// - Parameter dismisses: Whether the field gives the focus up then.
  public func onCurrencyFieldSubmit(
    dismisses: Bool = true, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    environment(\.currencyFieldSettings.onSubmit, action)
      .environment(\.currencyFieldSettings.dismissesOnSubmit, dismisses)
  }

  /// Binds whether the field has the focus.
  ///
  ///     @State private var isEditing = true
  ///     CurrencyField("Price", amount: $price, rules: rules).currencyFieldFocus($isEditing)
  ///
  /// Bind state of a view, not a `FocusState`: SwiftUI resets that where no view of its own is
  /// focused.
  public func currencyFieldFocus(_ isFocused: Binding<Bool>) -> some View {
    environment(\.currencyFieldSettings.focus, isFocused)
  }

  /// Binds whether the amount can be accepted: what a confirm button asks.
  ///
  ///     @State private var validity = FieldValidity.empty
  ///     CurrencyField("Price", amount: $price, rules: rules).currencyFieldValidity($validity)
  ///     Button("Pay") { pay() }.disabled(!validity.isValid)
  public func currencyFieldValidity(_ validity: Binding<FieldValidity>) -> some View {
    environment(\.currencyFieldSettings.validity, validity)
  }
}
#endif
