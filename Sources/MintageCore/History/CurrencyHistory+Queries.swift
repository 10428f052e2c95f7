extension CurrencyHistory {
  /// Calls `body` with each use of a region, the latest first.
  ///
  /// - Complexity: O(*n*) in the uses of the region; never allocates.
  public func forEachUse(of region: RegionCode, _ body: (CurrencyUse) -> Void) {
    for index in useRows(of: region) { body(use(index, region)) }
  }

  /// Calls `body` with each use of every region, by region, the latest first.
  public func forEachUse(_ body: (CurrencyUse) -> Void) {
    for index in 0..<26 * 26 { forEachUse(of: RegionCode(index: index), body) }
  }

  /// The currency of a region on a day: the latest introduced of those that are tender then.
  ///
  /// ICU's `ucurr_forLocaleAndDate` with index 1, currencies that are not tender left out: they
  /// are never what a shop's price is in.
  public func currency(of region: RegionCode, on date: CalendarDate) -> CurrencyCode? {
    for index in useRows(of: region) {
      let use = use(index, region)
      if use.isTender, use.covers(date) { return use.currency }
    }
    return nil
  }

  /// Whether a currency is or was in use in a region on a day.
  ///
  /// - Parameter tender: whether only legal tender counts.
  public func isInUse(
    _ currency: CurrencyCode, in region: RegionCode, on date: CalendarDate, tender: Bool = true
  ) -> Bool {
    for index in useRows(of: region) {
      let use = use(index, region)
      if use.currency == currency, use.isTender || !tender, use.covers(date) { return true }
    }
    return false
  }

  /// Whether a currency is or was legal tender anywhere on a day: false for historic ones, funds
  /// codes, metals and test codes.
  ///
  /// - Complexity: O(*n*) in all uses, about 500; never allocates.
  public func isTender(_ currency: CurrencyCode, on date: CalendarDate) -> Bool {
    var found = false
    forEachUse { if $0.currency == currency, $0.isTender, $0.covers(date) { found = true } }
    return found
  }

  /// Whether a currency was in use before a day and is not any more, anywhere.
  public func isHistoric(_ currency: CurrencyCode, on date: CalendarDate) -> Bool {
    var wasUsed = false
    var isUsed = false
    forEachUse { use in
      guard use.currency == currency else { return }
      if let last = use.lastDay, last < date { wasUsed = true } else { isUsed = true }
    }
    return wasUsed && !isUsed
  }

  /// The currency with an ISO 4217 number; nil for 0 and numbers nobody has.
  ///
  /// ISO gives a number again only to a successor. Of several currencies it is the one in ISO's
  /// list, else the one used last. ``CurrencyInfo/numericCode`` is the other way.
  ///
  /// - Complexity: O(log *n*); never allocates.
  public func currency(numericCode: Int) -> CurrencyCode? {
    var low = 0
    var high = rows(.numbers)
    while low < high {
      let middle = (low + high) / 2
      let start = row(.numbers, middle)
      let found = bytes.number(start)
      if found == numericCode { return code(bytes.number(start + 2)) }
      if found < numericCode { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}

#if !hasFeature(Embedded)
extension CurrencyHistory {
  /// The uses of a region, the latest first; allocates.
  public func uses(of region: RegionCode) -> [CurrencyUse] {
    var uses: [CurrencyUse] = []
    forEachUse(of: region) { uses.append($0) }
    return uses
  }

  /// The currencies of a region on a day, the latest introduced first; allocates.
  ///
  /// - Parameter tender: whether only legal tender counts.
  public func currencies(
    of region: RegionCode, on date: CalendarDate, tender: Bool = true
  ) -> [CurrencyCode] {
    uses(of: region).filter { ($0.isTender || !tender) && $0.covers(date) }.map(\.currency)
  }

  /// The regions where a currency is or was tender on a day, in alphabetical order; allocates.
  public func regions(using currency: CurrencyCode, on date: CalendarDate) -> [RegionCode] {
    var regions: [RegionCode] = []
    forEachUse { use in
      guard use.currency == currency, use.isTender, use.covers(date), regions.last != use.region
      else { return }
      regions.append(use.region)
    }
    return regions
  }

  /// All currencies that are or were tender somewhere on a day, in alphabetical order; allocates.
  public func tenderCurrencies(on date: CalendarDate) -> [CurrencyCode] {
    var codes: Set<CurrencyCode> = []
    forEachUse { if $0.isTender, $0.covers(date) { codes.insert($0.currency) } }
    return codes.sorted()
  }

  /// The versions the tables carry; allocates.
  public var versions: TableVersions {
    TableVersions(bytes, at: row(.info, 0), count: rows(.info))
  }
}
#endif
