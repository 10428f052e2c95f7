public import MintageCore

/// Replays the runtime's lookup over packed tables and compares every part with the snapshot.
///
/// This is what stands between a packing fault and a release: nothing is written unless, for each
/// locale × currency × width × form, the runtime finds what the snapshot says.
public struct Replay {
  private let snapshot: Snapshot
  private let tables: CurrencyTables
  private let codes: [String]
  private var patterns: [String: ParsedPattern] = [:]
  /// How many lookups were compared.
  public private(set) var count = 0

  /// Prepares to compare `tables` with the snapshot they were packed from.
  public init(_ snapshot: Snapshot, tables: CurrencyTables) {
    self.snapshot = snapshot
    self.tables = tables
    codes = snapshot.currencyCodes
  }

  /// Compares all locales; `progress` gets the share done.
  public mutating func run(progress: (Double) -> Void = { _ in }) throws {
    let identifiers = snapshot.locales.keys.sorted()
    for (index, identifier) in identifiers.enumerated() {
      guard let record = snapshot.locales[identifier] else { continue }
      try compare(identifier, record)
      progress(Double(index + 1) / Double(identifiers.count))
    }
    for (alias, target) in snapshot.fallback.aliases.sorted(by: { $0.key < $1.key })
      + snapshot.fallback.exceptions.sorted(by: { $0.key < $1.key })
    {
      let found = tables.resolvedLocale(for: LocaleIdentifier(alias)).description
      try expect(found, target, "the target", alias, "")
    }
  }

  private mutating func compare(_ identifier: String, _ record: LocaleRecord) throws {
    let locale = LocaleIdentifier(identifier)
    try expect(
      tables.resolvedLocale(for: locale).description, identifier, "the locale", identifier, "")
    let elements = record.numbers[record.defaultNumberingSystem] ?? record.numbers["latn"]
    guard let elements, let root = snapshot.locales["root"] else { return }
    let edges = try SymbolEdges(record.spacing, root: root.spacing, of: identifier, in: snapshot)
    for (index, code) in codes.enumerated() {
      guard let currency = CurrencyCode(code) else { continue }
      for width in [SymbolWidth.symbol, .narrow, .formal, .variant] {
        let options = StyleOptions(width: width, resolution: .clean)
        let lookup = StyleLookup(currency, in: locale, options: options, tables: tables)
        let column =
          switch width {
          case .narrow: record.symbols.narrow
          case .formal: record.symbols.formal
          case .variant: record.symbols.variant
          default: record.symbols.symbol
          }
        try expect(lookup.symbolText, column[index], "the \(width)", identifier, code)
        try expect(
          "\(lookup.symbolEdges)", "\(edges.areSpaced(of: column[index]))", "edges", identifier,
          code)
        count += 1
      }
      try compareNumbers(elements, record, locale, identifier, code)
    }
    for (system, elements) in record.numbers {
      try compare(system: system, elements, locale, identifier)
    }
  }

  private mutating func compareNumbers(
    _ elements: NumberElements, _ record: LocaleRecord, _ locale: LocaleIdentifier,
    _ identifier: String, _ code: String
  ) throws {
    guard let currency = CurrencyCode(code) else { return }
    let own = record.ownFormats[code] ?? leaked(record, locale)
    for form in CurrencyForm.allCases {
      let lookup = StyleLookup(
        currency, in: locale, options: StyleOptions(form: form), tables: tables)
      let pattern = own?.pattern ?? (form == .accounting ? elements.accounting : elements.standard)
      let parsed = try parse(pattern)
      try expect(
        StyleLookup.Affix.allCases.map { lookup.templateBytes($0) },
        [
          parsed.positivePrefix, parsed.positiveSuffix, parsed.negativePrefix,
          parsed.negativeSuffix,
        ], "the affixes", identifier, code)
      let grouping = lookup.grouping
      try expect(
        [grouping.primary, grouping.secondary, grouping.minimum],
        [
          UInt8(parsed.primaryGrouping), UInt8(parsed.secondaryGrouping),
          UInt8(record.minimumGroupingDigits),
        ], "grouping", identifier, code)
      try expect(
        [lookup.decimalText, lookup.groupingText, lookup.minusText, lookup.plusText],
        [
          own?.decimal ?? elements.currencyDecimal ?? elements.decimal,
          own?.group ?? elements.currencyGroup ?? elements.group, elements.minusSign,
          elements.plusSign,
        ], "separators and signs", identifier, code)
      try expect(
        [lookup.insertedText(isPrefix: false), lookup.insertedText(isPrefix: true)],
        [record.spacing.beforeInsertBetween, record.spacing.afterInsertBetween], "spacing",
        identifier, code)
      count += 1
    }
  }

  /// The default currency's own format, which ICU leaves in force for every other currency.
  private func leaked(_ record: LocaleRecord, _ locale: LocaleIdentifier) -> OwnFormat? {
    guard !record.ownFormats.isEmpty else { return nil }
    let region = locale.description.split(separator: "_").last.map(String.init) ?? ""
    return snapshot.regions[region]?.defaultCurrency.flatMap { record.ownFormats[$0] }
  }

  private mutating func compare(
    system: String, _ elements: NumberElements, _ locale: LocaleIdentifier, _ identifier: String
  ) throws {
    guard let record = snapshot.numberingSystems[system], record.digits != nil,
      let currency = CurrencyCode("XTS")
    else { return }
    let options = StyleOptions(
      numberingSystem: NumberingSystem(system), resolution: .clean)
    let lookup = StyleLookup(currency, in: locale, options: options, tables: tables)
    try expect(
      [lookup.decimalText, lookup.groupingText, lookup.minusText],
      [
        elements.currencyDecimal ?? elements.decimal, elements.currencyGroup ?? elements.group,
        elements.minusSign,
      ], "the separators of \(system)", identifier, "XTS")
    count += 1
  }

  private mutating func parse(_ pattern: String) throws -> ParsedPattern {
    if let parsed = patterns[pattern] { return parsed }
    let parsed = try ParsedPattern(pattern)
    patterns[pattern] = parsed
    return parsed
  }

  private func expect<Value: Equatable>(
    _ found: Value, _ expected: Value, _ what: String, _ locale: String, _ code: String
  ) throws {
    guard found == expected else {
      throw ReplayError(
        what: what, locale: locale, currency: code, found: "\(found)", expected: "\(expected)")
    }
  }
}

/// The first place where packed tables do not say what the snapshot says.
public struct ReplayError: Error, CustomStringConvertible {
  var what: String
  var locale: String
  var currency: String
  var found: String
  var expected: String

  /// Where the two differ.
  public var description: String {
    "replay of \(locale) \(currency) finds \(what) '\(found)' where the snapshot has '\(expected)';"
      + " nothing was written. This is a fault of the packer, not of the data"
  }
}
