import Mintage
import MintageEntry
import Testing

@testable import MintageUI

/// What comes from outside: amounts, rules and locales.
@Suite struct OutsideTests {
  @Test func anOutsideAmountShowsAtOnceOutsideEditing() {
    var model = CurrencyFieldModel(CurrencyFieldRules(.usd), in: "en-US")
    let reaction = model.setAmount(ExactDecimal("1234.5"))
    #expect(model.text == "$1,234.50")
    #expect(reaction.writesText && !reaction.writesAmount)
  }

  @Test func aZeroThatTheHostHoldsFromTheStartIsShown() {
    var options = EntryOptions()
    options.isOptional = false
    var model = CurrencyFieldModel(CurrencyFieldRules(.usd, options: options), in: "en-US")
    #expect(model.text == "")
    model.setValue(0, .minorUnits)
    #expect(model.text == "$0.00")
    // What the person empties stays empty while it is edited, though the host holds zero.
    model.focus()
    model.press(.clear)
    #expect(!model.setValue(0, .minorUnits).writesText)
    #expect(model.text == "")
  }

  @Test func theFieldsOwnAmountComingBackIsNoNews() {
    var model = field(typing: "1.50")
    // A Decimal loses the zero: 1.5.
    #expect(model.setAmount(ExactDecimal("1.5")).outcome == .absorbed)
    #expect(model.shown == "$1.50|")
    model.backspace()
    #expect(model.shown == "$1.5|")
  }

  @Test func anOutsideAmountWaitsWhileTheFieldIsEdited() {
    var model = CurrencyFieldModel(CurrencyFieldRules(.usd), in: "en-US")
    model.setAmount(ExactDecimal("5"))
    model.focus()
    #expect(!model.setAmount(ExactDecimal("9")).writesText)
    #expect(model.text == "$5.00")
    let reaction = model.blur()
    #expect(model.text == "$9.00")
    #expect(!reaction.writesAmount)  // the host holds 9 already
  }

  @Test func whatThePersonTypedWinsAndIsWrittenAgain() {
    var model = field(typing: "5")
    model.setAmount(ExactDecimal("9"))
    #expect(model.text == "$5")
    let reaction = model.blur()
    #expect(model.text == "$5.00")
    #expect(reaction.writesAmount)
  }

  @Test func anOutsideAmountAppliesAtOnceWhereAsked() {
    var model = field(typing: "5") { $0.appliesOutsideAmounts = true }
    model.setAmount(ExactDecimal("9"))
    #expect(model.text == "$9.00")
  }

  @Test func aFieldThatCannotBeEmptyTellsOfItsZero() {
    var model = CurrencyFieldModel(CurrencyFieldRules(.usd), in: "en-US")
    var rules = model.rules
    rules.options.isOptional = false
    model.resolve(rules, in: "en-US")
    model.setAmount(ExactDecimal("5"))
    #expect(model.setAmount(nil).writesAmount)
    #expect(model.value == "0.00")
  }

  @Test func theLocaleChangesInTheMiddleOfTyping() {
    var model = field(.eur, in: "en-US", typing: "1234.5")
    let reaction = model.resolve(model.rules, in: "de-DE")
    #expect(model.shown == "1.234,5| €")
    #expect(reaction.writesText && !reaction.writesAmount)
    model.type("6")
    #expect(model.shown == "1.234,56| €")
    #expect(model.resolve(model.rules, in: "de-DE").outcome == .absorbed)
  }

  @Test func theCurrencyChangesAndTheAmountStays() {
    var model = field(.usd, typing: "12.34")
    model.resolve(CurrencyFieldRules(.jpy), in: "en-US")
    #expect(model.text == "¥12")
    #expect(model.value == "12.34")
    model.resolve(CurrencyFieldRules(.usd), in: "en-US")
    #expect(model.text == "$12.34")
  }

  @Test func optionsOfAPadSurviveAChangeOfLocale() {
    var model = field(isPad: true)
    model.resolve(model.rules, in: "de-DE")
    model.type("1.23")
    #expect(model.shown.hasPrefix("1,23|"))
    #expect(model.type("4").outcome == .refused(.tooManyFractionDigits))
  }

  @Test func quantitiesHaveNoCurrency() {
    var model = CurrencyFieldModel(
      CurrencyFieldRules(quantityWithFractionDigits: 3), in: "de-DE")
    model.focus()
    model.type("1234,5")
    #expect(model.shown == "1.234,5|")
    #expect(model.spokenValue == "1.234,5")
    #expect(model.keyboard == .decimalPad)
    #expect(
      CurrencyFieldModel(CurrencyFieldRules(quantityWithFractionDigits: 0), in: "en").keyboard
        == .numberPad)
  }
}
