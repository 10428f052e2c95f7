internal import MintageCore

/// Packs compact patterns, exponents and range patterns into the tables of `NotationTables`.
///
/// Equal texts, patterns, sets of forms, tables and lists are stored once, and neighboring powers of
/// ten that differ in nothing are one entry: thousand, ten thousand and hundred thousand mostly are.
public struct NotationPacker {
  private var texts = ByteWriter()
  private var textOffsets: [[UInt8]: Int] = [:]
  private var plurals: PluralPacker
  private var patterns = ByteWriter()
  private var forms = ByteWriter()
  private var tables = ByteWriter()
  private var lists = ByteWriter()
  private var terms = ByteWriter()
  private var ranges = ByteWriter()
  private var rangeOffsets: [[UInt8]: Int] = [:]
  private var patternRows: [[UInt8]: Int] = [:]
  private var formOffsets: [[UInt8]: Int] = [:]
  private var tableOffsets: [[UInt8]: Int] = [:]
  private var listOffsets: [[UInt8]: Int] = [:]
  private var termRows: [[UInt8]: Int] = [:]
  private let systems: [String]

  /// Packs all locales of a snapshot.
  ///
  /// - Parameter info: what the tables say of themselves, where it is known already: a fingerprint
  ///   takes as long as all the rest.
  public static func pack(
    _ snapshot: Snapshot, info: [UInt8]? = nil
  ) throws(PackingError) -> PackedTables {
    var packer = NotationPacker(snapshot)
    var keys = LocaleKeyList(snapshot)
    for entry in keys.entries {
      var rows = ByteWriter()
      try rows.number(
        packer.list(of: entry.locale, in: snapshot), "the offset of a list of systems")
      try rows.number(packer.plurals.rules(of: entry.identifier), "the offset of plural rules")
      try rows.number(
        packer.ranges(of: entry.identifier, snapshot.plurals), "the offset of plural ranges")
      keys.set(rows.bytes, of: entry.key)
    }
    keys.dropInherited()
    var systemBytes = ByteWriter()
    for name in packer.systems { try systemBytes.ascii(name, width: 8) }
    let sections: [NotationSection: ByteWriter] = [
      .info: info.map(ByteWriter.init) ?? StyleTablesPacker.info(snapshot), .localeKeys: keys.bytes,
      .localeRows: keys.rows,
      .systems: systemBytes, .lists: packer.lists, .tables: packer.tables, .forms: packer.forms,
      .patterns: packer.patterns, .terms: packer.terms, .plurals: packer.plurals.bytes,
      .ranges: packer.ranges,
      .texts: packer.texts,
    ]
    return try PackedTables(sections, stride: \.stride, unit: NotationSection.unit)
  }

  private init(_ snapshot: Snapshot) {
    plurals = PluralPacker(snapshot.plurals)
    let used =
      (snapshot.compact.values.map { Set($0.keys) } + snapshot.terms.values.map { Set($0.keys) })
      .reduce(into: Set<String>()) { $0.formUnion($1) }
    systems = ["latn"] + used.subtracting(["latn"]).sorted()
  }

  private mutating func list(of locale: String, in snapshot: Snapshot) throws(PackingError) -> Int {
    let compact = snapshot.compact[locale] ?? [:]
    let terms = snapshot.terms[locale] ?? [:]
    guard let latinTerms = terms["latn"] else { throw .missing("terms of latn", of: locale) }
    let names = Set(compact.keys).union(terms.keys).subtracting(["latn"]).sorted()
    var list = ByteWriter()
    try list.small(names.count + 1, "the numbering systems of \(locale)")
    for name in ["latn"] + names {
      guard let index = systems.firstIndex(of: name) else {
        throw .missing("numbering system '\(name)'", of: locale)
      }
      try list.small(index, "a numbering system's index")
      let own = compact[name] ?? compact["latn"] ?? CompactTables()
      for table in [own.shortCurrency, own.longCurrency, own.shortDecimal, own.longDecimal] {
        try list.number(self.table(table), "the offset of compact patterns")
      }
      try list.small(self.terms(terms[name] ?? latinTerms), "a row of terms")
    }
    return intern(list.bytes, in: \.lists, \.listOffsets)
  }

  /// A table's offset + 1, 0 for an empty one.
  private mutating func table(_ table: CompactTable) throws(PackingError) -> Int {
    guard let last = table.keys.max(), let first = table.keys.min() else { return 0 }
    var entries: [(power: Int, divisor: Int, forms: Int)] = []
    for power in first...last {
      let (divisor, forms) = try entry(table[power] ?? [:], power: power)
      if let end = entries.last, end.divisor == divisor, end.forms == forms { continue }
      entries.append((power, divisor, forms))
    }
    var bytes = ByteWriter()
    try bytes.small(entries.count, "powers of compact patterns")
    for entry in entries {
      try bytes.small(entry.power, "a power of ten")
      try bytes.small(entry.divisor, "a compact divisor")
      try bytes.number(entry.forms, "the offset of compact forms")
    }
    return intern(bytes.bytes, in: \.tables, \.tableOffsets) + 1
  }

