import Mintage
import MintageCore
@testable import MintageEntry

/// Edits a field of any style by an input's bytes, and checks after every edit what must always hold.
func fuzzEntry(_ input: inout FuzzInput) {
  let reader = CurrencyReader(
    input.pickCode(), in: input.pickLocale(), options: input.options())
  let mode = input.byte() & 1 == 0 ? EntryMode.centsFirst : .decimalFirst
  var entry = CurrencyEntry(reader, mode: mode, options: input.entryOptions())
  while !input.rest.isEmpty {
    let before = entry
    guard let change = edit(&entry, &input) else { continue }
    check(entry, after: change, before)
  }
}

/// Carries out an edit; nil for what is none.
private func edit(_ entry: inout CurrencyEntry, _ input: inout FuzzInput) -> EntryChange? {
  let operation = input.byte()
  switch operation % 24 {
  case 0..<5: return entry.press(.digit(operation / 24))
  case 5..<8: return entry.replaceSelection(with: [0x30 + operation / 24], source: .key)
  case 8: return entry.replaceSelection(with: input.bytes(Int(operation / 24)), source: .key)
  case 9, 10:
    return entry.replaceSelection(with: input.bytes(Int(input.byte() & 31)), source: .insertion)
  case 11: return entry.replaceSelection(with: [operation & 1 == 0 ? 0x2E : 0x2C], source: .key)
  case 12:
    return entry.press([.doubleZero, .tripleZero, .separator, .sign][Int(operation / 24) & 3])
  case 13, 14: return entry.deleteBackward()
  case 15: return entry.deleteForward()
  case 16:
    switch operation / 24 & 3 {
    case 0: return entry.deleteWordBackward()
    case 1: return entry.deleteWordForward()
    case 2: return entry.deleteLineBackward()
    default: return entry.deleteLineForward()
    }
  case 17:
    let movements = CurrencyEntry.Movement.allCases
    entry.moveCaret(movements[Int(operation / 24) & 3], extending: operation & 1 == 1)
    return nil
  case 18:
    entry.select(utf16: Int(input.byte() & 63), to: Int(input.byte() & 63))
    return nil
  case 19:
    let first = Int(input.byte() & 31)
    let text = input.bytes(Int(operation / 24))
    return text.withUnsafeBufferPointer {
      entry.replace(utf8: first..<first + Int(input.byte() & 3), with: $0)
    }
  case 20:
    return entry.setAmount(ExactDecimal(minorUnits: input.amount(), scale: Int(operation / 24)))
  case 21:
    if operation & 1 == 0 { return entry.commit(clamping: operation > 127) }
    // Focus selects and starts anew, which is nothing to undo.
    entry.beginEditing()
    return nil
  case 22:
    entry.switchStyle(
      to: CurrencyReader(input.pickCode(), in: input.pickLocale(), options: input.options()),
      mode: operation & 1 == 0 ? .centsFirst : .decimalFirst)
    return nil
  default: return entry.clear()
  }
}

private func check(_ entry: CurrencyEntry, after change: EntryChange, _ before: CurrencyEntry) {
  let text = entry.written
  if change.outcome.refusal != nil {
    expect(entry.state == before.state, "a refused edit changed something", entry, change)
  }
  if !change.outcome.isChange {
    expect(entry.amount == before.amount, "nothing changed but the amount", entry, change)
  }
  var undone = entry
  let redo = undone.apply(change.inverse)
  expect(undone.state == before.state, "undo does not restore the state", entry, change)
  undone.apply(redo.inverse)
  expect(undone.state == entry.state, "redo does not restore the state", entry, change)
  checkSelection(entry, text, change)
  // The fast writer writes what the general one writes.
  var general = entry
  general.plainLimit = PlainLimit()
  expect(general.written.description == text.description, "the fast writer differs", entry, change)
  checkAmount(entry, text, change)
}

/// Both counts are of one place, and selecting it again is no change.
private func checkSelection(_ entry: CurrencyEntry, _ text: EntryText, _ change: EntryChange) {
  let bytes = Array(text.description.utf8)
  for place in [text.selection.anchor, text.selection.head] {
    guard 0...bytes.count ~= place.utf8 else {
      return expect(false, "caret outside", entry, change)
    }
    let units = String(decoding: bytes[..<place.utf8], as: UTF8.self).utf16.count
    expect(units == place.utf16, "bytes and units differ", entry, change)
  }
  var selected = entry
  let selection = text.selection
  selected.select(utf16: selection.anchor.utf16, to: selection.head.utf16)
  expect(selected.selection == selection, "the selection is not legal", entry, change)
}

/// What is shown reads back as what it is, and a committed amount looks as its style writes it.
private func checkAmount(_ entry: CurrencyEntry, _ text: EntryText, _ change: EntryChange) {
  guard let amount = entry.amount, !entry.isRounded, !entry.isEmpty else { return }
  // Half typed text need not read back: 9,- with its minus behind looks like a price dash, and the
  // point of CVE.4 like one of the token's.
  let hasFraction = !entry.range(of: .fraction).utf8.isEmpty
  guard !entry.range(of: .integer).utf8.isEmpty,
    hasFraction || entry.range(of: .decimalSeparator).utf8.isEmpty
  else { return }
  var pasted = entry
  pasted.selectAll()
  let outcome = text.withUTF8 { pasted.replaceSelection(with: $0, source: .insertion) }.outcome
  // A lone separator or minus is no amount; zero loses its sign.
  if outcome.refusal == nil, let again = pasted.amount, !amount.isZero {
    expect(
      !again.isLess(than: amount) && !amount.isLess(than: again), "its own text is \(again)", entry,
      change)
  }
}

private func expect(
  _ condition: Bool, _ fault: @autoclosure () -> String, _ entry: CurrencyEntry,
  _ change: EntryChange
) {
  guard !condition else { return }
  fatalError(
    """
    \(fault()): \(entry.text.debugDescription) \(entry.selection.utf16) after \(change.outcome), \
    \(entry.mode) \(entry.currency) \(entry.options)
    """)
}

extension CurrencyEntry {
  fileprivate mutating func replaceSelection(
    with text: [UInt8], source: EntrySource
  ) -> EntryChange {
    text.withUnsafeBufferPointer { replaceSelection(with: $0, source: source) }
  }
}

extension FuzzInput {
  /// The next bytes.
  mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in byte() } }

  mutating func entryOptions() -> EntryOptions {
    var options = EntryOptions()
    let (first, second) = (byte(), byte())
    options.allowsNegative = first & 1 == 0
    options.fraction = first & 2 == 0 ? .asTyped : .padded
    options.typedSeparator = TypedSeparator.allCases[Int(first >> 2 & 3) % 3]
    options.width = first & 16 == 0 ? .exactDecimal : .minorUnits
    options.isOptional = first & 32 == 0
    options.ambiguousInsertion = first & 64 == 0 ? .ask : .localeReading
    options.bareDigits = first & 128 == 0 ? .wholeUnits : .keys
    options.showsZeroAsBlank = second & 7 == 1
    options.reentersOnFocus = second & 7 == 2
    options.presentation.groupsWhileEditing = second & 8 == 0
    options.presentation.usesLatinDigits = second & 16 != 0
    options.presentation.usesPlainSpaces = second & 32 != 0
    if second & 64 != 0 { options.maximumIntegerDigits = Int(byte() & 15) }
    if second & 128 != 0 {
      options.maximum = ExactDecimal(minorUnits: amount(), scale: Int(byte() & 3))
    }
    return options
  }
}
