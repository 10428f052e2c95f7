import Mintage
import MintageEntry
import MintageNames
import Testing

@testable import MintageUI

/// What is shown and said besides the text.
@Suite struct ShowingTests {
  @Test func anEmptyFieldShowsADimmedZero() {
    let model = field(.eur, in: "de-DE", mode: .centsFirst)
    #expect(model.text == "")
    #expect(model.placeholder == "0,00\u{A0}€")
    #expect(model.spokenValue == nil)
  }

  @Test func zerosNobodyTypedAreDimmed() {
    let model = field(typing: "1.5") { $0.fraction = .padded }
    #expect(model.text == "$1.50")
    #expect(model.dimmedRange == 4..<5)
    #expect(field(typing: "1.5").dimmedRange.isEmpty)
  }

  @Test func theSpokenValueHasTheNameOfTheCurrency() {
    var model = CurrencyFieldModel(CurrencyFieldRules(.usd, names: .default), in: "en-US")
    model.focus()
    model.type("1")
    // ICU 78.3: one dollar with a fraction is plural, since 1.00 has visible fraction digits.
    #expect(model.spokenValue == "1.00 US dollars")
    model.resolve(CurrencyFieldRules(.eur, names: .default), in: "de-DE")
    #expect(model.spokenValue == "1,00 Euro")
    #expect(field(.eur, in: "de-DE", typing: "1234,5").spokenValue == "1.234,50 EUR")
  }

  @Test func digitsAreTheLocalesAndTextRunsEitherWay() {
    let model = field(.egp, in: "ar-EG", typing: "12")
    // Western digits typed, Arabic-Indic shown, with the marks that ICU writes for bidi text.
    #expect(model.text.unicodeScalars.contains("\u{661}"))
    #expect(model.value == "12")
    #expect(model.plainText == "12")
  }
}
