internal import MintageCore

/// Reads packed history back and compares every line with the snapshot.
enum HistoryReplay {
  /// Compares all; the result is the count of comparisons.
  static func run(_ snapshot: Snapshot, _ packed: PackedTables) throws -> Int {
    try unsafe packed.bytes.withUnsafeBufferPointer { buffer in
      let history = unsafe try CurrencyHistory(validating: buffer)
      var count = 0
      for pair in CurrencyPacker.letterPairs {
        guard let region = RegionCode(pair) else { continue }
        let expected = (snapshot.regions[pair]?.uses ?? []).map { use in
          "\(use.currency) \(use.from ?? "-") \(use.to ?? "-") \(use.tender)"
        }
        let found = history.uses(of: region).map { use -> String in
          let (first, last) = (use.firstDay?.description, use.lastDay?.description)
          return "\(use.currency) \(first ?? "-") \(last ?? "-") \(use.isTender)"
        }
        guard found == expected else {
          throw ReplayError(
            what: "the history", locale: "region \(pair)", currency: "",
            found: found.joined(separator: ", "), expected: expected.joined(separator: ", "))
        }
        count += expected.count
      }
      for (code, record) in snapshot.currencies where record.numeric > 0 {
        let found = history.currency(numericCode: record.numeric)?.description ?? "none"
        let isShared = snapshot.currencies[found]?.numeric == record.numeric
        guard found == code || isShared else {
          throw ReplayError(
            what: "the number", locale: "ISO 4217", currency: code, found: found, expected: code)
        }
        count += 1
      }
      return count
    }
  }
}
