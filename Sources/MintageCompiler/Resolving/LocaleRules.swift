internal import MintageCore

/// What is in force in one locale for each currency: the record, and what overrides it.
struct LocaleRules {
  let snapshot: Snapshot
  let identifier: String
  let record: LocaleRecord
  /// Number elements of the default numbering system, which are `latn`'s where it has none.
  let elements: NumberElements
  /// The numbering system amounts are written in.
  let system: String
  /// The currency of the identifier's region, whose own format ICU leaves in force for all.
  let defaultCurrency: String?

  /// The rules of a locale of the snapshot, or nil if it is none.
  ///
  /// - Parameters:
  ///   - asked: what was asked for where it is not the locale itself; its region and keywords say
  ///     which currency is the default one.
  ///   - system: a numbering system in place of the locale's default.
  init?(
    _ snapshot: Snapshot, _ identifier: String, asked: LocaleIdentifier? = nil,
    system: String? = nil
  ) {
    guard let record = snapshot.locales[identifier], let latin = record.numbers["latn"] else {
      return nil
    }
    self.snapshot = snapshot
    self.identifier = identifier
    self.record = record
    self.system = system ?? record.defaultNumberingSystem
    elements = record.numbers[self.system] ?? latin
    let keyword = asked?.keywordCurrency?.description
    let parts = LocaleParts(
      asked.map { String($0.description.prefix { $0 != "@" }) } ?? identifier)
    defaultCurrency =
      keyword ?? parts.region.flatMap { snapshot.regions[$0]?.defaultCurrency }
  }

  /// The own format in force for a currency: its own, or the one the default currency leaks.
  func ownFormat(of currency: String) -> (format: OwnFormat, currency: String)? {
    if let own = record.ownFormats[currency] { return (own, currency) }
    guard let defaultCurrency, let leaked = record.ownFormats[defaultCurrency] else { return nil }
    return (leaked, defaultCurrency)
  }

  /// The pattern in force.
  func pattern(of currency: String, accounting: Bool = false) -> String {
    ownFormat(of: currency)?.format.pattern
      ?? (accounting ? elements.accounting : elements.standard)
  }

  /// The decimal separator in force.
  func decimal(of currency: String) -> String {
    ownFormat(of: currency)?.format.decimal ?? elements.currencyDecimal ?? elements.decimal
  }

  /// The grouping separator in force.
  func group(of currency: String) -> String {
    ownFormat(of: currency)?.format.group ?? elements.currencyGroup ?? elements.group
  }
}
