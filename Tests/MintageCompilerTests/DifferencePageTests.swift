import Foundation
import Testing

/// The page about ICU 72.1 and 78.3 says what was measured with both ICUs by other means.
@Suite struct DifferencePageTests {
  private let page: String

  init() throws {
    page = try String(
      contentsOf: LiveICU.packageRoot
        .appendingPathComponent("Documentation/differences-72.1-78.3.md"), encoding: .utf8)
  }

  @Test(arguments: [
    // Sizes of both.
    "| currencies | 306 | 309 |", "| locales | 806 | 907 |", "| aliases | 51 | 53 |",
    // New codes; the guilder and the lev have ended.
    "| `XAD` | XAD | new |", "| `XCG` | Caribbean guilder | new | CW, SX |",
    "| `ZWG` | Zimbabwean Gold | new | ZW |",
    "| `ANG` | Netherlands Antillean Guilder | no longer legal tender | CW, SX |",
    "| `BGN` | Bulgarian Lev | no longer legal tender | BG |",
    // Decimal points that moved.
    "| `COP` | CLDR | `2` → `0` |", "| `HUF` | CLDR | `2` → `0` |", "| `IDR` | CLDR | `2` → `0` |",
    "| `PKR` | CLDR | `2` → `0` |", "| `RSD` | CLDR | `0` → `2` |",
    "| `HUF` | CLDR, cash | `0` → `0 in steps of 5` |",
    // Regions: Croatia had the euro in both, and only the kuna's last day differs.
    "| `BG` | `BGN` → `EUR` | BGN from 1999-07-05 |", "| `CW` | `ANG` → `XCG` |",
    "| `SX` | `ANG` → `XCG` |", "| `ZW` | `USD` → `ZWG` |", "| `HR` | EUR | HRK 1994-05-30 to ",
    // Locales.
    "103 came, 2 went.", "| gone | kok_IN |", "| gone | yi_001 |", "| new | en_CZ, en_EE, en_ES,",
    // Formats: Switzerland, Norway, minimum grouping, Arabic digits.
    "| grouping separator | `’` → `'` |", "| numbering system | `arab` → `latn` |",
    "| minimum grouping digits | `1` → `2` | all | hu*, hy*, it*, sl* |",
  ])
  func factsKnownFromElsewhere(line: String) {
    #expect(page.replacing("\\", with: "").contains(line))
  }

  /// 246,024 common pairs, 78 symbols, the som's narrow and the riyal's variant symbol everywhere.
  @Test func pairsAreCounted() throws {
    #expect(page.contains("of 246,024 pairs"))
    #expect(try pairs("symbol", in: "## Texts: plain") == 78)
    #expect(try pairs("narrow symbol", in: "## Texts: narrow symbol", of: "KGS") == 804)
    #expect(try pairs("variant symbol", in: "## Texts: variant symbol", of: "SAR") == 804)
    #expect(try pairs("fraction digits", in: "## Texts: plain") == 5 * 804)
  }

  /// No text changed for a reason that is not known.
  @Test func everyReasonIsKnown() { #expect(!page.contains("| unknown |")) }

  private func pairs(_ reason: String, in heading: String, of currency: String? = nil) throws -> Int
  {
    let lines = page.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: heading))
    let section = lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }
    return section.reduce(0) { sum, line in
      let cells = line.components(separatedBy: " | ")
      guard cells.count > 5, cells[0] == "| \(reason)", currency.map({ cells[2] == $0 }) ?? true
      else { return sum }
      return sum + (Int(cells[cells.count - 2].replacing(",", with: "")) ?? 0)
    }
  }
}
