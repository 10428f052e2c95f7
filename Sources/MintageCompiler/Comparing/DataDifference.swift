/// What changed for users from one set of data to another.
struct DataDifference: Equatable, Sendable {
  /// One side in numbers.
  struct Side: Equatable, Sendable {
    var source: SnapshotSource
    var locales: Int
    var aliases: Int
    var currencies: Int
    /// What the side says besides its ICU.
    var amendments: [Amendment]

    init(_ snapshot: Snapshot) {
      source = snapshot.source
      locales = snapshot.locales.count
      aliases = snapshot.fallback.aliases.count
      currencies = snapshot.currencies.count
      amendments = snapshot.amendments?.list ?? []
    }

    /// `ICU 78.3 (CLDR 48.0)`.
    var title: String { "ICU \(source.icu) (CLDR \(source.cldr))" }
  }

  var old: Side
  var new: Side
  var currencies = CurrencyDifference()
  var digits: [DigitsDifference] = []
  var regions: [RegionDifference] = []
  var locales = LocaleDifference()
  var texts: [TextDifference] = []

  /// Compares two snapshots, all of them or what was selected.
  init(
    old: Snapshot, new: Snapshot, selection: DataSelection = DataSelection(),
    progress: (String) -> Void = { _ in }
  ) throws {
    self.old = Side(old)
    self.new = Side(new)
    let locales = try selection.locales(in: [old, new]).sorted()
    let currencies = try selection.currencies(in: [old, new]).sorted()
    progress("packing")
    let oldPacked = try PackedSnapshot(old)
    let newPacked = try PackedSnapshot(new)
    self.currencies = CurrencyDifference(old, new, currencies)
    digits = try DigitsDifference.all(oldPacked, newPacked, currencies)
    if selection.locales == nil { regions = RegionDifference.all(old, new, currencies) }
    self.locales = LocaleDifference(old, new, Set(locales))
    let comparer = TextComparer(
      old: oldPacked, new: newPacked,
      locales: locales.filter { old.locales[$0] != nil && new.locales[$0] != nil },
      currencies: currencies.filter { old.currencies[$0] != nil && new.currencies[$0] != nil })
    let total = comparer.locales.count
    texts = try comparer.differences { done in
      if done % 16 == 0 { progress("comparing texts: \(done) of \(total) locales") }
    }
  }

  /// Whether nothing changed.
  var isEmpty: Bool {
    currencies == CurrencyDifference() && digits.isEmpty && regions.isEmpty
      && locales == LocaleDifference() && texts.allSatisfy { $0.differing == 0 }
  }
}
