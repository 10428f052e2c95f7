internal import MintageCore

/// Packs display names, their plural forms and unit patterns into the tables of `CurrencyNames`.
///
/// A plural form is stored as what it shares with the name on its own and a rest; a locale as what
/// differs from the closest other one; frequent words as two bytes.
public struct NamePacker {
  private let snapshot: Snapshot
  private let codes: [String]
  private var vectors: NameVectors
  private var plurals: PluralPacker
  private var units = ByteWriter()
  private var unitRows: [[UInt8]: Int] = [:]
  private var patterns = ByteWriter()
  private var patternRows: [[UInt8]: Int] = [:]
  private var rows: [(vector: Int?, plurals: Int, patterns: Int, others: Int)] = []

  /// Packs all locales of a snapshot.
  ///
  /// - Parameter info: what the tables say of themselves, where it is known already: a fingerprint
  ///   takes as long as all the rest.
  public static func pack(
    _ snapshot: Snapshot, info: [UInt8]? = nil
  ) throws(PackingError) -> PackedTables {
    var packer = NamePacker(snapshot)
    let keys = LocaleKeyList(snapshot)
    for entry in keys.entries { try packer.add(entry.identifier, locale: entry.locale) }
    return try packer.write(keys, info: info ?? StyleTablesPacker.info(snapshot).bytes)
  }

