import CICU
import MintageCore
import Testing

@testable import MintageCompiler

/// What a live ICU says of each region on each day where anything changes.
@Suite("History of a live ICU", .enabled(if: LiveICU.isPresent))
struct HistoryConformanceTests {
  @Test(arguments: LiveICU.extracted)
  func currenciesOfRegions(icu: ExtractedICU) throws {
    let packed = try HistoryPacker.pack(icu.snapshot)
    _ = try HistoryReplay.run(icu.snapshot, packed)
    var compared = 0
    try unsafe packed.bytes.withUnsafeBufferPointer { buffer in
      let history = unsafe try CurrencyHistory(validating: buffer)
      for name in icu.snapshot.regions.keys.sorted() {
        let region = try #require(RegionCode(name))
        // ICU reads where nothing is, and stops the process, if a line has no first day, or if one
        // that is no tender has no last day.
        let uses = history.uses(of: region)
        guard uses.allSatisfy({ $0.firstDay != nil && ($0.isTender || $0.lastDay != nil) })
        else { continue }
        var days: Set<CalendarDate> = []
        history.forEachUse(of: region) { use in
          days.formUnion([use.firstDay, use.lastDay].compactMap { $0 })
        }
        for day in days.sorted() {
          let ours = history.currencies(of: region, on: day, tender: false).map(\.description)
          let theirs = try currencies(icu.library, name, day)
          #expect(ours == theirs, "\(name) on \(day)")
          compared += 1
        }
      }
    }
    #expect(compared > 500)
  }

  private func currencies(
    _ icu: ICULibrary, _ region: String, _ day: CalendarDate
  ) throws -> [String] {
    let noon = Double(daysSince1970(day)) * 86_400_000 + 43_200_000
    let count = unsafe try icu.call("ucurr_countCurrencies", region) { status in
      unsafe icu.record.pointee.call.ucurr_countCurrencies("und_\(region)", noon, status)
    }
    return try (0..<count).map { index in
      var units = [UInt16](repeating: 0, count: 8)
      let length = unsafe try icu.call("ucurr_forLocaleAndDate", region) { status in
        unsafe units.withUnsafeMutableBufferPointer { buffer in
          unsafe icu.record.pointee.call.ucurr_forLocaleAndDate(
            "und_\(region)", noon, index + 1, buffer.baseAddress, 8, status)
        }
      }
      return String(decoding: units[..<Int(length)], as: UTF16.self)
    }
  }

  private func daysSince1970(_ date: CalendarDate) -> Int {
    let year = date.month <= 2 ? date.year - 1 : date.year
    let dayOfYear = (153 * ((date.month + 9) % 12) + 2) / 5 + date.day - 1
    let era = year / 400
    let yearOfEra = year - era * 400
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
