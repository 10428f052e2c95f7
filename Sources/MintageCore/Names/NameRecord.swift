/// One currency's names in one locale, where the tables have them.
///
/// The bytes: the record's length behind it, the length of the name on its own, that name; then for
/// each plural form that differs from it the categories it is for (a bit each), how many bytes of
/// the name on its own it starts with, the length of the rest, and the rest. Lengths take one byte
/// below 64, else two; text is packed (``CurrencyNames/forEachByte(of:from:_:)``).
struct NameRecord: BitwiseCopyable {
  let names: CurrencyNames
  /// Where the name on its own starts, and its packed length.
  let main: Int
  let mainCount: Int
  let end: Int

  init(_ names: CurrencyNames, at start: Int) {
    self.names = names
    var cursor = start
    let length = names.bytes.length(&cursor)
    end = cursor + length
    mainCount = names.bytes.length(&cursor)
    main = cursor
  }

  /// Calls `body` with each byte of a form; nil is the name on its own.
  func forEachByte(_ category: PluralCategory?, _ body: (UInt8) -> Void) {
    var cursor = main + mainCount
    while let category, cursor < end {
      let categories = Int(names.bytes.byte(cursor))
      cursor += 1
      let kept = names.bytes.length(&cursor)
      let count = names.bytes.length(&cursor)
      if categories >> Int(category.rawValue) & 1 != 0 {
        var left = kept
        names.forEachByte(of: main, count: mainCount) { byte in
          if left > 0 { body(byte) }
          left -= 1
        }
        names.forEachByte(of: cursor, count: count, body)
        return
      }
      cursor += count
    }
    names.forEachByte(of: main, count: mainCount, body)
  }

  /// Calls `body` with the name on its own, nil, and a category of each form that differs from it,
  /// and with the first byte of its text.
  func forEachForm(_ body: (_ category: PluralCategory?, _ first: UInt8) -> Void) {
    let first = names.firstByte(of: main, count: mainCount)
    body(nil, first)
    var cursor = main + mainCount
    while cursor < end {
      let categories = Int(names.bytes.byte(cursor))
      cursor += 1
      let kept = names.bytes.length(&cursor)
      let count = names.bytes.length(&cursor)
      let category = PluralCategory(rawValue: UInt8(categories.trailingZeroBitCount))
      body(category, kept > 0 ? first : names.firstByte(of: cursor, count: count))
      cursor += count
    }
  }

  /// Appends a form to a sink.
  func append(_ category: PluralCategory?, to sink: inout TextSink) {
    var character: UInt32 = 0
    var held = 0
    forEachByte(category) { byte in
      character |= UInt32(byte) << UInt32(held * 8)
      held += 1
      if held == characterLength(UInt8(truncatingIfNeeded: character)) {
        sink.append(character)
        (character, held) = (0, 0)
      }
    }
  }
}

extension CurrencyNames {
  /// The record of a currency in a vector or its bases; nil where the code is the name.
  func record(_ currency: Int, vector: Int) -> NameRecord? {
    var vector = vector
    while vector != 0 {
      let start = start(.vectors) + vector - 1
      if let record = find(currency, start) { return record }
      vector = bytes.wideNumber(start)
    }
    return nil
  }

  /// Calls `body` with the currency and record of each row of a vector and its bases, those included
  /// that a nearer vector replaces.
  func forEachRecord(vector: Int, _ body: (_ currency: Int, NameRecord) -> Void) {
    var vector = vector
    while vector != 0 {
      let start = start(.vectors) + vector - 1
      vector = bytes.wideNumber(start)
      let count = bytes.number(start + 3)
      guard count > 0 else { continue }
      var currency = 0
      var cursor = start + bytes.wideNumber(start + 7)
      for row in 0..<count {
        let distance = bytes.length(&cursor)
        let entry = start + 5 + row / NameSection.block * 5
        currency = row % NameSection.block == 0 ? bytes.number(entry) : currency + distance
        body(currency, NameRecord(self, at: cursor))
        let length = bytes.length(&cursor)
        cursor += length
      }
    }
  }

  private func find(_ currency: Int, _ vector: Int) -> NameRecord? {
    let count = bytes.number(vector + 3)
    let index = vector + 5
    var block = -1
    var low = 0
    var high = (count + NameSection.block - 1) / NameSection.block
    while low < high {
      let middle = (low + high) / 2
      if bytes.number(index + middle * 5) <= currency {
        block = middle
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard block >= 0 else { return nil }
    var found = bytes.number(index + block * 5)
    var cursor = vector + bytes.wideNumber(index + block * 5 + 2)
    for _ in 0..<min(NameSection.block, count - block * NameSection.block) {
      found += bytes.length(&cursor)
      if found == currency { return NameRecord(self, at: cursor) }
      if found > currency { return nil }
      let length = bytes.length(&cursor)
      cursor += length
    }
    return nil
  }

  /// The first byte of packed text; 0 where there is none.
  fileprivate func firstByte(of start: Int, count: Int) -> UInt8 {
    guard count > 0 else { return 0 }
    let byte = bytes.byte(start)
    guard byte < 0x20 else { return byte }
    let entry = row(.wordStarts, Int(byte) << 7 | Int(bytes.byte(start + 1)))
    return bytes.byte(self.start(.words) + bytes.wideNumber(entry))
  }

  /// Calls `body` with each byte of packed text: a byte below 32 and the one behind it stand for a
  /// word.
  func forEachByte(of start: Int, count: Int, _ body: (UInt8) -> Void) {
    var cursor = start
    while cursor < start + count {
      let byte = bytes.byte(cursor)
      cursor += 1
      guard byte < 0x20 else {
        body(byte)
        continue
      }
      let entry = row(.wordStarts, Int(byte) << 7 | Int(bytes.byte(cursor)))
      cursor += 1
      let words = self.start(.words)
      for offset in bytes.wideNumber(entry)..<bytes.wideNumber(entry + 3) {
        body(bytes.byte(words + offset))
      }
    }
  }
}

extension TableBytes {
  /// A length in one byte below 64, else in two; moves the cursor behind it.
  func length(_ cursor: inout Int) -> Int {
    let first = Int(byte(cursor))
    cursor += 1
    guard first & 0x40 != 0 else { return first }
    defer { cursor += 1 }
    return first & 0x3F | Int(byte(cursor)) << 6
  }
}
