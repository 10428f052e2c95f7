import Foundation
import Mintage
import MintageEntry
import Testing

@testable import MintageUI

/// What bindings hold.
@Suite struct ValueTests {
  private func read<Value>(
    _ value: Value, _ form: FieldValue<Value>, _ currency: CurrencyCode = .usd,
    in locale: LocaleIdentifier = "en-US"
  ) -> CurrencyFieldModel {
    var model = CurrencyFieldModel(CurrencyFieldRules(currency), in: locale)
    model.setValue(value, form)
    return model
  }

  @Test func minorUnits() {
    #expect(read(123_456, .minorUnits).text == "$1,234.56")
    #expect(read(1_234, .minorUnits, .jpy, in: "ja-JP").text == "￥1,234")
    #expect(read(1_234, .minorUnits, .kwd).text == "KWD\u{A0}1.234")
    #expect(FieldValue.minorUnits.value(field(typing: "12.3").entry) == 1_230)
    #expect(FieldValue.minorUnits.suited(EntryOptions()).isOptional == false)
    // What an Int64 cannot hold cannot be typed.
    var options = FieldValue.minorUnits.suited(EntryOptions())
    options.maximumIntegerDigits = nil
    var model = CurrencyFieldModel(CurrencyFieldRules(.usd, options: options), in: "en-US")
    model.focus()
    model.type("92233720368547758")
    #expect(model.type("0").outcome.refusal != nil)
    #expect(FieldValue.minorUnits.value(model.entry) == 9_223_372_036_854_775_800)
  }

  @Test func optionalMinorUnits() {
    #expect(read(nil, .optionalMinorUnits).text == "")
    #expect(read(5, .optionalMinorUnits).text == "$0.05")
    #expect(FieldValue.optionalMinorUnits.value(field().entry) == .some(nil))
    #expect(FieldValue.optionalMinorUnits.value(field(typing: "7").entry) == 700)
  }

  @Test func exactDecimals() {
    #expect(read(ExactDecimal("-1.005"), .exactDecimal).text == "-$1.00")
    #expect(FieldValue.exactDecimal.value(field(typing: "1.50").entry) == ExactDecimal("1.50"))
  }

  @Test func decimals() throws {
    let price = try #require(Decimal(string: "1234.5"))
    #expect(read(price, .decimal, .eur, in: "de-DE").text == "1.234,50\u{A0}€")
    #expect(FieldValue.decimal.value(field(typing: "1234.5").entry) == price)
    #expect(!FieldValue.decimal.suited(EntryOptions()).isOptional)
    #expect(read(nil, .optionalDecimal).text == "")
    #expect(FieldValue.optionalDecimal.value(field().entry) == .some(nil))
    #expect(FieldValue.optionalDecimal.value(field(typing: "1234.5").entry) == price)
    // All of 38 digits come back, which no Double could.
    let digits = "12345678901234567890123456789012345678"
    let long = try #require(Decimal(string: digits))
    #expect(read(long, .decimal, .jpy, in: "en-US").value == digits)
    // What is not a number leaves the field alone.
    var model = read(price, .decimal)
    #expect(model.setValue(Decimal.nan, .decimal).outcome == .absorbed)
    #expect(model.text == "$1,234.50")
  }

  @Test func plainTextIsTheSameInEveryLocale() {
    #expect(read("1234.5", .plainText, .eur, in: "de-DE").text == "1.234,50\u{A0}€")
    #expect(read("", .plainText).text == "")
    #expect(
      FieldValue.plainText.value(field(.eur, in: "de-DE", typing: "1234,5").entry) == "1234.5")
    #expect(FieldValue.plainText.value(field().entry) == "")
    // What is no amount leaves the field alone.
    var model = read("5", .plainText)
    #expect(model.setValue("1,5", .plainText).outcome == .absorbed)
    #expect(model.text == "$5.00")
  }

  @Test func shownTextIsWhatIsShown() {
    #expect(read("1.234,50 €", .shownText, .eur, in: "de-DE").text == "1.234,50\u{A0}€")
    #expect(read("$1,234.5", .shownText).text == "$1,234.50")
    var model = field(typing: "12")
    let reaction = model.type(".")
    #expect(!reaction.writesAmount)
    #expect(FieldValue.shownText.isWritten(after: reaction))
    #expect(!FieldValue.plainText.isWritten(after: reaction))
    #expect(FieldValue.shownText.value(model.entry) == "$12.")
    // Coming back, it changes nothing.
    #expect(!model.setValue("$12.", .shownText).writesText)
    #expect(model.shown == "$12.|")
  }
}
