internal import CICU

/// Reads which currencies each region uses and used.
struct RegionReader {
  let icu: ICULibrary

  /// Every region of CLDR's currency map.
  func regions() throws(ICUError) -> [String: RegionRecord] {
    guard let map = ResourceBundle(direct: icu, .currencies, "supplementalData")?["CurrencyMap"]
    else {
      throw .failed(function: "ures_openDirect", subject: "CurrencyMap", code: "missing")
    }
    var regions: [String: RegionRecord] = [:]
    for entry in map.members {
      guard let region = entry.key else { continue }
      let alpha3 = icu.alpha3(ofRegion: region)
      regions[region] = RegionRecord(
        alpha3: alpha3.isEmpty ? nil : alpha3,
        defaultCurrency: try defaultCurrency(of: region),
        uses: entry.members.compactMap(use))
    }
    return regions
  }

  private func use(_ entry: ResourceBundle) -> RegionCurrency? {
    guard let code = entry["id"]?.string else { return nil }
    return RegionCurrency(
      currency: code, from: entry["from"].flatMap { day($0, halfDay) },
      to: entry["to"].flatMap { day($0, -halfDay) },
      tender: entry["tender"]?.string != "false")
  }

  /// ICU stores milliseconds since 1970 as two halves; the first is the high one.
  ///
  /// A use begins with a day's first moment and ends with the last one of another, since ICU 78 for
  /// some regions in their own time: Croatia's euro at 23:00 UTC on the day before. Half a day
  /// later, or earlier, is within the day that was meant.
  private func day(_ vector: ResourceBundle, _ shift: Int64) -> String? {
    guard let halves = vector.integers, halves.count == 2 else { return nil }
    let milliseconds = Int64(halves[0]) << 32 | Int64(UInt32(bitPattern: halves[1]))
    return CalendarDay(millisecondsSince1970: milliseconds + shift).description
  }

  private var halfDay: Int64 { 43_200_000 }

  private func defaultCurrency(of region: String) throws(ICUError) -> String? {
    var units = [UInt16](repeating: 0, count: 8)
    var status: Int32 = 0
    let length = unsafe units.withUnsafeMutableBufferPointer { buffer in
      unsafe icu.record.pointee.call.ucurr_forLocale(
        "und_\(region)", buffer.baseAddress, Int32(buffer.count), &status)
    }
    guard status <= 0, length == 3 else { return nil }
    return String(decoding: units[..<3], as: UTF16.self)
  }
}
