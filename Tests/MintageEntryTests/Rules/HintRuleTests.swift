import Mintage
import MintageEntry
import Testing

/// Rule A16: hints for the host.
@Suite struct HintRuleTests {
  @Test func theKeyboardFitsTheCurrency() {
    #expect(made("locale=en-US").keyboard == .decimalPad)
    #expect(made("locale=ja-JP").keyboard == .numberPad)
    #expect(made("locale=en-US;mode=cents").keyboard == .numberPad)
    #expect(made("locale=en-US;negative=1").keyboard == .numbersAndPunctuation)
  }

  @Test func theSeparatorKeyIsLabeledAndDisabledOnceUsed() {
    #expect(made("locale=de-DE").separatorKeyLabel == ",")
    #expect(made("locale=ar-EG;nu=arab").separatorKeyLabel == "\u{66B}")
    #expect(made("locale=en-US", "12").isSeparatorKeyEnabled)
    #expect(!made("locale=en-US", "12.").isSeparatorKeyEnabled)
    #expect(!made("locale=ja-JP").isSeparatorKeyEnabled)
    #expect(!made("locale=en-US;mode=cents").isSeparatorKeyEnabled)
  }

  @Test func digitKeysAreLabeledInTheFieldsDigits() {
    #expect(made("locale=ar-EG;nu=arab").digitKeyLabel(5) == "٥")
    #expect(made("locale=zh-CN;nu=hanidec").digitKeyLabel(5) == "五")
    #expect(made("locale=en-US").digitKeyLabel(5) == "5")
  }

  @Test func focusSelectsEverythingWhereAsked() {
    #expect(typed("locale=en-US;selectall=1", "{SetValue:12}{Focus}") == "[$12.00]")
    #expect(typed("locale=en-US;selectall=1", "{SetValue:12}{Focus}7") == "$7|")
    #expect(typed("locale=en-US;selectall=1", "{SetValue:12}{Focus}x{Blur}") == "[$12.00]")
  }

  @Test func theFirstKeyReplacesEverythingWhenReentering() {
    let config = "locale=en-US;reenter=1;negative=1"
    #expect(typed(config, "{SetValue:12}{Focus}") == "$12.00|")
    #expect(typed(config, "{SetValue:12}{Focus}34") == "$34|")
    #expect(typed(config, "{SetValue:12}{Focus}.5") == "$.5|")
    #expect(typed(config, "{SetValue:12}{Focus}{Backspace}") == "$12.0|")
    #expect(typed(config, "{SetValue:12}{Focus}{Home}3") == "$3|12.00")
    #expect(typed(config, "{SetValue:12}{Focus}{Paste:99}") == "$99|")
    #expect(typed(config + ";mode=cents", "{SetValue:12}{Focus}34") == "$0.34|")
  }

  @Test func thePlaceholderIsAFormattedZero() {
    #expect(made("locale=en-US").placeholder == "$0.00")
    #expect(made("locale=ja-JP", "123").placeholder == "￥0")
    #expect(made("locale=de-DE;blankzero=1").placeholder == "0,00\u{A0}€")
    #expect(made("locale=ar-EG;nu=arab").placeholder.contains("٠٫٠٠"))
  }

  @Test func theSpokenValueHasTheCode() {
    #expect(spoken("locale=en-US", "1234.5") == "1,234.50 USD")
    #expect(spoken("locale=en-US;negative=1", "-1234.5") == "-1,234.50 USD")
    #expect(spoken("locale=de-DE", "1234,5") == "1.234,50 EUR")
    #expect(spoken("locale=en-US", "") == "")
  }

  @Test func suggestionsHaveNoEmptyFraction() {
    let entry = made("locale=en-US")
    var text = EntryText()
    for (minorUnits, expected) in [
      (50_000, "$500"), (200_000, "$2,000"), (1_000_000, "$10,000"), (1_250, "$12.50"),
    ] as [(Int64, String)] {
      entry.writeSuggestion(ExactDecimal(minorUnits: minorUnits, scale: 2), into: &text)
      #expect(text.description == expected)
    }
    #expect(typed("locale=en-US", "12{Suggest:2000}") == "$2,000|")
    #expect(amount("locale=en-US;mode=cents", "{Suggest:2000}") == "2000.00")
    #expect(outcome("locale=en-US;max=100", "{Suggest:2000}") == .refused(.aboveMaximum))
  }

