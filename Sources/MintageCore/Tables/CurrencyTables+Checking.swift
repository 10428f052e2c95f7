// The checksum tells damage from the way, not what somebody made to pass. What is mapped or fetched
// is therefore checked to the last reference before it is used: reading then stays inside, ends, and
// never meets a text longer than composing has room for.
extension CurrencyTables {
  /// Checks every number that leads to another place.
  ///
  /// - Throws: ``TableError/damaged``.
  /// - Complexity: O(*n*) in the bytes of the tables; never allocates.
  func checkReferences() throws(TableError) {
    try expect(rowsFit && numbersAreSevenBits)
    try expect(rows(.currencyBuckets) == 677 && rows(.regions) == 676)
    try checkNumbers()
    try checkLocales()
    try checkCurrencies()
    for row in 0..<rows(.separators) { try expect(bytes.byte(self.row(.separators, row)) <= 15) }
    for row in 0..<rows(.patterns) {
      for affix in 0..<4 { try checkText(bytes.number(self.row(.patterns, row) &+ affix &* 2)) }
    }
    try checkAliases(.languageAliases, from: 0x60)
    try checkAliases(.regionAliases, from: 0x40)
  }

  @inline(__always)
  private func expect(_ holds: Bool) throws(TableError) {
    guard holds else { throw .damaged }
  }

  /// Where a section ends at the latest.
  private func end(_ section: StyleSection) -> Int {
    section == .texts
      ? bytes.count &- TableHeader.padding
      : bytes.section(section.rawValue &+ 1, unit: StyleSection.unit)
  }

  /// Whether the rows of each section end before the next one starts.
  private var rowsFit: Bool {
    for index in 0..<StyleSection.count {
      guard let section = StyleSection(rawValue: index) else { return false }
      if section.stride != 0, row(section, rows(section)) > end(section) { return false }
    }
    return true
  }

  /// Whether all bytes but those of texts have seven bits.
  private var numbersAreSevenBits: Bool {
    for offset in TableHeader.directory..<start(.separators) where bytes.byte(offset) > 0x7F {
      return false
    }
    return true
  }

  private func checkNumbers() throws(TableError) {
    for row in 0..<rows(.numberSets) {
      let set = self.row(.numberSets, row)
      let word = bytes.word(set)
      for system in 0..<4 { try expect(smallField(word, system) < rows(.numberingSystems)) }
      try expect(field(word, 4) < rows(.numberElements) && field(word, 6) < rows(.numberElements))
      try checkList(bytes.number(set &+ 8))
    }
    try checkList(0)
    for row in 0..<rows(.numberElements) {
      let word = bytes.word(self.row(.numberElements, row))
      for separator in 0..<6 { try expect(smallField(word, separator) < rows(.separators)) }
      try expect(smallField(word, 6) < rows(.patterns) && smallField(word, 7) < rows(.patterns))
      for alternative in 8..<13 {
        let pattern = Int(bytes.byte(self.row(.numberElements, row) &+ alternative))
        try expect(pattern <= rows(.patterns) && (alternative != 8 || pattern < rows(.patterns)))
      }
    }
    for row in 0..<rows(.numberingSystems) {
      let zero = numberingSystem(row).zero
      // Nine more digits follow it, none of them a surrogate.
      try expect(zero <= 0x10_FFF6 && !(0xD7F7...0xDFFF ~= zero))
    }
  }

  /// A list of a locale's further number elements.
  private func checkList(_ list: Int) throws(TableError) {
    let start = start(.numberLists) &+ list
    try expect(start < end(.numberLists))
    let count = Int(bytes.byte(start))
    try expect(start &+ 1 &+ count &* 3 <= end(.numberLists))
    for entry in 0..<count {
      let offset = start &+ 1 &+ entry &* 3
      try expect(Int(bytes.byte(offset)) < rows(.numberingSystems))
      try expect(bytes.number(offset &+ 1) < rows(.numberElements))
    }
  }

