/// Fills a snapshot from a live ICU.
///
///     let snapshot = try SnapshotReader(try ICULibrary(prefix: nil)).read()
///
/// Takes a few seconds: every locale and every currency is asked for.
public struct SnapshotReader {
  private let icu: ICULibrary
  /// Whether to ask about systems that only refer to `latn` too; slow, to test that they do.
  private let everySystem: Bool

  /// A reader of one ICU.
  public init(_ icu: ICULibrary) { self.init(icu, everySystem: false) }

  init(_ icu: ICULibrary, everySystem: Bool) {
    self.icu = icu
    self.everySystem = everySystem
  }

  /// Reads everything.
  ///
  /// - `progress`: receives how many of how many locales are done.
  public func read(progress: (Int, Int) -> Void = { _, _ in }) throws(ICUError) -> Snapshot {
    var snapshot = Snapshot(
      source: try icu.source(), currencies: try currencies(),
      regions: try RegionReader(icu: icu).regions(),
      numberingSystems: try NumberingSystemReader(icu: icu).systems(), locales: [:],
      fallback: LocaleFallback(
        aliases: [:], defaultScripts: [:], exceptions: [:], languageAlpha3: [:]),
      unspacedEdges: [])
    snapshot.plurals = try PluralReader(icu: icu).plurals()
    let aliases = try addLocales(to: &snapshot, progress)
    snapshot.fallback = try FallbackReader(
      icu: icu, locales: Set(snapshot.locales.keys), aliases: aliases
    ).fallback()
    var edges = try EdgeReader(icu: icu).unspacedEdges(of: snapshot)
    snapshot.unspacedEdges = edges.removeValue(forKey: snapshot.currencyMatch) ?? []
    snapshot.otherUnspacedEdges = edges
    return snapshot
  }

  private func currencies() throws(ICUError) -> [String: CurrencyRecord] {
    let reader = CurrencyReader(icu: icu)
    var currencies: [String: CurrencyRecord] = [:]
    for code in try reader.codes() { currencies[code] = try reader.record(of: code) }
    return currencies
  }

  /// Adds every locale, and every alias that is not simply its target.
  ///
  /// - Returns: The aliases that are.
  private func addLocales(
    to snapshot: inout Snapshot, _ progress: (Int, Int) -> Void
  ) throws(ICUError) -> [String: String] {
    var reader = reader(for: snapshot)
    let root = try reader.read("root", parent: nil)
    let inRoot = Set(root.locale.numbers.keys).union(root.compact.keys).union(root.terms.keys)
    reader.ownSystems = everySystem ? nil : OwnSystems(icu, inRoot: inRoot)
    let list = LocaleListReader(icu: icu)
    let identifiers = try list.locales()
    let aliases = try list.aliases()
    var results: [String: LocaleFiles] = [:]
    for identifier in identifiers {
      results[identifier] = try reader.read(identifier, parent: try list.parent(of: identifier))
      progress(results.count, identifiers.count + aliases.count)
    }
    var plain: [String: String] = [:]
    for (alias, target) in aliases.sorted(by: { $0.key < $1.key }) {
      var result = try reader.read(alias, parent: results[target]?.locale.parent)
      if result == results[target] {
        plain[alias] = target
      } else {
        result.locale.parent = target
        results[alias] = result
      }
      progress(results.count + plain.count, identifiers.count + aliases.count)
    }
    snapshot.locales = results.mapValues(\.locale)
    snapshot.names = results.mapValues(\.names)
    snapshot.compact = results.mapValues(\.compact)
    snapshot.terms = results.mapValues(\.terms)
    return plain
  }

  private func reader(for snapshot: Snapshot) -> LocaleReader {
    let symbols = SymbolReader(icu: icu, codes: snapshot.currencyCodes)
    return LocaleReader(
      icu: icu, symbols: SymbolCache(symbols),
      names: NameReader(symbols, plurals: snapshot.plurals),
      systems: NumberingSystemReader(icu: icu),
      numericSystems: snapshot.numberingSystems.filter { $0.value.digits != nil }.keys.sorted())
  }
}
