// The smallest module that types amounts of some pairs of locale and currency: what a web page loads
// that knows its pairs beforehand. An amount to be shown is set in a field, which writes it as the
// style does.

import MintageCore
import MintageEntry

/// A field in the caller's memory, and what its last edit can be undone with.
struct Field: BitwiseCopyable {
  var entry: CurrencyEntry
  var inverse: EntryInverse
}

/// Makes an empty field that is being edited; returns 0, or -1 where the pair is not there.
@c
public func mintage_open(
  _ field: UnsafeMutableRawPointer, _ locale: UnsafePointer<UInt8>, _ localeCount: Int32,
  _ code: UnsafePointer<UInt8>, _ codeCount: Int32, _ isCentsFirst: Int32, _ allowsNegative: Int32
) -> Int32 {
  let locale = unsafe UnsafeBufferPointer(start: locale, count: Int(localeCount))
  let code = unsafe CurrencyCode(utf8: UnsafeBufferPointer(start: code, count: Int(codeCount)))
  guard let code, let style = unsafe CurrencyStyle(code, in: locale, styles: .default) else {
    return -1
  }
  var options = EntryOptions()
  options.allowsNegative = allowsNegative != 0
  var entry = CurrencyEntry(
    style, mode: isCentsFirst != 0 ? .centsFirst : .decimalFirst, options: options)
  let inverse = entry.beginEditing().inverse
  unsafe field.initializeMemory(as: Field.self, to: Field(entry: entry, inverse: inverse))
  return 0
}

/// Edits; returns 1 where text or amount changed, 0 where nothing did or the caret moved, and minus
/// the reason's number less one where the edit was refused.
private func edit(
  _ field: UnsafeMutableRawPointer, _ body: (inout CurrencyEntry) -> EntryChange
) -> Int32 {
  let field = unsafe field.assumingMemoryBound(to: Field.self)
  let change = unsafe body(&field.pointee.entry)
  if let reason = change.outcome.refusal { return -1 - Int32(reason.rawValue) }
  guard change.outcome.isChange else { return 0 }
  unsafe field.pointee.inverse = change.inverse
  return 1
}

/// Replaces what is selected: by a key, or by text that is pasted.
@c
public func mintage_insert(
  _ field: UnsafeMutableRawPointer, _ text: UnsafePointer<UInt8>, _ count: Int32, _ isKey: Int32
) -> Int32 {
  let text = unsafe UnsafeBufferPointer(start: text, count: Int(count))
  return unsafe edit(field) {
    unsafe $0.replaceSelection(with: text, source: isKey != 0 ? .key : .insertion)
  }
}

/// Deletes what is selected, or a character, word or line, by the number of the deletion.
@c
public func mintage_delete(_ field: UnsafeMutableRawPointer, _ deletion: Int32) -> Int32 {
  unsafe edit(field) {
    switch deletion {
    case 0: $0.deleteBackward()
    case 1: $0.deleteForward()
    case 2: $0.deleteWordBackward()
    case 3: $0.deleteWordForward()
    case 4: $0.deleteLineBackward()
    default: $0.deleteLineForward()
    }
  }
}

/// Takes the last edit back, or its undo.
@c
public func mintage_undo(_ field: UnsafeMutableRawPointer) -> Int32 {
  let inverse = unsafe field.assumingMemoryBound(to: Field.self).pointee.inverse
  return unsafe edit(field) { $0.apply(inverse) }
}

/// Selects UTF-16 units.
@c
public func mintage_select(_ field: UnsafeMutableRawPointer, _ anchor: Int32, _ head: Int32) {
  unsafe field.assumingMemoryBound(to: Field.self).pointee.entry
    .select(utf16: Int(anchor), to: Int(head))
}

/// Ends editing.
@c
public func mintage_commit(_ field: UnsafeMutableRawPointer) -> Int32 {
  unsafe edit(field) { $0.commit() }
}

/// Sets the amount from outside.
@c
public func mintage_set(_ field: UnsafeMutableRawPointer, _ minorUnits: Int64) -> Int32 {
  unsafe edit(field) { $0.setMinorUnits(minorUnits) }
}

/// The amount in minor units; the smallest number where there is none.
@c
public func mintage_minor_units(_ field: UnsafeMutableRawPointer) -> Int64 {
  unsafe field.assumingMemoryBound(to: Field.self).pointee.entry.minorUnits ?? .min
}

/// Writes the text; returns its bytes, and the caret's UTF-16 units from 16 bits up.
@c
public func mintage_text(
  _ field: UnsafeMutableRawPointer, _ output: UnsafeMutablePointer<UInt8>
) -> Int32 {
  var text = EntryText()
  unsafe field.assumingMemoryBound(to: Field.self).pointee.entry.write(into: &text)
  unsafe text.withUTF8 { bytes in
    for index in 0..<bytes.count { unsafe output[index] = unsafe bytes[index] }
  }
  return Int32(text.count | text.selection.head.utf16 << 16)
}
