extension Snapshot {
  /// Keeps what some locales and currencies need: an app's own choice.
  ///
  ///     let small = try snapshot.subset(locales: ["de_CH", "en"], currencies: ["CHF", "USD"])
  ///
  /// A locale brings those it inherits from, so that the identifiers of its family still find
  /// something; an alias, or an identifier without data of its own, brings its target. Root is
  /// always kept. Numbering systems stay where a kept locale uses them, default scripts, aliases and
  /// three-letter codes where they lead to a kept locale, and regions where their currency is kept.
  ///
  /// - Throws: ``SubsetError`` for a currency that the snapshot does not have, or a locale that it
  ///   would answer with root.
  public func subset(
    locales wanted: some Sequence<String>, currencies codes: some Sequence<String>
  ) throws(SubsetError) -> Snapshot {
    let locales = try closure(of: wanted)
    var subset = self
    subset.currencies = [:]
    for code in codes {
      guard let record = currencies[code] else { throw .unknownCurrency(code) }
      subset.currencies[code] = record
    }
    let kept = Set(subset.currencies.keys)
    let rows = currencyCodes.indices.filter { kept.contains(currencyCodes[$0]) }
    let systems = numberingSystems(of: locales)
    subset.numberingSystems = numberingSystems.filter { systems.contains($0.key) }
    subset.locales = [:]
    subset.names = names.filter { locales.contains($0.key) }.mapValues { $0.keeping(rows: rows) }
    subset.compact = compact.filter { locales.contains($0.key) }
      .mapValues { $0.filter { systems.contains($0.key) } }
    subset.terms = terms.filter { locales.contains($0.key) }
      .mapValues { $0.filter { systems.contains($0.key) } }
    for locale in locales {
      subset.locales[locale] = self.locales[locale]?.keeping(kept, rows: rows, systems: systems)
    }
    subset.fallback = fallback.keeping(locales)
    subset.regions = regions.filter { $0.value.defaultCurrency.map(kept.contains) ?? false }
      .mapValues { $0.keeping(kept) }
    return subset
  }

  /// The locales that answer for identifiers, with all they inherit from.
  private func closure(of wanted: some Sequence<String>) throws(SubsetError) -> Set<String> {
    var closure: Set<String> = ["root"]
    for identifier in wanted {
      let answer = fallback.locale(for: identifier) { locales[$0] != nil }
      guard answer != "root" || identifier == "root" else { throw .unknownLocale(identifier) }
      var next: String? = answer
      while let locale = next, closure.insert(locale).inserted { next = locales[locale]?.parent }
    }
    return closure
  }

  /// The systems that locales name as default, native, traditional or finance, and `latn`.
  private func numberingSystems(of locales: Set<String>) -> Set<String> {
    var systems: Set<String> = ["latn"]
    for locale in locales {
      guard let record = self.locales[locale] else { continue }
      systems.formUnion([
        record.defaultNumberingSystem, record.nativeNumberingSystem,
        record.traditionalNumberingSystem, record.financeNumberingSystem,
      ])
    }
    return systems
  }
}

/// A choice of locales and currencies that cannot be kept.
public enum SubsetError: Error, Equatable, CustomStringConvertible {
  /// The snapshot has no such currency.
  case unknownCurrency(String)
  /// The identifier would be answered by root.
  case unknownLocale(String)

  /// What is wrong and what helps.
  public var description: String {
    switch self {
    case .unknownCurrency(let code): "the snapshot has no currency '\(code)'"
    case .unknownLocale(let identifier):
      "no locale of the snapshot answers for '\(identifier)'; write it as ICU does, like zh_Hant_TW"
    }
  }
}

extension LocaleRecord {
  /// The record with some currencies, by code and by row of the symbol columns.
  fileprivate func keeping(
    _ codes: Set<String>, rows: [Int], systems: Set<String>
  ) -> LocaleRecord {
    var record = self
    record.symbols = SymbolColumns(
      symbol: rows.map { symbols.symbol[$0] }, narrow: rows.map { symbols.narrow[$0] },
      formal: rows.map { symbols.formal[$0] }, variant: rows.map { symbols.variant[$0] })
    record.ownFormats = ownFormats.filter { codes.contains($0.key) }
    record.numbers = numbers.filter { systems.contains($0.key) }
    return record
  }
}

extension NameRecord {
  fileprivate func keeping(rows: [Int]) -> NameRecord {
    var record = self
    record.names = rows.map { names[$0] }
    record.plurals = plurals.mapValues { names in rows.map { names[$0] } }
    return record
  }
}

extension RegionRecord {
  fileprivate func keeping(_ codes: Set<String>) -> RegionRecord {
    var record = self
    record.uses = uses.filter { codes.contains($0.currency) }
    return record
  }
}

extension LocaleFallback {
  /// The rules that lead to some locales.
  fileprivate func keeping(_ locales: Set<String>) -> LocaleFallback {
    let languages = Set(locales.map { LocaleParts($0).language })
    func isKept(_ identifier: String) -> Bool {
      languages.contains(LocaleParts(identifier).language)
    }
    var fallback = self
    fallback.aliases = aliases.filter { locales.contains($0.value) }
    fallback.exceptions = exceptions.filter { locales.contains($0.value) }
    fallback.defaultScripts = defaultScripts.filter { isKept($0.key) }
    fallback.languageAlpha3 = languageAlpha3.filter { languages.contains($0.value) }
    return fallback
  }
}
