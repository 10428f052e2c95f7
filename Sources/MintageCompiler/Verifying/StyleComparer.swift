internal import MintageCore

/// Formats with Mintage and with a live ICU side by side, and counts where they differ.
///
/// A formatter of ICU is compared from its first text on. Some ICUs print the first two texts of a
/// formatter wrongly where a currency's own format meets a full name; no style here has one, and if
/// one gets it, its formatters must print a few numbers first. One comparer for each thread: it
/// keeps buffers.
struct StyleComparer {
  let icu: ICULibrary
  let tables: CurrencyTables
  let styles: [ConformanceStyle]
  /// A tally for each style, in their order.
  private(set) var tallies: [ConformanceTally]

  private let currencies: [Currency]
  private var writer = EveryWriter()

  /// A currency with the amounts it is compared on.
  private struct Currency {
    let name: String
    let code: CurrencyCode
    let minorUnitDigits: Int
    let amounts: ConformanceAmounts
  }

  init(
    icu: ICULibrary, tables: CurrencyTables, styles: [ConformanceStyle], currencies: [String]
  ) {
    self.icu = icu
    self.tables = tables
    self.styles = styles
    tallies = Array(repeating: ConformanceTally(), count: styles.count)
    self.currencies = currencies.compactMap { name in
      guard let code = CurrencyCode(name) else { return nil }
      let digits = tables.shownAndMinorUnitDigits(of: code)
      return Currency(
        name: name, code: code, minorUnitDigits: digits.minorUnits,
        amounts: ConformanceAmounts(
          fractionDigits: digits.shown, minorUnitDigits: digits.minorUnits))
    }
  }

  /// Compares one locale in its default numbering system, in `latn` and in its native one.
  mutating func compare(locale: String) throws(ICUError) {
    try compare(locale: locale, systems: try ConformanceSystem.all(of: locale, icu))
  }

  /// Compares one locale in some numbering systems.
  mutating func compare(locale: String, systems: [ConformanceSystem]) throws(ICUError) {
    for system in systems {
      for currency in currencies {
        for index in styles.indices { try compare(index, currency, locale, system) }
      }
    }
  }

  /// Takes the tallies away and starts new ones.
  mutating func takeTallies() -> [ConformanceTally] {
    defer { tallies = Array(repeating: ConformanceTally(), count: styles.count) }
    return tallies
  }

  private mutating func compare(
    _ index: Int, _ currency: Currency, _ locale: String, _ system: ConformanceSystem
  ) throws(ICUError) {
    let style = styles[index]
    let formatter = try ICUFormatter(
      icu,
      skeleton: style.skeleton(
        currency: currency.name, minorUnitDigits: currency.minorUnitDigits),
      locale: system.identifier)
    var options = style.options
    options.numberingSystem = system.option
    let resolved = CurrencyStyle(
      currency.code, in: system.locale, options: options, tables: tables)
    let amounts = currency.amounts[style.amounts]
    for amount in amounts {
      let theirs = try formatter.text(of: amount, rounding: style.options.rounding)
      guard let difference = writer.firstDifference(resolved, amount, expected: theirs) else {
        continue
      }
      tallies[index].record(
        ConformanceMismatch(
          style: style.name, locale: locale, system: system.name, currency: currency.name,
          amount: amount.text, function: difference.function, ours: difference.text,
          theirs: String(decoding: theirs, as: UTF8.self)))
    }
    tallies[index].count(amounts.count)
  }
}

extension ICUError {
  /// Whether ICU was told not to round an amount and would have had to.
  var isInexact: Bool {
    if case .failed(_, _, "U_FORMAT_INEXACT_ERROR") = self { true } else { false }
  }
}

extension CurrencyTables {
  /// A currency's CLDR digits and the scale of its minor units, as every style has them.
  func shownAndMinorUnitDigits(of code: CurrencyCode) -> (shown: Int, minorUnits: Int) {
    let style = CurrencyStyle(code, in: LocaleIdentifier(), tables: self)
    return (style.minimumFractionDigits, style.minorUnitDigits)
  }
}
