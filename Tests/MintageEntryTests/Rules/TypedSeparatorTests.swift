import Mintage
import MintageEntry
import Testing

/// Rule A5: what counts as a typed decimal separator.
@Suite struct TypedSeparatorTests {
  @Test(arguments: [".", ",", "\u{66B}", "。", "，", "｡"])
  func everyDecimalMarkShowsAtOnceAsTheLocales(mark: String) {
    #expect(typed("locale=de-DE;typed=alwaysDecimal", "1" + mark) == "1,| €")
    #expect(typed("locale=en-US;typed=alwaysDecimal", "1" + mark + "5") == "$1.5|")
  }

  @Test func theKeypadsKeyIsDecimalByEveryPolicy() {
    for policy in ["alwaysDecimal", "structural", "strict"] {
      #expect(typed("locale=de-DE;typed=\(policy)", "1{Separator}5") == "1,5| €")
    }
  }

  @Test func typedGroupingAndDecimalAreOneAmount() {
    #expect(typed("locale=en-US", "1,234.56") == "$1,234.56|")
    #expect(typed("locale=de-DE", "1.234,56") == "1.234,56| €")
    #expect(typed("locale=en-US", "1,234,567.89") == "$1,234,567.89|")
  }

  @Test func paddedFieldsRegroupToo() {
    #expect(typed("locale=en-US;fraction=padded", "1,234.56") == "$1,234.56|")
    #expect(typed("locale=en-US;fraction=padded", "1,234") == "$1,234|.00")
    #expect(typed("locale=en-US;fraction=padded", "1,23") == "$1.23|")
    #expect(typed("locale=hi-IN;fraction=padded", "12,34,567.8") == "₹12,34,567.8|0")
  }

  @Test func aCommaAndOneOrTwoDigitsIsADecimal() {
    #expect(typed("locale=en-US", "1,5") == "$1.5|")
    #expect(typed("locale=en-US", "1,50") == "$1.50|")
    #expect(amount("locale=en-US", "1,50{Blur}") == "1.50")
  }

  @Test func theThirdDigitRegroups() {
    #expect(typed("locale=en-US", "1,23") == "$1.23|")
    #expect(outcome("locale=en-US", "1,234") == .regrouped)
    #expect(typed("locale=en-US", "1,234") == "$1,234|")
    #expect(typed("locale=en-US", "12,345") == "$12,345|")
    #expect(typed("locale=en-US", "123,456") == "$123,456|")
  }

  @Test func regroupingIsUndoneInOneStep() {
    #expect(typed("locale=en-US", "1,234{Undo}") == "$1.23|")
    #expect(typed("locale=en-US", "1,234{Undo}{Redo}") == "$1,234|")
  }

  @Test func laterGroupsNeedEveryEarlierOneTyped() {
    #expect(typed("locale=en-US", "1234,567") == "$1,234.56|")
    #expect(outcome("locale=en-US", "1234,567") == .refused(.tooManyFractionDigits))
    #expect(typed("locale=en-US", "1,2345,6") == "$12,345.6|")
  }

  @Test func zeroBeforeItMakesItDecimal() {
    #expect(outcome("locale=en-US", "0,123") == .refused(.tooManyFractionDigits))
    #expect(typed("locale=en-US", "0,12") == "$0.12|")
  }

  @Test func moreThanThreeDigitsBeforeItMakeItDecimal() {
    #expect(typed("locale=en-US", "1234,5") == "$1,234.5|")
  }

  @Test func awayFromTheEndItIsDecimal() {
    #expect(typed("locale=en-US;start=$123;caret=2", ",") == "$1.|23")
  }

  @Test func lakhGroupsAreTypedAsTheyAreWritten() {
    #expect(typed("locale=hi-IN;currency=INR", "12,34,567") == "₹12,34,567|")
    #expect(typed("locale=en-IN;currency=INR", "1,23,456.78") == "₹1,23,456.78|")
    #expect(typed("locale=en-IN;currency=INR", "12,345.6") == "₹12,345.6|")
  }

  @Test func withThreeFractionDigitsOnlyASecondSeparatorDecides() {
    let config = "locale=en-US;currency=KWD"
    #expect(typed(config, "1,234") == "KWD 1.234|")
    #expect(outcome(config, "1,234") == .interpreted(.decimalSeparator))
    #expect(outcome(config, "1.234") == .changed)
    #expect(outcome(config + ";typed=alwaysDecimal", "1,234") == .interpreted(.decimalSeparator))
    #expect(amount(config, "1,234{Blur}") == "1.234")
    #expect(outcome(config, "1,234.") == .regrouped)
    #expect(typed(config, "1,234.5") == "KWD 1,234.5|")
    #expect(outcome(config, "1,23.") == .refused(.separatorPresent))
  }

  @Test func aDecimalPadsOneKeyIsAlwaysDecimal() {
    let config = "locale=en-US;typed=alwaysDecimal"
    #expect(typed(config, "1,23") == "$1.23|")
    #expect(outcome(config, "1,234") == .refused(.tooManyFractionDigits))
  }

  @Test func strictTakesTheLocalesOwnAlone() {
    let config = "locale=de-DE;typed=strict"
    #expect(typed(config, "1,5") == "1,5| €")
    #expect(outcome(config, "1.") == .refused(.foreignSeparator))
    #expect(outcome(config, "1\u{66B}") == .refused(.foreignSeparator))
    #expect(typed("locale=ar-EG;nu=arab;typed=strict", "1\u{66B}5") == "١٫٥| ج.م.")
    #expect(typed(config + ";start=1.234 €;caret=1", ".") == "1.|234 €")
  }

  @Test func aTypedGroupingCharacterStepsOverOneThatStandsThere() {
    #expect(typed("locale=en-US;start=$1,234;caret=2", ",") == "$1,|234")
    #expect(outcome("locale=en-US;start=$1,234;caret=2", ",") == .moved)
  }

  @Test func withoutFractionDigitsACommaGroups() {
    #expect(typed("locale=en-US;currency=JPY", "1,234") == "¥1,234|")
    #expect(outcome("locale=en-US;currency=JPY", "1,") == .absorbed)
    #expect(outcome("locale=en-US;currency=JPY", "1.") == .refused(.noFractionDigits))
  }

  @Test func commitTakesWhatIsShown() {
    #expect(typed("locale=en-US", "1,23{Blur}") == "$1.23|")
    #expect(typed("locale=en-US", "1,{Blur}") == "$1.00|")
  }

  @Test func anOwnSeparatorIsDecimalWhateverItIs() {
    #expect(typed("locale=pt-CV;currency=CVE", "12$5") == "12$5| ")
    #expect(typed("locale=en-US;decimal='", "12'5") == "$12'5|")
  }
}
