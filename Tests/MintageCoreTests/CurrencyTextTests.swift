import Testing

@testable import MintageCore

@Suite struct CurrencyTextTests {
  @Test func aNewTextIsEmpty() {
    let text = CurrencyText()
    #expect(text.isEmpty)
    #expect(text.count == 0)
    #expect(text.description == "")
    let bytes = unsafe text.withUTF8 { unsafe Array($0) }
    #expect(bytes.isEmpty)
  }

  /// Osmanya-like four-byte digits, a three-byte separator after each second digit, the most
  /// fraction digits, and affixes of 47 bytes, which no pair of ICU 78 exceeds.
  @Test func holdsEveryInt64InTheWidestStyle() {
    let style = CurrencyStyle.handMade(
      prefix: String(repeating: "p", count: 35), suffix: String(repeating: "s", count: 12),
      decimal: "\u{66B}", group: "\u{2E41}", zero: "\u{1E950}", fraction: 20...20,
      grouping: (2, 2, 1))
    var text = CurrencyText()
    style.write(minorUnits: .min, into: &text)
    // 17 integer digits and 20 of the fraction at 4 bytes, 8 separators at 3, the point at 2.
    #expect(text.count == 1 + 47 + 37 * 4 + 8 * 3 + 2)
    #expect(text.description.hasPrefix("-" + String(repeating: "p", count: 35) + "\u{1E959}"))
    #expect(text.description.hasSuffix("\u{1E950}" + String(repeating: "s", count: 12)))
  }

  @Test func anExactAmountThatIsTooWideSaysHowManyBytesItNeeds() throws {
    let style = CurrencyStyle.handMade(
      prefix: "P", decimal: "\u{66B}", group: "\u{66C}", zero: "\u{1E950}", fraction: 20...20)
    let amount = try ExactDecimal(parsing: String(repeating: "9", count: 38))
    var text = CurrencyText()
    style.write(minorUnits: 100, into: &text)
    let before = text.description
    // 38 + 20 digits at 4 bytes, 12 separators and a point at 2, one prefix byte.
    #expect(throws: WriteError.bufferTooSmall(needed: 58 * 4 + 13 * 2 + 1)) {
      try style.write(amount, into: &text)
    }
    #expect(text.description == before)
  }

  @Test func writingReplaces() {
    let style = CurrencyStyle.handMade(prefix: "$")
    var text = CurrencyText()
    style.write(minorUnits: 123_456_789, into: &text)
    #expect(text.description == "$1,234,567.89")
    style.write(minorUnits: -5, into: &text)
    #expect(text.description == "-$0.05")
    let copy = text
    style.write(minorUnits: 0, into: &text)
    #expect(text.description == "$0.00")
    #expect(copy.description == "-$0.05")
  }

  @Test func roundingThatIsForbiddenLeavesTheTextEmpty() {
    var style = CurrencyStyle.handMade(fraction: 0...1)
    style.rounding = .unnecessary
    var text = CurrencyText()
    style.write(minorUnits: 150, into: &text)
    #expect(text.description == "1.5")
    style.write(minorUnits: 155, into: &text)
    #expect(text.isEmpty)
  }
}
