/// The keys under which tables beside ``CurrencyTables`` may have an identifier's locale.
package struct LocaleKeys: BitwiseCopyable {
  /// As it is asked for, without variant.
  package var asked: UInt64
  /// As it resolves.
  package var resolved: UInt64

  package init(asked: UInt64, resolved: UInt64) {
    self.asked = asked
    self.resolved = resolved
  }

  /// The first key that has a row: the one asked for, the resolved one, or what is left of that
  /// without variant, region, script and language in turn; -1 where none has.
  ///
  /// A row that such a shorter key has too is left out of tables.
  package func row(_ rowOfKey: (UInt64) -> Int) -> Int {
    var row = rowOfKey(asked)
    if row >= 0 { return row }
    var key = resolved
    while true {
      row = rowOfKey(key)
      if row >= 0 || key == 0 { return row }
      key &=
        key >> 53 != 0 ? 1 << 53 - 1 : key >> 35 != 0 ? 1 << 35 - 1 : key >> 15 != 0 ? 0x7FFF : 0
    }
  }
}

extension CurrencyTables {
  /// The keys of an identifier.
  func keys(of identifier: LocaleIdentifier) -> LocaleKeys {
    let asked = LocaleIdentifier.key(
      language: identifier.language, script: identifier.script, region: identifier.region,
      variant: 0)
    var row = resolve(identifier)
    let target = field(localeWord(row), 4)
    if target != 0 { row = target - 1 }
    let word = bytes.word(self.row(.localeKeys, row))
    var resolved: UInt64 = 0
    for index in 0..<8 { resolved |= (word >> UInt64(index * 8) & 0x7F) << UInt64(index * 7) }
    return LocaleKeys(asked: identifier.variant == 0 ? asked : resolved, resolved: resolved)
  }
}

extension TableBytes {
  /// The row of a locale among `count` sorted spread keys from `start` on; -1 for none.
  func rowOfLocale(_ keys: LocaleKeys, start: Int, count: Int) -> Int {
    keys.row { key in
      // Spread keys compare as the keys do: their first byte is the lowest.
      let wanted = spread(key)
      var low = 0
      var high = count
      while low < high {
        let middle = (low + high) / 2
        let found = word(start + middle * 8)
        if found == wanted { return middle }
        if found < wanted { low = middle + 1 } else { high = middle }
      }
      return -1
    }
  }
}
