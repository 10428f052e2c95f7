import MintageUI
import Testing

@testable import CheckoutExample

/// What the example computes, in cents.
@Suite struct CheckoutTests {
  @Test func taxIsRoundedHalfUp() {
    var checkout = Checkout()
    checkout.price = 1_999  // 19% of it are 379.81 cents
    #expect(checkout.tax == 380)
    #expect(checkout.total == 2_379)
    checkout.price = 50  // 9.5
    #expect(checkout.tax == 10)
    checkout.price = 1  // 0.19
    #expect(checkout.tax == 0)
  }

  @Test func whatCanBeConfirmed() {
    var model = CurrencyFieldModel(Checkout.rules, in: "en-US")
    #expect(!model.validity.isValid)
    model.focus()
    model.replace(utf16: 0..<0, with: "0")
    #expect(!model.validity.isValid)  // less than a cent
    model.replace(utf16: model.selection.utf16, with: "5")
    #expect(model.validity.isValid)
    let all = 0..<model.text.utf16.count
    #expect(model.replace(utf16: all, with: "€1,000,000.01").outcome == .refused(.aboveMaximum))
  }
}
