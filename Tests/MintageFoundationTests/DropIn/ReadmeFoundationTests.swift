import Foundation
import MintageFoundation
import Testing

/// The README's examples of this module, as they stand there.
@Suite struct ReadmeFoundationTests {
  @Test func foundation() throws {
    let price = try #require(Decimal(string: "1234.50"))
    let german = Locale(identifier: "de_DE")
    #expect(price.formatted(.mintage(.eur, in: german)) == "1.234,50\u{A0}€")
    #expect(try Decimal("1.234,50 €", strategy: .mintage(.eur, in: german)) == price)
    #expect(123_456.formatted(.mintage(minorUnits: .eur, in: german)) == "1.234,56\u{A0}€")
    let euros = CurrencyStyle(.eur, in: german)
    #expect(euros.decimal(minorUnits: 123_450) == price)
    #expect(try euros.minorUnits(Decimal(12)) == 1200)
  }
}
