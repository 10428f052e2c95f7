internal import MintageCore

/// Reads packed names and notation back and compares every text with the snapshot.
enum NameReplay {
  /// Compares the name of every currency in every locale, alone and in every category.
  static func run(
    _ snapshot: Snapshot, _ packed: PackedTables, tables: CurrencyTables
  ) throws -> Int {
    try unsafe packed.bytes.withUnsafeBufferPointer { buffer in
      let names = unsafe try CurrencyNames(validating: buffer)
      var count = 0
      for (identifier, record) in snapshot.names {
        let locale = LocaleIdentifier(identifier)
        let categories = record.plurals.keys.compactMap { PluralCategory($0) }
        for (index, code) in snapshot.currencyCodes.enumerated() {
          guard let currency = CurrencyCode(code) else { continue }
          for category in [nil] + categories.map(Optional.some) {
            let column = category.flatMap { record.plurals[$0.description] } ?? record.names
            let found = names.name(of: currency, in: locale, category: category, tables: tables)
            guard found == column[index] else {
              throw ReplayError(
                what: "the name \(category?.description ?? "alone")", locale: identifier,
                currency: code, found: found, expected: column[index])
            }
            count += 1
          }
        }
      }
      return count
    }
  }
}
