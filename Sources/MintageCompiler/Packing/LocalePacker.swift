internal import MintageCore

/// Packs locale keys, their hash slots and rows.
struct LocalePacker {
  private struct Row {
    var numberSet = 0
    var symbolSet = 0
    var target: UInt64?
    var ownList = 0
    var script = 0
  }

  private var rows: [UInt64: Row] = [:]
  private var variants: [UInt64] = []
  private var scripts: [UInt32] = []

  /// How many locales and aliases there are.
  private(set) var count = 0

  /// Adds a locale with data of its own.
  mutating func add(
    _ identifier: String, numberSet: Int, symbolSet: Int, ownList: Int
  ) throws(PackingError) {
    let key = try key(identifier)
    rows[key, default: Row()].numberSet = numberSet + 1
    rows[key, default: Row()].symbolSet = symbolSet
    rows[key, default: Row()].ownList = ownList
    count += 1
  }

  /// Adds an identifier that stands for a locale added before.
  mutating func add(alias identifier: String, to target: String) throws(PackingError) {
    let targetKey = try key(target)
    guard let row = rows[targetKey], row.numberSet != 0 else {
      throw .missing("locale '\(target)'", of: "alias \(identifier)")
    }
    let key = try key(identifier)
    let script = rows[key]?.script ?? 0
    rows[key] = row
    rows[key]?.script = script
    rows[key]?.target = targetKey
    count += 1
  }

  /// Adds the default script of a language, or of a language in a region.
  mutating func add(defaultScript script: String, of identifier: String) throws(PackingError) {
    let packed = LocaleIdentifier("und_" + script).script
    let identifier = LocaleIdentifier(identifier)
    // Latin is what the runtime takes where nothing is said.
    if identifier.region == 0, script == "Latn" { return }
    if !scripts.contains(packed) { scripts.append(packed) }
    let key = LocaleIdentifier.key(
      language: identifier.language, script: 0, region: identifier.region, variant: 0)
    rows[key, default: Row()].script = (scripts.firstIndex(of: packed) ?? 0) + 1
  }

  private mutating func key(_ text: String) throws(PackingError) -> UInt64 {
    let identifier = LocaleIdentifier(text)
    guard identifier.description == text else {
      throw .unexpectedData("locale identifier '\(text)' has a shape the runtime does not read")
    }
    var variant = 0
    if identifier.variant != 0 {
      if !variants.contains(identifier.variant) { variants.append(identifier.variant) }
      variant = (variants.firstIndex(of: identifier.variant) ?? 0) + 1
      guard variant < 8 else { throw .tooLarge("the count of locale variants", variant, limit: 7) }
    }
    return LocaleIdentifier.key(
      language: identifier.language, script: identifier.script, region: identifier.region,
      variant: variant)
  }

  /// The finished sections.
  func write() throws(PackingError) -> (
    slots: ByteWriter, keys: ByteWriter, rows: ByteWriter, scripts: ByteWriter,
    variants: ByteWriter
  ) {
    let sorted = rows.keys.sorted()
    var keys = ByteWriter()
    var bytes = ByteWriter()
    var positions: [UInt64: Int] = [:]
    for (index, key) in sorted.enumerated() { positions[key] = index + 1 }
    for key in sorted {
      guard let row = rows[key] else { continue }
      keys.append(key, bytes: 8)
      try bytes.number(row.numberSet, "a number set")
      try bytes.number(row.symbolSet, "a symbol set")
      try bytes.number(row.target.flatMap { positions[$0] } ?? 0, "a locale row")
      try bytes.small(row.ownList, "a list of own formats")
      try bytes.small(row.script, "a script")
    }
    var scriptBytes = ByteWriter()
    for script in scripts { scriptBytes.append(UInt64(script), bytes: 3) }
    var variantBytes = ByteWriter()
    for variant in variants {
      variantBytes.raw((0..<8).map { UInt8(truncatingIfNeeded: variant >> UInt64($0 * 8)) })
    }
    return (slots(sorted), keys, bytes, scriptBytes, variantBytes)
  }

  /// A table of twice as many slots as keys, rounded up to a power of two.
  private func slots(_ keys: [UInt64]) -> ByteWriter {
    var count = 16
    while count < keys.count * 3 / 2 { count *= 2 }
    var slots = [Int](repeating: 0, count: count)
    for (index, key) in keys.enumerated() {
      var slot = CurrencyTables.hash(key) & (count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (count - 1) }
      slots[slot] = index + 1
    }
    var bytes = ByteWriter()
    for row in slots { bytes.append(UInt64(row), bytes: 2) }
    return bytes
  }
}
