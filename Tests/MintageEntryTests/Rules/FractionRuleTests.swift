import Mintage
import MintageEntry
import Testing

/// Rule A11: how a fraction shows.
@Suite struct FractionRuleTests {
  @Test(arguments: ["1.", "1.0", ".5", "1.05", ".", "0.50"])
  func asTypedNothingIsInserted(keys: String) {
    #expect(typed("locale=en-US;symbol=0", keys).description == keys + "|")
  }

  @Test func paddedZerosArePlaceholders() {
    let config = "locale=en-US;fraction=padded"
    #expect(typed(config, "3") == "$3|.00")
    #expect(typed(config, "300") == "$300|.00")
    #expect(typed(config, "300.") == "$300.|00")
    #expect(typed(config, "300.5") == "$300.5|0")
    #expect(typed(config, "300.05") == "$300.05|")
    #expect(outcome(config, "300.056") == .refused(.tooManyFractionDigits))
  }

  @Test func typingOverAPlaceholderReplacesIt() {
    #expect(typed("locale=en-US;fraction=padded", "3{Right*2}7") == "$3.07|")
    #expect(typed("locale=en-US;fraction=padded", "3.7{Left}2") == "$3.2|7")
  }

  @Test func backspaceOnAPlaceholderOnlyMoves() {
    let config = "locale=en-US;fraction=padded"
    #expect(typed(config, "300{End}") == "$300.00|")
    #expect(typed(config, "300{End}{Backspace}") == "$300.0|0")
    #expect(outcome(config, "300{End}{Backspace}") == .moved)
    #expect(typed(config, "300{End}{Backspace*2}") == "$300.|00")
    #expect(typed(config, "300{End}{Backspace*3}") == "$300|.00")
    #expect(typed(config, "300{End}{Backspace*4}") == "$30|.00")
    #expect(typed(config, "300{Delete*3}") == "$300.00|")
    #expect(amount(config, "300{End}{Backspace*3}") == "300")
  }

  @Test func noTypedDigitLeftMeansEmpty() {
    let config = "locale=en-US;fraction=padded"
    #expect(typed(config, "3{Backspace}") == "|")
    #expect(typed(config, ".5{Backspace}") == "|")
    #expect(typed(config, ".{Backspace}") == "|")
    #expect(typed(config, "3.5{Home}{Delete}") == "$0|.50")
    #expect(typed(config, "3.5{Home}{Delete}4") == "$4|.50")
  }

  @Test func commitPadsToTheMinimumOrKeeps() {
    #expect(typed("locale=en-US", "2.1{Blur}") == "$2.10|")
    #expect(typed("locale=en-US", "2{Blur}") == "$2.00|")
    #expect(typed("locale=en-US", ".5{Blur}") == "$0.50|")
    #expect(typed("locale=en-US;minfd=0", "2.1{Blur}") == "$2.1|")
    #expect(typed("locale=en-US;minfd=0", "2.{Blur}") == "$2|")
    #expect(typed("locale=en-US;minfd=0", "2.10{Blur}") == "$2.10|")
  }
}

/// Rule A12: cents-first.
@Suite struct CentsFirstRuleTests {
  @Test func digitsAreInsertedInPlaceAndTheRestShifts() {
    #expect(typed("locale=en-US;mode=cents;start=$0.05;caret=1", "3") == "$0.3|5")
    #expect(typed("locale=en-US;mode=cents", "1234{Left*2}9") == "$129|.34")
  }

  @Test func theCaretStaysWithTypedDigits() {
    #expect(typed("locale=en-US;mode=cents", "5{Home}") == "$0.0|5")
    #expect(typed("locale=en-US;mode=cents", "5{Left*9}") == "$0.0|5")
    #expect(typed("locale=en-US;mode=cents", "123{Left*3}{Backspace}") == "$0|.23")
  }

  @Test func deletionHappensInPlace() {
    #expect(typed("locale=en-US;mode=cents;start=$12.34;caret=3", "{Backspace}") == "$1|.34")
    #expect(typed("locale=en-US;mode=cents;start=$12.34;caret=4", "{Backspace}") == "$1|.34")
    #expect(typed("locale=en-US;mode=cents;start=$12.34;caret=3", "{Delete}") == "$1.2|4")
    #expect(typed("locale=en-US;mode=cents;start=$1,234.56;caret=2-6", "{Delete}") == "$1|.56")
  }

  @Test func backspaceGoesOverZeroToEmpty() {
    #expect(typed("locale=en-US;mode=cents", "1{Backspace}") == "$0.00|")
    #expect(amount("locale=en-US;mode=cents", "1{Backspace}") == "0.00")
    #expect(typed("locale=en-US;mode=cents", "1{Backspace*2}") == "|")
    #expect(amount("locale=en-US;mode=cents", "1{Backspace*2}") == "(none)")
    #expect(typed("locale=ja-JP;mode=cents", "1{Backspace}") == "￥0|")
  }

  @Test func selectAllAndDeleteEmpties() {
    #expect(typed("locale=en-US;mode=cents", "123{SelectAll}{Delete}") == "|")
    #expect(typed("locale=en-US;mode=cents", "123{SelectHome}{Backspace}") == "|")
    #expect(typed("locale=en-US;mode=cents;negative=1", "-123{SelectAll}{Delete}") == "|")
    #expect(typed("locale=en-US;mode=cents", "1{Backspace}{SelectAll}{Delete}") == "|")
  }

  @Test func aTypedSeparatorIsRefusedWithAReason() {
    for key in [".", ",", "\u{66B}", "{Separator}"] {
      #expect(outcome("locale=en-US;mode=cents", "12" + key) == .refused(.centsFirst))
    }
  }

  @Test func theKeyboardIsANumberPad() {
    #expect(made("locale=en-US;mode=cents").keyboard == .numberPad)
  }

  @Test func fromTheRightToTheLeftAsWell() {
    #expect(typed("locale=ar-EG;nu=arab;mode=cents", "1234567") == "١٢٬٣٤٥٫٦٧| ج.م.")
  }
}
