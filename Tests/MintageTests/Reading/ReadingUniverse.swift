import Mintage
import MintageTestSupport

/// What the reading tests walk through: a sample, or everything.
enum ReadingUniverse {
  /// Locales whose default currency's own format leaks into all others, and a few with rules of
  /// their own: part of every sample.
  static let special: Set<String> = [
    "pt_CV", "kea_CV", "tr_TR", "en_DE", "en_FR", "en_AT", "fr_CH", "de_AT", "de_CH", "fy", "luy",
    "hi", "ar_EG", "fa", "he", "ff_Adlm", "en_US_POSIX", "es", "pl", "nqo", "tok", "nl", "bg", "da",
  ]

  /// One of this many locales, and of currencies in each, is tried.
  static func isSampled(_ locale: Int, _ currency: Int) -> Bool {
    if EveryLocale.isExhaustive { return true }
    let isSpecial = special.contains(EveryLocale.locales[locale].description)
    // The names of no currency stand in parentheses.
    if isSpecial, EveryLocale.currencies[currency].code == .xxx { return true }
    return isSpecial ? (currency + locale) % 103 == 0 : (currency + locale * 7) % 2_003 == 0
  }

  /// The amounts that formatting is compared with, the widest of `Int64` in the currency's minor
  /// units included.
  static func amounts(_ currency: CurrencyInfo) -> [ExactDecimal] {
    let scale = currency.minorUnitDigits ?? currency.fractionDigits
    return texts.compactMap { ExactDecimal($0) } + [
      ExactDecimal(minorUnits: .max, scale: scale), ExactDecimal(minorUnits: .min, scale: scale),
    ]
  }

  private static let texts = [
    "0", "0.5", "1", "-1", "2", "5", "12", "999", "1000", "-1234.5", "9999", "10000", "12345.678",
    "1234567.895", "1e12", "-0", "-0.001", "0.025", "0.125", "99999.5", "999999.9",
  ]
}

/// Faults found by a walk: how many, and the first few in words.
struct FaultList {
  private(set) var count = 0
  private(set) var first: [String] = []

  mutating func add(_ fault: @autoclosure () -> String) {
    count += 1
    if first.count < 5 { first.append(fault()) }
  }
}
