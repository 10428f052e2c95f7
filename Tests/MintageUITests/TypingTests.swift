import Mintage
import MintageEntry
import Testing

@testable import MintageUI

/// Keys, pastes, selections and composition, told as UIKit and AppKit tell of them.
@Suite struct TypingTests {
  @Test func aKeyWritesTextCaretAndAmount() {
    var model = field(.eur, in: "de-DE")
    let reaction = model.type("5")
    #expect(model.shown == "5| €")
    #expect(reaction.writesText && reaction.writesAmount)
    #expect(reaction.feedback == .key)
    #expect(model.type(",").writesAmount == false)  // "5," is still 5
    #expect(model.shown == "5,| €")
  }

  @Test func theCaretStaysInTheMiddle() {
    var model = field(typing: "1234")
    model.tap(2)
    #expect(model.shown == "$1|,234")
    model.type("9")
    #expect(model.shown == "$19|,234")
    model.backspace()
    #expect(model.shown == "$1|,234")
  }

  @Test func aBackspaceBehindASeparatorDeletesADigit() {
    var model = field(typing: "1234")
    model.tap(3)
    #expect(model.shown == "$1,|234")
    model.backspace()
    #expect(model.shown == "$|234")
  }

  @Test func aBackspaceOverTheSelectionAndOverSurrogates() {
    var model = field(typing: "12345")
    model.select(utf16: 1, to: 3)
    model.backspace()
    #expect(model.shown == "$|345")
    // Digits of Fulah in Adlam take two UTF-16 units each.
    var adlam = field(.gnf, in: "ff-Adlm-GN", typing: "12")
    let before = adlam.text
    #expect(before.utf16.count > before.unicodeScalars.count)
    adlam.backspace()
    #expect(adlam.value == "1")
  }

  @Test func aRangeThatIsNotThereChangesNothing() {
    var model = field(typing: "12")
    // What an undo of UIKit's own asks for after a refused paste.
    #expect(model.replace(utf16: 20..<39, with: "").outcome == .refused(.outdated))
    #expect(model.replace(utf16: 3..<4, with: "x").outcome == .refused(.outdated))
    #expect(model.shown == "$12|")
  }

  @Test func severalCharactersAreAnAmount() {
    var model = field(.eur, in: "de-DE")
    let reaction = model.replace(utf16: 0..<0, with: "1,234.56 €")
    #expect(model.shown == "1.234,56| €")
    #expect(reaction.writesAmount)
    #expect(model.replace(utf16: 3..<3, with: "abc").outcome.refusal != nil)
    #expect(model.shown == "1.234,56| €")
  }

  @Test func anAmbiguousPasteOffersBothReadings() {
    var model = field(.eur, in: "fr")
    let reaction = model.replace(utf16: 0..<0, with: "1.234")
    #expect(reaction.outcome == .refused(.ambiguous))
    #expect(reaction.announcement == .refused(.ambiguous))
    #expect(model.choices?.locale.description == "1234")
    #expect(model.choices?.other.description == "1.234")
    guard let choices = model.choices else { return }
    model.choose(choices.locale)
    #expect(model.value == "1234")
    #expect(model.choices == nil)
  }

  @Test func aSelectionInsideTheSymbolGoesToTheNumber() {
    var model = field(.eur, in: "de-DE", typing: "12")
    #expect(model.tap(4).writesText)
    #expect(model.shown == "12| €")
    #expect(!model.tap(1).writesText)
    #expect(model.shown == "1|2 €")
    #expect(model.select(utf16: 1, to: 1).outcome == .absorbed)
  }

  @Test func composedTextIsTypedOnceItIsComposed() {
    var model = field(.jpy, in: "ja-JP", typing: "12")
    #expect(model.text == "￥12")
    // The input method marked 3 behind the text, then committed it: nothing was told meanwhile.
    let reaction = model.reconcile(with: "￥12３")
    #expect(reaction.writesText && reaction.writesAmount)
    #expect(model.shown == "￥123|")
    #expect(model.reconcile(with: model.text).outcome == .absorbed)
  }

  @Test func composedTextIsFoundAtTheCaret() {
    var model = field(typing: "1111")
    model.tap(1)
    #expect(model.shown == "$|1,111")
    model.reconcile(with: "$11,111")
    #expect(model.shown == "$1|1,111")
    model.reconcile(with: "$1五1,111")
    #expect(model.shown == "$1|1,111")
    // Composition replaced what was selected.
    model.select(utf16: 0, to: 7)
    model.reconcile(with: "５")
    #expect(model.shown == "$5|")
  }

  @Test func refusalsAreSaidOnceAndFeltEachTime() {
    var model = field()
    let first = model.type("x")
    #expect(first.announcement == .refused(.notUnderstood))
    #expect(first.feedback == .refusal)
    let second = model.type("y")
    #expect(second.announcement == nil)
    #expect(second.feedback == .refusal)
    #expect(model.type("-").announcement == .refused(.negativeNotAllowed))
    model.type("1")
    #expect(model.type("x").announcement == .refused(.notUnderstood))
    model.blur()
    model.focus()
    #expect(model.type("x").announcement == .refused(.notUnderstood))
  }

  @Test func aBackspaceWithNothingToDeleteIsFeltAndNotSaid() {
    var model = field()
    let reaction = model.press(.backspace)
    #expect(reaction.feedback == .refusal)
    #expect(reaction.announcement == nil)
  }

  @Test func aRegroupedSeparatorIsSaid() {
    var model = field(typing: "1,23")
    #expect(model.type("4").announcement == .regrouped)
    #expect(model.shown == "$1,234|")
  }

  @Test func onAPadEachSeparatorIsDecimal() {
    var model = field(isPad: true, typing: "1,23")
    #expect(model.type("4").outcome == .refused(.tooManyFractionDigits))
    #expect(model.shown == "$1.23|")
    // A keyboard with a minus has both keys, so that a comma can group.
    var rules = CurrencyFieldRules(.usd)
    rules.options.allowsNegative = true
    rules.signKey = .keyboard
    model.resolve(rules, in: "en-US")
    model.press(.clear)
    model.type("1,234")
    #expect(model.shown == "$1,234|")
  }
}
