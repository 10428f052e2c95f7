import Mintage
import MintageEntry
import MintageTestSupport

/// What the tests of every style walk through: a sample, or everything.
enum EntryUniverse {
  /// Locales whose default currency's own format leaks into all others, and some with rules of
  /// their own: part of every sample.
  static let special: Set<String> = [
    "pt_CV", "kea_CV", "tr_TR", "en_DE", "en_FR", "en_AT", "en_150", "fr_CH", "de_AT", "de_CH",
    "fy", "luy", "hi", "ar_EG", "fa", "he", "ckb", "ps", "ff_Adlm", "en_US_POSIX", "es", "nqo",
    "tok", "nl",
  ]

  #if DEBUG
  static let isFast = false
  #else
  /// Whether samples may be large.
  static let isFast = true
  #endif

  static let widths: [SymbolWidth] = [.symbol, .narrow, .code, .none, .formal, .variant]

  /// Calls `body` for every locale of a part × currency × width × form × numbering system; for one in
  /// many where not everything is tried.
  static func forEachStyle(
    _ part: Int, _ body: (LocaleIdentifier, CurrencyInfo, StyleOptions) -> Void
  ) {
    let locales = EveryLocale.locales
    for index in stride(from: part, to: locales.count, by: EveryLocale.parts.count) {
      let isSpecial = special.contains(locales[index].description)
      let sample = isFast ? (special: 11, other: 211) : (special: 101, other: 2_111)
      let step = EveryLocale.isExhaustive ? 1 : isSpecial ? sample.special : sample.other
      for (number, currency) in EveryLocale.currencies.enumerated()
      where (number + index * 7) % step == 0 {
        for width in widths {
          for form in [CurrencyForm.standard, .accounting] {
            for system in EveryLocale.systems {
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
