import CAllocationCounter
import CMintage
import Foundation
import Mintage
import MintageABI
import MintageEntry
import MintageTestSupport
import Testing

/// A field of the C interface does what Swift's does, key by key, and allocates nothing.
@Suite struct EntryParityTests {
  @Test(arguments: [EntryMode.centsFirst, .decimalFirst])
  func randomEditsDoTheSame(mode: EntryMode) {
    let seed = TestSeed()
    var random = seed.generator
    for (locale, code) in [("en-US", "USD"), ("de-CH", "CHF"), ("ar-EG", "EGP"), ("hi", "INR")] {
      var (reader, entry) = (reader(locale, code), mintage_entry())
      var given = mintage_entry_options()
      given.size = UInt32(MemoryLayout<mintage_entry_options>.size)
      given.allows_negative = 1
      given.maximum_integer_digits = 9
      #expect(mintage_entry_init(&entry, &reader, Int32(mode.rawValue), &given) == MINTAGE_OK)
      var options = EntryOptions()
      options.allowsNegative = true
      options.maximumIntegerDigits = 9
      var own = CurrencyEntry(
        CurrencyReader(CurrencyCode(code) ?? .usd, in: LocaleIdentifier(locale)), mode: mode,
        options: options)
      var text = mintage_entry_text()
      for _ in 0..<3_000 {
        let (result, outcome) = edit(&entry, &own, &text, &random)
        #expect(result & 0xFF == number(outcome), "\(seed) \(locale)")
        if let refusal = outcome.refusal {
          #expect(result >> 8 & 0xFF == Int32(refusal.rawValue), "\(seed) \(locale)")
        }
        #expect(string(text) == own.text, "\(seed) \(locale)")
        let selection = own.selection
        #expect(Int(text.utf16_head) == selection.head.utf16, "\(seed) \(locale)")
        #expect(Int(text.utf8_anchor) == selection.anchor.utf8, "\(seed) \(locale)")
      }
    }
  }

