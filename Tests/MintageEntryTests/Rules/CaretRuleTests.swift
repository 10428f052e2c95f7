import Mintage
import MintageEntry
import Testing

/// Rule A2: elements and the caret.
@Suite struct CaretRuleTests {
  @Test func bothSidesOfAGroupingSeparatorAreOneElement() {
    var entry = made("locale=en-US", "1234567")
    for offset in [2, 3] {
      entry.select(utf16: offset, to: offset)
      #expect(entry.selection.utf16 == offset..<offset)
      var copy = entry
      copy.replaceSelection(with: "9")
      #expect(Typed(copy) == "$19|,234,567")
    }
  }

  @Test func theEngineLeavesTheCaretBeforeASeparator() {
    #expect(typed("locale=en-US;symbol=0;start=1,234,567;caret=1", "{Backspace}") == "|234,567")
    #expect(typed("locale=en-US;start=$1,234;caret=2", "9") == "$19|,234")
  }

  @Test func theEngineNeverMovesACaretThatThePlatformPutBehindASeparator() {
    var entry = made("locale=en-US", "1234")
    entry.select(utf16: 3, to: 3)
    #expect(Typed(entry) == "$1,|234")
    entry.moveCaret(.right)
    #expect(Typed(entry) == "$1,2|34")
    entry.moveCaret(.left)
    entry.moveCaret(.left)
    #expect(Typed(entry) == "$1|,234")
  }

  @Test func insideAnAffixTheCaretGoesToTheNumbersEdge() {
    var entry = made("locale=en-US;currency=EUR;display=code;negative=1", "-12")
    #expect(Typed(entry) == "-EUR 12|")
    for offset in 0..<5 {
      entry.select(utf16: offset, to: offset)
      #expect(Typed(entry) == "-EUR |12")
    }
    entry = made("locale=de-DE", "12")
    for offset in 2...4 {
      entry.select(utf16: offset, to: offset)
      #expect(Typed(entry) == "12| €")
    }
  }

  /// ALM and hyphen, LRM and U+2212, a minus between symbol and number, one behind it.
  @Test(arguments: [
    ("ar-EG;nu=arab", "EGP"), ("fa-IR", "IRR"), ("nl-NL", "EUR"), ("fy-NL", "EUR"),
    ("de-CH", "CHF"), ("sv-SE", "SEK"), ("he-IL", "ILS"), ("ps-AF", "AFN"), ("luy-KE", "KES"),
  ])
  func theSignIsOneElementWhateverItsPlace(locale: String, currency: String) {
    let config = "locale=\(locale);currency=\(currency);negative=1"
    var entry = made(config, "-12")
    let sign = entry.range(of: .sign).utf16
    #expect(!sign.isEmpty)
    let number = entry.range(of: .integer).utf16
    #expect(!sign.overlaps(number))
    // Home and End stand beside the number, whatever marks there are around the sign.
    entry.moveCaret(.home)
    #expect(entry.selection.utf16.lowerBound == number.lowerBound)
    entry.moveCaret(.end)
    #expect(entry.selection.utf16.lowerBound == number.upperBound)
    // Selecting any part of the sign and deleting clears it.
    for offset in sign {
      var copy = entry
      copy.select(utf16: offset, to: offset + 1)
      #expect(copy.deleteBackward().outcome == .changed)
      #expect(copy.amount == ExactDecimal("12"))
    }
  }

  @Test func homeAndEndAreLogicalEdges() {
    #expect(typed("locale=ar-EG;nu=arab", "123{Home}9") == "٩|٬١٢٣ ج.م.")
    #expect(typed("locale=en-US", "123{Home}{End}4") == "$1,234|")
  }

  @Test func offsetsCountBytesAndUnitsInLogicalOrder() {
    let arabic = made("locale=ar-EG;nu=arab;negative=1", "-1234")
    let text = arabic.text
    let selection = arabic.selection
    let suffix = arabic.range(of: .suffix)
    #expect(selection.utf8 == suffix.utf8.lowerBound..<suffix.utf8.lowerBound)
    let before = text.utf8.prefix(selection.utf8.lowerBound)
    #expect(String(decoding: before, as: UTF8.self).utf16.count == selection.utf16.lowerBound)
    // Digits of two UTF-16 units each.
    let adlam = made("locale=ff-Adlm;currency=GNF", "12")
    let digits = adlam.range(of: .integer)
    #expect(digits.utf8.count == 8)
    #expect(digits.utf16.count == 4)
  }

  @Test func everyOffsetSelectsALegalCaret() {
    for config in [
      "locale=en-US;mode=cents", "locale=hi-IN;nu=deva", "locale=ff-Adlm;currency=GNF",
    ] {
      var entry = made(config, "1234567")
      let count = entry.text.utf16.count
      for offset in 0...count {
        entry.select(utf16: offset, to: offset)
        let caret = entry.selection
        #expect(caret.isCaret)
        entry.select(utf16: caret.head.utf16, to: caret.head.utf16)
        #expect(entry.selection == caret)
        entry.select(utf8: caret.head.utf8, to: caret.head.utf8)
        #expect(entry.selection == caret)
      }
    }
  }

  /// Rule A17: a selection that reaches into the text beside the number is cut to the number; one of
  /// everything stays what it is.
  @Test func selectionsAreCutToTheNumber() {
    #expect(typed("locale=de-CH", "258{Select:6-0}") == "CHF [25]8")
    #expect(typed("locale=sv-SE", "258{Select:1-7}") == "2[58] kr")
    #expect(typed("locale=sv-SE", "258{Select:0-6}") == "[258 kr]")
    // A zero that is shown and no element stays out too, with the sign beside it or not.
    #expect(typed("locale=sv-SE;mode=cents", "5{Backspace}{Select:1-7}") == "0,00| kr")
  }

  @Test func deletingZerosNobodyTypedLeavesTheCaretWhereTheyBegan() {
    #expect(typed("locale=sv-SE;fraction=padded", "5{Select:3-5}{Backspace}") == "5,0|0 kr")
    #expect(typed("locale=sv-SE;fraction=padded", "5,25{Select:2-3}{Delete}") == "5,|50 kr")
  }
}
