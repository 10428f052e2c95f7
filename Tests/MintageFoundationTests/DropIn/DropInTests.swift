import Foundation
import MintageEntry
import MintageFoundation
import Testing

/// Before and after give equal text and value.
@Suite struct DropInTests {
  private static let american = Locale(identifier: "en_US")
  private static let british = Locale(identifier: "en_GB")
  private static let german = Locale(identifier: "de_DE")
  private static let prices = [
    "0", "0.05", "12.5", "1234.56", "-1234.565", "999999999.995", "-0.01",
  ].compactMap { Decimal(string: $0) }
  private let formatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.currencyCode = "USD"
    formatter.locale = american
    return formatter
  }()
  private let style = CurrencyStyle(.usd, in: american)

  @Test(arguments: [american, british, german], prices)
  func textIsEqual(locale: Locale, price: Decimal) throws {
    #expect(try DropInAfter.formatter(price, locale) == DropInBefore.formatter(price, locale))
    #expect(DropInAfter.style(price, locale) == DropInBefore.style(price, locale))
    #expect(DropInAfter.options(price, locale) == DropInBefore.options(price, locale))
    #expect(DropInAfter.attributed(price, locale) == DropInBefore.attributed(price, locale))
  }

  @Test(arguments: [0, 5, 123_456, -1, 99_999_999_999] as [Int64])
  func centsAreEqual(cents: Int64) {
    #expect(DropInAfter.cents(cents, style) == DropInBefore.cents(cents, formatter))
  }

  @Test(arguments: prices)
  func whatIsWrittenIsReadAlike(price: Decimal) throws {
    for locale in [Self.american, Self.british] {
      let text = try DropInAfter.formatter(price, locale)
      let before = try #require(DropInBefore.parse(text, locale))
      #expect(DropInAfter.parse(text, locale) == before)
    }
  }

  @Test func wholeCentsAreEqual() throws {
    for text in ["0", "0.05", "-12.5", "1234.56"] {
      let price = try #require(Decimal(string: text))
      #expect(try DropInAfter.minorUnits(price) == Int64(DropInBefore.minorUnits(price)))
    }
    // Half a cent is cut off there, and an error here.
    let half = try #require(Decimal(string: "1.005"))
    #expect(DropInBefore.minorUnits(half) == 100)
    #expect(throws: DecimalError.fractionOfMinorUnit(digits: 2)) {
      try DropInAfter.minorUnits(half)
    }
  }

  @Test func currenciesAreEqual() {
    for identifier in ["en_US", "de_CH", "ja_JP", "de_DE@currency=USD", "eo"] {
      let locale = Locale(identifier: identifier)
      #expect("\(DropInAfter.currency(locale))" == DropInBefore.currency(locale).uppercased())
    }
  }

  /// Each key: digits at the end, as people type into such fields, and backspaces.
  @Test func fieldsShowTheSameAfterEveryKey() {
    var before = CentsFieldBefore(formatter: formatter)
    var after = CentsFieldAfter(style)
    var delegateBefore = TextFieldBefore(formatter: formatter)
    var delegateAfter = TextFieldAfter(style)
    for key in "5012345678" {
      before.textChanged(to: before.text + String(key))
      after.type(String(key))
      let old = NSRange(location: delegateBefore.text.utf16.count, length: 0)
      delegateBefore.change(old, to: String(key))
      let new = NSRange(location: delegateAfter.text.utf16.count, length: 0)
      delegateAfter.change(new, to: String(key))
      #expect(after.text == before.text)
      #expect(after.cents == Int64(before.cents))
      #expect(delegateBefore.text == before.text)
      #expect(delegateAfter.text == before.text)
    }
    #expect(after.text == "$50,123,456.78")
    for _ in 0..<9 {
      before.textChanged(to: String(before.text.dropLast()))
      after.deleteBackward()
      let last = NSRange(location: delegateAfter.text.utf16.count - 1, length: 1)
      delegateBefore.change(last, to: "")
      delegateAfter.change(last, to: "")
      #expect(after.text == before.text)
      #expect(delegateBefore.text == before.text)
      #expect(delegateAfter.text == before.text)
    }
    #expect(after.text == "$0.05")
  }

  /// The differences that the article names.
  @Test func whatRemainsDifferent() throws {
    // Foundation reads what it can of a text, or another amount.
    #expect(DropInBefore.parse("1.234,56", Self.american) != Decimal(string: "1234.56"))
    #expect(DropInAfter.parse("1.234,56", Self.american) == Decimal(string: "1234.56"))
    #expect(DropInAfter.parse("€12", Self.american) == nil)
    // A field nobody typed into shows zero there, and nothing here.
    var before = CentsFieldBefore(formatter: formatter)
    before.textChanged(to: "")
    #expect(before.text == "$0.00")
    var after = CentsFieldAfter(style)
    #expect(after.text == "")
    #expect(after.entry.amount == nil)
    // A key too many is refused, where the old field starts again at zero.
    before.textChanged(to: "$99999999999999999999.99")
    #expect(before.cents == 0)
    var full = CurrencyEntry(style, mode: .centsFirst)
    for _ in 0..<40 { full.replaceSelection(with: "9") }
    #expect(full.replaceSelection(with: "9").outcome == .refused(.tooManyDigits))
    #expect(full.text.filter { $0 == "9" }.count == 38)
    // A pasted amount is the amount, not its digits.
    after.entry.replaceSelection(with: "$12.5", source: .insertion)
    #expect(after.text == "$12.50")
    before.textChanged(to: "$12.5")
    #expect(before.text == "$1.25")
    // What no amount can be is written as Foundation describes it.
    #expect(Decimal.nan.formatted(.mintage(.usd, in: Self.american)) == "NaN")
    // Whole dollars there, cents here.
    #expect(5.formatted(.currency(code: "USD").locale(Self.american)) == "$5.00")
    #expect(5.formatted(.mintage(minorUnits: .usd, in: Self.american)) == "$0.05")
    // Currencies of regions, symbols and separators are as old as the data.
    let bulgarian = Locale(identifier: "bg_BG")
    #expect(DropInAfter.currency(bulgarian) == .eur)
  }
}
