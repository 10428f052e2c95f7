import Mintage
import Testing

/// Promises that hold for every locale, tried on all of them with a sample of currencies.
@Suite struct EveryLocaleTests {
  static let locales: [LocaleIdentifier] = {
    var locales: [LocaleIdentifier] = []
    CurrencyTables.default.forEachLocale { locales.append($0) }
    return locales
  }()

  /// Currencies of 0, 2, 3 and 4 digits, with cash increments, with own formats, and an unknown one.
  static let currencies = ["USD", "EUR", "JPY", "KWD", "CLF", "CHF", "CVE", "INR", "QQQ"]
    .compactMap { CurrencyCode($0) }

  static let amounts: [Int64] = [0, 1, -5, 999, -1_000, 123_456, -987_654_321_012, .max, .min]

  @Test func thereAreAllOfThem() {
    #expect(EveryLocaleTests.locales.count == 907)
    #expect(EveryLocaleTests.currencies.count == 9)
  }

  /// Minor units take a faster way than exact decimals, to the same text.
  @Test func minorUnitsAndExactDecimalsAgree() throws {
    for (index, locale) in EveryLocaleTests.locales.enumerated() {
      let currency = EveryLocaleTests.currencies[index % EveryLocaleTests.currencies.count]
      for form in CurrencyForm.allCases {
        let sign = SignDisplay.allCases[index % SignDisplay.allCases.count]
        let style = CurrencyStyle(
          currency, in: locale, options: StyleOptions(form: form, sign: sign))
        for minorUnits in EveryLocaleTests.amounts {
          let amount = ExactDecimal(minorUnits: minorUnits, scale: style.minorUnitDigits)
          #expect(
            try style.string(minorUnits: minorUnits) == style.string(amount),
            "\(currency) in \(locale), \(form), \(sign)")
        }
      }
    }
  }

  /// ``CurrencyText`` holds the longest `Int64` with the most fraction digits there are.
  @Test func everyAmountFits() {
    let digits = FractionDigits.exactly(FractionDigits.limit)
    for (index, locale) in EveryLocaleTests.locales.enumerated() {
      let currency = EveryLocaleTests.currencies[index % EveryLocaleTests.currencies.count]
      for form in CurrencyForm.allCases {
        for system in [nil, NumberingSystem.native, NumberingSystem("adlm")] {
          let options = StyleOptions(
            form: form, fractionDigits: digits, numberingSystem: system)
          var text = CurrencyText()
          CurrencyStyle(currency, in: locale, options: options)
            .write(minorUnits: .min, into: &text)
          #expect(text.count > 19 + FractionDigits.limit, "\(currency) in \(locale)")
        }
      }
    }
  }

  /// A locale's own name in BCP 47 form is the same locale.
  @Test func identifiersReadBack() {
    for locale in EveryLocaleTests.locales {
      let text = locale.description
      #expect(LocaleIdentifier(text) == locale)
      #expect(LocaleIdentifier(text.replacing("_", with: "-")) == locale)
      #expect(locale.resolved() == locale)
    }
  }
}
