// Texts that are no number of a field: single bytes, written to the front.
extension EntryText {
  /// Empties the text.
  mutating func clear() {
    setExtent(EntryText.numberEnd, EntryText.numberEnd)
    selectEnd()
  }

  /// Puts an ASCII character in front.
  mutating func prepend(_ byte: UInt8) {
    guard start > 0 else { return }
    let offset = start - 1
    setExtent(offset, end)
    unsafe withStorage { unsafe $0.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self) }
  }

  /// Puts the caret behind text that is ASCII.
  mutating func selectEnd() {
    setCaret(utf8: count, utf16: count)
  }
}
