import Mintage
import MintageEntry

/// Edits a field as the bytes of a script say, and writes it after every step.
///
/// A digit, `.` and `-` are keys; `<` and `>` delete, `l` and `h` move the caret, `a` selects all,
/// `u` undoes the step before, `c` commits, `s` saves and restores, `e` switches to euros in German;
/// what stands behind `p` is pasted.
///
/// - Returns: The bytes written to `output`; negative where something failed.
@c
public func mintage_type(
  _ script: UnsafePointer<UInt8>, _ count: Int32, _ isCentsFirst: Int32,
  _ output: UnsafeMutablePointer<UInt8>, _ capacity: Int32
) -> Int32 {
  let script = unsafe UnsafeBufferPointer(start: script, count: Int(count))
  let buffer = unsafe UnsafeMutableBufferPointer(start: output, count: Int(capacity))
  var options = EntryOptions()
  options.allowsNegative = true
  options.maximum = ExactDecimal(minorUnits: 9_999_999_999)
  var entry = CurrencyEntry(
    CurrencyReader(.usd, in: "en-US"), mode: isCentsFirst == 1 ? .centsFirst : .decimalFirst,
    options: options)
  var text = EntryText()
  entry.writePlaceholder(into: &text)
  var undone = entry.clear().inverse
  for index in script.indices {
    if unsafe script[index] == UInt8(ascii: "p") {
      let pasted = unsafe UnsafeBufferPointer(rebasing: script[(index + 1)...])
      unsafe entry.replaceSelection(with: pasted, source: .insertion)
      break
    }
    guard unsafe edit(&entry, script[index], &undone) else { return -1 }
    entry.write(into: &text)
  }
  entry.writePlainAmount(into: &text)
  entry.writeSpokenValue(into: &text)
  entry.write(into: &text)
  let selection = text.selection
  guard selection.utf16.upperBound <= text.count, text.count <= buffer.count else { return -2 }
  return unsafe text.withUTF8 { bytes in
    for index in bytes.indices { unsafe buffer[index] = bytes[index] }
    return Int32(bytes.count)
  }
}

/// One step; false for a byte that is none.
private func edit(
  _ entry: inout CurrencyEntry, _ byte: UInt8, _ undone: inout EntryInverse
) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"):
    undone = entry.press(.digit(byte - UInt8(ascii: "0"))).inverse
  case UInt8(ascii: "."): undone = entry.press(.separator).inverse
  case UInt8(ascii: "-"): undone = entry.toggleSign().inverse
  case UInt8(ascii: "<"): undone = entry.deleteBackward().inverse
  case UInt8(ascii: ">"): undone = entry.deleteForward().inverse
  case UInt8(ascii: "u"): undone = entry.apply(undone).inverse
  case UInt8(ascii: "c"): undone = entry.commit().inverse
  case UInt8(ascii: "s"): undone = entry.restore(entry.saved).inverse
  case UInt8(ascii: "l"): entry.moveCaret(.left)
  case UInt8(ascii: "h"): entry.moveCaret(.home)
  case UInt8(ascii: "a"): entry.selectAll()
  case UInt8(ascii: "e"): entry.switchStyle(to: CurrencyReader(.eur, in: "de-DE"))
  default: return false
  }
  return true
}
