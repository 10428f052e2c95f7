import Mintage
import MintageEntry
import Testing

/// Rule A1: two modes, one engine; what changes while editing leaves the amount as it is.
@Suite struct ModeRuleTests {
  @Test(arguments: [
    ("currency=JPY", "￥123|"), ("currency=USD", "$1.23|"), ("currency=KWD", "KWD 0.123|"),
    ("currency=CLF", "CLF 0.0123|"),
  ])
  func centsFirstShiftsOverTheFractionDigits(currency: String, expected: String) {
    let config = "locale=en-US;mode=cents;" + currency
    #expect(typed(config, "123").description == expected.replacing("￥", with: "¥"))
  }

  /// Of every length, whatever the fraction, the text is the style's own.
  @Test(arguments: ["JPY", "USD", "KWD", "CLF"], ["en-US", "de-CH", "ja-JP", "hi-IN"])
  func centsFirstShowsWhatTheStyleWrites(currency: String, locale: String) throws {
    var entry = made("mode=cents;locale=\(locale);currency=\(currency)")
    var text = EntryText()
    var units: Int64 = 0
    for digit: UInt8 in [1, 0, 2, 0, 0, 3, 4, 5, 6, 0, 7, 8, 9, 0, 1, 2, 3] {
      entry.press(.digit(digit), into: &text)
      units = units * 10 + Int64(digit)
      let amount = ExactDecimal(minorUnits: units, scale: entry.style.maximumFractionDigits)
      let expected = try entry.style.string(amount)
      #expect(text.description == expected)
      #expect(entry.text == expected)
    }
  }

  @Test func decimalFirstTakesTheSeparatorFromThePerson() {
    #expect(typed("locale=en-US", "123.4") == "$123.4|")
  }

  @Test(arguments: ["decimal", "cents"])
  func yenBecomesDollarsByAmountNotByDigits(mode: String) {
    let config = "locale=en-US;currency=JPY;mode=\(mode)"
    #expect(typed(config, "1234{Switch:currency=USD}") == "$1,234.00|")
  }

  @Test(arguments: ["decimal", "cents"])
  func dollarsBecomeYenRoundedAndStayExact(mode: String) {
    let keys = modeKeys(mode) + "{Switch:currency=JPY}"
    let switched = made("locale=en-US;mode=\(mode)", keys)
    #expect(switched.text == "¥12")
    #expect(switched.amount == ExactDecimal("12.34"))
    #expect(switched.isRounded)
    let back = made("locale=en-US;mode=\(mode)", keys + "{Switch:currency=USD}")
    #expect(back.text == "$12.34")
    #expect(!back.isRounded)
  }

  @Test func anEditDropsWhatWasExact() {
    let config = "locale=en-US"
    #expect(amount(config, "12.34{Switch:currency=JPY}5") == "125")
  }

  @Test func modesSwitchWithoutMovingThePoint() {
    #expect(typed("locale=en-US", "12.5{Switch:mode=cents}") == "$12.50|")
    #expect(typed("locale=en-US;mode=cents", "1250{Switch:mode=decimal}") == "$12.50|")
    #expect(typed("locale=en-US;mode=cents", "1250{Switch:mode=decimal}{Backspace}") == "$12.5|")
  }

  @Test func digitSourcesSwitchWithoutMovingThePoint() {
    let config = "locale=hu-HU;currency=HUF;mode=cents"
    #expect(typed(config, "12345{Switch:digits=iso}") == "12 345,00| Ft")
    #expect(typed(config, "12345{Switch:digits=iso}{Switch:digits=cldr}") == "12 345| Ft")
    #expect(amount(config + ";digits=iso", "12345{Switch:digits=cldr}") == "123.45")
  }

  @Test func localesSwitchInTheMiddleOfTyping() {
    #expect(
      typed("locale=en-US;currency=EUR", "1234.5{Left*4}{Switch:locale=de-DE}") == "1.2|34,5 €")
    #expect(typed("locale=en-US", "12.{Switch:currency=EUR}5") == "€12.5|")
  }

  @Test func aSwitchIsOneStepOfUndo() {
    let config = "locale=en-US;currency=KWD;mode=cents"
    #expect(typed(config, "12345{Switch:currency=USD}{Undo}") == "KWD 12.345|")
    #expect(typed(config, "12345{Switch:currency=USD}{Undo}{Redo}") == "$12.34|")
    #expect(amount(config, "12345{Switch:currency=USD}{Undo}{Redo}") == "12.345")
  }

  @Test func emptyFieldsAndBareMinusSurviveASwitch() {
    #expect(typed("locale=en-US;negative=1", "{Switch:currency=JPY}") == "|")
    #expect(typed("locale=en-US;negative=1", "-{Switch:currency=JPY}") == "-|")
    #expect(typed("locale=en-US", ".{Switch:currency=JPY}") == "|")
  }

  private func modeKeys(_ mode: String) -> String { mode == "cents" ? "1234" : "12.34" }
}
