import Mintage
import MintageEntry
import Testing

/// Rule A13: amounts set from outside.
@Suite struct OutsideAmountTests {
  @Test func moreFractionDigitsShowRoundedAndStayExact() {
    #expect(typed("locale=en-US", "{SetValue:1.23456}") == "$1.23|")
    #expect(amount("locale=en-US", "{SetValue:1.23456}") == "1.23456")
    #expect(typed("locale=en-US", "{SetValue:0.125}") == "$0.12|")
    #expect(typed("locale=en-US;round=half-up", "{SetValue:0.125}") == "$0.13|")
    #expect(typed("locale=en-US;mode=cents", "{SetValue:0.125}") == "$0.12|")
    #expect(typed("locale=en-US;fraction=padded", "{SetValue:7}") == "$7.00|")
  }

  @Test func onlyAnEditWritesWhatIsShown() {
    #expect(amount("locale=en-US", "{SetValue:1.23456}{Focus}{Blur}") == "1.23456")
    #expect(amount("locale=en-US", "{SetValue:1.23456}{Focus}x{Blur}") == "1.23456")
    #expect(amount("locale=en-US", "{SetValue:1.23456}{Focus}{Backspace}{Blur}") == "1.20")
    #expect(amount("locale=en-US", "{SetValue:1.23456}{Focus}{Backspace}{Undo}{Blur}") == "1.23456")
  }

  @Test func theSeedsBehaviorIsAnOption() {
    let config = "locale=en-US;writerounded=1"
    #expect(amount(config, "{SetValue:1.23456}") == "1.23456")
    #expect(amount(config, "{SetValue:1.23456}{Focus}") == "1.23")
    #expect(outcome(config, "{SetValue:1.23456}{Focus}") == .changed)
    #expect(outcome(config, "{SetValue:1.23}{Focus}") == .absorbed)
    #expect(amount(config, "{SetValue:1.23456}{Focus}{Undo}") == "1.23456")
  }

  @Test func tooManyIntegerDigitsStayEditable() {
    let config = "locale=en-US;maxint=3"
    #expect(typed(config, "{SetValue:123456}{Focus}") == "$123,456.00|")
    #expect(
      outcome(config, "{SetValue:123456}{Focus}{Home}{Right}7") == .refused(.tooManyIntegerDigits))
    #expect(typed(config, "{SetValue:123456}{Focus}{Home}{Delete}") == "$|23,456.00")
    #expect(outcome(config, "{SetValue:123456}{Home}{Delete}7") == .refused(.tooManyIntegerDigits))
    #expect(typed(config, "{SetValue:123456}{Home}{Delete*4}7") == "$7|56.00")
  }

  @Test func moreThan38DigitsAreRefused() {
    let digits = String(repeating: "9", count: 38)
    #expect(outcome("locale=en-US", "{SetValue:5}{SetValue:\(digits)}") == .refused(.tooManyDigits))
    #expect(amount("locale=en-US", "{SetValue:5}{SetValue:\(digits)}") == "5")
    #expect(amount("locale=ja-JP", "{SetValue:\(digits)}") == digits)
  }

  @Test func whileEditingAnOutsideAmountIsHeld() {
    #expect(typed("locale=en-US", "{SetValue:1}{Focus}{SetValue:2}") == "$1.00|")
    #expect(typed("locale=en-US", "{SetValue:1}{Focus}{SetValue:2}{Blur}") == "$2.00|")
    #expect(amount("locale=en-US", "{SetValue:1}{Focus}{SetValue:}{Blur}") == "(none)")
  }

  @Test func thePersonsEditWins() {
    #expect(typed("locale=en-US", "{SetValue:1}{Focus}{SelectAll}7{SetValue:2}{Blur}") == "$7.00|")
    #expect(typed("locale=en-US", "{SetValue:1}{Focus}{SetValue:2}{SelectAll}7{Blur}") == "$7.00|")
    #expect(
      typed("locale=en-US", "{SetValue:1}{Focus}{SetValue:2}{Backspace}{Undo}{Blur}") == "$2.00|")
  }

  @Test func itMayApplyAtOnce() {
    let config = "locale=en-US;atonce=1"
    #expect(typed(config, "{SetValue:1}{Focus}{SetValue:2}") == "$2.00|")
    // A binding that hands back what was typed leaves it alone.
    #expect(typed(config, "1.{SetValue:1}5") == "$1.5|")
  }

  @Test func theTextOfASetAmountIsTheFormatters() throws {
    let style = CurrencyStyle(.chf, in: "de-CH")
    var entry = CurrencyEntry(style, mode: .decimalFirst)
    for amount in ["0", "-0", "0.5", "-1234.5", "1234567.895", "-0.001"] {
      entry.setAmount(ExactDecimal(amount))
      let decimal = try #require(ExactDecimal(amount))
      #expect(entry.text == (try style.string(decimal)))
      #expect(entry.amount == decimal)
    }
  }
}

