import Mintage
import MintageEntry
import Testing

/// Rule A3: grouping separators are transparent.
@Suite struct GroupingRuleTests {
  @Test func backspaceDeletesTheDigitBeforeASeparator() {
    #expect(typed("locale=en-US;start=$1,234;caret=3", "{Backspace}") == "$|234")
    #expect(typed("locale=en-US;start=$12,345;caret=4", "{Backspace}") == "$1|,345")
  }

  @Test func deleteDeletesTheDigitBehindASeparator() {
    #expect(typed("locale=en-US;start=$1,234;caret=2", "{Delete}") == "$1|34")
  }

  /// A platform that deletes by ranges hands over the separator itself.
  @Test func aRangeOfASeparatorStandsForABackspaceThere() {
    var entry = made("locale=en-US", "1234567")
    #expect(entry.replace(utf16: 2..<3, with: "").outcome == .changed)
    #expect(Typed(entry) == "$|234,567")
  }

  @Test(arguments: ["'", "\u{2019}", " ", "\u{A0}", "\u{202F}", "\u{66C}", "\u{60C}"])
  func groupingCharactersAreAbsorbed(character: String) {
    let keys = "12" + character + "34"
    #expect(typed("locale=en-US", keys) == "$1,234|")
    #expect(outcome("locale=en-US", "12" + character) == .absorbed)
    #expect(typed("locale=en-US;mode=cents", keys) == "$12.34|")
  }

  @Test(arguments: [
    ("de-CH", "CHF", "'"), ("fr-FR", "EUR", " "), ("ar-EG;nu=arab", "EGP", "\u{66C}"),
  ])
  func theSeparatorThatStandsThereIsSteppedOver(locale: String, currency: String, key: String) {
    let config = "locale=\(locale);currency=\(currency)"
    let keys = "1234{Home}{Right}" + key
    #expect(outcome(config, keys) == .moved)
    let moved = made(config, keys).selection.utf16.lowerBound
    let before = made(config, "1234{Home}{Right}").selection.utf16.lowerBound
    #expect(moved == before + 1)
    #expect(amount(config, keys + "9") == "19234")
  }

  /// Where a comma can only group, typing it over digits deletes none.
  @Test func overASelectionItDeletesNothing() {
    let yen = "locale=en-US;currency=JPY"
    #expect(outcome(yen, "1234{SelectLeft},") == .absorbed)
    #expect(typed(yen, "1234{SelectLeft},") == "¥1,23[4]")
    let strict = "locale=en-US;typed=strict"
    #expect(outcome(strict, "12345{Select:4-5},") == .refused(.foreignSeparator))
    #expect(typed(strict, "12345{Select:4-5},") == "$12,[3]45")
  }
}

/// Rule A4: the decimal separator is an element.
@Suite struct DecimalRuleTests {
  @Test func backspaceRemovesASeparatorWithoutFraction() {
    #expect(typed("locale=en-US", "12.{Backspace}") == "$12|")
    #expect(outcome("locale=en-US", "12.{Backspace}") == .changed)
  }

  @Test func backspaceCrossesASeparatorWithFraction() {
    let config = "locale=en-US;start=$12.34;caret=4"
    #expect(typed(config, "{Backspace}") == "$12|.34")
    #expect(outcome(config, "{Backspace}") == .moved)
    #expect(typed(config, "{Backspace*2}") == "$1|.34")
  }

  @Test func deleteRemovesOrCrossesLikewise() {
    #expect(typed("locale=en-US", "12.{Left}{Delete}") == "$12|")
    #expect(typed("locale=en-US;start=$12.34;caret=3", "{Delete}") == "$12.|34")
    #expect(typed("locale=en-US;start=$12.34;caret=3", "{Delete*2}") == "$12.|4")
  }

  @Test func aDeletedRangeKeepsTheSeparatorWhileFractionDigitsRemain() {
    #expect(typed("locale=en-US;maxfd=3;start=$1,234.56;caret=4-8", "{Backspace}") == "$12|.6")
    #expect(typed("locale=en-US;start=$12.34;caret=3-4", "{Backspace}") == "$12|.34")
    #expect(outcome("locale=en-US;start=$12.34;caret=3-4", "{Backspace}") == .moved)
    #expect(typed("locale=en-US;start=$12.34;caret=2-4", "{Backspace}") == "$1|.34")
    #expect(typed("locale=en-US;start=$12.34;caret=3-6", "{Backspace}") == "$12|")
    #expect(typed("locale=en-US;start=$12.34;caret=2-6", "{Delete}") == "$1|")
  }

  @Test func typingOverARangeNeverJoins() {
    #expect(typed("locale=en-US;start=$12.34;caret=3-4", "5") == "$125|.34")
    #expect(typed("locale=en-US;start=$12.34;caret=2-5", "9") == "$19|.4")
    #expect(typed("locale=en-US;start=$12.34;caret=2-5", ".") == "$1.|4")
  }

  @Test func typedInsideTheIntegerPartItMakesAFraction() {
    let config = "prefix=;suffix= Sq. ft;decimal=\\u002C;group=.;typed=alwaysDecimal;maxfd=2"
    #expect(typed(config + ";start=234.456 Sq. ft;caret=5", ".") == "2.344,|56 Sq. ft")
  }

  @Test func tooManyDigitsBehindItRefuseIt() {
    let config = "locale=en-US;typed=alwaysDecimal;start=$123,456;caret=4"
    #expect(outcome(config, ".") == .refused(.tooManyFractionDigits))
    #expect(typed(config, ".") == "$123|,456")
  }

  @Test func aSecondOneIsRefused() {
    #expect(outcome("locale=en-US", "12.3.") == .refused(.separatorPresent))
    #expect(outcome("locale=en-US;start=$12.34;caret=2", ".") == .refused(.separatorPresent))
    #expect(typed("locale=en-US;start=$12.34;caret=3", ".") == "$12.|34")
  }

  @Test func withoutFractionDigitsItIsRefused() {
    #expect(outcome("locale=ja-JP", "12.") == .refused(.noFractionDigits))
    #expect(typed("locale=ja-JP", "12.3") == "￥123|")
  }
}
