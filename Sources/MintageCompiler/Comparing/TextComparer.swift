internal import Foundation
internal import MintageCore

/// Writes the same amounts with two sets of data, by the real runtime, and says what differs.
struct TextComparer {
  let old: PackedSnapshot
  let new: PackedSnapshot
  /// Locales and currencies that both have.
  let locales: [String]
  let currencies: [String]
  /// How many threads to use.
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  /// The differences of every kind; `progress` is told how many locales are done.
  func differences(progress: (Int) -> Void) throws -> [TextDifference] {
    try old.withRuntime { oldRuntime in
      try new.withRuntime { newRuntime in
        try differences(oldRuntime, newRuntime, progress)
      }
    }
  }

  private func differences(
    _ oldRuntime: RuntimeTables, _ newRuntime: RuntimeTables, _ progress: (Int) -> Void
  ) throws -> [TextDifference] {
    let pairs = currencies.compactMap { code -> Pair? in
      guard let currency = CurrencyCode(code),
        let oldRow = old.snapshot.currencyCodes.firstIndex(of: code),
        let newRow = new.snapshot.currencyCodes.firstIndex(of: code)
      else { return nil }
      return Pair(name: code, currency: currency, oldRow: oldRow, newRow: newRow)
    }
    var results = TextKind.all.map { kind in
      KindResult(
        TextDifference(kind: kind.name, locales: locales, currencies: currencies.count))
    }
    var done = 0
    try ParallelWork.run(
      Array(locales.indices), jobs: jobs, makeWorker: {},
      body: { (_: inout Void, index) in
        compare(locales[index], pairs, oldRuntime, newRuntime)
      },
      finish: { _, found in
        for index in results.indices { results[index].merge(found[index]) }
        done += 1
        progress(done)
      })
    return results.map(\.finished)
  }

  private struct Pair {
    var name: String
    var currency: CurrencyCode
    var oldRow: Int
    var newRow: Int
  }

  /// One kind's pairs so far.
  private struct KindResult {
    var difference: TextDifference
    var collector = CauseCollector()

    init(_ difference: TextDifference) { self.difference = difference }

    mutating func merge(_ other: KindResult) {
      difference.differing += other.difference.differing
      collector.merge(other.collector)
    }

    var finished: TextDifference {
      var result = difference
      result.groups = collector.groups
      return result
    }
  }

  private func compare(
    _ identifier: String, _ pairs: [Pair], _ oldRuntime: RuntimeTables, _ newRuntime: RuntimeTables
  ) -> [KindResult] {
    var results = TextKind.all.map { KindResult(TextDifference(kind: $0.name)) }
    guard let oldRules = LocaleRules(old.snapshot, identifier),
      let newRules = LocaleRules(new.snapshot, identifier)
    else { return results }
    let locale = LocaleIdentifier(identifier)
    var told = ToldCauses()
    for (index, kind) in TextKind.all.enumerated() {
      for pair in pairs {
        let before = kind.texts(pair.currency, locale, oldRuntime)
        let after = kind.texts(pair.currency, locale, newRuntime)
        guard let first = before.indices.first(where: { before[$0] != after[$0] }) else { continue }
        results[index].difference.differing += 1
        var changes = CauseChange.all(
          oldRules.values(kind, pair.name, row: pair.oldRow),
          newRules.values(kind, pair.name, row: pair.newRow))
        // Compact patterns may differ for powers or categories that these texts do not have.
        if changes.count > 1, changes.contains(where: { $0.cause == .compact }),
          kind.textsWithoutSymbols(pair.currency, locale, oldRuntime)
            == kind.textsWithoutSymbols(pair.currency, locale, newRuntime)
        {
          changes.removeAll { $0.cause == .compact }
        }
        let fresh = changes.filter { !told.contains($0, pair.name) }
        if index == 0 { told.plain += changes.map { ($0, pair.name) } }
        results[index].collector.add(
          fresh,
          TextExample(
            locale: identifier, currency: pair.name, old: before[first], new: after[first]),
          rank: rank(identifier, pair.name, newRules))
      }
      if index == 0 { told.close() }
    }
    return results
  }

  /// An example in a well-known locale with its own currency says most.
  private func rank(_ locale: String, _ currency: String, _ rules: LocaleRules) -> Int {
    var rank = Self.wellKnown.firstIndex(of: locale) ?? 100 + locale.utf8.count
    if currency != rules.defaultCurrency {
      rank += currency == "EUR" || currency == "USD" ? 20 : 40
    }
    return rank
  }

  private static let wellKnown = [
    "en_US", "de_DE", "fr_FR", "es_ES", "it_IT", "de_CH", "fr_CH", "en_GB", "hu_HU", "en_IN",
    "pt_BR", "nb_NO", "ja_JP", "en", "de", "fr", "es", "it",
  ]
}
