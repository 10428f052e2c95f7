extension CurrencyTables {
  /// The locale whose rules an identifier gets: itself, an alias's target, or its fallback.
  ///
  /// Keywords are dropped.
  ///
  /// - Complexity: a constant number of table reads; never allocates.
  public func resolvedLocale(for identifier: LocaleIdentifier) -> LocaleIdentifier {
    var row = resolve(identifier)
    let target = field(localeWord(row), 4)
    if target != 0 { row = target - 1 }
    return self.identifier(ofRow: row)
  }

  /// The identifier a locale key was made from.
  private func identifier(ofRow row: Int) -> LocaleIdentifier {
    let word = bytes.word(self.row(.localeKeys, row))
    var key: UInt64 = 0
    for index in 0..<8 { key |= (word >> UInt64(index * 8) & 0x7F) << UInt64(index * 7) }
    var identifier = LocaleIdentifier()
    identifier.language = UInt32(truncatingIfNeeded: key & 0x7FFF)
    identifier.script = UInt32(truncatingIfNeeded: key >> 15 & 0xF_FFFF)
    identifier.region = UInt32(truncatingIfNeeded: key >> 35 & 0x3_FFFF)
    let variant = Int(truncatingIfNeeded: key >> 53)
    if variant != 0 { identifier.variant = bytes.word(self.row(.variants, variant - 1)) }
    return identifier
  }

  /// Calls `body` with every locale of the tables, aliases left out, in the order of their keys.
  public func forEachLocale(_ body: (LocaleIdentifier) -> Void) {
    for row in 0..<rows(.localeRows) {
      let word = localeWord(row)
      if field(word, 0) != 0, field(word, 4) == 0 { body(identifier(ofRow: row)) }
    }
  }
}
