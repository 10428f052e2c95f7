import Foundation
import Mintage

/// What the reading tests walk through: a sample, or everything.
enum ReadingUniverse {
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

  /// Locales whose default currency's own format leaks into all others, and a few with rules of
  /// their own: part of every sample.
  static let special: Set<String> = [
    "pt_CV", "kea_CV", "tr_TR", "en_DE", "en_FR", "en_AT", "fr_CH", "de_AT", "de_CH", "fy", "luy",
    "hi", "ar_EG", "fa", "he", "ff_Adlm", "en_US_POSIX", "es", "pl", "nqo", "tok", "nl", "bg", "da",
  ]

  /// Whether everything is tried: with `MINTAGE_EXHAUSTIVE` set, in a release build, since it takes
  /// a quarter of an hour on two cores.
  static let isExhaustive = ProcessInfo.processInfo.environment["MINTAGE_EXHAUSTIVE"] != nil

  /// One of this many locales, and of currencies in each, is tried.
  static func isSampled(_ locale: Int, _ currency: Int) -> Bool {
    if isExhaustive { return true }
    let isSpecial = special.contains(locales[locale].description)
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

  /// Every locale's digits: its default, Latin ones and its native ones.
  static let systems: [NumberingSystem?] = [nil, .latin, .native]

  /// How many parts a walk is split into, so that they run side by side.
  static let parts = 0..<16
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