  @Test func copyTextIsPlainOrAsShown() {
    let entry = made("locale=ar-EG;nu=arab;negative=1", "-1234{Separator}5")
    var text = EntryText()
    entry.writePlainAmount(into: &text)
    #expect(text.description == "-1234.5")
    #expect(entry.text.contains("١٬٢٣٤٫٥"))
    made("locale=en-US", "0.05").writePlainAmount(into: &text)
    #expect(text.description == "0.05")
    made("locale=en-US").writePlainAmount(into: &text)
    #expect(text.isEmpty)
  }

  private func spoken(_ config: String, _ keys: String) -> String {
    var text = EntryText()
    made(config, keys).writeSpokenValue(into: &text)
    return text.description
  }
}

/// Rule A17: selections in affixes.
@Suite struct SelectionRuleTests {
  @Test func aSelectionWithoutElementsIsRefused() {
    let config = "locale=en-US;display=code;start=USD\\u00A012;caret=0-3"
    #expect(outcome(config, "5") == .refused(.outsideNumber))
    #expect(outcome(config, "{Backspace}") == .refused(.outsideNumber))
    #expect(outcome(config, "{Paste:12}") == .refused(.outsideNumber))
    #expect(amount(config, "5{Delete}") == "12")
    #expect(outcome("locale=de-DE;start=12\\u00A0€;caret=2-4", "5") == .refused(.outsideNumber))
  }

  @Test func otherwiseItIsTheNumbersPart() {
    #expect(typed("locale=en-US;display=code;start=USD\\u00A01,234;caret=1-5", "9") == "USD 9|,234")
    #expect(typed("locale=de-DE;start=1.234\\u00A0€;caret=3-7", "{Delete}") == "12| €")
    #expect(typed("locale=en-US;start=$1,234;caret=0-6", "9") == "$9|")
  }

  @Test func deletingTheSignClearsIt() {
    #expect(typed("locale=en-US;negative=1;start=-$34.51;caret=0-1", "{Delete}") == "$|34.51")
    #expect(typed("locale=en-US;negative=1;start=-$34.51;caret=0-3", "{Backspace}") == "$|4.51")
    #expect(typed("locale=en-US;negative=1;start=-$34.51;caret=0-1", "5") == "$5|34.51")
    #expect(
      typed("locale=fy-NL;currency=EUR;negative=1;start=€\\u00A012-;caret=4-5", "{Delete}")
        == "€ 12|")
    #expect(typed("locale=en-US;accounting=1;negative=1;start=($5);caret=3-4", "{Delete}") == "$5|")
  }

  @Test func everythingSelectedShowsAsSelected() {
    var entry = made("locale=en-US;negative=1", "-12")
    entry.selectAll()
    #expect(entry.selection.utf16 == 0..<4)
    #expect(entry.selection.utf8 == 0..<4)
    entry.replaceSelection(with: "5")
    #expect(entry.text == "$5")
  }
}

/// Rule A18: saving and restoring.
@Suite struct SavedEntryTests {
  @Test(arguments: [
    "", "-", ".", "1.", "1.50", ".5", "0", "-0.0", "1234567.8{Left*4}", "{SetValue:1.23456}",
    "{SetValue:0}{Blur}", "12{Blur}",
  ])
  func aSavedStateComesBack(keys: String) {
    for mode in ["decimal", "cents"] where mode == "decimal" || !keys.contains(".") {
      let config = "locale=en-US;negative=1;mode=\(mode)"
      let entry = made(config, keys)
      var restored = made(config)
      #expect(restored.restore(entry.saved).outcome.refusal == nil)
      #expect(restored.text == entry.text)
      #expect(restored.selection == entry.selection)
      #expect(restored.amount == entry.amount)
      #expect(restored.saved == entry.saved)
    }
  }

  @Test func otherFractionDigitsRestoreTheAmountNotTheDigits() {
    let saved = made("locale=hu-HU;mode=cents;digits=iso", "12345").saved
    var entry = made("locale=hu-HU;mode=cents")
    entry.restore(saved)
    #expect(entry.amount == ExactDecimal("123.45"))
    #expect(Typed(entry) == "123| Ft")
  }

  @Test func anotherCurrencyIsRefused() {
    var entry = made("locale=en-US", "5")
    #expect(entry.restore(made("locale=de-DE", "7").saved).outcome == .refused(.outdated))
    #expect(entry.text == "$5")
    var broken = entry.saved
    broken.scale = 99
    #expect(entry.restore(broken).outcome.refusal != nil)
  }
}
