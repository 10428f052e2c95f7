#if canImport(SwiftUI) && (os(iOS) || os(visionOS) || os(macOS))
import Foundation
import MintageCore
import MintageFoundation
import MintageNames
import MintageUI
import SwiftUI

/// A large amount with suggestions and a keypad of its own.
@available(iOS 17, macOS 14, visionOS 1, *)
struct AmountScreen: View {
  @State private var amount: CurrencyFieldState
  @Environment(\.locale) private var locale
  @Environment(\.dismiss) private var dismiss

  private static let rules = CurrencyFieldRules(.usd, names: .default)
  private static let suggestions = [20, 50, 100, 500].map { ExactDecimal(minorUnits: $0) }

  init(locale: Locale) {
    _amount = State(
      initialValue: CurrencyFieldState(AmountScreen.rules, in: LocaleIdentifier(locale)))
  }

  var body: some View {
    VStack(spacing: 24) {
      Spacer()
      CurrencyAmountView("Amount", amount)
        .font(.system(size: 72, weight: .bold, design: .rounded))
        .padding(.horizontal)
      CurrencySuggestions(amount, AmountScreen.suggestions)
        .padding(.horizontal)
      Spacer()
      CurrencyKeypad(amount)
        .currencyFieldHaptics()
        .frame(maxHeight: 320)
      SendButton(amount: amount) { dismiss() }
    }
    .padding()
    .navigationTitle("Send")
    .onChange(of: locale) { _, locale in
      amount.resolve(AmountScreen.rules, in: LocaleIdentifier(locale))
    }
  }
}

/// A view of its own, since it alone is drawn again when the amount becomes valid.
@available(iOS 17, macOS 14, visionOS 1, *)
private struct SendButton: View {
  let amount: CurrencyFieldState
  let send: @MainActor () -> Void

  var body: some View {
    Button("Send") { send() }
      .buttonStyle(.borderedProminent)
      .disabled(!amount.validity.isValid || amount.amount?.isZero ?? true)
  }
}

@available(iOS 17, macOS 14, visionOS 1, *)
struct AmountScreen_Previews: PreviewProvider {
  static var previews: some View {
    AmountScreen(locale: Locale(identifier: "en-US"))
      .previewDisplayName("Dollars in English")
    AmountScreen(locale: Locale(identifier: "de-DE"))
      .previewDisplayName("Dollars in German")
  }
}
#endif
