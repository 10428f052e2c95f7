internal import MintageCore

/// Packs a snapshot into the tables that styles are resolved from.
///
///     let packed = try StyleTablesPacker.pack(snapshot)
///     packed.bytes    // what a generated literal or a binary file holds
///
/// The same snapshot gives the same bytes on every machine: everything is visited in sorted order.
public enum StyleTablesPacker {
  /// Packs all locales and currencies of a snapshot.
  ///
  /// - Parameter info: what the tables say of themselves, where it is known already: a fingerprint
  ///   takes as long as all the rest.
  public static func pack(
    _ snapshot: Snapshot, info: [UInt8]? = nil
  ) throws(PackingError) -> PackedTables {
    guard let root = snapshot.locales["root"] else { throw .missing("root", of: "the snapshot") }
    let codes = snapshot.currencyCodes
    var pool = try TextPool()
    var numbers = try NumberPacker(snapshot, root: root, pool: &pool)
    var symbols = try SymbolPacker(
      codes: codes, root: root, SymbolEdges(root.spacing, in: snapshot), pool: &pool)
    var own = OwnFormatPacker(codes: codes)
    var locales = LocalePacker()
    for identifier in snapshot.locales.keys.sorted() {
      guard let record = snapshot.locales[identifier] else { continue }
      let spacing = record.spacing.withoutEmptySets(root.spacing)
      let edges = try SymbolEdges(spacing, in: snapshot)
      try check(spacing, edges, root.spacing, of: identifier)
      try locales.add(
        identifier, numberSet: numbers.set(identifier, record, pool: &pool),
        symbolSet: symbols.add(
          record.symbols, spacing, edges, numbers: &numbers, pool: &pool),
        ownList: own.add(record.ownFormats, of: identifier, numbers: &numbers, pool: &pool))
    }
    let fallback = snapshot.fallback
    for (alias, target) in fallback.aliases.sorted(by: { $0.key < $1.key }) {
      try locales.add(alias: alias, to: target)
    }
    for (identifier, target) in fallback.exceptions.sorted(by: { $0.key < $1.key }) {
      try locales.add(alias: identifier, to: target)
    }
    for (identifier, script) in fallback.defaultScripts.sorted(by: { $0.key < $1.key }) {
      try locales.add(defaultScript: script, of: identifier)
    }
    var sections: [StyleSection: ByteWriter] = [:]
    (
      sections[.localeSlots], sections[.localeKeys], sections[.localeRows], sections[.scripts],
      sections[.variants]
    ) = try locales.write()
    sections[.info] = info.map(ByteWriter.init) ?? self.info(snapshot)
    sections[.languageAliases] = try CurrencyPacker.aliases(fallback.languageAlpha3)
    sections[.regionAliases] = try CurrencyPacker.aliases(regionAliases(snapshot))
    sections[.regions] = try CurrencyPacker.regions(snapshot)
    sections[.currencies] = try CurrencyPacker.currencies(snapshot, symbols: symbols)
    sections[.currencyBuckets] = try CurrencyPacker.buckets(codes)
    (sections[.symbolVectors], sections[.symbolSets]) = try symbols.write()
    sections[.ownFormats] = try own.write()
    sections[.numberSets] = numbers.sets
    sections[.numberLists] = numbers.lists
    sections[.numberElements] = numbers.elements
    sections[.numberingSystems] = numbers.systems
    sections[.patterns] = numbers.patterns
    sections[.separators] = numbers.separators
    sections[.texts] = pool.bytes
    return try PackedTables(sections, stride: \.stride, unit: StyleSection.unit)
  }

  /// Symbols' edges are judged here; of codes and of what surrounds them the runtime knows one rule.
  private static func check(
    _ spacing: CurrencySpacing, _ edges: SymbolEdges, _ root: CurrencySpacing,
    of identifier: String
  ) throws(PackingError) {
    guard spacing.beforeSurroundingMatch == root.beforeSurroundingMatch,
      spacing.afterSurroundingMatch == root.afterSurroundingMatch, edges.spaceCodes
    else {
      throw .unexpectedData(
        "\(identifier) spaces codes, or numbers, by sets of its own; packing knows one for all")
    }
  }

  private static func regionAliases(_ snapshot: Snapshot) -> [String: String] {
    var aliases: [String: String] = [:]
    for (region, record) in snapshot.regions where region.utf8.count == 2 {
      if let alpha3 = record.alpha3 { aliases[alpha3] = region }
    }
    return aliases
  }

  /// What the tables say of themselves at run time (see `TableVersions`).
  ///
  /// - Parameter fingerprint: that of the snapshot where it is known, since it takes long.
  static func info(_ snapshot: Snapshot, fingerprint: String? = nil) -> ByteWriter {
    var bytes = ByteWriter()
    let source = snapshot.source
    bytes.raw("icu=\(source.icu)\ncldr=\(source.cldr)\nunicode=\(source.unicode)\n".utf8)
    if let date = source.iso4217 { bytes.raw("iso4217=\(date)\n".utf8) }
    bytes.raw("data=\(fingerprint ?? snapshot.fingerprint)\n".utf8)
    if let amendments = snapshot.amendments {
      bytes.raw("amended=\(amendments.edition)\n".utf8)
      for amendment in amendments.list { bytes.raw("amendment=\(amendment.summary)\n".utf8) }
    }
    if let kept = snapshot.kept { bytes.raw("kept=\(kept)\n".utf8) }
    return bytes
  }
}

/// Packs the formats that currencies bring themselves, a list for each locale that has any.
struct OwnFormatPacker {
  private let codes: [String]
  private var lists: [[UInt8]] = []

  init(codes: [String]) { self.codes = codes }

  /// The list's index + 1, 0 for none.
  mutating func add(
    _ formats: [String: OwnFormat], of locale: String, numbers: inout NumberPacker,
    pool: inout TextPool
  ) throws(PackingError) -> Int {
    guard !formats.isEmpty else { return 0 }
    var list = ByteWriter()
    try list.small(formats.count, "the own formats of \(locale)")
    for (code, format) in formats.sorted(by: { $0.key < $1.key }) {
      guard let row = codes.firstIndex(of: code) else {
        throw .missing("currency '\(code)'", of: locale)
      }
      try list.number(row, "a currency row")
      try list.small(numbers.pattern(format.pattern, pool: &pool), "a pattern's index")
      try list.small(numbers.shortSeparator(format.decimal), "a separator's index")
      try list.small(numbers.shortSeparator(format.group), "a separator's index")
    }
    if let index = lists.firstIndex(of: list.bytes) { return index + 1 }
    lists.append(list.bytes)
    return lists.count
  }

  /// The section: offsets, then lists.
  func write() throws(PackingError) -> ByteWriter {
    var bytes = ByteWriter()
    var offset = lists.count * 2
    for list in lists {
      try bytes.number(offset, "the offset of own formats")
      offset += list.count
    }
    for list in lists { bytes.raw(list) }
    return bytes
  }
}
