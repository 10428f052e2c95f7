/// Currencies that came, and those whose time ended.
struct CurrencyDifference: Equatable, Sendable {
  /// Codes only the new data know, with their English name.
  var added: [NamedCurrency] = []
  /// Codes only the old data know.
  var removed: [NamedCurrency] = []
  /// Codes both know that are legal tender somewhere now and were nowhere.
  var introduced: [NamedCurrency] = []
  /// Codes both know that were legal tender somewhere and are nowhere now.
  var retired: [NamedCurrency] = []

  init() {}

  init(_ old: Snapshot, _ new: Snapshot, _ currencies: [String]) {
    let before = old.tenders
    let now = new.tenders
    for code in currencies {
      switch (old.currencies[code], new.currencies[code]) {
      case (nil, _?): added.append(NamedCurrency(code, new, where: now[code] ?? []))
      case (_?, nil): removed.append(NamedCurrency(code, old, where: before[code] ?? []))
      default:
        if before[code] == nil, let regions = now[code] {
          introduced.append(NamedCurrency(code, new, where: regions))
        } else if let regions = before[code], now[code] == nil {
          retired.append(NamedCurrency(code, new, where: regions))
        }
      }
    }
  }
}

/// A currency with its English name and the regions it is about.
struct NamedCurrency: Equatable, Sendable {
  var code: String
  var name: String
  var regions: [String]

  init(_ code: String, _ snapshot: Snapshot, where regions: [String]) {
    self.code = code
    self.regions = regions.sorted()
    let row = snapshot.currencyCodes.firstIndex(of: code)
    name = row.flatMap { snapshot.names["en"]?.names[$0] } ?? code
  }
}

extension Snapshot {
  /// Currency to the regions where it is legal tender without an end in sight.
  fileprivate var tenders: [String: [String]] {
    var tenders: [String: [String]] = [:]
    for (region, record) in regions {
      for use in record.uses where use.tender && use.to == nil {
        tenders[use.currency, default: []].append(region)
      }
    }
    return tenders
  }
}