  private func checkLocales() throws(TableError) {
    let count = rows(.localeKeys)
    let slots = rows(.localeSlots)
    try expect(rows(.localeRows) == count && slots > 0 && slots & (slots &- 1) == 0)
    // A search ends at a free slot.
    var free = 0
    for slot in 0..<slots {
      let row = bytes.number(self.row(.localeSlots, slot))
      try expect(row <= count)
      if row == 0 { free &+= 1 }
    }
    try expect(free > 0)
    for row in 0..<count {
      let variant = bytes.byte(self.row(.localeKeys, row) &+ 7) >> 4
      try expect(Int(variant) <= rows(.variants))
      let word = localeWord(row)
      try expect(smallField(word, 7) <= rows(.scripts))
      let numberSet = field(word, 0)
      if numberSet == 0 { continue }
      try expect(numberSet <= rows(.numberSets) && field(word, 2) < rows(.symbolSets))
      let target = field(word, 4)
      try expect(target <= count)
      if target != 0 { try expect(field(localeWord(target &- 1), 0) != 0) }
      try checkOwnFormats(smallField(word, 6))
    }
    let root = rowOfKey(0)
    try expect(root >= 0 && field(localeWord(root), 0) != 0)
  }

  private func checkOwnFormats(_ list: Int) throws(TableError) {
    guard list != 0 else { return }
    let section = start(.ownFormats)
    try expect(section &+ list &* 2 <= end(.ownFormats))
    let start = section &+ bytes.number(section &+ (list &- 1) &* 2)
    try expect(start < end(.ownFormats))
    let count = Int(bytes.byte(start))
    try expect(start &+ 1 &+ count &* 5 <= end(.ownFormats))
    for entry in 0..<count {
      let offset = start &+ 1 &+ entry &* 5
      try expect(Int(bytes.byte(offset &+ 2)) < rows(.patterns))
      try expect(Int(bytes.byte(offset &+ 3)) < rows(.separators))
      try expect(Int(bytes.byte(offset &+ 4)) < rows(.separators))
    }
  }

  private func checkCurrencies() throws(TableError) {
    let count = rows(.currencies)
    for row in 0..<rows(.currencyBuckets) {
      try expect(bytes.number(self.row(.currencyBuckets, row)) <= count)
    }
    for row in 0..<rows(.regions) { try expect(bytes.number(self.row(.regions, row)) <= count) }
    for row in 0..<count {
      let word = bytes.word(self.row(.currencies, row))
      for letter in 0..<3 { try expect(0x41...0x5A ~= smallField(word, letter)) }
      try expect(smallField(word, 3) <= 7 && smallField(word, 4) <= 7)
      try checkText(bytes.number(self.row(.currencies, row) &+ 12))
      try checkText(bytes.number(self.row(.currencies, row) &+ 14))
    }
    for row in 0..<rows(.symbolSets) {
      let set = self.row(.symbolSets, row)
      for vector in 0..<4 { try checkVector(bytes.number(set &+ vector &* 2)) }
      try expect(Int(bytes.byte(set &+ 8)) < rows(.separators))
      try expect(Int(bytes.byte(set &+ 9)) < rows(.separators))
    }
  }

  /// A vector of symbols and its bases, which stand before it.
  private func checkVector(_ first: Int) throws(TableError) {
    var vector = first
    while vector != 0 {
      try expect(vector <= rows(.symbolVectors))
      let head = row(.symbolVectors, vector &- 1)
      let base = bytes.number(head)
      let count = bytes.number(head &+ 2)
      try expect(base < vector && vector &+ count <= rows(.symbolVectors))
      for entry in 1..<count &+ 1 { try checkText(bytes.number(head &+ entry &* 4 &+ 2)) }
      vector = base
    }
  }

  /// A text of the pool: inside, and as an affix short enough to compose.
  private func checkText(_ offset: Int) throws(TableError) {
    try expect(start(.texts) &+ offset &+ 2 <= end(.texts))
    let text = text(offset)
    try expect(text.offset &+ text.count <= end(.texts))
    let position = text.flags & TemplateFlags.position
    guard position != 0 else { return }
    try expect(position <= max(text.count, 3) && text.count < TemplateFlags.position)
  }

  /// Rows of three letters and two, as letters are packed.
  private func checkAliases(_ section: StyleSection, from zero: UInt8) throws(TableError) {
    for row in 0..<rows(section) {
      for letter in 0..<5 {
        try expect(zero &+ 1...zero &+ 26 ~= bytes.byte(self.row(section, row) &+ letter))
      }
    }
  }
}
