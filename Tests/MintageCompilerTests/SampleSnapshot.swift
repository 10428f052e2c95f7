@testable import MintageCompiler

/// A snapshot small enough to write down, with every kind of difference in it.
enum SampleSnapshot {
  static let snapshot: Snapshot = {
    var root = locale(parent: nil, symbols: ["¤¤", "EUR", "US$"])
    root.numbers["arab"] = elements(decimal: "٫", group: "٬", minus: "\u{61C}-")
    var english = locale(parent: "root", symbols: ["XXX", "€", "$"])
    english.numbers["arab"] = root.numbers["arab"]
    english.symbols.narrow = ["¤", "€", "$"]
    english.ownFormats = ["EUR": OwnFormat(pattern: "¤0", decimal: ".", group: ",")]
    // What the parent has and the child has not: a separator, an own format, a category.
    var swiss = locale(parent: "en", symbols: ["XXX", "EUR", "USD"])
    swiss.symbols.narrow = ["¤", "EUR", "$"]
    swiss.numbers["latn"]?.currencyDecimal = "."
    swiss.numbers["latn"]?.standardAlpha = nil
    swiss.minimumGroupingDigits = 2
    swiss.defaultNumberingSystem = "arab"
    swiss.spacing.afterInsertBetween = ""
    var snapshot = Snapshot(
      source: SnapshotSource(icu: "78.3", cldr: "48.0", unicode: "17.0"),
      currencies: [
        "AAA": CurrencyRecord(
          digits: 0, rounding: 5, cashDigits: 2, cashRounding: 50, numeric: 0, isoDigits: nil),
        "EUR": CurrencyRecord(
          digits: 2, rounding: 0, cashDigits: 2, cashRounding: 0, numeric: 978, isoDigits: 2),
        "USD": CurrencyRecord(
          digits: 2, rounding: 0, cashDigits: 2, cashRounding: 0, numeric: 840, isoDigits: 2),
      ],
      regions: [
        "CH": RegionRecord(alpha3: "CHE", defaultCurrency: "EUR", uses: []),
        "ZZ": RegionRecord(
          alpha3: nil, defaultCurrency: nil,
          uses: [RegionCurrency(currency: "USD", from: nil, to: "1999-12-31", tender: false)]),
      ],
      numberingSystems: [
        "latn": NumberingSystemRecord(digits: "0123456789", digitsAreDecimal: true),
        "hanidec": NumberingSystemRecord(digits: "〇一二三四五六七八九", digitsAreDecimal: false),
        "roman": NumberingSystemRecord(digits: nil, digitsAreDecimal: false),
      ],
      locales: ["root": root, "en": english, "en_CH": swiss],
      fallback: LocaleFallback(
        aliases: ["eng": "en"], defaultScripts: ["en": "Latn"], exceptions: ["en_XX": "en_CH"],
        languageAlpha3: ["eng": "en"]),
      unspacedEdges: [0x24, 0x20AC])
    snapshot.otherUnspacedEdges = ["[]": [0x24, 0xA4, 0x10FFFF]]
    addFurtherParts(to: &snapshot)
    return snapshot
  }()

  private static func addFurtherParts(to snapshot: inout Snapshot) {
    snapshot.plurals = PluralData(
      rules: ["en": ["one": "i = 1 and v = 0"], "root": [:]], locales: ["en": "en"],
      ranges: ["en": [PluralRange(start: "one", end: "other", result: "other")]],
      rangeLocales: ["en": "en"])
    let codes = snapshot.currencyCodes
    snapshot.names = [
      "root": NameRecord(
        names: codes, plurals: ["other": codes], unitPatterns: ["other": "{0} {1}"]),
      "en": NameRecord(
        names: ["AAA", "Euro", "US Dollar"],
        plurals: ["one": ["AAA", "euro", "US dollar"], "other": ["AAA", "euros", "US dollars"]],
        unitPatterns: ["one": "{0} {1}", "other": "{0} {1}"]),
      "en_CH": NameRecord(
        names: ["AAA", "Euro", "Dollar"],
        plurals: ["one": ["AAA", "euro", "US dollar"], "other": ["AAA", "euro", "US dollars"]],
        unitPatterns: ["other": "{1} {0}"]),
    ]
    let thousands: CompactTable = [3: ["other": "0K"], 4: ["other": "00K"]]
    let root = CompactTables(
      shortCurrency: thousands, longCurrency: thousands, shortDecimal: thousands,
      longDecimal: thousands)
    var english = root
    english.shortCurrency = [3: ["one": "0", "other": "0K"], 19: ["other": "0X"]]
    english.longCurrency = english.shortCurrency
    var swiss = english
    swiss.longCurrency = [3: ["1": "mille", "other": "0 mille"]]
    snapshot.compact = [
      "root": ["latn": root], "en": ["latn": english, "arab": root],
      "en_CH": ["latn": swiss, "arab": english],
    ]
    var terms = NumberTerms.blank
    terms.infinity = "∞"
    var others = terms
    others.range = "{0}–{1}"
    snapshot.terms = [
      "root": ["latn": terms, "arab": others], "en": ["latn": others],
      "en_CH": ["latn": terms],
    ]
  }

  static func elements(decimal: String, group: String, minus: String) -> NumberElements {
    NumberElements(
      decimal: decimal, group: group, currencyDecimal: nil, currencyGroup: nil, minusSign: minus,
      plusSign: "+", standard: "¤\u{A0}#,##0.00", accounting: "¤#;(¤#)",
      decimalPattern: "#,##0.###",
      standardAlpha: "¤\u{A0}#", standardNoCurrency: nil, accountingAlpha: nil,
      accountingNoCurrency: nil)
  }

  private static func locale(parent: String?, symbols: [String]) -> LocaleRecord {
    LocaleRecord(
      parent: parent, defaultNumberingSystem: "latn", nativeNumberingSystem: "arab",
      traditionalNumberingSystem: "roman", financeNumberingSystem: "latn",
      minimumGroupingDigits: 1,
      spacing: CurrencySpacing(
        beforeCurrencyMatch: "[:^S:]", beforeSurroundingMatch: "[:digit:]",
        beforeInsertBetween: "\u{A0}", afterCurrencyMatch: "[:^S:]",
        afterSurroundingMatch: "[:digit:]", afterInsertBetween: "\u{A0}"),
      numbers: ["latn": elements(decimal: ".", group: ",", minus: "-")],
      symbols: SymbolColumns(
        symbol: symbols, narrow: symbols, formal: symbols, variant: symbols),
      ownFormats: [:])
  }
}
