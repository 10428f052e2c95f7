internal import MintageCore

/// Packs separators, patterns, number elements, numbering systems and own formats.
struct NumberPacker {
  private let systemIndexes: [String: Int]
  private var rootElements: [String: Int] = [:]
  private(set) var separators = ByteWriter()
  private(set) var patterns = ByteWriter()
  private(set) var elements = ByteWriter()
  private(set) var systems = ByteWriter()
  private(set) var sets = ByteWriter()
  private(set) var lists = ByteWriter()
  private var separatorIndexes: [String: Int] = [:]
  private var patternIndexes: [ParsedPattern: Int] = [:]
  private var elementIndexes: [[UInt8]: Int] = [:]
  private var setIndexes: [[UInt8]: Int] = [:]
  private var listOffsets: [[UInt8]: Int] = [:]

  init(_ snapshot: Snapshot, root: LocaleRecord, pool: inout TextPool) throws(PackingError) {
    var indexes: [String: Int] = [:]
    for (index, name) in snapshot.numberingSystems.keys.sorted().enumerated() {
      indexes[name] = index
    }
    systemIndexes = indexes

    try packSystems(snapshot.numberingSystems)
    // Root's own systems come first: every locale without its own entry uses them.
    var own: [String: Int] = [:]
    for (name, elements) in root.numbers.sorted(by: { $0.key < $1.key }) where name != "latn" {
      own[name] = try add(elements, minimumGrouping: root.minimumGroupingDigits, pool: &pool)
    }
    rootElements = own
    _ = try list(own)
  }

  private mutating func packSystems(
    _ records: [String: NumberingSystemRecord]
  ) throws(PackingError) {
    for name in records.keys.sorted() {
      guard let record = records[name] else { continue }
      try systems.ascii(name, width: 8)
      let scalars = (record.digits ?? "").unicodeScalars.map(\.value)
      guard scalars.isEmpty || scalars.count == 10 else {
        throw .unexpectedData("numbering system '\(name)' has \(scalars.count) digits, not ten")
      }
      let zero = scalars.first ?? 0
      let isScattered = !scalars.enumerated().allSatisfy { $1 == zero + UInt32($0) }
      if isScattered,
        scalars.enumerated().contains(where: { utf8($1) != scatteredDigit(UInt32($0)) })
      {
        throw .unexpectedData(
          "numbering system '\(name)' has scattered digits that the runtime does not know")
      }
      systems.append(UInt64(zero), bytes: 3)
      var flags = record.digitsAreDecimal ? 1 : 0
      if record.digits == nil { flags |= 2 }
      if isScattered { flags |= 4 }
      try systems.small(flags, "flags")
    }
  }

  func systemIndex(_ name: String, for owner: String) throws(PackingError) -> Int {
    guard let index = systemIndexes[name] else {
      throw .missing("numbering system '\(name)'", of: owner)
    }
    return index
  }

  /// The one-byte index of a separator, sign or inserted text.
  mutating func separator(_ text: String) throws(PackingError) -> Int {
    if let index = separatorIndexes[text] { return index }
    let index = separators.count / StyleSection.separators.stride
    let utf8 = Array(text.utf8)
    guard utf8.count < StyleSection.separators.stride else {
      throw .unexpectedData("the sign or separator '\(text)' has more than 15 bytes of UTF-8")
    }
    try separators.small(utf8.count, "the length of a separator")
    separators.raw(utf8)
    separators.raw([UInt8](repeating: 0, count: StyleSection.separators.stride - 1 - utf8.count))
    separatorIndexes[text] = index
    return index
  }

  /// A separator that styles keep in four bytes.
  mutating func shortSeparator(_ text: String) throws(PackingError) -> Int {
    guard text.utf8.count <= 4 else {
      throw .unexpectedData("the separator '\(text)' has more than four bytes of UTF-8")
    }
    return try separator(text)
  }

