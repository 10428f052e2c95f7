import Mintage
import MintageEntry
import Testing

@testable import MintageUI

/// Focus, blur and Return.
@Suite struct FocusTests {
  @Test func focusBeginsEditingAndBlurEndsIt() {
    var model = field(typing: "1234.5")
    #expect(model.isFocused)
    #expect(model.shown == "$1,234.5|")
    let reaction = model.blur()
    #expect(!model.isFocused)
    #expect(model.shown == "$1,234.50|")
    #expect(reaction.writesText)
    #expect(!reaction.writesAmount)  // 1234.5 and 1234.50 are worth the same
    #expect(reaction.clearsUndo)
    #expect(reaction.feedback == nil)
  }

  @Test func tappingInAndOutWritesNothing() {
    var model = CurrencyFieldModel(CurrencyFieldRules(.usd), in: "en-US")
    model.setAmount(ExactDecimal("12.3456"))
    #expect(model.text == "$12.35")
    #expect(!model.focus().writesAmount)
    #expect(!model.blur().writesAmount)
    #expect(model.value == "12.3456")
  }

  @Test func aBareMinusIsEmptyAfterBlur() {
    var model = field(typing: "-") { $0.allowsNegative = true }
    #expect(model.shown == "-|")
    model.blur()
    #expect(model.text == "")
    #expect(model.amount == nil)
  }

  @Test func selectsEverythingOnFocusThoughATapFollows() {
    var model = CurrencyFieldModel(CurrencyFieldRules(.usd), in: "en-US")
    model.rules.options.selectsAllOnFocus = true
    model.resolve(model.rules, in: "en-CA")
    model.setAmount(ExactDecimal("12"))
    model.focus()
    #expect(model.shown == "[US$12.00]")
    #expect(model.tap(4).writesText)  // the tap that gave the focus
    #expect(model.shown == "[US$12.00]")
    #expect(model.settleFocus().writesText)
    #expect(!model.settleFocus().writesText)
    model.tap(4)
    #expect(model.shown == "US$1|2.00")
  }

  @Test func theFirstKeyReplacesEverythingWhereItReenters() {
    var options = EntryOptions()
    options.reentersOnFocus = true
    var model = CurrencyFieldModel(CurrencyFieldRules(.usd, options: options), in: "en-US")
    model.setAmount(ExactDecimal("99.50"))
    model.focus()
    model.tap(2)  // with the focus, so it does not count
    model.settleFocus()
    #expect(model.shown == "$99.50|")
    model.type("7")
    #expect(model.shown == "$7|")
    model.type("1")
    #expect(model.shown == "$71|")
  }

  @Test func aTapAfterFocusEndsReentering() {
    var options = EntryOptions()
    options.reentersOnFocus = true
    var model = CurrencyFieldModel(CurrencyFieldRules(.usd, options: options), in: "en-US")
    model.setAmount(ExactDecimal("99.50"))
    model.focus()
    model.settleFocus()
    model.tap(2)
    model.type("7")
    #expect(model.shown == "$97|9.50")
  }

  @Test func returnAcceptsAndRunsTheAction() {
    var model = field(typing: "5")
    let reaction = model.submit()
    #expect(reaction.submits)
    #expect(reaction.feedback == .commit)
    #expect(model.text == "$5.00")
    #expect(model.isFocused)
    model.backspace()  // and editing can go on
    #expect(model.shown == "$5.0|")
  }

  @Test func returnDoesNotAcceptWhatIsOutOfRange() {
    var model = field(typing: "5") { $0.minimum = ExactDecimal("10") }
    let reaction = model.submit()
    #expect(!reaction.submits)
    #expect(reaction.outcome == .refused(.belowMinimum))
    #expect(reaction.announcement == .refused(.belowMinimum))
    #expect(reaction.feedback == .refusal)
    #expect(model.validity == .outOfRange(.belowMinimum))
  }

  @Test func blurKeepsOrClampsWhatIsOutOfRange() {
    var model = field(typing: "5") { $0.minimum = ExactDecimal("10") }
    model.blur()
    #expect(model.value == "5")
    #expect(!model.validity.isValid)
    model.focus()
    model.type("0")
    #expect(model.value == "50")
    #expect(model.validity.isValid)

    var options = EntryOptions()
    options.minimum = ExactDecimal("10")
    options.selectsAllOnFocus = true
    var kept = CurrencyFieldModel(CurrencyFieldRules(.usd, options: options), in: "en-US")
    kept.focus()
    kept.type("5")
    kept.blur()
    kept.focus()  // editing never ended, and everything is selected as ever
    #expect(kept.shown == "[$5]")

    var rules = CurrencyFieldRules(.usd, options: options)
    rules.clampsOnCommit = true
    var clamped = CurrencyFieldModel(rules, in: "en-US")
    clamped.focus()
    clamped.type("5")
    let reaction = clamped.blur()
    #expect(clamped.text == "$10.00")
    #expect(reaction.writesAmount)
  }

  @Test func aDisabledFieldTakesNeitherFocusNorKeys() {
    var model = CurrencyFieldModel(CurrencyFieldRules(.usd), in: "en-US")
    model.isEnabled = false
    model.focus()
    #expect(!model.isFocused)
    #expect(model.type("5").outcome == .absorbed)
    #expect(!model.press(.digit(1)).writesAmount)
    #expect(!model.submit().submits)
    #expect(model.text == "")
  }

  @Test func aReadOnlyFieldIsSelectedButNotEdited() {
    var model = CurrencyFieldModel(CurrencyFieldRules(.usd), in: "en-US")
    model.setAmount(ExactDecimal("12"))
    model.isReadOnly = true
    model.focus()
    #expect(model.isFocused)
    model.select(utf16: 1, to: 3)
    #expect(model.shown == "$[12].00")
    let reaction = model.type("9")
    #expect(reaction.writesText && reaction.feedback == nil && reaction.announcement == nil)
    #expect(model.backspace().outcome == .absorbed)
    #expect(model.choose(ExactDecimal(minorUnits: 1)).outcome == .absorbed)
    #expect(model.text == "$12.00")
    model.blur()
    #expect(model.value == "12")
  }

  @Test func validityIsWhatAConfirmButtonAsks() {
    var model = field { $0.maximum = ExactDecimal("100") }
    #expect(model.validity == .empty)
    model.type("100")
    #expect(model.validity == .valid)
    #expect(model.type("0").outcome == .refused(.aboveMaximum))
    model.blur()
    model.setAmount(ExactDecimal("100.01"))
    #expect(model.validity == .outOfRange(.aboveMaximum))
  }
}
