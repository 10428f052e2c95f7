import Mintage
import MintageNames
import MintageTestSupport
import Testing

@testable import MintageCore

/// Currencies by name, in text and in the output of styles with names: rules B2 and B3.
@Suite struct NameReadingTests {
  static func reading(
    _ text: String, _ locale: LocaleIdentifier, _ currency: CurrencyCode,
    _ mode: ReadingMode = .lenient
  ) -> String {
    ReadingRow.word(CurrencyReader(currency, in: locale, mode: mode, names: .default).read(text))
  }

  @Test(arguments: [
    ("12 euros", "en", "EUR", "12"), ("euros 12", "en", "EUR", "12"),
    ("12 Euro", "de", "EUR", "12"),
    ("12 EURO", "de", "EUR", "12"), ("1,234.50 US dollars", "en-US", "USD", "1234.5"),
    ("-1.00 US dollars", "en-US", "USD", "-1"), ("1 US dollar", "en-US", "USD", "1"),
    ("1 US Dollar", "en-US", "USD", "1"), ("(12 US dollars)", "en-US", "USD", "-12"),
    ("US$12.50 US dollars", "en-FR", "USD", "12.5"), ("$12,50 ABD doları", "tr-TR", "USD", "12.5"),
    ("5 японских иен", "ru", "JPY", "5"), ("21 японская иена", "ru", "JPY", "21"),
    ("5円", "ja", "JPY", "5"), ("12 US dollars", "en", "EUR", "!otherCurrency(USD)"),
    // The longest name wins: neither the first words nor a part of a word are a name.
    ("12 Canadian dollars", "en", "USD", "!otherCurrency(CAD)"),
    ("12 US dollarss", "en", "USD", "!unexpectedCharacter"),
    ("12 dollars", "en", "USD", "!unexpectedCharacter"),
    // Digits and parentheses that belong to a name are no number's.
    ("3.00 Bolivian bolivianos (1863–1963)", "en", "BOL", "3"),
    ("3.00 Bolivian bolivianos (1863–1963)", "en", "BOB", "!otherCurrency(BOL)"),
    ("3.00 Bolivian bolivianos (1863-1963)", "en", "BOL", "3"),
    // CLDR's name of no currency stands in parentheses itself.
    ("0,50 (ukendt valuta)", "da", "XXX", "0.5"), ("(නොදත් මුදල්)1.00", "si", "XXX", "1"),
    ("(0,50) (ukendt valuta)", "da", "XXX", "-0.5"),
    ("(0,50 (ukendt valuta))", "da", "XXX", "-0.5"),
    ("12 (ukendt valuta)", "da", "DKK", "!unbalancedParentheses"),
    // A word between number and name, and groups of the decimal pattern, which names stand beside.
    ("20 de lei românești", "ro", "RON", "20"), ("20 lei românești", "ro", "RON", "20"),
    ("20 de yeni japonezi", "ro", "RON", "!otherCurrency(JPY)"),
    ("20 de UYI", "ro", "UYI", "20"), ("20 de UYI", "ro", "RON", "!unexpectedCharacter"),
    ("20 de", "ro", "RON", "!unexpectedCharacter"),
    ("12,34,568 യു.എസ്. ഡോളർ", "ml", "USD", "1234568"),
    ("1,23,45,68 ADP", "or", "ADP", "!wrongGrouping"),
    ("12,34,568 ADP", "or", "ADP", "1234568"), ("1,234,568 ADP", "or", "ADP", "1234568"),
    ("12 US dollars US dollars US dollars", "en", "USD", "!unexpectedCharacter"),
    ("12 US dollars 5", "en", "USD", "!unexpectedCharacter"),
  ])
  func namesAreTokens(text: String, locale: String, currency: String, expected: String) throws {
    let code = try #require(CurrencyCode(currency))
    #expect(Self.reading(text, LocaleIdentifier(locale), code) == expected)
  }

