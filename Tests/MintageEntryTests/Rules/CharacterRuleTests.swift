import Mintage
import Testing

@testable import MintageEntry

/// Rules A6 and A7: digits and minus signs.
@Suite struct CharacterRuleTests {
  @Test(arguments: [
    "1234", "١٢٣٤", "۱۲۳۴", "१२३४", "১২৩৪", "１２３４", "𝟏𝟐𝟑𝟒", "𞥑𞥒𞥓𞥔", "๑๒๓๔", "١۲३४",
  ])
  func decimalDigitsOfAnyScriptAreDigits(keys: String) {
    #expect(typed("locale=en-US", keys) == "$1,234|")
    #expect(typed("locale=ar-EG;nu=arab;symbol=0", keys) == "١٬٢٣٤|")
  }

  @Test(arguments: ["五", "Ⅴ", "½", "²", "①", "一", "𐄇", "४½"])
  func whatIsMerelyANumberIsNot(keys: String) {
    #expect(outcome("locale=en-US", keys) == .refused(.notUnderstood))
  }

  @Test func theStylesOwnDigitsAreDigits() {
    let config = "locale=zh-CN;nu=hanidec;symbol=0"
    #expect(typed(config, "五〇1") == "五〇一|")
    #expect(amount(config, "五〇1") == "501")
  }

  /// Every code point against the property as the standard library has it.
  @Test func digitsAreUnicodesDecimalNumbers() {
    for value in UInt32(0)...0x10_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isDecimal = scalar.properties.generalCategory == .decimalNumber
      let digit = DecimalDigit.value(value)
      // The table may be newer than the standard library's.
      if isDecimal { #expect(digit.map(Double.init) == scalar.properties.numericValue) }
      if digit != nil, !isDecimal {
        #expect(scalar.properties.generalCategory == .unassigned, "U+\(String(value, radix: 16))")
      }
    }
  }

  @Test(arguments: [
    "\u{2D}", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2212}", "\u{FE63}", "\u{FF0D}",
  ])
  func everyMinusTogglesTheSign(minus: String) {
    #expect(typed("locale=en-US;negative=1", "12" + minus) == "-$12|")
    #expect(typed("locale=en-US;negative=1", minus + "12") == "-$12|")
    #expect(typed("locale=en-US;negative=1", "12" + minus + minus) == "$12|")
  }

  @Test(arguments: ["\u{2014}", "\u{2015}", "\u{5F}", "\u{AF}", "+", "\u{30FC}"])
  func nothingElseDoes(character: String) {
    #expect(outcome("locale=en-US;negative=1", "12" + character) == .refused(.notUnderstood))
  }

  @Test func theCaretKeepsItsElement() {
    #expect(typed("locale=en-US;negative=1;start=$1,234.56;caret=3", "-") == "-$1,|234.56")
    #expect(typed("locale=en-US;negative=1;start=-$1,234.56;caret=5", "-") == "$1,2|34.56")
  }

  @Test func overEverythingItIsABareMinus() {
    #expect(typed("locale=en-US;negative=1", "1234{SelectAll}-") == "-|")
    #expect(typed("locale=en-US;negative=1", "-1234{SelectAll}-") == "-|")
    #expect(typed("locale=en-US;negative=1;mode=cents", "1234{SelectHome}-") == "-|")
  }

  @Test func overAPartItIsRefused() {
    let config = "locale=en-US;negative=1;start=$1,234;caret=1-3"
    #expect(outcome(config, "-") == .refused(.signInsideSelection))
    #expect(typed(config, "-") == "$[1,]234")
  }

  @Test func whereNegativesAreOffItIsRefused() {
    #expect(outcome("locale=en-US", "12-") == .refused(.negativeNotAllowed))
    #expect(outcome("locale=en-US;negative=1;min=0", "-") == .refused(.negativeNotAllowed))
  }

  @Test func aBareMinusIsTheLocalesAlone() {
    #expect(made("locale=sv-SE;negative=1", "-").text == "\u{2212}")
    #expect(made("locale=fa-IR;negative=1", "-").text == "\u{200E}\u{2212}")
    #expect(made("locale=ar-EG;nu=arab;negative=1", "-").text == "\u{61C}-")
    #expect(typed("locale=en-US;negative=1;accounting=1", "-") == "-|")
    #expect(typed("locale=en-US;negative=1;accounting=1", "-5") == "($5|)")
    #expect(typed("locale=fy-NL;currency=EUR;negative=1", "-") == "-|")
  }

  @Test func backspaceRemovesTheMinus() {
    #expect(typed("locale=en-US;negative=1", "-{Backspace}") == "|")
    #expect(typed("locale=en-US;negative=1", "-5{Backspace}") == "-|")
    #expect(typed("locale=en-US;negative=1;start=-$1,000;caret=2", "{Backspace}") == "$|1,000")
    #expect(typed("locale=fy-NL;currency=EUR;negative=1", "-12{Delete}") == "€ 12|")
    #expect(
      outcome("locale=fy-NL;currency=EUR;negative=1", "-12{Home}{Backspace}")
        == .refused(.nothingToDelete))
  }

  @Test func togglingTwiceGivesTheStateBefore() {
    for keys in ["", "1", "1.", "1.50", "0", ".5", "1234{Left*2}", "1,23"] {
      let config = "locale=en-US;negative=1"
      var entry = made(config, keys)
      let before = entry.state
      entry.toggleSign()
      entry.toggleSign()
      var after = entry.state
      after.flags.isEdited = before.flags.isEdited
      #expect(after == before, "\(keys)")
    }
  }

  @Test func commitDropsABareMinusAndTheSignOfZero() {
    #expect(typed("locale=en-US;negative=1", "-{Blur}") == "|")
    #expect(amount("locale=en-US;negative=1", "-{Blur}") == "(none)")
    #expect(typed("locale=en-US;negative=1", "-0") == "-$0|")
    #expect(typed("locale=en-US;negative=1", "-0{Blur}") == "$0.00|")
    #expect(amount("locale=en-US;negative=1", "-0{Blur}") == "0.00")
    #expect(typed("locale=en-US", ".{Blur}") == "|")
  }
}
