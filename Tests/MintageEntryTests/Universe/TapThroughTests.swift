import Mintage
import MintageEntry
import MintageTestSupport
import Testing

/// Focus and commit without an edit write nothing, and switches never scale an amount.
@Suite struct TapThroughTests {
  private static let amounts: [ExactDecimal] = [
    "0", "-0", "0.1", "-0.001", "1.23456789", "99.999999", "1234567.8950001", "0.00000000001",
    "12345678901234567890.123456789",
  ].compactMap { ExactDecimal($0) }

  private static let locales: [LocaleIdentifier] = [
    "en-US", "de-CH", "ar-EG-u-nu-arab", "hi", "ja",
  ]

  @Test(arguments: [EntryMode.centsFirst, .decimalFirst])
  func tappingThroughLeavesEveryAmountBitByBit(mode: EntryMode) {
    for currency in EveryLocale.currencies {
      for locale in TapThroughTests.locales {
        for digits in [FractionDigits.currency, .iso, .cash] {
          let style = CurrencyStyle(
            currency.code, in: locale, options: StyleOptions(fractionDigits: digits))
          for fraction in [FractionDisplay.asTyped, .padded] {
            tapThrough(style, mode, fraction)
          }
        }
      }
    }
  }

  private func tapThrough(_ style: CurrencyStyle, _ mode: EntryMode, _ fraction: FractionDisplay) {
    var options = EntryOptions()
    options.fraction = fraction
    options.selectsAllOnFocus = true
    for amount in TapThroughTests.amounts {
      var entry = CurrencyEntry(style, mode: mode, options: options)
      var history = EntryHistory()
      entry.setAmount(amount)
      let text = entry.text
      history.record(entry.beginEditing())
      entry.select(utf16: 1, to: 1)
      entry.moveCaret(.end)
      history.record(entry.commit())
      guard entry.amount == amount, entry.text == text, !history.canUndo, !entry.isEdited else {
        Issue.record("\(style.currency) \(mode) \(amount): \(entry.text)")
        return
      }
    }
  }

  /// Every currency to every other and back, from one mode to the other and back.
  @Test func switchesNeverScaleAnAmount() {
    let amount = ExactDecimal("1234.5678")
    for (index, first) in EveryLocale.currencies.enumerated() {
      let second = EveryLocale.currencies[(index * 7 + 3) % EveryLocale.currencies.count]
      for locale in TapThroughTests.locales {
        var entry = CurrencyEntry(CurrencyStyle(first.code, in: locale), mode: .centsFirst)
        entry.setAmount(amount)
        let text = entry.text
        entry.beginEditing()
        entry.switchStyle(to: CurrencyStyle(second.code, in: "de"), mode: .decimalFirst)
        #expect(entry.amount == amount)
        entry.switchMode(to: .centsFirst)
        #expect(entry.amount == amount)
        entry.switchStyle(to: CurrencyStyle(first.code, in: locale))
        #expect(entry.amount == amount)
        #expect(entry.text == text)
      }
    }
  }

  /// What was typed survives too: as an amount, whatever the digits are.
  @Test(arguments: [
    ("locale=en-US;mode=cents", "123456", "currency=JPY", "currency=USD"),
    ("locale=en-US", "1234.56", "currency=JPY", "currency=USD"),
    ("locale=en-US;currency=KWD;mode=cents", "1234567", "currency=USD", "currency=KWD"),
    ("locale=hu-HU;mode=cents;digits=iso", "123456", "digits=cldr", "digits=iso"),
    ("locale=hu-HU", "1234", "digits=iso", "digits=cldr"),
    ("locale=de-CH;currency=CHF", "12.34", "digits=cash", "digits=cldr"),
  ])
  func typedAmountsSurviveSwitchingAndBack(
    config: String, keys: String, there: String, back: String
  ) {
    let before = made(config, keys)
    let switched = made(config, keys + "{Switch:\(there)}")
    let after = made(config, keys + "{Switch:\(there)}{Switch:\(back)}")
    #expect(switched.amount == before.amount)
    #expect(after.amount == before.amount)
    #expect(after.text == before.text)
  }
}