  @Test(arguments: [
    ("1,234.50 US dollars", "1234.5"), ("-1.00 US dollars", "-1"), ("$1,234.50", "1234.5"),
    // Not what the style writes: digits, plural form, case, spaces, order.
    ("5 US dollars", "!unexpectedCharacter"), ("1.00 US dollar", "!unexpectedCharacter"),
    ("1.00 us dollars", "!unexpectedCharacter"), ("1.00  US dollars", "!unexpectedCharacter"),
    ("US dollars 1.00", "!unexpectedCharacter"), ("1.00 euros", "!unexpectedCharacter"),
  ])
  func strictReadingTakesWhatTheStyleWrites(text: String, expected: String) {
    #expect(Self.reading(text, "en-US", .usd, .strict) == expected)
  }

  @Test func withoutTablesNamesAreUnknown() {
    #expect(
      ReadingRow.word(CurrencyReader(.eur, in: "en").read("12 euros")) == "!unexpectedCharacter")
  }

  /// Every locale × currency × numbering system × amount in the style with names, strictly and
  /// leniently; a sample in debug.
  @Test(arguments: EveryLocale.parts)
  func ownTextIsReadAsTheAmountDisplayed(part: Int) {
    var faults = FaultList()
    let locales = EveryLocale.locales
    for index in stride(from: part, to: locales.count, by: EveryLocale.parts.count) {
      for (row, currency) in EveryLocale.currencies.enumerated()
      where ReadingUniverse.isSampled(index, row) {
        for system in EveryLocale.systems {
          let options = StyleOptions(numberingSystem: system)
          let style = AmountStyle(
            currency.code, in: locales[index], options: AmountOptions(options), names: .default)
          let reader = CurrencyReader(
            currency.code, in: locales[index], options: options, mode: .strict, names: .default)
          check(style, reader, currency) { faults.add("\(locales[index]) \(currency.code) \($0)") }
        }
      }
    }
    #expect(faults.count == 0, "\(faults.first)")
  }

  /// In a field of one currency the name of another never gives an amount, but where a locale has one
  /// name for both.
  @Test(arguments: EveryLocale.parts)
  func namesOfOtherCurrenciesAreRefused(part: Int) {
    var faults = FaultList()
    let (locales, currencies) = (EveryLocale.locales, EveryLocale.currencies)
    for index in stride(from: part, to: locales.count, by: EveryLocale.parts.count) {
      for (row, currency) in currencies.enumerated() where ReadingUniverse.isSampled(index, row) {
        let reader = CurrencyReader(currency.code, in: locales[index], names: .default)
        let own = forms(currency.code, locales[index])
        for (other, foreign) in currencies.enumerated()
        where other != row && (row &* 31 &+ other &+ index) % 61 == 0 {
          let style = AmountStyle(foreign.code, in: locales[index], names: .default)
          let text = style.string(minorUnits: 1_234_500)
          guard let amount = reader.read(text).amount,
            own.isDisjoint(with: forms(foreign.code, locales[index]))
          else { continue }
          faults.add("\(locales[index]) \(currency.code) \(foreign.code) \(text): \(amount)")
        }
      }
    }
    #expect(faults.count == 0, "\(faults.first)")
  }

  private func forms(_ currency: CurrencyCode, _ locale: LocaleIdentifier) -> Set<String> {
    let names = (PluralCategory.allCases.map(Optional.some) + [nil]).map { category in
      CurrencyNames.default.name(of: currency, in: locale, category: category, tables: .default)
    }
    return Set(names)
  }

  private func check(
    _ style: AmountStyle, _ strict: CurrencyReader, _ currency: CurrencyInfo,
    _ report: (String) -> Void
  ) {
    var lenient = strict
    lenient.mode = .lenient
    for amount in ReadingUniverse.amounts(currency) {
      guard let text = try? style.string(amount) else { continue }
      for reader in [strict, lenient] {
        let reading = reader.read(text)
        let again = reading.amount.flatMap { try? style.string($0) }
        if again != text { report("\(reader.mode) \(text): \(reading)") }
      }
    }
  }
}
