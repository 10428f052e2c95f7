import Mintage
import MintageEntry
import Testing

/// Rules A8 and A9: exact, then refused; limits of value.
@Suite struct LimitRuleTests {
  @Test func integerDigitsBeyondTheLimitAreRefused() {
    #expect(typed("locale=en-US;maxint=3", "1234") == "$123|")
    #expect(outcome("locale=en-US;maxint=3", "1234") == .refused(.tooManyIntegerDigits))
    #expect(typed("locale=en-US;maxint=3", "1234.56") == "$123.56|")
    #expect(typed("locale=en-US;maxint=3;mode=cents", "123456") == "$123.45|")
  }

  @Test func fractionDigitsBeyondTheCurrencysAreRefused() {
    #expect(outcome("locale=en-US", "1.234") == .refused(.tooManyFractionDigits))
    #expect(typed("locale=en-US", "1.234") == "$1.23|")
  }

  @Test func thirtyEightDigitsAreExactAndTheNextIsRefused() {
    let digits = String(repeating: "9", count: 36)
    #expect(amount("locale=en-US", digits + ".99") == digits + ".99")
    #expect(outcome("locale=en-US", digits + "9") == .refused(.tooManyIntegerDigits))
    #expect(amount("locale=en-US;mode=cents", digits + "99") == digits + ".99")
    #expect(amount("locale=en-US;mode=cents", digits + "999") == digits + ".99")
    #expect(amount("locale=ja-JP", digits + "99") == digits + "99")
    #expect(amount("locale=ja-JP", digits + "999") == digits + "99")
  }

  @Test func minorUnitsOfAnInt64AreTheLimitWhereTheHostHoldsThose() {
    let config = "locale=en-US;mode=cents;width=minor;negative=1"
    let entry = made(config, "9223372036854775807")
    #expect(entry.minorUnits == .max)
    #expect(outcome(config, "9223372036854775808") == .refused(.tooManyDigits))
    #expect(outcome(config, "92233720368547758070") == .refused(.tooManyDigits))
    #expect(made(config, "-9223372036854775808").minorUnits == .min)
    #expect(outcome(config, "-9223372036854775809") == .refused(.tooManyDigits))
    // CLDR shows no digits of HUF where ISO 4217 has two.
    #expect(
      made("locale=hu-HU;width=minor", "92233720368547758").minorUnits == 9_223_372_036_854_775_800)
    #expect(outcome("locale=hu-HU;width=minor", "92233720368547759") == .refused(.tooManyDigits))
  }

  @Test func anInsertionOfSeveralCharactersIsAllOrNothing() {
    #expect(typed("locale=en-US;maxint=3", "1{Paste:234}") == "$1|")
    #expect(typed("locale=en-US;maxint=3", "1{Compose:234}") == "$1|")
    #expect(typed("locale=en-US", "{Compose:12x}") == "|")
    #expect(typed("locale=en-US;maxint=4", "12{000}") == "$12|")
  }

  @Test func aboveTheMaximumIsRefused() {
    #expect(typed("locale=en-US;max=500", "501") == "$50|")
    #expect(outcome("locale=en-US;max=500", "501") == .refused(.aboveMaximum))
    #expect(typed("locale=en-US;max=500", "500.01") == "$500.0|")
    #expect(typed("locale=en-US;max=99.999;mode=cents", "99999") == "$99.99|")
  }

  @Test func belowANegativeMinimumIsRefused() {
    let config = "locale=en-US;min=-50;negative=1"
    #expect(typed(config, "-51") == "-$5|")
    #expect(outcome(config, "-51") == .refused(.belowMinimum))
    #expect(outcome(config, "80-") == .refused(.belowMinimum))
  }

  @Test func aPositiveMinimumIsJudgedOnCommit() {
    let config = "locale=en-US;min=700"
    #expect(typed(config, "750") == "$750|")
    #expect(outcome(config, "75{Blur}") == .refused(.belowMinimum))
    #expect(typed(config, "75{Blur}") == "$75|")
    #expect(outcome(config, "750{Blur}") == .changed)
    #expect(!made(config, "75").canCommit)
    #expect(made(config, "750").canCommit)
    #expect(made(config, "").canCommit)
  }

  @Test func commitClampsOnlyIfAsked() {
    #expect(typed("locale=en-US;min=700", "75{Clamp}") == "$700.00|")
    #expect(amount("locale=en-US;min=700", "75{Clamp}") == "700.00")
    #expect(
      typed("locale=en-US;max=5", "{SetValue:800}{Focus}{Home}{Right}{Delete}{Clamp}") == "$5.00|")
  }

  @Test func whatIsOutOfRangeMayGetSmaller() {
    let config = "locale=en-US;max=100"
    #expect(typed(config, "{SetValue:5000}{Focus}{Backspace*4}") == "$500|")
    #expect(outcome(config, "{SetValue:5000}{Focus}{Home}9") == .refused(.aboveMaximum))
    #expect(typed(config, "{SetValue:5000}{Home}{SelectRight}4") == "$4|,000.00")
    #expect(outcome(config, "{SetValue:5000}{Home}{SelectRight}6") == .refused(.aboveMaximum))
  }

  @Test func deletionsAreNeverRefusedByALimit() {
    #expect(
      typed("locale=en-US;min=-50;negative=1", "{SetValue:-900}{Home}{Backspace}") == "$|900.00")
    #expect(typed("locale=en-US;max=100", "{SetValue:12345}{Home}{Delete}") == "$|2,345.00")
  }

  @Test func theHostsButtonsKnowWithoutParsing() {
    let entry = made("locale=en-US;min=1;max=10", "5")
    #expect(entry.isInRange && entry.canCommit && !entry.isZero && !entry.isEmpty)
    #expect(made("locale=en-US", "0").isZero)
    #expect(made("locale=en-US", "").isEmpty)
    #expect(!made("locale=en-US", "").isZero)
    #expect(made("locale=en-US;optional=0", "").isZero)
  }
}

