internal import MintageCore

/// The identifiers that tables beside the style tables are keyed by, with the locale whose data each
/// gets: every locale, and aliases and exceptions, whose plural rules may be their own.
struct LocaleKeyList {
  /// One identifier.
  struct Entry {
    var key: UInt64
    var identifier: String
    /// The locale whose data it gets, and that locale's key.
    var locale: String
    var target: UInt64
  }

  /// Sorted by key.
  private(set) var entries: [Entry] = []
  private var rowsByKey: [UInt64: [UInt8]] = [:]

  init(_ snapshot: Snapshot) {
    var keys: [String: UInt64] = [:]
    // Variants are numbered in the order in which sorted locales bring them, as in style tables.
    var variants: [UInt64] = []
    for identifier in snapshot.locales.keys.sorted() {
      let parsed = LocaleIdentifier(identifier)
      var variant = 0
      if parsed.variant != 0 {
        if !variants.contains(parsed.variant) { variants.append(parsed.variant) }
        variant = (variants.firstIndex(of: parsed.variant) ?? 0) + 1
      }
      keys[identifier] = LocaleKeyList.key(parsed, variant: variant)
    }
    for (identifier, key) in keys {
      entries.append(Entry(key: key, identifier: identifier, locale: identifier, target: key))
    }
    let others = snapshot.fallback.aliases
      .merging(snapshot.fallback.exceptions, uniquingKeysWith: { first, _ in first })
    for (identifier, locale) in others where keys[identifier] == nil {
      let parsed = LocaleIdentifier(identifier)
      // With a variant only the resolved locale is looked up.
      guard parsed.variant == 0, let target = keys[locale] else { continue }
      entries.append(
        Entry(
          key: LocaleKeyList.key(parsed, variant: 0), identifier: identifier, locale: locale,
          target: target))
    }
    entries.sort { $0.key < $1.key }
  }

  private static func key(_ identifier: LocaleIdentifier, variant: Int) -> UInt64 {
    LocaleIdentifier.key(
      language: identifier.language, script: identifier.script, region: identifier.region,
      variant: variant)
  }

  /// Sets an identifier's row.
  mutating func set(_ row: [UInt8], of key: UInt64) { rowsByKey[key] = row }

  /// Drops every row that the runtime finds under a shorter key or the target's.
  mutating func dropInherited() {
    var kept: [UInt64: [UInt8]] = [:]
    // Short keys first, and locales before what stands for them.
    let order = entries.sorted { left, right in
      let (leftIsOwn, rightIsOwn) = (left.key == left.target, right.key == right.target)
      if leftIsOwn != rightIsOwn { return leftIsOwn }
      let (leftDepth, rightDepth) = (LocaleKeyList.depth(left.key), LocaleKeyList.depth(right.key))
      return leftDepth != rightDepth ? leftDepth < rightDepth : left.key < right.key
    }
    for entry in order {
      var found: [UInt8]?
      _ = LocaleKeys(asked: entry.key, resolved: entry.target).row { key in
        found = kept[key]
        return found == nil ? -1 : 0
      }
      if found != rowsByKey[entry.key] { kept[entry.key] = rowsByKey[entry.key] }
    }
    entries = entries.filter { kept[$0.key] != nil }
  }

  private static func depth(_ key: UInt64) -> Int {
    (key >> 53 != 0 ? 4 : 0) + (key >> 35 & 0x3FFFF != 0 ? 2 : 0)
      + (key >> 15 & 0xFFFFF != 0 ? 1 : 0)
  }

  /// The section of keys.
  var bytes: ByteWriter {
    var bytes = ByteWriter()
    for entry in entries { bytes.append(entry.key, bytes: 8) }
    return bytes
  }

  /// The section of rows, one a key.
  var rows: ByteWriter {
    var bytes = ByteWriter()
    for entry in entries { bytes.raw(rowsByKey[entry.key] ?? []) }
    return bytes
  }
}
