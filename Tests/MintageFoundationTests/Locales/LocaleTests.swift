import Foundation
import MintageCore
import MintageEntry
import Testing

@testable import MintageFoundation

@Suite struct LocaleTests {
  @Test(arguments: [
    ("de_CH", "de_CH"), ("de-CH", "de_CH"), ("ar_EG@numbers=latn", "ar_EG@numbers=latn"),
    ("ar-EG-u-nu-latn", "ar_EG@numbers=latn"), ("zh-Hant-TW", "zh_Hant_TW"),
    ("en_US@currency=EUR;calendar=buddhist", "en_US@currency=EUR"),
    ("en-US-u-cu-eur-ca-buddhist", "en_US@currency=EUR"),
    ("en_US@rg=gbzzzz", "en_US@rg=gbzzzz"), ("ca-ES-valencia", "ca_ES_VALENCIA"),
    ("en_US_POSIX", "en_US_POSIX"), ("", "root"),
  ])
  func localesBecomeIdentifiersAndBack(locale: String, identifier: String) {
    let read = LocaleIdentifier(Locale(identifier: locale))
    #expect(read.description == identifier)
    #expect(LocaleIdentifier(Locale(read)) == read)
  }

  @Test func theStyleIsTheLocales() {
    let swiss = Locale(identifier: "de_CH")
    #expect(CurrencyStyle(.usd, in: swiss).string(minorUnits: 123_456) == "$\u{A0}1'234.56")
    #expect(CurrencyStyle(locale: swiss)?.string(minorUnits: 123_456) == "CHF\u{A0}1'234.56")
    #expect(CurrencyStyle(locale: Locale(identifier: "eo")) == nil)
    let arabic = Locale(identifier: "ar_EG@numbers=latn")
    #expect(CurrencyReader(.egp, in: arabic).read("12.5 EGP").amount == ExactDecimal("12.5"))
    #expect(AmountStyle(.eur, in: swiss).string(minorUnits: 5) == "EUR\u{A0}0.05")
  }

  @Test(arguments: [
    ("de_CH", "CHF"), ("de_CH@currency=EUR", "EUR"), ("en-US-u-cu-jpy", "JPY"),
    // The toolchain's Foundation still says BGN.
    ("bg_BG", "EUR"), ("en_US@rg=gbzzzz", "GBP"),
  ])
  func currencyOfALocale(locale: String, code: String) {
    #expect(CurrencyCode(Locale(identifier: locale))?.description == code)
  }

  @Test func codesAreFoundationsToo() {
    #expect(CurrencyCode(Locale.Currency("chf")) == .chf)
    #expect(CurrencyCode(Locale.Currency("Swiss francs")) == nil)
    #expect(Locale.Currency(.chf) == Locale.Currency("CHF"))
  }

  /// No setting changes separators on this platform, so that the comparison is tested by itself.
  @Test func onlyChangedSeparatorsAreTakenOver() {
    #expect(AmountOverrides(.current) == AmountOverrides())
    #expect(AmountOverrides(Locale(identifier: "de_CH")) == AmountOverrides())
    let changed = ChangedSeparators(decimal: (",", "."), grouping: (" ", ","))
    #expect(changed.decimal == ",")
    #expect(changed.grouping == " ")
    let half = ChangedSeparators(decimal: (".", "."), grouping: (nil, ","))
    #expect(half.decimal == nil)
    #expect(half.grouping == nil)
    var presentation = EntryPresentation()
    presentation.useSeparators(of: .current)
    #expect(presentation == EntryPresentation())
  }
}
