import Mintage
import MintageEntry
import Testing

/// Rule B8: what is pasted, dropped, dictated or filled in.
@Suite struct InsertionRuleTests {
  @Test(arguments: [
    ("1,234.56", "$1,234.56|"), ("1.234,56", "$1,234.56|"), ("$1,234.56", "$1,234.56|"),
    ("USD 1,234.56", "$1,234.56|"), (" 12.50 ", "$12.50|"), ("１２", "$12|"), ("١٢٫٥", "$12.5|"),
    (".99", "$0.99|"), ("12.-", "$12|"), ("$12.50 USD", "$12.50|"),
  ])
  func anEmptyFieldTakesAnAmount(text: String, expected: String) {
    #expect(typed("locale=en-US", "{Paste:\(text)}").description == expected)
  }

  @Test func aWhollySelectedFieldTakesAnAmount() {
    #expect(typed("locale=en-US", "77{SelectAll}{Paste:1,234.5}") == "$1,234.5|")
    #expect(typed("locale=en-US", "77.5{SelectHome}{Paste:1,234.5}") == "$1,234.5|")
  }

  @Test func amongDigitsOnlyDigitsInsert() {
    #expect(typed("locale=en-US", "12{Left}{Paste:34}") == "$1,34|2")
    #expect(typed("locale=en-US", "12{Left}{Paste: 34 }") == "$1,34|2")
    #expect(typed("locale=en-US", "12{Paste:٣٤}") == "$1,234|")
    #expect(typed("locale=en-US", "0.{Paste:34}") == "$0.34|")
    #expect(typed("locale=en-US", "0{Paste:34}") == "$34|")
    #expect(typed("locale=en-US", "0{Home}{Paste:34}") == "$34|")
    for text in ["3.4", "3,400", "$3", "-34", "3 4", "34x"] {
      #expect(outcome("locale=en-US", "12{Paste:\(text)}") == .refused(.digitsOnly))
    }
    #expect(outcome("locale=en-US", "12{Paste:  }") == .refused(.notAnAmount))
  }

  /// A separator that was typed first is not forgotten: 50 behind it is no 50 dollars.
  @Test func behindALoneSeparatorDigitsAreItsFraction() {
    #expect(typed("locale=en-US", ".{Paste:50}") == "$.50|")
    #expect(outcome("locale=en-US", ".{Paste:500}") == .refused(.tooManyFractionDigits))
    #expect(typed("locale=en-US", ".{SelectAll}{Paste:500}") == "$500|")
  }

