import Mintage
import MintageEntry
import Testing

@testable import MintageUI

/// What a state says by a screen reader: right whenever it is asked, and news only where it changes.
@MainActor
@Suite struct SpokenValueTests {
  @available(macOS 14, *)
  @Test func isRightWhenItIsFirstAskedForAfterKeys() {
    let state = CurrencyFieldState(CurrencyFieldRules(.usd), in: "en-US")
    state.press(.digit(1))
    state.press(.digit(2))
    #expect(state.spokenValue == "12.00 USD")
    state.press(.backspace)
    #expect(state.spokenValue == "1.00 USD")
  }

  @available(macOS 14, *)
  @Test func anEmptyStateTellsOfItsFirstValueAndOfNone() {
    let state = CurrencyFieldState(CurrencyFieldRules(.usd), in: "en-US")
    var spoken = Watch { #expect(state.spokenValue == nil) }
    state.press(.digit(1))
    #expect(spoken.hasChanged)
    spoken = Watch { #expect(state.spokenValue == "1.00 USD") }
    state.setAmount(nil)
    #expect(spoken.hasChanged)
    #expect(state.spokenValue == nil)
  }

  @available(macOS 14, *)
  @Test func aKeyThatChangesTheTextAloneIsNoNews() {
    let state = CurrencyFieldState(CurrencyFieldRules(.usd), in: "en-US")
    state.press(.digit(1))
    let spoken = Watch { _ = state.spokenValue }
    state.press(.separator)
    #expect(state.text == "$1.")
    #expect(!spoken.hasChanged)
    state.press(.digit(5))
    #expect(spoken.hasChanged)
    #expect(state.spokenValue == "1.50 USD")
  }

  @available(macOS 14, *)
  @Test func anotherCurrencyIsNewsWhereTheTextStays() {
    var rules = CurrencyFieldRules(.usd, style: StyleOptions(width: .none))
    let state = CurrencyFieldState(rules, in: "en-US")
    state.press(.digit(5))
    let spoken = Watch { #expect(state.spokenValue == "5.00 USD") }
    let text = state.text
    rules.currency = .eur
    state.resolve(rules, in: "en-US")
    #expect(state.text == text)
    #expect(spoken.hasChanged)
    #expect(state.spokenValue == "5.00 EUR")
  }
}
