import Mintage
import MintageEntry
import Testing

/// What the fields people build today do: each habit, as a test.
@Suite struct FieldHabitTests {
  @Test func centsFirstWithDigitStripping() {
    var entry = made("locale=en-US;mode=cents")
    // The body of such a field: all digits of the new text are the cents.
    let shown = entry.text + "1"
    entry.selectAll()
    entry.replaceSelection(with: shown.filter(\.isNumber))
    #expect(entry.text == "$0.01")
  }

  @Test func yenAndWonWithoutTheDivision() {
    #expect(typed("locale=ja-JP;mode=cents", "1234") == "￥1,234|")
    #expect(typed("locale=ko-KR;mode=cents", "1234") == "₩1,234|")
    #expect(made("locale=ko-KR;mode=cents", "1234").minorUnits == 1234)
  }

  @Test func dinarsWithThree() {
    #expect(typed("locale=en-US;currency=KWD;mode=cents", "1234") == "KWD 1.234|")
    #expect(made("locale=en-US;currency=KWD;mode=cents", "1234").minorUnits == 1234)
  }

  @Test func optionalAndRequiredAmounts() {
    #expect(made("locale=en-US").amount == nil)
    #expect(made("locale=en-US;optional=0").amount?.isZero == true)
    #expect(made("locale=en-US").minorUnits == nil)
    #expect(made("locale=en-US;optional=0").minorUnits == 0)
  }

  @Test func clearToNilOrToZero() {
    #expect(amount("locale=en-US", "12{Backspace*2}") == "(none)")
    #expect(amount("locale=en-US;optional=0", "12{Backspace*2}") == "0.00")
  }

  @Test func everyKeyIsValidatedAgainstDigitLimits() {
    let config = "locale=en-US;maxint=6;maxfd=2;minfd=0"
    #expect(typed(config, "1234567.899") == "$123,456.89|")
  }

  @Test func typedPointOrComma() {
    #expect(typed("locale=de-DE;typed=alwaysDecimal", "1.5") == "1,5| €")
    #expect(typed("locale=en-US;typed=alwaysDecimal", "1,5") == "$1.5|")
  }

  @Test func groupsWhenNotEditingAndPlainDigitsWhileEditing() {
    let config = "locale=de-DE;grouping=0;symbol=0;minfd=0"
    #expect(typed(config, "{SetValue:1234567.5}") == "1.234.567,5|")
    #expect(typed(config, "{SetValue:1234567.5}{Focus}") == "1234567,5|")
    #expect(typed(config, "{SetValue:1234567.5}{Focus}{Blur}") == "1.234.567,5|")
  }

  @Test func halfUpOrHalfEvenRoundingOfASetValue() {
    #expect(typed("locale=en-US;round=half-up", "{SetValue:0.135}") == "$0.14|")
    #expect(typed("locale=en-US;round=half-up", "{SetValue:0.125}") == "$0.13|")
    #expect(typed("locale=en-US;round=half-even", "{SetValue:0.125}") == "$0.12|")
  }

  @Test func valuesOverTheLimitStayEditable() {
    #expect(typed("locale=en-US;maxint=3;minfd=0", "{SetValue:123456}{Backspace}") == "$12,345|")
    #expect(typed("locale=en-US;maxint=3;minfd=0", "{SetValue:123456}7") == "$123,456|")
  }

  @Test func outsideChangesAreHeldWhileEditing() {
    #expect(typed("locale=en-US", "12{SetValue:99}") == "$12|")
  }

  @Test func selectAllOnFocus() {
    #expect(typed("locale=en-US;selectall=1", "{SetValue:5}{Focus}7") == "$7|")
  }

  @Test func numberPadWithoutFractionDigits() {
    #expect(made("locale=ja-JP").keyboard == .numberPad)
    #expect(made("locale=en-US").keyboard == .decimalPad)
  }

  @Test func placeholder() {
    #expect(made("locale=de-DE").placeholder == "0,00\u{A0}€")
  }

  @Test func formattedSpokenValue() {
    var text = EntryText()
    made("locale=de-DE", "1234,5").writeSpokenValue(into: &text)
    #expect(text.description == "1.234,50 EUR")
  }

  @Test func aKeypadWithItsSeparatorKeyDisabledOnceUsed() {
    var entry = made("locale=en-US")
    #expect(entry.isSeparatorKeyEnabled)
    for key in [.digit(1), .separator, .digit(5)] as [EntryKey] { entry.press(key) }
    #expect(entry.text == "$1.5")
    #expect(!entry.isSeparatorKeyEnabled)
    #expect(entry.press(.separator).outcome == .refused(.separatorPresent))
  }

  @Test func backspaceToZero() {
    // A keypad that shows 0 when empty shows the placeholder, and its amount is 0.
    let entry = made("locale=en-US;optional=0;minfd=0", "1{Backspace}")
    #expect(entry.isEmpty)
    #expect(entry.placeholder == "$0")
    #expect(entry.amount?.isZero == true)
    #expect(typed("locale=en-US;mode=cents", "1{Backspace}") == "$0.00|")
  }

  @Test func doubleAndTripleZeroKeys() {
    #expect(typed("locale=en-US;mode=cents", "5{00}") == "$5.00|")
    #expect(typed("locale=en-US", "5{000}") == "$5,000|")
    #expect(typed("locale=en-US", "{00}") == "$0|")
    #expect(outcome("locale=en-US;maxint=3", "55{00}") == .refused(.tooManyIntegerDigits))
  }

  @Test func quickSuggestions() {
    let entry = made("locale=en-US")
    var text = EntryText()
    let labels = [500, 2_000, 10_000].map { (value: Int64) in
      entry.writeSuggestion(ExactDecimal(minorUnits: value), into: &text)
      return text.description
    }
    #expect(labels == ["$500", "$2,000", "$10,000"])
  }

  @Test func dimmedEmptyState() {
    #expect(made("locale=en-US").isEmpty)
    #expect(!made("locale=en-US", "0").isEmpty)
    let padded = made("locale=en-US;fraction=padded", "5")
    #expect(padded.range(of: .placeholder).utf16 == 3..<5)
  }

  @Test func anOutcomeOnEveryKeyForHaptics() {
    for (keys, expected) in [
      ("1", EntryOutcome.changed), ("1x", .refused(.notUnderstood)), ("1 ", .absorbed),
      ("1.5{Left}{Backspace}", .moved), ("1,234", .regrouped),
    ] {
      #expect(outcome("locale=en-US", keys) == expected)
    }
  }

  @Test func pastedDictatedAndHardwareTextIsFiltered() {
    #expect(typed("locale=en-US", "12abc") == "$12|")
    #expect(typed("locale=en-US", "{Paste:12abc}") == "|")
    #expect(typed("locale=en-US", "{Compose:12abc}") == "|")
  }

  @Test func zeroShownAsBlank() {
    #expect(typed("locale=en-US;blankzero=1", "{SetValue:0}") == "|")
  }

  @Test func reenterMode() {
    #expect(typed("locale=en-US;reenter=1", "{SetValue:12}{Focus}7") == "$7|")
  }

  @Test func isZeroAndCanCommitWithoutParsing() {
    #expect(made("locale=en-US;mode=cents", "1{Backspace}").isZero)
    #expect(!made("locale=en-US;min=5", "1").canCommit)
  }
}
