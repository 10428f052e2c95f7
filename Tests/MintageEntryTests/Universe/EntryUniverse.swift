import Mintage
import MintageEntry

/// What the exhaustive tests walk through: everything in a release build, a sample in debug.
enum EntryUniverse {
  static let locales: [LocaleIdentifier] = {
    var locales: [LocaleIdentifier] = []
    CurrencyTables.default.forEachLocale { locales.append($0) }
    return locales
  }()

  static let currencies: [CurrencyInfo] = {
    var currencies: [CurrencyInfo] = []
    CurrencyTables.default.forEachCurrency { currencies.append($0) }
    return currencies
  }()

  /// Locales whose default currency's own format leaks into all others, and some with rules of
  /// their own: part of every sample.
  static let special: Set<String> = [
    "pt_CV", "kea_CV", "tr_TR", "en_DE", "en_FR", "en_AT", "en_150", "fr_CH", "de_AT", "de_CH",
    "fy", "luy", "hi", "ar_EG", "fa", "he", "ckb", "ps", "ff_Adlm", "en_US_POSIX", "es", "nqo",
    "tok", "nl",
  ]

  #if DEBUG
  static let isExhaustive = false
  #else
  static let isExhaustive = true
  #endif

  /// Parts of the locales that tests walk through side by side.
  static let parts = 0..<16

  static let widths: [SymbolWidth] = [.symbol, .narrow, .code, .none, .formal, .variant]
  static let systems: [NumberingSystem?] = [nil, .latin, .native]

  /// Calls `body` for every locale of a part × currency × width × form × numbering system; for one in
  /// many in debug.
  static func forEachStyle(
    _ part: Int, _ body: (LocaleIdentifier, CurrencyInfo, StyleOptions) -> Void
  ) {
    for index in stride(from: part, to: locales.count, by: parts.count) {
      let isSpecial = special.contains(locales[index].description)
      let step = isExhaustive ? 1 : isSpecial ? 101 : 2_111
      for (number, currency) in currencies.enumerated() where (number + index * 7) % step == 0 {
        for width in widths {
          for form in [CurrencyForm.standard, .accounting] {
            for system in systems {
              body(
                locales[index], currency,
                StyleOptions(width: width, form: form, numberingSystem: system))
            }
          }
        }
      }
    }
  }

  /// Amounts that need grouping, rounding, every digit and both signs.
  static let amounts: [ExactDecimal] = [
    "0", "1", "-5", "-1234.5", "12345.678", "1234567.895", "-9876543210.12345",
  ].compactMap { ExactDecimal($0) }
}

/// Faults found by a walk: how many, and the first in words.
struct Faults {
  private(set) var count = 0
  private(set) var first = ""

  mutating func add(_ text: @autoclosure () -> String) {
    if count == 0 { first = text() }
    count += 1
  }
}