  @Test func overAPartDigitsReplaceDigits() {
    #expect(
      typed("locale=en-US;mode=cents;start=$1,234,567.89;caret=3-5", "{Paste:15}")
        == "$1,15|4,567.89")
    #expect(typed("locale=en-US", "5000{Home}{SelectRight}{Paste:04}") == "$4|,000")
    // Zeros fall away once everything stands: 071 before 093 are 71,093.
    #expect(typed("locale=en-US", "5093{Home}{SelectRight}{Paste:071}") == "$71|,093")
  }

  @Test func inCentsFirstTextWithASeparatorIsAnAmount() {
    let config = "locale=en-US;mode=cents;negative=1"
    #expect(typed(config, "{Paste:12.5}") == "$12.50|")
    #expect(typed(config, "{Paste:$12}") == "$12.00|")
    #expect(typed(config, "{Paste:12 USD}") == "$12.00|")
    #expect(typed(config, "{Paste:-12}") == "-$12.00|")
    #expect(outcome(config, "{Paste:12.5}") == .changed)
  }

  @Test func inCentsFirstBareDigitsAreWholeUnitsAndTheOutcomeSaysSo() {
    let config = "locale=en-US;mode=cents"
    #expect(typed(config, "{Paste:1234}") == "$1,234.00|")
    #expect(outcome(config, "{Paste:1234}") == .interpreted(.wholeUnits))
    #expect(typed(config, "{Paste:5}") == "$0.05|")
    #expect(typed(config + ";bare=keys", "{Paste:1234}") == "$12.34|")
    #expect(outcome(config + ";bare=keys", "{Paste:1234}") == .changed)
    #expect(outcome("locale=ja-JP;mode=cents", "{Paste:1234}") == .changed)
    // An input method's digits are typed.
    #expect(typed(config, "{Compose:1234}") == "$12.34|")
  }

  @Test func anAmbiguousTextIsAsked() {
    let config = "locale=fr-FR;currency=EUR"
    #expect(outcome(config, "{Paste:1.234}") == .refused(.ambiguous))
    #expect(typed(config, "{Paste:1.234}") == "|")
    let readings = made(config).readings(of: "1.234")
    #expect(readings?.locale == ExactDecimal("1234"))
    #expect(readings?.other == ExactDecimal("1.234"))
    #expect(made(config).readings(of: "1234") == nil)
    #expect(typed(config + ";paste=locale", "{Paste:1.234}") == "1 234| €")
    #expect(outcome(config + ";paste=locale", "{Paste:1.234}") == .interpreted(.localeReading))
  }

  @Test(arguments: [
    ("€12", EntryRefusal.otherCurrency), ("12 EUR", .otherCurrency), ("1,23,4", .wrongGrouping),
    ("1.234", .tooManyFractionDigits), ("12k", .notAnAmount), ("12%", .notAnAmount),
    ("1e5", .notAnAmount), ("12-15", .notAnAmount), ("12\t13", .notAnAmount), ("abc", .notAnAmount),
    (",,,,", .notAnAmount), ("12$50", .notAnAmount), ("(12", .notAnAmount),
    ("-12", .negativeNotAllowed), ("1234567890123456789012345678901234567890", .tooManyDigits),
  ])
  func whatIsNoAmountIsRefusedWhole(text: String, reason: EntryRefusal) {
    #expect(outcome("locale=en-US", "{Paste:\(text)}") == .refused(reason))
    #expect(typed("locale=en-US", "{Paste:\(text)}") == "|")
  }

  @Test func limitsHoldForInsertions() {
    #expect(outcome("locale=en-US;max=100", "{Paste:100.01}") == .refused(.aboveMaximum))
    #expect(outcome("locale=en-US;maxint=3", "{Paste:1,234}") == .refused(.tooManyIntegerDigits))
  }

  @Test func aBareMinusGivesItsSignToWhatIsInserted() {
    #expect(typed("locale=en-US;negative=1", "-{Paste:12.5}") == "-$12.5|")
    #expect(typed("locale=en-US;negative=1", "-{Paste:-12.5}") == "-$12.5|")
    #expect(typed("locale=en-US;negative=1", "-5{SelectAll}{Paste:12.5}") == "$12.5|")
  }

  @Test func aStyleWithoutReaderReadsItsOwnText() {
    var entry = CurrencyEntry(CurrencyStyle(.eur, in: "de-DE"), mode: .decimalFirst)
    #expect(entry.replaceSelection(with: "1.234,50 €", source: .insertion).outcome == .changed)
    #expect(entry.amount == ExactDecimal("1234.50"))
    entry.clear()
    for text in ["1,234.50", "$5.00", "12 EUR", "1.2345,6"] {
      #expect(
        entry.replaceSelection(with: text, source: .insertion).outcome == .refused(.notAnAmount))
    }
    #expect(entry.isEmpty)
  }

  @Test func ownAffixesAndSeparatorsRoundTrip() {
    let config = "prefix=Rs. ;suffix= /sq.feet;group=\u{B7};decimal=:;negative=1"
    for keys in ["1234567:8", "-0:5", "-12"] {
      let entry = made(config, keys)
      #expect(amount(config, "{Paste:\(entry.text)}") == amount(config, keys))
    }
  }
}
