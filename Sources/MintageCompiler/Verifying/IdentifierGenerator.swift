/// Makes up locale identifiers as programs, users and older systems spell them.
///
/// Languages with a locale in most of them, each with scripts, regions, variants and keywords that
/// do and do not exist, in ICU's, BCP 47's and POSIX's spelling and in any case.
struct IdentifierGenerator {
  private let languages: [String]
  private let scriptsOfLanguages: [String: [String]]
  private let regions: [String]
  private var random: RandomSource

  /// - Parameter seed: The same seed gives the same identifiers for the same ICU.
  init(icu: ICULibrary, universe: ConformanceUniverse, seed: UInt64) throws(ICUError) {
    var scripts: [String: Set<String>] = [:]
    for locale in universe.locales where locale != "root" {
      let parts = LocaleParts(locale)
      scripts[parts.language, default: []].formUnion([parts.script].compactMap { $0 })
    }
    languages = scripts.keys.sorted()
    scriptsOfLanguages = scripts.mapValues { $0.sorted() }
    var regions = icu.isoRegions
    regions += regions.map(icu.alpha3(ofRegion:)).filter { !$0.isEmpty }
    self.regions = regions + Self.oddRegions
    random = RandomSource(seed: seed)
    alpha3 = Dictionary(
      uniqueKeysWithValues: languages.map { ($0, icu.alpha3(ofLanguage: $0)) })
  }

  private let alpha3: [String: String]

  private static let oddRegions = [
    "001", "003", "005", "011", "013", "014", "019", "021", "029", "030", "034", "039", "053",
    "054", "057", "061", "142", "143", "145", "150", "151", "154", "155", "202", "419", "999",
    "ZZ", "QQ", "XX", "XK", "EU", "UN", "SU", "YU", "CS", "DD", "ZR", "BU", "TP", "AN", "UK",
    "QO",
  ]
  private static let oddLanguages = [
    "", "und", "root", "xx", "qqq", "zz", "mul", "art", "zxx", "cmn", "ji", "iw", "in", "tl",
    "mo", "sh", "no", "nb", "nn", "ars", "arb", "pes", "swc", "i", "abcd", "abcde", "tlh", "la",
    "eng1",
  ]
  private static let scripts = [
    "Latn", "Cyrl", "Arab", "Hant", "Hans", "Deva", "Beng", "Guru", "Adlm", "Tfng", "Olck",
    "Orya", "Mtei", "Vaii", "Rohg", "Hebr", "Thai", "Shaw", "Grek", "Jpan", "Kore", "Qaaa",
    "Zzzz", "Zyyy",
  ]
  private static let variants = [
    "POSIX", "VALENCIA", "NY", "1996", "PINYIN", "TARASK", "EURO", "POLYTON", "SAAHO", "FONIPA",
    "SCOUSE", "OXENDICT", "ABCDEFGH", "ROZAJ_1994", "VALENCIA_POSIX",
  ]

  /// The next identifier.
  mutating func next() -> String {
    var language = random.pick(random.chance(88) ? languages : Self.oddLanguages)
    var scripts = Self.scripts
    if let own = scriptsOfLanguages[language], !own.isEmpty, random.chance(70) { scripts = own }
    if random.chance(12), let long = alpha3[language], !long.isEmpty { language = long }
    var parts = [language]
    if random.chance(45) { parts.append(random.pick(scripts)) }
    if random.chance(75) { parts.append(random.pick(regions)) }
    if random.chance(12) {
      let hasRegion = parts.count > 1 && parts[parts.count - 1].utf8.count < 4
      parts += variant(afterRegion: hasRegion)
    }
    return spell(parts) + ending(usesBCP47: random.chance(50))
  }

  private mutating func variant(afterRegion: Bool) -> [String] {
    // ICU keeps an empty place for a missing region; BCP 47 does not.
    let variant = random.pick(Self.variants)
    return afterRegion || random.chance(40) ? [variant] : ["", variant]
  }

  /// Joins subtags by underscores or hyphens, in any case.
  private mutating func spell(_ parts: [String]) -> String {
    let text = parts.joined(separator: random.chance(50) ? "_" : "-")
    switch random.below(10) {
    case 0: return text.lowercased()
    case 1: return text.uppercased()
    case 2: return String(text.map { random.chance(50) ? Character($0.uppercased()) : $0 })
    default: return text
    }
  }

  private mutating func ending(usesBCP47: Bool) -> String {
    switch random.below(100) {
    case 0..<55: ""
    case 55..<75 where usesBCP47: "-u-" + random.pick(Self.extensions)
    case 55..<92: "@" + random.pick(Self.keywords)
    case 92..<95: ".UTF-8"
    case 95..<97: "-x-" + random.pick(["private", "u-nu-arab", "a"])
    case 97: "-t-" + random.pick(["en-us", "ja-m0-hepburn", "de-u-nu-arab"])
    case 98: "-a-foo-u-" + random.pick(Self.extensions)
    default: "-u-" + random.pick(Self.extensions) + "-x-nu-deva"
    }
  }

  private static let extensions = [
    "nu-arab", "nu-latn", "nu-deva", "nu-hanidec", "nu-native", "nu-traditio", "nu-finance",
    "nu-hant", "NU-ARAB", "cu-eur", "cu-usd", "CU-TRY", "cu-cve", "cu-qqq", "cu-usd-nu-arab",
    "nu-arab-cu-eur", "rg-gbzzzz", "rg-trzzzz", "rg-dezzzz", "rg-cvzzzz", "cf-account",
    "cf-standard", "ca-buddhist", "ca-islamic-civil-nu-latn", "co-phonebk-cu-gbp",
    "attr-nu-arab", "sd-gbsct", "va-posix", "kn", "kn-nu-arab", "nu-arab-nu-latn",
    "cu-eur-cu-usd", "ca-gregory-rg-ukzzzz", "rg-uszzzz-cu-eur", "rg-150zzzz", "cu-us",
    "cu-euro", "nu", "cu",
  ]
  private static let keywords = [
    "numbers=arab", "numbers=latn", "numbers=native", "numbers=traditional", "numbers=finance",
    "numbers=roman", "NUMBERS=ARAB", "currency=EUR", "currency=usd", "Currency=Try",
    "currency=CVE", "currency=QQQ", "currency=EUR;numbers=arab", "numbers=deva;currency=USD",
    "rg=gbzzzz", "rg=TRzzzz", "rg=dezzzz", "cf=account", "calendar=buddhist;numbers=beng",
    "collation=phonebook;currency=GBP", "euro", "EURO", "numbers=arab;numbers=latn",
    "currency = EUR ; numbers = arab", "va=posix", "currency=EURO", "currency=", "nu=arab",
    "cu=eur", "numbers=arab;", ";numbers=arab",
  ]
}
