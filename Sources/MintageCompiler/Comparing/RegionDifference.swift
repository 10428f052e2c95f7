/// A region whose currency changed, or whose list of currencies did.
struct RegionDifference: Equatable, Sendable {
  var region: String
  /// What `ucurr_forLocale` answers, nil for none.
  var oldCurrency: String?
  var newCurrency: String?
  /// Uses that only one side has, or that have other days.
  var oldUses: [RegionCurrency]
  var newUses: [RegionCurrency]

  /// Whether the default currency is another one.
  var isDefaultChanged: Bool { oldCurrency != newCurrency }

  static func all(
    _ old: Snapshot, _ new: Snapshot, _ currencies: [String]
  ) -> [RegionDifference] {
    let wanted = Set(currencies)
    return Set(old.regions.keys).union(new.regions.keys).sorted().compactMap { region in
      let before = old.regions[region]
      let after = new.regions[region]
      let oldUses = before?.uses ?? []
      let newUses = after?.uses ?? []
      let difference = RegionDifference(
        region: region, oldCurrency: before?.defaultCurrency, newCurrency: after?.defaultCurrency,
        oldUses: oldUses.filter { !newUses.contains($0) && wanted.contains($0.currency) },
        newUses: newUses.filter { !oldUses.contains($0) && wanted.contains($0.currency) })
      let isWanted =
        [difference.oldCurrency, difference.newCurrency].contains { code in
          code.map(wanted.contains) ?? false
        }
      let moved = difference.isDefaultChanged && isWanted
      return moved || !difference.oldUses.isEmpty || !difference.newUses.isEmpty ? difference : nil
    }
  }
}

extension RegionCurrency {
  /// `EUR from 2026-01-01`, `BGN 1999-07-05 to 2026-01-31`.
  var sentence: String {
    var text = currency
    switch (from, to) {
    case (let from?, let to?): text += " \(from) to \(to)"
    case (let from?, nil): text += " from \(from)"
    case (nil, let to?): text += " until \(to)"
    case (nil, nil): break
    }
    return tender ? text : text + " (not tender)"
  }
}
