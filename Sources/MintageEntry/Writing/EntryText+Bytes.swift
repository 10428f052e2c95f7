// Texts that are no number of a field: single bytes, written to the front.
extension EntryText {
  /// Empties the text.
  mutating func clear() {
    start = UInt16(EntryText.numberEnd)
    end = start
    selectEnd()
  }

  /// Puts an ASCII character in front.
  mutating func prepend(_ byte: UInt8) {
    guard start > 0 else { return }
    start -= 1
    let offset = Int(start)
    unsafe withStorage { unsafe $0.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self) }
  }

  /// Puts the caret behind text that is ASCII.
  mutating func selectEnd() {
    setCaret(utf8: count, utf16: count)
  }
}
