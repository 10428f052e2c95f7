extension CurrencyTables {
  /// The row of `key`, locale or not; -1 when there is none.
  @inline(__always)
  func rowOfKey(_ key: UInt64) -> Int {
    let slots = start(.localeSlots)
    let mask = rows(.localeSlots) &- 1
    let wanted = spread(key)
    var slot = CurrencyTables.hash(key) & mask
    while true {
      let row = bytes.number(slots + slot * 2)
      if row == 0 { return -1 }
      if bytes.word(self.row(.localeKeys, row - 1)) == wanted { return row - 1 }
      slot = (slot + 1) & mask
    }
  }

  /// Where a key's search starts.
  @inline(__always)
  package static func hash(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 45)
  }

  /// The eight bytes of a locale row.
  @inline(__always)
  func localeWord(_ row: Int) -> UInt64 { bytes.word(self.row(.localeRows, row)) }

  /// The row an identifier resolves to, by ICU's fallback rule; root's in the end.
  @inline(__always)
  func resolve(_ identifier: LocaleIdentifier) -> Int {
    if identifier.variant == 0 {
      // Most identifiers name a locale as they are; aliases of three letters never do.
      let row = localeRow(identifier.language, identifier.script, identifier.region)
      if row >= 0 { return row }
    }
    return resolveByFallback(identifier)
  }

  @inline(never)
  private func resolveByFallback(_ identifier: LocaleIdentifier) -> Int {
    let language = twoLetterLanguage(identifier.language)
    let originalScript = identifier.script
    var script = originalScript
    var region = twoLetterRegion(identifier.region)
    if identifier.variant != 0, let variant = variantIndex(identifier.variant) {
      let row = localeRow(language, script, region, variant: variant)
      if row >= 0 { return row }
    }
    while true {
      let row = localeRow(language, script, region)
      if row >= 0 { return row }
      if script != 0, region != 0 {
        if defaultScript(language, region) == script { script = 0 } else { region = 0 }
      } else if region != 0 {
        script = originalScript != 0 ? originalScript : defaultScript(language, region)
        region = 0
      } else if script != 0, defaultScript(language, 0) == script {
        script = 0
      } else {
        return localeRow(0, 0, 0)
      }
    }
  }

  /// The row of exactly these subtags if it is a locale or an alias, else -1.
  @inline(__always)
  private func localeRow(
    _ language: UInt32, _ script: UInt32, _ region: UInt32, variant: Int = 0
  ) -> Int {
    let row = rowOfKey(
      LocaleIdentifier.key(language: language, script: script, region: region, variant: variant))
    // A row without number set only tells a default script.
    return row >= 0 && field(localeWord(row), 0) != 0 ? row : -1
  }

  /// The default script for a language in a region (0: anywhere); Latin where tables are silent.
  private func defaultScript(_ language: UInt32, _ region: UInt32) -> UInt32 {
    if region != 0, let script = rowScript(language, region) { return script }
    return rowScript(language, 0) ?? CurrencyTables.latin
  }

  private func rowScript(_ language: UInt32, _ region: UInt32) -> UInt32? {
    let row = rowOfKey(
      LocaleIdentifier.key(language: language, script: 0, region: region, variant: 0))
    guard row >= 0 else { return nil }
    let script = smallField(localeWord(row), 7)
    guard script != 0 else { return nil }
    let offset = self.row(.scripts, script - 1)
    return UInt32(truncatingIfNeeded: bytes.number(offset) | Int(bytes.byte(offset + 2)) << 14)
  }

  /// `latn` packed in five bits a letter.
  private static var latin: UInt32 { 12 | 1 << 5 | 20 << 10 | 14 << 15 }

  private func variantIndex(_ variant: UInt64) -> Int? {
    for index in 0..<rows(.variants) where bytes.word(row(.variants, index)) == variant {
      return index + 1
    }
    return nil
  }

  /// ICU replaces three-letter codes by two-letter ones where they exist: `deu` is `de`.
  private func twoLetterLanguage(_ language: UInt32) -> UInt32 {
    guard language >> 10 != 0 else { return language }
    let letters =
      UInt64(language & 31) | UInt64(language >> 5 & 31) << 8 | UInt64(language >> 10) << 16
    guard let two = alias(.languageAliases, letters &+ 0x60_6060) else { return language }
    return UInt32(two & 0xFF - 0x60) | UInt32(two >> 8 - 0x60) << 5
  }

  /// The same for regions: `DEU` is `DE`.
  func twoLetterRegion(_ region: UInt32) -> UInt32 {
    guard region >> 12 != 0, region & 63 <= 26 else { return region }
    let letters =
      UInt64(region & 63) | UInt64(region >> 6 & 63) << 8 | UInt64(region >> 12) << 16
    guard let two = alias(.regionAliases, letters &+ 0x40_4040) else { return region }
    return UInt32(two & 0xFF - 0x40) | UInt32(two >> 8 - 0x40) << 6
  }

  /// Binary search of three ASCII letters; the two letters found, first one lowest.
  private func alias(_ section: StyleSection, _ letters: UInt64) -> UInt64? {
    let wanted = letters.byteSwapped
    var low = 0
    var high = rows(section)
    while low < high {
      let middle = (low + high) / 2
      let word = bytes.word(row(section, middle))
      let found = (word & 0xFF_FFFF).byteSwapped
      if found == wanted { return word >> 24 & 0xFFFF }
      if found < wanted { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
