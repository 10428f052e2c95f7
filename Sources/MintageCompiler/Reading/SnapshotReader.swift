/// Fills a snapshot from a live ICU.
///
///     let snapshot = try SnapshotReader(try ICULibrary(prefix: nil)).read()
///
/// Takes a few seconds: every locale and every currency is asked for.
public struct SnapshotReader {
  private let icu: ICULibrary

  /// A reader of one ICU.
  public init(_ icu: ICULibrary) { self.icu = icu }

  /// Reads everything.
  ///
  /// - `progress`: receives how many of how many locales are done.
  public func read(progress: (Int, Int) -> Void = { _, _ in }) throws(ICUError) -> Snapshot {
    let source = try icu.source()
    let currencyReader = CurrencyReader(icu: icu)
    let codes = try currencyReader.codes()
    var currencies: [String: CurrencyRecord] = [:]
    for code in codes { currencies[code] = try currencyReader.record(of: code) }
    let systemReader = NumberingSystemReader(icu: icu)
    let systems = try systemReader.systems()

    let list = LocaleListReader(icu: icu)
    let aliases = try list.aliases()
    let identifiers = list.locales()
    let reader = LocaleReader(
      icu: icu, symbols: SymbolCache(SymbolReader(icu: icu, codes: codes)),
      systems: systemReader,
      numericSystems: systems.filter { $0.value.digits != nil }.keys.sorted())
    var locales: [String: LocaleRecord] = [:]
    let total = identifiers.count + aliases.count
    for identifier in identifiers {
      locales[identifier] = try reader.record(of: identifier, parent: list.parent(of: identifier))
      progress(locales.count, total)
    }
    var plainAliases: [String: String] = [:]
    for (alias, target) in aliases.sorted(by: { $0.key < $1.key }) {
      var record = try reader.record(of: alias, parent: target)
      record.parent = locales[target]?.parent
      if record == locales[target] {
        plainAliases[alias] = target
      } else {
        record.parent = target
        locales[alias] = record
      }
      progress(locales.count + plainAliases.count, total)
    }
    let fallback = try FallbackReader(
      icu: icu, locales: Set(locales.keys), aliases: plainAliases
    ).fallback()

    guard let spacing = locales["root"]?.spacing else {
      throw .failed(function: "ures_open", subject: "root", code: "missing")
    }
    var texts: Set<String> = []
    for record in locales.values {
      texts.formUnion(record.symbols.symbol)
      texts.formUnion(record.symbols.narrow)
      texts.formUnion(record.symbols.formal)
      texts.formUnion(record.symbols.variant)
    }
    return Snapshot(
      source: source, currencies: currencies, regions: try RegionReader(icu: icu).regions(),
      numberingSystems: systems, locales: locales, fallback: fallback,
      unspacedEdges: try EdgeReader(icu: icu).unspacedEdges(of: texts, spacing: spacing))
  }
}
