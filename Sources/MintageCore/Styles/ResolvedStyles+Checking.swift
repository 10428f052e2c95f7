// As with tables: the checksum tells damage from the way, this what somebody made to pass.
extension ResolvedStyles {
  /// Checks every entry, so that a style read from it writes inside its memory.
  ///
  /// - Throws: ``TableError/damaged``.
  /// - Complexity: O(*n*) in the bytes; never allocates.
  func checkEntries() throws(TableError) {
    let end = bytes.count &- TableHeader.padding
    var entry = first
    while true {
      try expect(entry.start &+ 2 <= end && bytes.byte(entry.start &+ 1) <= 0x7F)
      guard let next = entry.next else { return }
      let head = entry.start &+ ResolvedEntry.head
      try expect(next.start < end && next.start > head)
      let identifier = head &+ 1 &+ Int(bytes.byte(head))
      try expect(identifier < next.start)
      for letter in 2..<5 { try expect(0x41...0x5A ~= bytes.byte(entry.start &+ letter)) }
      try expect(entry.styleStart &+ ResolvedStyle.pool <= next.start)
      try checkPool(entry.styleStart &+ ResolvedStyle.pool, end: next.start)
      try CurrencyStyle(entry).checkRules()
      entry = next
    }
  }

  private func expect(_ holds: Bool) throws(TableError) {
    guard holds else { throw .damaged }
  }

  /// The runs of the pool must fill it, and end with the entry.
  private func checkPool(_ start: Int, end: Int) throws(TableError) {
    var (offset, index) = (start, 0)
    while index < AffixPool.capacity {
      try expect(offset < end)
      let isRun = bytes.byte(offset) == 0
      if isRun { try expect(offset &+ 1 < end && bytes.byte(offset &+ 1) != 0) }
      index &+= isRun ? Int(bytes.byte(offset &+ 1)) : 1
      offset &+= isRun ? 2 : 1
    }
    try expect(index == AffixPool.capacity && offset == end)
  }
}

extension CurrencyStyle {
  /// Checks what writing relies on.
  ///
  /// - Throws: ``TableError/damaged``.
  func checkRules() throws(TableError) {
    guard
      isInside(positive, slot: 0), isInside(zero, slot: nil),
      isInside(negative, slot: AffixPool.negativeSlots),
      minimumFraction <= maximumFraction, maximumFraction <= UInt8(FractionDigits.limit),
      minorUnitScale <= UInt8(CurrencyFlags.minorUnits), increment <= 0x3FFF,
      primaryGrouping <= 0x7F, primaryGrouping == 0 || 1...0x7F ~= secondaryGrouping,
      minimumGrouping <= 0x7F, isDigitZero,
      decimalSeparator != 0 || maximumFraction == 0
    else { throw .damaged }
  }

  /// Whether affixes lie in the pool, and those of slots in theirs.
  private func isInside(_ spans: AffixSpans, slot: Int?) -> Bool {
    let (prefix, suffix) = (Int(spans.prefix), Int(spans.suffix))
    let (prefixEnd, suffixEnd) = (
      prefix + Int(spans.prefixCount), suffix + Int(spans.suffixCount)
    )
    guard prefixEnd <= AffixPool.capacity, suffixEnd <= AffixPool.capacity else { return false }
    guard hasSlots, let slot else { return true }
    return spans.prefixCount <= 16 && spans.suffixCount <= 16 && prefixEnd == slot + 16
      && suffix == slot + 16
  }

  /// Whether the zero is one character that nine more follow.
  private var isDigitZero: Bool {
    let value = scalar(zeroDigit)
    return value <= 0x10_FFF6 && !(0xD7F7...0xDFFF ~= value) && utf8(value) == zeroDigit
      && (value & 0x3F) <= 0x36 && value != 0
  }
}
