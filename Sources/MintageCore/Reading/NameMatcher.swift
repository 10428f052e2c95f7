/// Finds the longest currency name at an offset, in any plural form of the reader's locale.
struct NameMatcher {
  private let matcher: TokenMatcher
  private let names: CurrencyNames
  /// The names of the locale.
  private let vector: Int

  /// Nil where the tables have no names for the locale.
  init?(_ matcher: TokenMatcher, _ reading: NameReading) {
    guard let row = reading.names.rowOfLocale(reading.locale, matcher.rules.tables) else {
      return nil
    }
    self.matcher = matcher
    names = reading.names
    vector = names.bytes.wideNumber(row)
  }

  /// The longest name of the reader's currency at `offset`.
  func ownMatch(at offset: Int) -> TokenMatch? {
    let row = names.rowOfCurrency(matcher.rules.currency)
    guard row >= 0, let end = end(of: row, at: offset, offset) else { return nil }
    return TokenMatch(
      start: offset, end: end, kind: .named, currency: matcher.rules.currency, couldBeOwn: true)
  }

  /// The longest name of any other currency at `offset`.
  func otherMatch(at offset: Int) -> TokenMatch? {
    let own = names.rowOfCurrency(matcher.rules.currency)
    var best: TokenMatch?
    for row in 0..<names.rows(.codes) where row != own {
      guard let end = end(of: row, at: offset, best?.end ?? offset) else { continue }
      best = TokenMatch(start: offset, end: end, kind: .named, currency: names.code(row))
    }
    return best
  }

  /// Where the longest of a currency's names at `offset` ends, if that is behind `bound`.
  private func end(of row: Int, at offset: Int, _ bound: Int) -> Int? {
    guard let record = names.record(row, vector: vector) else { return nil }
    let wanted = matcher.text.scalar(at: offset).value
    var longest = bound
    record.forEachForm { category, first in
      // Most names are passed by without unpacking them.
      guard NameMatcher.canStart(first, as: wanted) else { return }
      if let end = end(of: record, category, at: offset), end > longest { longest = end }
    }
    return longest > bound ? longest : nil
  }

  private func end(of record: NameRecord, _ category: PluralCategory?, at offset: Int) -> Int? {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
      let count = unsafe record.write(category, buffer)
      let name = unsafe FoldedText(UnsafeBufferPointer(rebasing: buffer[..<count]))
      guard let end = matcher.text.end(of: name, at: offset, ignoresCase: true),
        matcher.endsWord(end)
      else { return nil }
      return end
    }
  }

  /// Whether text with this first byte can fold to a text that starts with `wanted`; the lead byte of
  /// general punctuation may be that of a mark without meaning.
  private static func canStart(_ first: UInt8, as wanted: UInt32) -> Bool {
    if first == 0xE2 { return true }
    return wanted < 0x80 ? UInt32(first | 0x20) == wanted | 0x20 : first >= 0x80
  }
}

extension NameRecord {
  /// Writes as much of a form as a buffer holds; returns the bytes written.
  fileprivate func write(
    _ category: PluralCategory?, _ buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var count = 0
    forEachByte(category) { byte in
      guard count < buffer.count else { return }
      unsafe buffer[count] = byte
      count += 1
    }
    return count
  }
}
