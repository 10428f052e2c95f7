internal import MintageCore

/// The locales and currencies that Mintage is compared with ICU over.
public struct ConformanceUniverse: Equatable, Sendable {
  /// Root, every available locale and every legacy alias of an ICU, root first.
  public var locales: [String]
  /// Every currency code it knows, sorted.
  public var currencies: [String]

  init(locales: [String], currencies: [String]) {
    self.locales = locales
    self.currencies = currencies
  }

  /// All that an ICU has.
  public init(_ icu: ICULibrary) throws(ICUError) {
    let others = Set(icu.availableLocales).union(try icu.legacyAliases()).subtracting(["root"])
    locales = ["root"] + others.sorted()
    currencies = try CurrencyReader(icu: icu).codes()
  }

  /// A sample that keeps what has rules of its own: about a ninth of the locales, a fifth of the
  /// currencies.
  public func sampled() -> ConformanceUniverse {
    ConformanceUniverse(
      locales: Self.sample(locales, keeping: Self.tellingLocales, each: 16),
      currencies: Self.sample(currencies, keeping: Self.tellingCurrencies, each: 16))
  }

  /// Every `step`th element and those to keep, in order.
  private static func sample(_ all: [String], keeping: Set<String>, each step: Int) -> [String] {
    all.enumerated().filter { $0.offset % step == 0 || keeping.contains($0.element) }.map(\.element)
  }

  /// Locales whose default currency's format leaks into every other, and those with bidirectional
  /// marks, digits of their own, lakh grouping, separators for currencies, odd patterns or symbols.
  private static let tellingLocales: Set<String> = [
    "root", "ar", "ar_AE", "ar_EG", "bg", "bn", "ca", "ckb", "cs_CZ", "da_DK", "de", "de_AT",
    "de_CH", "de_LI", "ee", "el_GR", "en", "en_150", "en_AT", "en_AU", "en_BE", "en_CA", "en_DE",
    "en_EE", "en_ES", "en_FI", "en_FR", "en_GB", "en_IN", "en_IT", "en_LT", "en_LV", "en_NL",
    "en_PT", "en_SI", "en_SK", "en_US", "en_US_POSIX", "en_ZA", "es", "es_419", "es_ES", "es_MX",
    "et", "fa", "ff_Adlm", "fr", "fr_CA", "fr_CH", "fr_FR", "fy", "gl_ES", "he", "hi", "hr_BA",
    "hu", "it_CH", "it_IT", "iw", "ja", "kea_CV", "ks", "luy", "lv", "mni", "mr", "my", "nb",
    "ne", "nl", "no", "nqo", "pa", "pl", "ps", "pt_AO", "pt_BR", "pt_CV", "pt_PT", "rm", "sat",
    "sd", "sr_Cyrl_ME", "sv_SE", "sw_KE", "ta", "te", "th", "tok", "tr", "tr_TR", "ur", "ur_IN",
    "uz_Arab", "vec", "yi", "zh", "zh_Hant_TW", "zh_TW",
  ]

  /// Currencies with a format of their own somewhere, with unusual digits, or with telling symbols.
  static let tellingCurrencies: Set<String> = [
    "ADP", "AMD", "AZN", "BHD", "BRL", "CAD", "CHF", "CLF", "CLP", "CVE", "CZK", "DKK", "EEK",
    "EGP", "ESP", "EUR", "GBP", "GEL", "GRD", "HUF", "ILS", "INR", "IQD", "IRR", "ITL", "JPY",
    "KGS", "KRW", "KWD", "LUF", "MXN", "NOK", "PLN", "PTE", "RSD", "RUB", "SAR", "SEK", "TRY",
    "TWD", "UAH", "USD", "XAF", "XXX",
  ]
}

/// A numbering system to compare a locale with.
struct ConformanceSystem: Sendable {
  /// Its name, such as `arab`.
  let name: String
  /// The locale as ICU takes it, with a keyword unless the system is its default.
  let identifier: String
  /// The locale as Mintage takes it.
  let locale: LocaleIdentifier
  /// The system where Mintage is asked for it by an option; nil where the keyword does.
  let option: NumberingSystem?

  /// A system asked for by the identifier's keyword on both sides.
  init(name: String, identifier: String) {
    self.name = name
    self.identifier = identifier
    locale = LocaleIdentifier(identifier)
    option = nil
  }

  /// A system asked for by keyword from ICU, by option from Mintage.
  init(name: String, of locale: String) {
    self.name = name
    identifier = "\(locale)@numbers=\(name)"
    self.locale = LocaleIdentifier(locale)
    // The runtime knows this one by its BCP 47 name, which has eight letters.
    option = name == "traditional" ? .traditional : NumberingSystem(name)
  }

  /// The default one, `latn` and the native one of a locale, each once.
  static func all(
    of locale: String, _ icu: ICULibrary
  ) throws(ICUError) -> [ConformanceSystem] {
    let reader = NumberingSystemReader(icu: icu)
    var systems: [ConformanceSystem] = []
    for keyword in ["", "@numbers=latn", "@numbers=native"] {
      let identifier = locale + keyword
      let name = try reader.name(for: identifier)
      guard !systems.contains(where: { $0.name == name }) else { continue }
      systems.append(ConformanceSystem(name: name, identifier: identifier))
    }
    return systems
  }
}
