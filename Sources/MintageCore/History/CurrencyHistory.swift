/// Which regions use and used which currencies, and when.
///
///     let history = CurrencyHistory.default
///     let day = CalendarDate(year: 2026, month: 1, day: 15)
///     history.currencies(of: "BG", on: day)    // EUR and BGN: both were tender that month
///
/// From CLDR's supplemental data. A pointer and a size, like ``CurrencyTables``, and linked only
/// into programs that use it. Nothing here allocates except where it returns an array.
public struct CurrencyHistory: Sendable, BitwiseCopyable {
  let bytes: TableBytes

  /// Uses tables that `mintagec compile` wrote as a literal.
  ///
  /// Generated files call this.
  public init(generated literal: StaticString) {
    bytes = TableBytes(generated: literal)
  }

  /// Uses tables in memory that must stay mapped and unchanged, after checking them.
  ///
  /// - Throws: ``TableError`` when the bytes are not tables, of another version, cut or changed.
  /// - Complexity: O(*n*), one pass for the checksum; never allocates.
  @unsafe
  public init(validating memory: UnsafeBufferPointer<UInt8>) throws(TableError) {
    bytes = try unsafe TableBytes(
      validating: memory, sections: HistorySection.count, unit: HistorySection.unit)
  }

  func row(_ section: HistorySection, _ index: Int) -> Int {
    bytes.section(section.rawValue, unit: HistorySection.unit) + index * section.stride
  }

  func rows(_ section: HistorySection) -> Int {
    bytes.number(bytes.section(section.rawValue, unit: HistorySection.unit) - 2)
  }

  /// The rows of a region's uses.
  func useRows(of region: RegionCode) -> Range<Int> {
    let start = row(.regions, region.index)
    let first = bytes.number(start)
    return first..<max(first, bytes.number(start + 2))
  }

  func use(_ index: Int, _ region: RegionCode) -> CurrencyUse {
    let start = row(.uses, index)
    let (first, last) = (bytes.wideNumber(start + 2), bytes.wideNumber(start + 5))
    return CurrencyUse(
      region: region, currency: code(bytes.number(start)),
      firstDay: first == 0 ? nil : CalendarDate(packed: first),
      lastDay: last == 0 ? nil : CalendarDate(packed: last), isTender: bytes.byte(start + 8) != 0)
  }

  func code(_ index: Int) -> CurrencyCode { bytes.code(row(.codes, index)) }
}
