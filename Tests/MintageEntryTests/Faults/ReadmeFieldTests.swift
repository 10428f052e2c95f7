import Mintage
import MintageEntry
import Testing

/// The README's examples of fields, as they stand there.
@Suite struct ReadmeFieldTests {
  @Test func aFieldWithAReader() {
    var entry = CurrencyEntry(CurrencyReader(.eur, in: "de-DE"), mode: .decimalFirst)
    for key in "1234,5" { entry.replaceSelection(with: String(key)) }
    #expect(entry.text == "1.234,5\u{A0}€")
    #expect(entry.selection.utf16 == 7..<7)
    entry.select(utf16: 1, to: 1)
    let change = entry.replaceSelection(with: "9")
    #expect(change.outcome == .changed)
    #expect(Typed(entry) == "19|.234,5 €")
    entry.apply(change.inverse)
    #expect(Typed(entry) == "1|.234,5 €")
    #expect(entry.replaceSelection(with: "x").outcome == .refused(.notUnderstood))
    entry.selectAll()
    entry.replaceSelection(with: "1,234.56 €", source: .insertion)
    entry.commit()
    #expect(entry.amount == ExactDecimal("1234.56"))
  }

  @Test func aKeypad() {
    var cents = CurrencyEntry(CurrencyStyle(.usd, in: "en-US"), mode: .centsFirst)
    var shown = EntryText()
    cents.press(.digit(5), into: &shown)
    #expect(shown.description == "$0.05")
    cents.press(.doubleZero, into: &shown)
    #expect(shown.description == "$5.00")
  }

  @Test func thereAreAsManyReasonsAsTold() {
    #expect(EntryRefusal.allCases.count == 21)
  }
}
