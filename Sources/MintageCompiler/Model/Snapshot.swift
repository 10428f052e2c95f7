/// Everything the compiler knows about currencies and locales, resolved.
///
/// `extract` fills one from a live ICU; `Data/` stores it as differences from parent to child
/// (see `Resolving`), and loading gives back the same value. Every map is keyed by the field's own
/// identifiers: ISO 4217 codes, ISO 3166 and UN M.49 regions, ICU locale identifiers.
public struct Snapshot: Equatable, Sendable {
  /// Which ICU the data came from.
  public var source: SnapshotSource
  /// Currency code to digits and numbers; every code ICU knows, in `currencyCodes` order.
  public var currencies: [String: CurrencyRecord]
  /// Region to the currencies it uses and used.
  public var regions: [String: RegionRecord]
  /// Numbering system name to digits, algorithmic ones included.
  public var numberingSystems: [String: NumberingSystemRecord]
  /// Locale identifier to its resolved data: root, each available locale, and each legacy alias
  /// whose data is not simply its target's.
  public var locales: [String: LocaleRecord]
  /// How identifiers that are not in `locales` find one.
  public var fallback: LocaleFallback
  /// Code points at an edge of a symbol or name that do *not* match root's `currencyMatch`.
  ///
  /// They are symbols or separators, so no space is inserted between them and a digit. As judged
  /// by ICU's own `UnicodeSet`, so that packing does not depend on the toolchain's Unicode version.
  public var unspacedEdges: [UInt32]
  /// The same for other `currencyMatch` sets, by pattern.
  ///
  /// Stock ICU has none; Apple's has two, for `id` and `ms`.
  public var otherUnspacedEdges: [String: [UInt32]] = [:]
  /// Names of currencies by locale; the same locales as `locales`.
  public var names: [String: NameRecord] = [:]
  /// Compact patterns by locale and numbering system: `latn`, and every other system whose tables
  /// are not those of the locale's `latn`.
  public var compact: [String: [String: CompactTables]] = [:]
  /// Further texts by locale and numbering system, recorded like `compact`.
  public var terms: [String: [String: NumberTerms]] = [:]
  /// Plural rules of all languages.
  public var plurals = PluralData()
  /// Currencies of which a subset keeps only the facts.
  ///
  /// Everywhere their code takes the place of symbol and name. Never extracted, never stored.
  public var factsOnly: Set<String> = []
  /// What a subset keeps of the whole, for `TableVersions`; nil for the whole, never stored.
  public var kept: String?
  /// What was taken in besides what ICU says; nil for none, never stored.
  public var amendments: Amendments?
  /// The hash of the snapshot this was made from by amending or leaving out; nil where it is that
  /// snapshot itself.
  var origin: String?

  /// All currency codes, sorted; the order of the symbol columns.
  public var currencyCodes: [String] { currencies.keys.sorted() }

  /// The currencies that have symbols, sorted: all but `factsOnly`.
  public var writtenCurrencies: [String] { currencyCodes.filter { !factsOnly.contains($0) } }

  /// Root's `currencyMatch`, which `unspacedEdges` is about.
  public var currencyMatch: String { locales["root"]?.spacing.beforeCurrencyMatch ?? "" }
}

/// The versions of what a snapshot was extracted from.
public struct SnapshotSource: Equatable, Sendable, Codable {
  /// ICU's version, such as `78.3`.
  public var icu: String
  /// CLDR's version as ICU reports it, such as `48.0`; dot releases of the data do not move it.
  public var cldr: String
  /// The Unicode version of that ICU, such as `17.0`.
  public var unicode: String
  /// The date of the ISO 4217 list one that `isoDigits` come from, nil without a list.
  public var iso4217: String? = nil
}

/// One currency's numbers, independent of locale.
public struct CurrencyRecord: Equatable, Sendable, Codable {
  /// CLDR `digits`: fraction digits shown.
  public var digits: Int
  /// CLDR `rounding`: increment in units of the last shown digit, 0 for none.
  public var rounding: Int
  /// CLDR `cashDigits`.
  public var cashDigits: Int
  /// CLDR `cashRounding`, in units of the last cash digit, 0 for none.
  public var cashRounding: Int
  /// ISO 4217 numeric code, 0 where there is none.
  public var numeric: Int
  /// ISO 4217 minor units from list one, or nil where the list has no such code or says N.A.
  public var isoDigits: Int?
}

/// A region's currencies, in ICU's order.
public struct RegionRecord: Equatable, Sendable, Codable {
  /// ISO 3166 alpha-3 code, where there is one.
  public var alpha3: String?
  /// What `ucurr_forLocale` answers for `und_<region>`.
  public var defaultCurrency: String?
  /// All uses, past and present, in the order ICU stores them.
  public var uses: [RegionCurrency]
}

/// One currency's time in one region.
public struct RegionCurrency: Equatable, Sendable, Codable {
  /// Currency code.
  public var currency: String
  /// First day, as `YYYY-MM-DD`, or nil where open.
  public var from: String?
  /// Last day, as `YYYY-MM-DD`, or nil where open.
  public var to: String?
  /// False for funds codes and the like (CLDR `tender="false"`).
  public var tender: Bool
}

/// A numbering system.
public struct NumberingSystemRecord: Equatable, Sendable, Codable {
  /// The ten digits, or nil for an algorithmic system.
  public var digits: String?
  /// Whether the digits match `surroundingMatch` (`[:digit:]`, category Nd); `hanidec`'s do not.
  public var digitsAreDecimal: Bool
}
