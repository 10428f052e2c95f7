import Mintage
import MintageEntry
import Testing

@testable import MintageUI

/// Keypads, ±, suggestions, and what is drawn again when.
@Suite struct KeypadTests {
  @Test func keysAreEdits() {
    var model = field(mode: .centsFirst)
    for key in [EntryKey.digit(1), .digit(2), .doubleZero] { model.press(key) }
    #expect(model.shown == "$12.00|")
    #expect(model.press(.separator).outcome == .refused(.centsFirst))
    model.press(.backspace)
    #expect(model.shown == "$1.20|")
    #expect(model.press(.clear).writesAmount)
    #expect(model.amount == nil)
  }

  @Test func theKeyBesideZeroIsTheSeparatorWhereOneIsTyped() {
    let german = FieldKeypad(field(.eur, in: "de-DE"))
    #expect(
      german.rows.map { $0.map(\.label) } == [
        ["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], [",", "0", "⌫"],
      ])
    #expect(german.rows[3][0].key == .separator)
    #expect(FieldKeypad(field(mode: .centsFirst)).rows[3][0].key == .doubleZero)
    #expect(FieldKeypad(field(.jpy, in: "ja-JP")).rows[3][0].label == "00")
    #expect(FieldKeypad(field(.egp, in: "ar-EG")).rows[0].map(\.label) == ["١", "٢", "٣"])
  }

  @Test func plusMinusStandsBesideAPadWithoutAMinus() {
    var model = field { $0.allowsNegative = true }
    #expect(model.keyboard == .decimalPad)
    #expect(FieldKeypad(model).sign?.label == "±")
    model.type("5")
    model.press(.sign)
    #expect(model.value == "-5")
    model.press(.sign)
    #expect(model.value == "5")
    #expect(FieldKeypad(field()).sign == nil)
    #expect(field(mode: .centsFirst) { $0.allowsNegative = true }.keyboard == .numberPad)
    model.rules.signKey = .keyboard
    #expect(model.keyboard == .numbersAndPunctuation)
    #expect(!model.showsSignKey)
  }

  @Test func theKeyboardFollowsTheCurrency() {
    #expect(field().keyboard == .decimalPad)
    #expect(field(.jpy, in: "ja-JP").keyboard == .numberPad)
    #expect(field(mode: .centsFirst).keyboard == .numberPad)
  }

  @Test func suggestionsAreShortAndReplaceTheAmount() {
    var model = field(mode: .centsFirst, typing: "123")
    #expect(model.label(of: ExactDecimal(minorUnits: 2_000)) == "$2,000")
    #expect(model.label(of: ExactDecimal(minorUnits: 1_250, scale: 2)) == "$12.50")
    let reaction = model.choose(ExactDecimal(minorUnits: 2_000))
    #expect(reaction.writesAmount && reaction.feedback == .key)
    #expect(model.text == "$2,000.00")
    guard let inverse = reaction.inverse else {
      Issue.record("a suggestion cannot be undone")
      return
    }
    model.undo(inverse)
    #expect(model.text == "$1.23")
  }

  @available(macOS 14, *)
  @Test @MainActor func aKeyDrawsTheAmountAgainAndNotTheKeypad() {
    let state = CurrencyFieldState(CurrencyFieldRules(.usd), in: "en-US")
    state.press(.digit(1))
    let keypad = Watch { _ = (state.keypad, state.isSeparatorEnabled) }
    let amount = Watch { _ = state.text }
    state.press(.digit(2))
    state.press(.digit(3))
    #expect(state.text == "$123")
    #expect(amount.hasChanged)
    #expect(!keypad.hasChanged)
    // The separator goes dark once it is typed: then the keypad is drawn again.
    state.press(.separator)
    #expect(!state.isSeparatorEnabled)
    #expect(keypad.hasChanged)
  }

  @available(macOS 14, *)
  @Test @MainActor func stateTellsItsHostOfAmounts() {
    let state = CurrencyFieldState(CurrencyFieldRules(.usd), in: "en-US")
    var amounts: [String?] = []
    var feedback: [FieldFeedback?] = []
    state.onChange = { amounts.append($0?.description) }
    state.onReaction = { feedback.append($0.feedback) }
    state.press(.digit(4))
    state.press(.separator)
    state.press(.separator)
    state.setAmount(ExactDecimal("4"))
    state.choose(ExactDecimal(minorUnits: 50))
    #expect(amounts == ["4", "50"])
    #expect(feedback == [.key, .key, .refusal, nil, .key])
    #expect(state.amount == ExactDecimal("50"))
    #expect(state.validity == .valid)
    #expect(state.spokenValue == "50.00 USD")
    state.setAmount(ExactDecimal("7"))  // at once, though keys were pressed
    #expect(state.text == "$7.00")
    state.setAmount(nil)
    #expect(state.text == "" && state.placeholder == "$0.00")
    #expect(amounts == ["4", "50"])
    state.setAmount(ExactDecimal("50"))
    state.resolve(CurrencyFieldRules(.eur, mode: .centsFirst), in: "de-DE")
    #expect(state.text.filter { !$0.isWhitespace } == "50,00€")
    #expect(state.keypad.rows[3][0].key == .doubleZero)
  }
}
