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
  /// Of a currency that is left out the digits stay, unless they are those of an unknown code: a
  /// yen amount shown as its code must not lose two digits (``Snapshot/factsOnly``). And a currency
  /// whose own format a kept locale applies to all others, as `en_DE` does with the euro's, stays.
  ///
  /// - Throws: ``SelectionError`` for a currency that the snapshot does not have, or a locale that it
  ///   would answer with root.
  public func subset(
    locales wanted: some Sequence<String>, currencies codes: some Sequence<String>
  ) throws(SelectionError) -> Snapshot {
    let locales = try closure(of: wanted)
    var subset = self
    var kept = leakingCurrencies(of: locales)
    for code in codes {
      guard currencies[code] != nil else { throw .unknownCurrency(code, nearest: []) }
      kept.insert(code)
    }
    subset.factsOnly = Set(
      currencies.filter { !kept.contains($0.key) && !$0.value.isLikeUnknown }.keys)
    subset.currencies = currencies.filter {
      kept.contains($0.key) || subset.factsOnly.contains($0.key)
    }
    subset.kept =
      "\(locales.count) of \(self.locales.count) locales,"
      + " \(kept.count) of \(currencies.count) currencies"
    subset.amendments?.list.removeAll { !kept.contains($0.currency) }
    if subset.amendments?.list.isEmpty ?? false { subset.amendments = nil }
    let rows = zip(currencyCodes.indices, currencyCodes).filter { subset.currencies[$1] != nil }
      .map { KeptRow(index: $0, code: $1, isFactsOnly: subset.factsOnly.contains($1)) }
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
  private func closure(of wanted: some Sequence<String>) throws(SelectionError) -> Set<String> {
    var closure: Set<String> = ["root"]
    for identifier in wanted {
      let answer = fallback.locale(for: identifier) { locales[$0] != nil }
      guard answer != "root" || identifier == "root" else {
        throw .unknownLocale(identifier, nearest: [])
      }
      var next: String? = answer
      while let locale = next, closure.insert(locale).inserted { next = locales[locale]?.parent }
    }
    return closure
  }

  /// The currencies whose own format locales apply to every currency, because ICU loads the format
  /// of their region's currency first.
  private func leakingCurrencies(of locales: Set<String>) -> Set<String> {
    Set(
      locales.compactMap { locale in
        let region = LocaleParts(locale).region
        let code = region.flatMap { regions[$0]?.defaultCurrency }
        return code.flatMap { self.locales[locale]?.ownFormats[$0] == nil ? nil : code }
      })
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

/// A row of the symbol and name columns that a subset keeps.
private struct KeptRow {
  var index: Int
  var code: String
  /// Whether the code takes the text's place.
  var isFactsOnly: Bool

  func text(_ column: [String]) -> String { isFactsOnly ? code : column[index] }
}

extension CurrencyRecord {
  /// Whether a code that tables do not know is written with the same digits.
  fileprivate var isLikeUnknown: Bool {
    digits == 2 && cashDigits == 2 && rounding == 0 && cashRounding == 0 && isoDigits ?? 2 == 2
  }
}

extension LocaleRecord {
  /// The record with some currencies, by code and by row of the symbol columns.
  fileprivate func keeping(
    _ codes: Set<String>, rows: [KeptRow], systems: Set<String>
  ) -> LocaleRecord {
    var record = self
    record.symbols = SymbolColumns(
      symbol: rows.map { $0.text(symbols.symbol) }, narrow: rows.map { $0.text(symbols.narrow) },
      formal: rows.map { $0.text(symbols.formal) }, variant: rows.map { $0.text(symbols.variant) })
    record.ownFormats = ownFormats.filter { codes.contains($0.key) }
    record.numbers = numbers.filter { systems.contains($0.key) }
    return record
  }
}

extension NameRecord {
  fileprivate func keeping(rows: [KeptRow]) -> NameRecord {
    var record = self
    record.names = rows.map { $0.text(names) }
    record.plurals = plurals.mapValues { names in rows.map { $0.text(names) } }
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
