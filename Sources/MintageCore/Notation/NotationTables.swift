/// Compact patterns, exponents and range patterns by locale: what amounts in other notations than
/// the standard one need besides ``CurrencyTables``.
///
/// A pointer and a size, linked only into programs that use it.
public struct NotationTables: Sendable, BitwiseCopyable {
  let bytes: TableBytes

  /// Uses tables that `mintagec compile` wrote as a literal. Generated files call this.
  public init(generated literal: StaticString) {
    precondition(literal.hasPointerRepresentation)
    bytes = unsafe TableBytes(literal.utf8Start, count: literal.utf8CodeUnitCount)
  }

  /// Uses tables in memory that must stay mapped and unchanged, after checking them.
  ///
  /// - Throws: ``TableError`` when the bytes are not tables, of another version, cut or changed.
  /// - Complexity: O(*n*), one pass for the checksum; never allocates.
  @unsafe
  public init(validating memory: UnsafeBufferPointer<UInt8>) throws(TableError) {
    bytes = try unsafe TableBytes(
      validating: memory, sections: NotationSection.allCases.count, unit: NotationSection.unit)
  }

  func start(_ section: NotationSection) -> Int {
    bytes.section(section.rawValue, unit: NotationSection.unit)
  }

  func row(_ section: NotationSection, _ index: Int) -> Int {
    start(section) + index * section.stride
  }

  func rows(_ section: NotationSection) -> Int { bytes.number(start(section) - 2) }

  func text(_ offset: Int) -> TableText {
    let start = start(.texts) + offset
    let head = bytes.number(start)
    return TableText(offset: start + 2, count: head & 0x7F, flags: head >> 7)
  }

  #if !hasFeature(Embedded)
  /// The versions the tables carry; allocates.
  public var versions: TableVersions {
    TableVersions(bytes, at: start(.info), count: rows(.info))
  }
  #endif
}

extension TableBytes {
  /// The row of `key` among `count` sorted ones from `start` on; -1 for none.
  func rowOfKey(_ key: UInt64, start: Int, count: Int) -> Int {
    // Spread keys compare as the keys do when their first byte is the lowest.
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

extension CurrencyTables {
  /// The keys under which other tables may have an identifier's locale: as it is asked for, without
  /// variant, and as it resolves.
  func keys(of identifier: LocaleIdentifier) -> (asked: UInt64, resolved: UInt64) {
    let asked = LocaleIdentifier.key(
      language: identifier.language, script: identifier.script, region: identifier.region,
      variant: 0)
    var row = resolve(identifier)
    let target = field(localeWord(row), 4)
    if target != 0 { row = target - 1 }
    let word = bytes.word(self.row(.localeKeys, row))
    var resolved: UInt64 = 0
    for index in 0..<8 { resolved |= (word >> UInt64(index * 8) & 0x7F) << UInt64(index * 7) }
    return (identifier.variant == 0 ? asked : resolved, resolved)
  }
}

/// What notation tables say for one locale and numbering system.
struct NotationRules: BitwiseCopyable {
  let tables: NotationTables
  let plurals: PluralRules
  /// Where the list entry is.
  let entry: Int

  /// Which compact table.
  enum Table: Int {
    case shortCurrency = 1
    case longCurrency = 3
    case shortDecimal = 5
    case longDecimal = 7
  }

  /// - Parameter system: the numbering system's name in ASCII.
  init?(_ tables: NotationTables, _ lookup: StyleLookup, _ locale: LocaleIdentifier) {
    self.tables = tables
    let keys = lookup.tables.keys(of: locale)
    let (start, count) = (tables.start(.localeKeys), tables.rows(.localeKeys))
    var row = tables.bytes.rowOfKey(keys.asked, start: start, count: count)
    if row < 0 { row = tables.bytes.rowOfKey(keys.resolved, start: start, count: count) }
    guard row >= 0 else { return nil }
    let offset = tables.row(.localeRows, row)
    let list = tables.start(.lists) + tables.bytes.number(offset)
    plurals = PluralRules(
      tables.bytes, at: tables.start(.plurals) + tables.bytes.number(offset + 2))
    let system = lookup.tables.bytes.word(
      lookup.tables.row(.numberingSystems, lookup.system.index))
    var entry = list + 1
    for index in 1..<max(1, Int(tables.bytes.byte(list))) {
      let candidate = list + 1 + index * 10
      let name = Int(tables.bytes.byte(candidate))
      if tables.bytes.word(tables.row(.systems, name)) == system { entry = candidate }
    }
    self.entry = entry
  }

  /// Where a table of compact patterns starts; nil where there is none.
  func table(_ table: Table) -> Int? {
    let offset = tables.bytes.number(entry + table.rawValue)
    return offset == 0 ? nil : tables.start(.tables) + offset - 1
  }

  /// A text of the terms: exponent, range, approximate sign.
  func term(_ index: Int) -> TableText {
    let row = tables.row(.terms, Int(tables.bytes.byte(entry + 9)))
    return tables.text(tables.bytes.number(row + index * 2))
  }

  /// The entry of a table for a power of ten; nil below the first.
  func entry(of table: Int, power: Int) -> Int? {
    var found: Int?
    for index in 0..<Int(tables.bytes.byte(table)) {
      let entry = table + 1 + index * 4
      if Int(tables.bytes.byte(entry)) <= power { found = entry }
    }
    return found
  }

  /// How many powers of ten a number of this power is divided by.
  func divisor(of table: Int, power: Int) -> Int {
    entry(of: table, power: power).map { Int(tables.bytes.byte($0 + 1)) } ?? 0
  }

  /// Where the pattern for a number divided already starts; nil for the normal one.
  func pattern(of table: Int, power: Int, _ amount: RoundedAmount) -> Int? {
    guard let entry = entry(of: table, power: power) else { return nil }
    let forms = tables.start(.forms) + tables.bytes.number(entry + 2)
    let operands = PluralOperands(amount)
    let isWhole = operands.t == 0
    if isWhole, operands.i <= 1, let row = row(forms, Int(operands.i)) { return pattern(row) }
    let category = plurals.category(operands)
    let row = row(forms, Int(category.rawValue) + 2)
    return (row ?? self.row(forms, Int(PluralCategory.other.rawValue) + 2)).flatMap(pattern)
  }

  private func row(_ forms: Int, _ form: Int) -> Int? {
    for index in 0..<Int(tables.bytes.byte(forms)) {
      let entry = forms + 1 + index * 3
      if Int(tables.bytes.byte(entry)) == form { return tables.bytes.number(entry + 1) }
    }
    return nil
  }

  private func pattern(_ row: Int) -> Int? {
    row == 0 ? nil : tables.row(.patterns, row - 1)
  }
}