/// Rule A10: empty, 0 and 0.00 are three states.
@Suite struct ZeroRuleTests {
  @Test func emptyZeroAndZeroWithFractionDiffer() {
    #expect(typed("locale=en-US", "") == "|")
    #expect(typed("locale=en-US", "0") == "$0|")
    #expect(typed("locale=en-US", "0.00") == "$0.00|")
    #expect(amount("locale=en-US", "") == "(none)")
    #expect(amount("locale=en-US", "0") == "0")
    #expect(amount("locale=en-US", "0.00") == "0.00")
  }

  @Test func clearingGivesNilOrZeroNeverTheValueBefore() {
    #expect(amount("locale=en-US", "{SetValue:12.5}{Focus}{SelectAll}{Delete}") == "(none)")
    #expect(
      amount("locale=en-US;optional=0", "{SetValue:12.5}{Focus}{SelectAll}{Delete}") == "0.00")
    #expect(amount("locale=en-US", "{SetValue:12.5}{Clear}") == "(none)")
    #expect(amount("locale=en-US;optional=0", "12{Clear}{Blur}") == "0.00")
    #expect(typed("locale=en-US;optional=0", "12{Clear}{Blur}") == "$0.00|")
  }

  @Test func aZeroBeforeOtherDigitsIsAbsorbed() {
    #expect(typed("locale=en-US;start=$23;caret=1", "0") == "$|23")
    #expect(outcome("locale=en-US;start=$23;caret=1", "0") == .absorbed)
    #expect(typed("locale=en-US;maxint=2", "0012") == "$12|")
  }

  @Test func deletingADigitDropsTheZerosItExposes() {
    #expect(typed("locale=en-US;start=$1,000,500;caret=1", "{Delete}") == "$|500")
    #expect(typed("locale=en-US;start=$1,000;caret=1", "{Delete}") == "$|0")
    #expect(typed("locale=en-US;start=$10,000.25;caret=2", "{Backspace}") == "$|0.25")
    #expect(typed("locale=en-US;mode=cents;start=$1,005.00;caret=2", "{Backspace}") == "$|5.00")
  }

  @Test func typingOverALoneZeroReplacesIt() {
    #expect(typed("locale=en-US", "05") == "$5|")
    #expect(typed("locale=en-US;start=$0.50;caret=1", "7") == "$7|.50")
    #expect(typed("locale=en-US", "{SetValue:0}{Focus}{Home}7") == "$7|.00")
    #expect(typed("locale=en-US", "00") == "$0|")
  }

  @Test func zeroShowsAsBlankWhereAsked() {
    let config = "locale=en-US;blankzero=1"
    #expect(typed(config, "{SetValue:0}") == "|")
    #expect(amount(config, "{SetValue:0}") == "0")
    #expect(typed(config, "0.00{Blur}") == "|")
    #expect(amount(config, "0.00{Blur}") == "0.00")
    #expect(typed(config, "0") == "$0|")
    #expect(typed(config + ";mode=cents", "5{Backspace}{Blur}") == "|")
    #expect(typed(config, "{SetValue:0}{Focus}7") == "$7|")
  }
}
