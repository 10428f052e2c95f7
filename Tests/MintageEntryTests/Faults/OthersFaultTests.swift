import Mintage
import MintageEntry
import Testing

/// What others' fields get wrong: each fault of theirs, as a test that ours does not.
@Suite struct OthersFaultTests {
  @Test func theCaretDoesNotJumpInTheMiddle() {
    var entry = made("locale=en-US", "1234567.89")
    // Each digit typed anywhere leaves the caret behind it, digits on both sides as they were.
    for right in 0...9 {
      var copy = entry
      copy.moveCaret(.end)
      while copy.digitsAfterCaret < right { copy.moveCaret(.left) }
      let (before, after) = (copy.digitsBeforeCaret, copy.digitsAfterCaret)
      let change = copy.replaceSelection(with: "5")
      guard change.outcome == .changed else { continue }
      #expect(copy.digitsBeforeCaret == before + 1)
      #expect(copy.digitsAfterCaret == after)
    }
    entry.moveCaret(.home)
    for digit in "321" { entry.replaceSelection(with: String(digit)) }
    #expect(Typed(entry) == "$3,21|1,234,567.89")
  }

  @Test func backspaceIsNotStuckAtASeparator() {
    // Every caret that a platform can set: one press, one digit.
    let full = made("locale=en-US", "1234567.89")
    for offset in 2...full.text.utf16.count {
      var copy = full
      copy.select(utf16: offset, to: offset)
      let digits = copy.text.filter(\.isNumber).count
      let outcome = copy.deleteBackward().outcome
      #expect(
        copy.text.filter(\.isNumber).count == digits - 1 || outcome == .moved, "at \(offset)")
    }
  }

  @Test func anEnglishAmountPastedIntoAGermanFieldIsTheSameAmount() {
    #expect(amount("locale=de-DE", "{Paste:1,234.56}") == "1234.56")
    #expect(typed("locale=de-DE", "{Paste:1,234.56}") == "1.234,56| €")
  }

  @Test func aPlainDecimalPastedIntoAGermanFieldIsNotMultiplied() {
    #expect(amount("locale=de-DE", "{Paste:1234.56}") == "1234.56")
  }

  @Test func parenthesesKeepTheSign() {
    #expect(amount("locale=de-DE;negative=1", "{Paste:(1.234,56)}") == "-1234.56")
    #expect(amount("locale=en-US;negative=1", "{Paste:($1,234.56)}") == "-1234.56")
  }

  @Test func theMinusSignIsNoPlus() {
    #expect(amount("locale=de-DE;negative=1", "{Paste:\u{2212}5}") == "-5")
    #expect(amount("locale=de-DE;negative=1", "\u{2212}5") == "-5")
  }

  @Test func arabicIndicDigitsAreDigits() {
    #expect(amount("locale=de-DE", "{Paste:١٢٣٤}") == "1234")
    #expect(amount("locale=en-US", "١٢٣٤") == "1234")
    #expect(amount("locale=ar-EG;nu=arab;mode=cents", "١٢٣٤") == "12.34")
  }

  @Test func twentyDigitsAreNotZero() {
    #expect(amount("locale=en-US", "12345678901234567890") == "12345678901234567890")
    #expect(amount("locale=en-US;mode=cents", "12345678901234567890") == "123456789012345678.90")
  }

  @Test func noUnitIsLostBeyondADouble() {
    #expect(amount("locale=en-US", "9007199254740993.01") == "9007199254740993.01")
    #expect(typed("locale=en-US", "9007199254740993.01") == "$9,007,199,254,740,993.01|")
  }

  @Test func yenHaveNoCents() {
    #expect(typed("locale=en-US;currency=JPY;mode=cents", "1234") == "¥1,234|")
    #expect(amount("locale=en-US;currency=JPY;mode=cents", "1234") == "1234")
  }

  /// `kr.`, `د.إ.` and `B/.` hold the separator of their locale.
  @Test(arguments: [
    ("da-DK", "DKK", ","), ("ar-AE;nu=arab", "AED", "\u{66B}"), ("es-PA", "PAB", "."),
    ("bg-BG", "USD", ","), ("de-CH", "XCG", "."),
  ])
  func aSymbolThatHoldsTheSeparatorDoesNotBlockTyping(
    locale: String, currency: String, separator: String
  ) {
    let config = "locale=\(locale);currency=\(currency)"
    #expect(amount(config, "1000" + separator + "05") == "1000.05")
    #expect(amount(config, "1000" + separator + "05{Backspace*2}") == "1000")
    let text = made(config, "1000" + separator + "05").text
    #expect(amount(config, "{Paste:\(text)}") == "1000.05")
  }

  @Test func sevenHundredCanBeTypedWhereTheMinimumIs700() {
    #expect(typed("locale=en-US;min=700;max=800", "750") == "$750|")
    #expect(outcome("locale=en-US;min=700;max=800", "750{Blur}") == .changed)
  }

  @Test func aPrefilledZeroCanBeTypedOver() {
    #expect(typed("locale=en-US", "{SetValue:0}{Focus}{Home}5") == "$5|.00")
    #expect(typed("locale=en-US;minfd=0", "{SetValue:0}{Focus}5") == "$5|")
    #expect(typed("locale=en-US;mode=cents", "{SetValue:0}{Focus}5") == "$0.05|")
    #expect(typed("locale=ja-JP", "{SetValue:0}{Focus}5") == "￥5|")
  }

  @Test func pastingItsOwnTextChangesNothing() {
    for config in [
      "locale=en-US", "locale=de-DE", "locale=fr-CH;currency=CHF", "locale=hi-IN",
      "locale=ar-EG;nu=arab", "locale=pt-CV", "locale=en-US;mode=cents", "locale=ja-JP",
    ] {
      let entry = made(config, "{SetValue:1234.56}{Focus}")
      let pasted = made(config, "{Paste:\(entry.text)}")
      #expect(pasted.text == entry.text, "\(config)")
    }
  }

  @Test func undoRestoresTheAmountAndDoesNotChangeIt() {
    #expect(amount("locale=en-US", "1234.56{SelectAll}{Paste:7}{Undo}") == "1234.56")
    #expect(amount("locale=en-US", "12.34{Backspace*5}{Undo}") == "12.34")
  }

  @Test func tappingInAndOutWritesNothing() {
    let entry = made("locale=en-US", "{SetValue:1.23456}{Focus}{Caret:2}{SelectAll}{Blur}")
    #expect(entry.amount == ExactDecimal("1.23456"))
    #expect(!entry.isEdited)
  }

  @Test func deletingTheDecimalPointDoesNotMultiply() {
    let config = "locale=en-US;start=$145.50;caret=5"
    #expect(amount(config, "{Backspace}") == "145.50")
    #expect(amount(config, "{Left}{Delete}") == "145.50")
    #expect(amount("locale=en-US;start=$145.50;caret=4-5", "{Delete}") == "145.50")
  }

  @Test func aPriceDashIsNoMinus() {
    for (locale, text) in [
      ("de-DE", "12,-"), ("de-DE", "12,–"), ("de-DE", "12,-- €"), ("nl-NL", "€ 12,-"),
      ("da-DK", "12,-"), ("sv-SE", "12:-"), ("de-CH", "12.–"),
    ] {
      #expect(amount("locale=\(locale);negative=1", "{Paste:\(text)}") == "12", "\(locale) \(text)")
    }
  }
}

extension CurrencyEntry {
  /// Digits on both sides of the caret, as a person counts them.
  fileprivate var digitsBeforeCaret: Int {
    text.utf16.prefix(selection.head.utf16).count { 0x30...0x39 ~= $0 }
  }
  fileprivate var digitsAfterCaret: Int {
    text.utf16.dropFirst(selection.head.utf16).count { 0x30...0x39 ~= $0 }
  }
}