  mutating func pattern(_ text: String, pool: inout TextPool) throws(PackingError) -> Int {
    let parsed = try ParsedPattern(text)
    if let index = patternIndexes[parsed] { return index }
    let index = patterns.count / StyleSection.patterns.stride
    for affix in [
      parsed.positivePrefix, parsed.positiveSuffix, parsed.negativePrefix, parsed.negativeSuffix,
    ] {
      try patterns.number(
        pool.intern(bytes: affix, flags: TemplateFlags.flags(of: affix)), "an affix's offset")
    }
    try patterns.small(parsed.primaryGrouping, "a primary grouping size")
    try patterns.small(parsed.secondaryGrouping, "a secondary grouping size")
    try patterns.small(parsed.flags, "pattern flags")
    patternIndexes[parsed] = index
    return index
  }

  /// The row of number elements together with the locale's minimum grouping digits.
  mutating func add(
    _ numbers: NumberElements, minimumGrouping: Int, pool: inout TextPool
  ) throws(PackingError) -> Int {
    var row = ByteWriter()
    for text in [
      numbers.decimal, numbers.group, numbers.currencyDecimal ?? numbers.decimal,
      numbers.currencyGroup ?? numbers.group,
    ] {
      try row.small(shortSeparator(text), "a separator's index")
    }
    for text in [numbers.minusSign, numbers.plusSign] {
      try row.small(separator(text), "a sign's index")
    }
    for text in [numbers.standard, numbers.accounting, numbers.decimalPattern] {
      try row.small(pattern(text, pool: &pool), "a pattern's index")
    }
    for text in [
      numbers.standardAlpha, numbers.standardNoCurrency, numbers.accountingAlpha,
      numbers.accountingNoCurrency,
    ] {
      let index = if let text { try pattern(text, pool: &pool) + 1 } else { 0 }
      try row.small(index, "a pattern's index")
    }
    try row.small(minimumGrouping, "minimum grouping digits")
    return intern(row.bytes, in: &elements, &elementIndexes, stride: StyleSection.numberElements)
  }

  /// The number set of a locale.
  mutating func set(
    _ identifier: String, _ record: LocaleRecord, pool: inout TextPool
  ) throws(PackingError) -> Int {
    guard let latn = record.numbers["latn"] else {
      throw .missing("number elements of latn", of: identifier)
    }
    let minimum = record.minimumGroupingDigits
    let latin = try add(latn, minimumGrouping: minimum, pool: &pool)
    var own: [String: Int] = [:]
    for name in Set(record.numbers.keys).union(rootElements.keys).subtracting(["latn"]).sorted() {
      let index = try add(record.numbers[name] ?? latn, minimumGrouping: minimum, pool: &pool)
      if index != rootElements[name] ?? latin { own[name] = index }
    }
    let standard = record.defaultNumberingSystem
    let elements = try add(record.numbers[standard] ?? latn, minimumGrouping: minimum, pool: &pool)
    own[standard] = nil
    var row = ByteWriter()
    for name in [
      standard, record.nativeNumberingSystem, record.traditionalNumberingSystem,
      record.financeNumberingSystem,
    ] {
      try row.small(systemIndex(name, for: identifier), "a numbering system's index")
    }
    try row.number(latin, "number elements")
    try row.number(elements, "number elements")
    try row.number(own.isEmpty ? 0 : list(own), "a list of numbering systems")
    return intern(row.bytes, in: &sets, &setIndexes, stride: StyleSection.numberSets)
  }

  private mutating func list(_ entries: [String: Int]) throws(PackingError) -> Int {
    var row = ByteWriter()
    try row.small(entries.count, "a count of numbering systems")
    for (name, elements) in entries.sorted(by: { $0.key < $1.key }) {
      try row.small(systemIndex(name, for: "a number list"), "a numbering system's index")
      try row.number(elements, "number elements")
    }
    if let offset = listOffsets[row.bytes] { return offset }
    let offset = lists.count
    lists.raw(row.bytes)
    listOffsets[row.bytes] = offset
    return offset
  }

  private func intern(
    _ row: [UInt8], in bytes: inout ByteWriter, _ indexes: inout [[UInt8]: Int],
    stride section: StyleSection
  ) -> Int {
    if let index = indexes[row] { return index }
    let index = bytes.count / section.stride
    bytes.raw(row)
    indexes[row] = index
    return index
  }
}
