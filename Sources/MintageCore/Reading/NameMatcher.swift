/// Finds the longest currency name at an offset, in any plural form of the reader's locale.
struct NameMatcher {
  private let matcher: TokenMatcher
  private let names: CurrencyNames
  /// The names of the locale.
  private let vector: Int
  /// The locale's row of unit patterns.
  private let patterns: Int

  /// Nil where the tables have no names for the locale.
  init?(_ matcher: TokenMatcher, _ reading: NameReading) {
    guard let row = reading.names.rowOfLocale(reading.locale, matcher.rules.tables) else {
      return nil
    }
    self.matcher = matcher
    names = reading.names
    vector = names.bytes.wideNumber(row)
    patterns = names.patterns(at: row)
  }

  /// The longest name of the reader's currency at `offset`; its code behind the word that some unit
  /// patterns have before a name, where it has none.
  func ownMatch(at offset: Int) -> TokenMatch? {
    let currency = matcher.rules.currency
    let row = names.rowOfCurrency(currency)
    var end: Int?
    if row >= 0, let record = names.record(row, vector: vector) {
      end = self.end(of: record, at: offset)
      if end == nil, let name = unitWordEnd(at: offset) { end = self.end(of: record, at: name) }
    } else if let name = unitWordEnd(at: offset) {
      end = matcher.codeEnd(currency, at: name)
    }
    guard let end, matcher.endsWord(end) else { return nil }
    return TokenMatch(start: offset, end: end, kind: .named, currency: currency, couldBeOwn: true)
  }

  /// The longest name of any other currency at `offset`; of equal ones that of the lowest row.
  func otherMatch(at offset: Int) -> TokenMatch? {
    let own = names.rowOfCurrency(matcher.rules.currency)
    var (longest, lowest) = (offset, 0)
    let name = unitWordEnd(at: offset) ?? offset
    let wanted = matcher.text.scalar(at: name).value
    names.forEachRecord(vector: vector) { row, record in
      guard row != own, let end = end(of: record, at: name, wanted), end >= longest,
        end > longest || row < lowest && end > offset,
        names.record(row, vector: vector)?.main == record.main
      else { return }
      (longest, lowest) = (end, row)
    }
    guard longest > offset else { return nil }
    return TokenMatch(start: offset, end: longest, kind: .named, currency: names.code(lowest))
  }

  /// Where a name can start behind the word that some unit patterns have before it: `de` in the
  /// Romanian `20 de lei`; nil where no such word stands at `offset`.
  private func unitWordEnd(at offset: Int) -> Int? {
    for category in 0...Int(PluralCategory.other.rawValue) {
      let between = names.unit(patterns, category).between
      let text = unsafe FoldedText(names.bytes.memory(between.offset, count: between.count))
      let space = text.scalar(at: 0)
      guard space.value == ScalarFolding.space, space.end < between.count else { continue }
      let word = unsafe FoldedText(
        names.bytes.memory(between.offset + space.end, count: between.count - space.end))
      if let end = matcher.text.end(of: word, at: offset, ignoresCase: true) { return end }
    }
    return nil
  }

  private func end(of record: NameRecord, at offset: Int) -> Int? {
    end(of: record, at: offset, matcher.text.scalar(at: offset).value)
  }

  /// Where the longest of a currency's names at `offset` ends; nil where none stands there.
  private func end(of record: NameRecord, at offset: Int, _ wanted: UInt32) -> Int? {
    var longest: Int?
    record.forEachForm { category, first in
      // Nearly all names are passed by without unpacking them.
      guard ScalarFolding.canStart(first, as: wanted),
        let end = end(of: record, category, at: offset)
      else { return }
      longest = max(longest ?? end, end)
    }
    return longest
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