  /// What numbers of a power are divided by, and the patterns by form.
  private mutating func entry(
    _ texts: [String: String], power: Int
  ) throws(PackingError) -> (divisor: Int, forms: Int) {
    var divisor = 0
    let forms = texts.filter { form, text in
      form == "0" || form == "1" || form == "other" || text != texts["other"]
    }
    var bytes = ByteWriter()
    try bytes.small(forms.count, "compact forms")
    // ICU takes the divisor of the first form that has digits, in the order of its bundles.
    for form in texts.keys.sorted() {
      let text = texts[form] ?? ""
      let zeros = text.unquotedZeros
      if text != "0", divisor == 0, zeros > 0 { divisor = power + 1 - zeros }
      guard forms[form] != nil else { continue }
      let index: Int
      switch form {
      case "0", "1": index = Int(form) ?? 0
      default:
        guard let category = PluralCategory(form) else {
          throw .unexpectedData("'\(form)' is no plural category")
        }
        index = Int(category.rawValue) + 2
      }
      try bytes.small(index, "a compact form")
      try bytes.number(text == "0" ? 0 : pattern(text) + 1, "a compact pattern")
    }
    return (divisor, intern(bytes.bytes, in: \.forms, \.formOffsets))
  }

  private mutating func pattern(_ text: String) throws(PackingError) -> Int {
    let parsed = try ParsedPattern(text, allowsNoDigits: true)
    var row = ByteWriter()
    var pairs = [(parsed.positivePrefix, parsed.positiveSuffix)]
    if parsed.hasNegative { pairs.append((parsed.negativePrefix, parsed.negativeSuffix)) }
    for (prefix, suffix) in pairs {
      try row.number(self.text(prefix), "an affix's offset")
      try row.number(self.text(suffix), "an affix's offset")
      try row.small(
        parsed.flags | (parsed.hasDigits ? 0 : CompactFlags.hasNoDigits), "pattern flags")
    }
    if let index = patternRows[row.bytes] { return index }
    let index = patterns.count / NotationSection.patterns.stride
    patterns.raw(row.bytes)
    patternRows[row.bytes] = index
    return index
  }

  private mutating func text(_ bytes: [UInt8]) throws(PackingError) -> Int {
    var text = ByteWriter()
    try text.small(bytes.count, "the length of '\(String(decoding: bytes, as: UTF8.self))'")
    text.raw(bytes)
    return intern(text.bytes, in: \.texts, \.textOffsets)
  }

  private mutating func terms(_ terms: NumberTerms) throws(PackingError) -> Int {
    var row = ByteWriter()
    let range = (terms.range ?? "{0}–{1}")
    guard range.hasPrefix("{0}"), range.hasSuffix("{1}") else {
      throw .unsupportedPattern(range, reason: "a range has text outside its numbers")
    }
    for text in [
      terms.exponential, String(range.dropFirst(3).dropLast(3)), terms.approximatelySign ?? "~",
    ] {
      try row.number(self.text(Array(text.utf8)), "a term's offset")
    }
    if let index = termRows[row.bytes] { return index }
    let index = self.terms.count / NotationSection.terms.stride
    self.terms.raw(row.bytes)
    termRows[row.bytes] = index
    return index
  }

  /// ICU looks plural ranges up by language alone.
  private mutating func ranges(
    of identifier: String, _ data: PluralData
  ) throws(PackingError) -> Int {
    let language = String(identifier.prefix { $0 != "_" })
    let lines = data.rangeLocales[language].flatMap { data.ranges[$0] } ?? []
    var (ends, results) = (ByteWriter(), ByteWriter())
    for line in lines {
      guard let first = PluralCategory(line.start), let last = PluralCategory(line.end),
        let result = PluralCategory(line.result)
      else { throw .unexpectedData("plural ranges of \(language) name no category") }
      try ends.small(Int(first.rawValue * 6 + last.rawValue), "plural categories")
      try results.small(Int(result.rawValue), "a plural category")
    }
    var bytes = ByteWriter()
    try bytes.small(lines.count, "plural ranges")
    bytes.raw(ends.bytes + results.bytes)
    return intern(bytes.bytes, in: \.ranges, \.rangeOffsets)
  }

  private mutating func intern(
    _ row: [UInt8], in section: WritableKeyPath<NotationPacker, ByteWriter>,
    _ offsets: WritableKeyPath<NotationPacker, [[UInt8]: Int]>
  ) -> Int {
    if let offset = self[keyPath: offsets][row] { return offset }
    let offset = self[keyPath: section].count
    self[keyPath: section].raw(row)
    self[keyPath: offsets][row] = offset
    return offset
  }
}

extension String {
  /// Zeros of a compact pattern: the first run of them, up to what is neither (as ICU counts).
  fileprivate var unquotedZeros: Int {
    var count = 0
    for unit in utf16 {
      if unit == 0x30 { count += 1 } else if count > 0 { break }
    }
    return count
  }
}
