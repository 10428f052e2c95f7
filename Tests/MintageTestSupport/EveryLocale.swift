import Foundation
package import Mintage

/// What tests of every locale and currency walk through.
package enum EveryLocale {
  package static let locales: [LocaleIdentifier] = {
    var locales: [LocaleIdentifier] = []
    CurrencyTables.default.forEachLocale { locales.append($0) }
    return locales
  }()

  package static let currencies: [CurrencyInfo] = {
    var currencies: [CurrencyInfo] = []
    CurrencyTables.default.forEachCurrency { currencies.append($0) }
    return currencies
  }()

  /// Whether everything is tried: with `MINTAGE_EXHAUSTIVE` set, in a release build, since it takes
  /// a quarter of an hour on two cores.
  package static let isExhaustive =
    ProcessInfo.processInfo.environment["MINTAGE_EXHAUSTIVE"] != nil

  /// Every locale's digits: its default, Latin ones and its native ones.
  package static let systems: [NumberingSystem?] = [nil, .latin, .native]

  /// Parts that a walk is split into, so that they run side by side.
  package static let parts = 0..<16
}