  /// One random edit of both.
  private func edit(
    _ entry: inout mintage_entry, _ own: inout CurrencyEntry, _ text: inout mintage_entry_text,
    _ random: inout SplitMix64
  ) -> (mintage_result, EntryOutcome) {
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<4:
      let digit = UInt8.random(in: 0...9, using: &random)
      return (
        mintage_entry_press(&entry, Int32(digit), nil, &text), own.press(.digit(digit)).outcome
      )
    case 4:
      return (
        mintage_entry_delete(&entry, Int32(MINTAGE_DELETE_BACKWARD), nil, &text),
        own.deleteBackward().outcome
      )
    case 5:
      return (
        mintage_entry_delete(&entry, Int32(MINTAGE_DELETE_WORD_FORWARD), nil, &text),
        own.deleteWordForward().outcome
      )
    case 6:
      let typed = [".", ",", "-", "x", "00", "٣"].randomElement(using: &random) ?? ""
      return (
        mintage_entry_replace_selection(&entry, typed, -1, Int32(MINTAGE_SOURCE_KEY), nil, &text),
        own.replaceSelection(with: typed).outcome
      )
    case 7:
      let pasted = ["1,234.56", "1.234,56", "12", "(5)", "USD 7", "?"].randomElement(using: &random)
      let insertion = Int32(MINTAGE_SOURCE_INSERTION)
      return (
        mintage_entry_replace_selection(&entry, pasted, -1, insertion, nil, &text),
        own.replaceSelection(with: pasted ?? "", source: .insertion).outcome
      )
    case 8:
      let ends = (Int.random(in: 0...14, using: &random), Int.random(in: 0...14, using: &random))
      own.select(utf16: ends.0, to: ends.1)
      return (
        mintage_entry_select(&entry, Int32(MINTAGE_UTF16), ends.0, ends.1, &text), .changed
      )
    case 9:
      let movement = CurrencyEntry.Movement.allCases.randomElement(using: &random) ?? .left
      return (
        mintage_entry_move(&entry, Int32(movement.rawValue), 1, &text),
        own.moveCaret(movement, extending: true)
      )
    case 10:
      // An edit, taken back at once.
      var inverse = mintage_inverse()
      _ = mintage_entry_press(&entry, Int32(MINTAGE_KEY_CLEAR), &inverse, nil)
      let change = own.clear()
      return (
        mintage_entry_apply(&entry, &inverse, nil, &text), own.apply(change.inverse).outcome
      )
    default:
      return (mintage_entry_commit(&entry, 0, nil, &text), own.commit().outcome)
    }
  }

  private func number(_ outcome: EntryOutcome) -> Int32 {
    switch outcome {
    case .changed: Int32(MINTAGE_CHANGED)
    case .moved: Int32(MINTAGE_MOVED)
    case .absorbed: Int32(MINTAGE_ABSORBED)
    case .regrouped: Int32(MINTAGE_REGROUPED)
    case .interpreted: Int32(MINTAGE_INTERPRETED)
    case .refused: Int32(MINTAGE_REFUSED)
    }
  }

  #if DEBUG
  static let isCounted = false
  #else
  static let isCounted =
    ProcessInfo.processInfo.environment["SWT_SWIFT_ERROR_BACKTRACING_ENABLED"] == "0"
  #endif

  @Test(.enabled(if: isCounted && allocation_counter_is_available()))
  func nothingIsAllocated() {
    var buffer = [CChar](repeating: 0, count: 256)
    // The first time Swift's own runtime sets up what it knows of the types here.
    #expect(exercise(&buffer))
    var isRight = true
    allocation_counter_start()
    for _ in 0..<1_000 { isRight = exercise(&buffer) && isRight }
    let counted = allocation_counter_stop()
    #expect(isRight)
    #expect(counted.allocations == 0)
  }

  private func exercise(_ buffer: inout [CChar]) -> Bool {
    var tables = mintage_tables()
    var (style, reader, entry) = (mintage_style(), mintage_reader(), mintage_entry())
    var (text, inverse, back) = (
      mintage_entry_text(), mintage_inverse(), mintage_style_inverse()
    )
    var (count, units) = (0, Int64(0))
    let made =
      mintage_tables_default(&tables) == MINTAGE_OK
      && mintage_style_resolve(&style, &tables, "de-CH", 5, "CHF", 3, nil) == MINTAGE_OK
      && mintage_reader_resolve(&reader, &tables, nil, "de-CH", 5, "CHF", 3, nil, nil) == MINTAGE_OK
      && mintage_entry_init(&entry, &reader, Int32(MINTAGE_DECIMAL_FIRST), nil) == MINTAGE_OK
    let typed =
      mintage_entry_press(&entry, 7, nil, &text) == MINTAGE_CHANGED
      && mintage_entry_replace_selection(&entry, "x", 1, 0, &inverse, &text) & 0xFF
        == MINTAGE_REFUSED
      && mintage_entry_switch(&entry, nil, Int32(MINTAGE_CENTS_FIRST), nil, &back, &text)
        == MINTAGE_CHANGED
    let written =
      mintage_style_format(&style, 123_456, &buffer, 256, &count) == MINTAGE_OK
      && mintage_reader_read_units(&reader, buffer, count, &units, nil) == MINTAGE_OK
    let refused =
      mintage_reader_read_units(&reader, "x", 1, &units, nil) == MINTAGE_ERROR_REFUSED
    return made && typed && written && refused && units == 123_456
  }
}

private func reader(_ locale: String, _ code: String) -> mintage_reader {
  var (tables, reader) = (mintage_tables(), mintage_reader())
  #expect(mintage_tables_default(&tables) == MINTAGE_OK)
  #expect(
    mintage_reader_resolve(&reader, &tables, nil, locale, -1, code, -1, nil, nil) == MINTAGE_OK)
  return reader
}

private func string(_ text: mintage_entry_text) -> String {
  withUnsafeBytes(of: text.storage) {
    String(decoding: $0[Int(text.start)..<Int(text.end)], as: UTF8.self)
  }
}
