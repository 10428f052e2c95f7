/// Collects pairs by cause.
struct CauseCollector {
  private struct Key: Hashable {
    var cause: TextCause
    var old: String?
    var new: String?
    var currency: String?
  }
  private struct Entry {
    var locales: Set<String> = []
    var currencies: Set<String> = []
    var pairs = 0
    var example: TextExample
    var rank: Int
  }
  private var entries: [Key: Entry] = [:]

  /// Adds a pair that changed for some reasons.
  ///
  /// - Parameter rank: how good an example it is, the lowest the best.
  mutating func add(
    _ changes: [CauseChange], _ example: TextExample, rank: Int
  ) {
    for change in changes {
      let key = Key(
        cause: change.old.cause, old: change.old.shown, new: change.new.shown,
        currency: change.old.cause.isOfCurrency ? example.currency : nil)
      // A text that changes for one reason alone shows that reason best.
      let rank = rank + (changes.count - 1) * 1000
      var entry = entries.removeValue(forKey: key) ?? Entry(example: example, rank: rank)
      entry.locales.insert(example.locale)
      entry.currencies.insert(example.currency)
      entry.pairs += 1
      if (rank, example.locale, example.currency)
        < (entry.rank, entry.example.locale, entry.example.currency)
      {
        (entry.example, entry.rank) = (example, rank)
      }
      entries[key] = entry
    }
  }

  /// Adds what another collector has.
  mutating func merge(_ other: CauseCollector) {
    entries.merge(other.entries) { left, right in
      var entry = left
      entry.locales.formUnion(right.locales)
      entry.currencies.formUnion(right.currencies)
      entry.pairs += right.pairs
      if (right.rank, right.example.locale, right.example.currency)
        < (left.rank, left.example.locale, left.example.currency)
      {
        (entry.example, entry.rank) = (right.example, right.rank)
      }
      return entry
    }
  }

  /// The groups: by cause in the order of its cases, then the largest first.
  var groups: [CauseGroup] {
    let order = TextCause.allCases
    return entries.map { key, entry in
      CauseGroup(
        cause: key.cause, old: key.old, new: key.new, locales: entry.locales.sorted(),
        currencies: entry.currencies.sorted(), pairs: entry.pairs, example: entry.example)
    }.sorted { left, right in
      let places = (order.firstIndex(of: left.cause) ?? 0, order.firstIndex(of: right.cause) ?? 0)
      if places.0 != places.1 { return places.0 < places.1 }
      if left.pairs != right.pairs { return left.pairs > right.pairs }
      return (left.currencies.first ?? "", left.locales.first ?? "", left.new ?? "")
        < (right.currencies.first ?? "", right.locales.first ?? "", right.new ?? "")
    }
  }
}