  private init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    codes = snapshot.currencyCodes
    vectors = NameVectors(codes: codes)
    plurals = PluralPacker(snapshot.plurals)
  }

  private mutating func add(_ identifier: String, locale: String) throws(PackingError) {
    guard let record = snapshot.names[locale] else { throw .missing("names", of: locale) }
    let column = codes.indices.map { index in
      let main = record.names[index]
      return NameEntry(
        main: main,
        forms: PluralCategory.allCases.map { category in
          let text = (record.plurals[category.description] ?? record.plurals["other"])?[index]
          return text == main ? nil : text
        })
    }
    let (patterns, others) = try units(record, of: locale)
    rows.append((vectors.intern(column), try plurals.rules(of: identifier), patterns, others))
  }

  /// The row of unit patterns by category, and the categories that take the name of `other`: before
  /// ICU 76 those without a unit pattern.
  private mutating func units(
    _ record: NameRecord, of locale: String
  ) throws(PackingError) -> (row: Int, others: Int) {
    guard let other = record.unitPatterns["other"] else {
      throw .missing("a unit pattern for other", of: locale)
    }
    let major = ICUVersion(snapshot.source.icu)?.major ?? 0
    var others = 0
    var row = ByteWriter()
    for category in PluralCategory.allCases {
      let pattern = record.unitPatterns[category.description]
      if pattern == nil, major < 76 { others |= 1 << Int(category.rawValue) }
      try row.small(unit(pattern ?? other), "a unit pattern's index")
    }
    if let index = patternRows[row.bytes] { return (index, others) }
    let index = patterns.count / NameSection.patterns.stride
    patterns.raw(row.bytes)
    patternRows[row.bytes] = index
    return (index, others)
  }

  private mutating func unit(_ pattern: String) throws(PackingError) -> Int {
    let nameIsFirst = pattern.hasPrefix("{1}")
    guard
      nameIsFirst && pattern.hasSuffix("{0}")
        || pattern.hasPrefix("{0}") && pattern.hasSuffix("{1}")
    else {
      throw .unsupportedPattern(pattern, reason: "a unit pattern has text outside its parts")
    }
    let between = Array(pattern.dropFirst(3).dropLast(3).utf8)
    guard between.count <= 14 else {
      throw .unsupportedPattern(pattern, reason: "more than 14 bytes stand between its parts")
    }
    var row = ByteWriter()
    try row.small(nameIsFirst ? 1 : 0, "an order")
    try row.small(between.count, "the length of a unit pattern")
    row.raw(between + [UInt8](repeating: 0, count: 14 - between.count))
    if let index = unitRows[row.bytes] { return index }
    let index = units.count / NameSection.units.stride
    units.raw(row.bytes)
    unitRows[row.bytes] = index
    return index
  }

  private func write(_ keys: LocaleKeyList, info: [UInt8]) throws(PackingError) -> PackedTables {
    let tree = vectors.attached()
    var texts: [[UInt8]] = []
    for vector in tree {
      for row in vector.rows {
        let parts = NamePacker.parts(of: vectors.entries[vectors.vectors[vector.index][row]])
        texts.append(parts.main)
        texts += parts.forms.map(\.rest)
      }
    }
    let words = WordList(texts)
    var bytes = ByteWriter()
    var offsets = [Int](repeating: 0, count: vectors.vectors.count)
    for vector in tree {
      offsets[vector.index] = bytes.count + 1
      bytes.append(UInt64(vector.base.map { offsets[$0] } ?? 0), bytes: 3)
      try bytes.number(vector.rows.count, "the rows of a column of names")
      try bytes.raw(rows(of: vectors.vectors[vector.index], vector.rows, words).bytes)
    }
    guard bytes.count < 1 << 21 else { throw .tooLarge("the names", bytes.count, limit: 1 << 21) }
    var keys = keys
    for (entry, row) in zip(keys.entries, self.rows) {
      var localeRows = ByteWriter()
      localeRows.append(UInt64(row.vector.map { offsets[$0] } ?? 0), bytes: 3)
      try localeRows.number(row.plurals, "the offset of plural rules")
      try localeRows.number(row.patterns, "a row of unit patterns")
      try localeRows.small(row.others, "plural categories")
      keys.set(localeRows.bytes, of: entry.key)
    }
    keys.dropInherited()
    var codeBytes = ByteWriter()
    for code in codes { try codeBytes.ascii(code, width: 3) }
    let (starts, wordBytes) = words.write()
    let sections: [NameSection: ByteWriter] = [
      .info: ByteWriter(info), .codes: codeBytes, .localeKeys: keys.bytes,
      .localeRows: keys.rows, .patterns: patterns, .units: units, .plurals: plurals.bytes,
      .vectors: bytes, .wordStarts: starts, .words: wordBytes,
    ]
    return try PackedTables(sections, stride: \.stride, unit: NameSection.unit)
  }

  /// The index of every sixteenth row, and the rows.
  private func rows(
    of vector: NameVectors.Vector, _ currencies: [Int], _ words: WordList
  ) throws(PackingError) -> ByteWriter {
    let blocks = (currencies.count + NameSection.block - 1) / NameSection.block
    var index = ByteWriter()
    var rows = ByteWriter()
    for (position, currency) in currencies.enumerated() {
      if position % NameSection.block == 0 {
        try index.number(currency, "a currency row")
        index.append(UInt64(5 + blocks * 5 + rows.count), bytes: 3)
        rows.append(0, bytes: 1)
      } else {
        try rows.length(currency - currencies[position - 1])
      }
      try rows.raw(record(vectors.entries[vector[currency]], words).bytes)
    }
    index.raw(rows.bytes)
    return index
  }

  private func record(_ entry: NameEntry, _ words: WordList) throws(PackingError) -> ByteWriter {
    let parts = NamePacker.parts(of: entry)
    var body = ByteWriter()
    let main = words.pack(parts.main)
    try body.length(main.count)
    body.raw(main)
    for form in parts.forms {
      try body.small(form.categories, "plural categories")
      try body.length(form.kept)
      let rest = words.pack(form.rest)
      try body.length(rest.count)
      body.raw(rest)
    }
    var record = ByteWriter()
    try record.length(body.count)
    record.raw(body.bytes)
    return record
  }

  /// The name on its own, and each different form: its categories, the bytes it shares, the rest.
  private static func parts(
    of entry: NameEntry
  ) -> (main: [UInt8], forms: [(categories: Int, kept: Int, rest: [UInt8])]) {
    let main = Array(entry.main.utf8)
    var forms: [(text: String, categories: Int)] = []
    for (index, form) in entry.forms.enumerated() {
      guard let form else { continue }
      if let known = forms.firstIndex(where: { $0.text == form }) {
        forms[known].categories |= 1 << index
      } else {
        forms.append((form, 1 << index))
      }
    }
    return (
      main,
      forms.map { form in
        let kept = zip(entry.main.unicodeScalars, form.text.unicodeScalars).prefix { $0 == $1 }
          .reduce(0) { $0 + String($1.0).utf8.count }
        return (form.categories, kept, Array(form.text.utf8.dropFirst(kept)))
      }
    )
  }
}

extension ByteWriter {
  /// Appends a length, one byte below 64, else two.
  mutating func length(_ value: Int) throws(PackingError) {
    guard value < 1 << 13 else { throw .tooLarge("a length", value, limit: 1 << 13 - 1) }
    append(UInt64(value < 64 ? value : value & 0x3F | 0x40), bytes: 1)
    if value >= 64 { append(UInt64(value >> 6), bytes: 1) }
  }
}
