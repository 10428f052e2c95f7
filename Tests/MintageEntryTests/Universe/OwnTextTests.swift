import Mintage
import MintageEntry
import MintageTestSupport
import Testing

/// What a field shows is what its style writes, and reads back as the amount displayed, in every
/// locale × currency × style × numbering system, in both modes.
@Suite struct OwnTextTests {
  @Test(arguments: EveryLocale.parts)
  func theTextIsTheStylesAndPastesBack(part: Int) {
    var faults = Faults()
    var text = EntryText()
    var expected = CurrencyText()
    var count = 0
    EntryUniverse.forEachStyle(part) { locale, currency, options in
      let style = CurrencyStyle(currency.code, in: locale, options: options)
      for mode in [EntryMode.centsFirst, .decimalFirst] {
        var fieldOptions = EntryOptions()
        fieldOptions.allowsNegative = true
        let empty = CurrencyEntry(style, mode: mode, options: fieldOptions)
        for amount in EntryUniverse.amounts {
          var entry = empty
          entry.setAmount(amount)
          entry.write(into: &text)
          guard (try? style.write(amount, into: &expected)) != nil else { continue }
          let isHidden = options.width == .none
          count += 1
          // Without symbol a field leaves no stray space, which its style may.
          if !isSame(text, expected), !isHidden {
            faults.add("\(locale) \(currency.code) \(options): \(text) is not \(expected)")
          }
          check(expected, style, amount, empty) { faults.add("\(locale) \(options): \($0)") }
          check(text, style, amount, empty) { faults.add("\(locale) \(options): \($0)") }
        }
      }
    }
    #expect(faults.count == 0, "\(faults.first)")
    #expect(count > 0)
    print("\(#function) part \(part): \(count) texts in two ways, \(faults.count) faults")
  }

  /// Pastes a text into an empty field and compares with the amount that the style displays.
  private func check(
    _ text: some ShownText, _ style: CurrencyStyle, _ amount: ExactDecimal, _ empty: CurrencyEntry,
    _ fault: (String) -> Void
  ) {
    var entry = empty
    let outcome = text.paste(into: &entry)
    var shown = CurrencyText()
    guard let read = entry.amount, (try? style.write(read, into: &shown)) != nil else {
      return fault("\(style.currency) \(entry.mode) \(text): \(outcome)")
    }
    var displayed = CurrencyText()
    guard (try? style.write(amount, into: &displayed)) != nil else { return }
    if shown.description != displayed.description {
      fault("\(style.currency) \(entry.mode) \(text): read as \(read)")
    }
  }

  private func isSame(_ left: EntryText, _ right: CurrencyText) -> Bool {
    unsafe left.withUTF8 { left in
      unsafe right.withUTF8 { right in unsafe left.elementsEqual(right) }
    }
  }
}

/// A text that can be pasted.
private protocol ShownText: CustomStringConvertible {
  func paste(into entry: inout CurrencyEntry) -> EntryOutcome
}

extension CurrencyText: ShownText {
  fileprivate func paste(into entry: inout CurrencyEntry) -> EntryOutcome {
    unsafe withUTF8 { unsafe entry.replaceSelection(with: $0, source: .insertion) }.outcome
  }
}

extension EntryText: ShownText {
  fileprivate func paste(into entry: inout CurrencyEntry) -> EntryOutcome {
    unsafe withUTF8 { unsafe entry.replaceSelection(with: $0, source: .insertion) }.outcome
  }
}
