import Foundation
import MintageCore
import MintageTestSupport

/// The locales and currencies of this toolchain's Foundation.
enum FoundationUniverse {
  static let locales = Locale.availableIdentifiers.sorted()
  static let codes = Locale.Currency.isoCurrencies.map { $0.identifier.uppercased() }.sorted()

  /// What the default tables have too.
  static let sharedLocales = {
    let ours = Set(EveryLocale.locales.map(\.description))
    return locales.filter { ours.contains($0) }
  }()
  static let sharedCodes = {
    let ours = Set(EveryLocale.currencies.map { "\($0.code)" })
    return codes.filter { ours.contains($0) }
  }()

  /// Zero, one that shows whether four digits are grouped, and a negative one to be rounded.
  static let amounts = ["0", "1234.5", "-1234567.895"].compactMap { Decimal(string: $0) }

  /// Locales and currencies to compare in one of ``EveryLocale/parts``: all in an exhaustive run, else
  /// each locale with two currencies, of which one moves along the list.
  static func pairs(part: Int, of locales: [String]) -> [(locale: String, code: String)] {
    var pairs: [(locale: String, code: String)] = []
    for (index, locale) in locales.enumerated()
    where index % EveryLocale.parts.count == part {
      if EveryLocale.isExhaustive {
        pairs += codes.map { (locale, $0) }
      } else {
        pairs += [(locale, "EUR"), (locale, codes[index * 7 % codes.count])]
      }
    }
    return pairs
  }
}