/// Rule A14: presentation while editing.
@Suite struct PresentationTests {
  @Test func groupsMayHideWhileEditing() {
    let config = "locale=de-DE;grouping=0;symbol=0"
    #expect(typed(config, "1234567,5") == "1234567,5|")
    #expect(typed(config, "1234567,5{Blur}") == "1.234.567,50|")
    #expect(typed(config, "1234567,5{Blur}{Focus}") == "1234567,50|")
  }

  @Test func theSymbolMayHideWhileEditing() {
    var options = EntryOptions()
    options.allowsNegative = true
    options.presentation.showsSymbolWhileEditing = false
    for (locale, expected) in [
      ("en-US", "-12"), ("de-DE", "-12"), ("nl-NL", "-12"), ("de-CH", "-12"), ("fy-NL", "12-"),
    ] as [(LocaleIdentifier, String)] {
      var entry = CurrencyEntry(
        CurrencyStyle(.eur, in: locale), mode: .decimalFirst, options: options)
      entry.replaceSelection(with: "-12")
      #expect(entry.text == expected)
      entry.commit()
      #expect(entry.text.contains("€") || entry.text.contains("EUR"))
    }
    let accounting = CurrencyStyle(.usd, in: "en-US", options: StyleOptions(form: .accounting))
    var entry = CurrencyEntry(accounting, mode: .centsFirst, options: options)
    entry.replaceSelection(with: "-12")
    #expect(entry.text == "(0.12)")
  }

  /// Every locale that puts a space beside its symbol.
  @Test func aHiddenSymbolLeavesNoStraySpace() {
    for locale in ["de-DE", "fr-FR", "nl-NL", "sv-SE", "he-IL", "fa-IR", "ar-EG", "pl-PL", "ar-MA"]
    {
      let entry = made("locale=\(locale);currency=EUR;symbol=0", "1234,5{Blur}")
      #expect(entry.text.unicodeScalars.first?.properties.isWhitespace == false)
      #expect(entry.text.unicodeScalars.last?.properties.isWhitespace == false)
      #expect(Typed(entry).description.last == "|")
    }
  }

  @Test func digitsMayBeLatinAndSpacesPlain() {
    #expect(typed("locale=ar-EG;nu=arab;latin=1;symbol=0", "1234{Separator}5") == "1٬234٫5|")
    let plain = made("locale=fr-FR;currency=EUR;plainspaces=1", "1234567,5")
    #expect(plain.text == "1 234 567,5 €")
    #expect(plain.text.unicodeScalars.allSatisfy { $0.value < 0x80 || $0 == "€" })
  }

  @Test func quantitiesHaveNoCurrency() {
    let options = StyleOptions(width: .none, fractionDigits: .range(minimum: 0, maximum: 3))
    let style = CurrencyStyle(.xxx, in: "de-DE", options: options)
    var entry = CurrencyEntry(style, mode: .decimalFirst)
    entry.replaceSelection(with: "1234,5")
    #expect(entry.text == "1.234,5")
    #expect(entry.amount == ExactDecimal("1234.5"))
    entry.commit()
    #expect(entry.text == "1.234,5")
  }

  @Test func ownAffixesAndSeparatorsAreTheHosts() {
    let config = "prefix=Rs. ;suffix= /sq.feet;group=\u{B7};decimal=:;negative=1"
    #expect(typed(config, "-1234:5") == "-Rs. 1·234:5| /sq.feet")
    #expect(typed("prefix=1;suffix=1", "1") == "11|1")
  }

  @Test func separatorsAreTheDisplaysEvenWhereALeakChangesThem() {
    // The default currency's own format of a leak locale rules every currency there.
    let style = CurrencyStyle(.usd, in: "en-AT")
    var entry = CurrencyEntry(style, mode: .decimalFirst)
    entry.setMinorUnits(123_450)
    #expect(entry.text == style.string(minorUnits: 123_450))
  }
}
