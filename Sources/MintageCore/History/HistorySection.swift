/// The sections of ``CurrencyHistory``, in directory order.
package enum HistorySection: Int {
  /// ASCII: what the tables were made from (see ``TableVersions``).
  case info
  /// 3 bytes: a currency code, sorted.
  case codes
  /// 2 bytes for each `AA`…`ZZ` and one more: the first row of `uses` from there on.
  case regions
  /// 9 bytes: row of `codes` 2, first and last day (``CalendarDate/packed``, 0 for none) 3 each,
  /// tender 1; a region's in CLDR's order, the latest first.
  case uses
  /// 4 bytes: ISO 4217 number 2, row of `codes` 2; sorted, one for each number.
  case numbers

  /// How many there are.
  package static var count: Int { numbers.rawValue + 1 }

  /// Sections start at multiples of this.
  package static var unit: Int { 8 }

  /// Bytes of a row.
  package var stride: Int {
    switch self {
    case .info: 1
    case .regions: 2
    case .codes: 3
    case .numbers: 4
    case .uses: 9
    }
  }
}

#if !hasFeature(Embedded)
extension HistorySection: CaseIterable {}
#endif
