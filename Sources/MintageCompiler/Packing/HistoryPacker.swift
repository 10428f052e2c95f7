internal import MintageCore

/// Packs region history and currency numbers into the tables of `CurrencyHistory`.
public enum HistoryPacker {
  /// Packs all regions of a snapshot.
  ///
  /// - Parameter info: what the tables say of themselves, where it is known already: a fingerprint
  ///   takes as long as all the rest.
  public static func pack(
    _ snapshot: Snapshot, info: [UInt8]? = nil
  ) throws(PackingError) -> PackedTables {
    let codes = snapshot.currencyCodes
    var sections: [HistorySection: ByteWriter] = [:]
    sections[.info] = info.map(ByteWriter.init) ?? StyleTablesPacker.info(snapshot)
    var codeBytes = ByteWriter()
    for code in codes { try codeBytes.ascii(code, width: 3) }
    sections[.codes] = codeBytes
    (sections[.regions], sections[.uses]) = try uses(snapshot, codes)
    sections[.numbers] = try numbers(snapshot, codes)
    return try PackedTables(sections, stride: \.stride, unit: HistorySection.unit)
  }

  private static func uses(
    _ snapshot: Snapshot, _ codes: [String]
  ) throws(PackingError) -> (regions: ByteWriter, uses: ByteWriter) {
    var regions = ByteWriter()
    var uses = ByteWriter()
    if let odd = snapshot.regions.keys.sorted().first(where: { RegionCode($0) == nil }) {
      throw .unexpectedData("region '\(odd)' is not of two letters")
    }
    for pair in CurrencyPacker.letterPairs {
      try regions.number(uses.count / HistorySection.uses.stride, "a row of uses")
      for use in snapshot.regions[pair]?.uses ?? [] {
        guard let row = codes.firstIndex(of: use.currency) else {
          throw .missing("currency '\(use.currency)'", of: "region \(pair)")
        }
        try uses.number(row, "a currency row")
        for day in [use.from, use.to] { uses.append(UInt64(try packed(day, pair)), bytes: 3) }
        try uses.small(use.tender ? 1 : 0, "tender")
      }
    }
    try regions.number(uses.count / HistorySection.uses.stride, "a row of uses")
    return (regions, uses)
  }

  private static func packed(_ day: String?, _ region: String) throws(PackingError) -> Int {
    guard let day else { return 0 }
    guard let date = CalendarDate(day) else {
      throw .unexpectedData("'\(day)' in region \(region) is no day of the calendar")
    }
    return date.year << 9 | date.month << 5 | date.day
  }

  /// One row a number: of codes that share it the one ISO lists, else the one used last.
  private static func numbers(
    _ snapshot: Snapshot, _ codes: [String]
  ) throws(PackingError) -> ByteWriter {
    var lastDays: [String: String] = [:]
    for use in snapshot.regions.values.flatMap(\.uses) {
      lastDays[use.currency] = max(lastDays[use.currency] ?? "", use.to ?? "9999-12-31")
    }
    func rank(_ code: String) -> (Int, String, String) {
      (snapshot.currencies[code]?.isoDigits == nil ? 0 : 1, lastDays[code] ?? "", code)
    }
    var rows: [Int: String] = [:]
    for code in codes {
      guard let number = snapshot.currencies[code]?.numeric, number > 0 else { continue }
      if let other = rows[number], rank(other) > rank(code) { continue }
      rows[number] = code
    }
    var bytes = ByteWriter()
    for (number, code) in rows.sorted(by: { $0.key < $1.key }) {
      try bytes.number(number, "the numeric code of \(code)")
      try bytes.number(codes.firstIndex(of: code) ?? 0, "a currency row")
    }
    return bytes
  }
}
