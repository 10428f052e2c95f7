/// Compact patterns, exponents and range patterns by locale: what amounts in other notations than
/// the standard one need besides ``CurrencyTables``.
///
/// A pointer and a size; 48 KB, linked only into programs that import MintageNotation.
public struct NotationTables: Sendable, BitwiseCopyable {
  let bytes: TableBytes

  /// Uses tables that `mintagec compile` wrote as a literal.
  ///
  /// Generated files call this.
  public init(generated literal: StaticString) {
    bytes = TableBytes(generated: literal)
  }

  /// Uses tables in memory that must stay mapped and unchanged, after checking them.
  ///
  /// - Throws: ``TableError`` when the bytes are not tables, of another version, cut or changed.
  /// - Complexity: O(*n*), one pass for the checksum; never allocates.
  @unsafe
  public init(validating memory: UnsafeBufferPointer<UInt8>) throws(TableError) {
    bytes = try unsafe TableBytes(
      validating: memory, sections: NotationSection.count, unit: NotationSection.unit)
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
    return TableText(offset: start + 1, count: Int(bytes.byte(start)), flags: 0)
  }

  #if !hasFeature(Embedded)
  /// The versions the tables carry; allocates.
  public var versions: TableVersions {
    TableVersions(bytes, at: start(.info), count: rows(.info))
  }
  #endif
}

/// What notation tables say for one locale and numbering system.
struct NotationRules: BitwiseCopyable {
  let tables: NotationTables
  let plurals: PluralRules
  /// Where the plural ranges start.
  let ranges: Int
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
    let row = tables.bytes.rowOfLocale(
      lookup.tables.keys(of: locale), start: tables.start(.localeKeys),
      count: tables.rows(.localeKeys))
    guard row >= 0 else { return nil }
    let offset = tables.row(.localeRows, row)
    let list = tables.start(.lists) + tables.bytes.number(offset)
    plurals = PluralRules(
      tables.bytes, at: tables.start(.plurals) + tables.bytes.number(offset + 2))
    ranges = tables.start(.ranges) + tables.bytes.number(offset + 4)
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

  /// The plural category of a range.
  func category(from first: PluralCategory, to last: PluralCategory) -> PluralCategory {
    let count = Int(tables.bytes.byte(ranges))
    let wanted = first.rawValue * 6 + last.rawValue
    for index in 1..<count + 1 where tables.bytes.byte(ranges + index) == wanted {
      return PluralCategory(rawValue: tables.bytes.byte(ranges + count + index)) ?? .other
    }
    return .other
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
    guard let found = row ?? self.row(forms, Int(PluralCategory.other.rawValue) + 2) else {
      return nil
    }
    return pattern(found)
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
