import Foundation
import MintageCore
import Testing

@testable import MintageCompiler

/// Facts beside the snapshot: read strictly, taken in on request, and refused once CLDR has them.
@Suite struct AmendmentTests {
  private let whole: Snapshot

  init() throws { whole = try CommittedDataTests.loaded.get() }

  private func amendments(_ text: String) throws -> Amendments {
    try Amendments(json: JSONParser.value(of: Array(text.utf8)))
  }

  /// One amendment with these members.
  private func amendment(_ members: String, retiredBy: String = "99") throws -> Amendments {
    try amendments(
      """
      {"edition": "2026-11-30", "amendments": {"test": {\(members), "reason": "r", "source": "s",
        "date": "2026-11-30", "retiredBy": "\(retiredBy)"}}}
      """)
  }

  @Test func theCommittedOnesAreNeededStill() throws {
    let amendments = try #require(try Amendments(folder: LiveICU.dataFolder))
    #expect(amendments.list.map(\.summary) == ["VED in VE from 2021-10-01"])
    try amendments.check(against: whole)
    for amendment in amendments.list {
      #expect(!amendment.reason.isEmpty && !amendment.source.isEmpty)
      #expect(amendment.date <= amendments.edition)
    }
  }

  @Test func tablesHaveThemAndSaySo() throws {
    let amended = try SnapshotFolder(path: LiveICU.dataFolder).load(amends: true)
    let plain = try SnapshotFolder(path: LiveICU.dataFolder).load(amends: false)
    // The same extracted data.
    #expect(amended.fingerprint == plain.fingerprint)
    let days = try [amended, plain].map { snapshot in
      try unsafe HistoryPacker.pack(snapshot).bytes.withUnsafeBufferPointer { bytes in
        let history = try unsafe CurrencyHistory(validating: bytes)
        let region = try #require(RegionCode("VE"))
        let use = history.uses(of: region).first { $0.currency.description == "VED" }
        return (use?.firstDay?.description, history.versions.amendments, history.versions.amended)
      }
    }
    #expect(days[0].0 == "2021-10-01")
    #expect(days[0].1 == ["VED in VE from 2021-10-01"])
    #expect(days[0].2 == "2026-11-30")
    #expect(days[1].0 == nil)
    #expect(days[1].1.isEmpty && days[1].2.isEmpty)
    // A subset without the currency says nothing of it.
    let subset = try amended.subset(locales: ["de"], currencies: ["EUR"])
    #expect(subset.amendments == nil)
  }

  @Test func digitsAndDefaultCurrenciesMove() throws {
    var snapshot = whole
    try snapshot.amend(try amendment(#""currency": "HUF", "digits": 2"#))
    #expect(snapshot.currencies["HUF"]?.digits == 2)
    // Cash had the same digits, and keeps its increment.
    #expect(snapshot.currencies["HUF"]?.cashDigits == 2)
    #expect(snapshot.currencies["HUF"]?.cashRounding == 5)
    try snapshot.amend(
      try amendment(#""region": "BG", "currency": "BGN", "isDefault": true"#))
    #expect(snapshot.regions["BG"]?.defaultCurrency == "BGN")
    try StyleTablesPacker.pack(snapshot).withTables { tables in
      let forint = CurrencyCode(generated: 0x46_5548)
      let style = CurrencyStyle(forint, in: "en-US", tables: tables)
      #expect(style.string(minorUnits: 123_456) == "HUF\u{A0}1,234.56")
      #expect(tables.defaultCurrency(for: "bg-BG")?.description == "BGN")
    }
  }

  /// A currency that ICU does not know is written by its code, in every locale, with its digits.
  @Test func aNewCurrencyIsAddedEverywhere() throws {
    var snapshot = whole
    try snapshot.amend(
      try amendments(
        """
        {"edition": "2026-11-30", "amendments": {
          "a": {"currency": "QQQ", "digits": 3, "numeric": 899, "isoDigits": 3, "reason": "r",
            "source": "s", "date": "2026-11-30", "retiredBy": "99"},
          "b": {"region": "DE", "currency": "QQQ", "from": "2030-01-01", "reason": "r",
            "source": "s", "date": "2026-11-30", "retiredBy": "99"}}}
        """))
    #expect(snapshot.currencies.count == whole.currencies.count + 1)
    #expect(snapshot.regions["DE"]?.uses.first?.currency == "QQQ")
    // Packing replays every lookup, the moved rows of all others among them.
    var choice = CompilationChoice()
    choice.selection = DataSelection(locales: ["de", "ar-EG"], currencies: ["QQQ", "USD", "EUR"])
    let compilation = try Compilation(whole: snapshot, choice: choice) { _ in }
    try compilation.parts[0].packed.withTables { tables in
      let style = CurrencyStyle(CurrencyCode(generated: 0x51_5151), in: "de", tables: tables)
      #expect(style.string(minorUnits: 1_234_567) == "1.234,567\u{A0}QQQ")
      let dollar = CurrencyStyle(CurrencyCode(generated: 0x44_5355), in: "de", tables: tables)
      #expect(dollar.string(minorUnits: 100) == "1,00\u{A0}$")
    }
  }

  @Test func whatTheDataSayAlreadyIsRedundant() throws {
    let redundant = try amendment(#""region": "BG", "currency": "EUR", "from": "2026-01-01""#)
    let error = #expect(throws: AmendmentError.self) { try redundant.check(against: whole) }
    #expect(
      error?.description
        == "amendments.json, test: CLDR 48.0 says it already; remove the amendment")
    let overdue = try amendment(#""currency": "HUF", "digits": 2"#, retiredBy: "48")
    let second = #expect(throws: AmendmentError.self) { try overdue.check(against: whole) }
    #expect(second?.description.contains("CLDR 48 was to retire it") == true)
  }

  @Test(arguments: [
    (#""currency": "ABCD", "digits": 2"#, "'ABCD' is not three capital letters"),
    (#""currency": "HUF""#, "says nothing of HUF"),
    (#""region": "HU", "currency": "HUF""#, "says nothing of HUF"),
    (#""currency": "HUF", "digit": 2"#, "unknown member digit"),
    (#""region": "HU", "currency": "HUF", "from": "2020-02-30""#, "is no day"),
    (#""region": "HU", "currency": "HUF", "isDefault": false"#, "only true says something"),
  ])
  func whatIsNotAnAmendmentIsExplained(members: String, reason: String) {
    let error = #expect(throws: ShapeError.self) { try amendment(members) }
    #expect(error?.reason.contains(reason) == true, "\(String(describing: error))")
  }

  @Test(arguments: [
    (#""region": "XX", "currency": "HUF", "tender": false"#, "no region 'XX'"),
    (#""region": "HU", "currency": "QQQ", "tender": false"#, "no currency 'QQQ'"),
    (#""currency": "QQQ", "numeric": 1"#, "a new one needs \"digits\""),
  ])
  func whatIsNotThereIsNamed(members: String, reason: String) throws {
    let amendments = try amendment(members)
    var snapshot = whole
    let error = #expect(throws: AmendmentError.self) { try snapshot.amend(amendments) }
    #expect(error?.description.contains(reason) == true)
  }

  @Test func diffAndExplainNameThem() throws {
    var amended = try whole.subset(locales: ["es_VE"], currencies: ["VED", "VES"])
    let plain = amended
    try amended.amend(try #require(try Amendments(folder: LiveICU.dataFolder)))
    let difference = try DataDifference(old: plain, new: amended)
    #expect(difference.regions.map(\.region) == ["VE"])
    let text = DifferenceDocument(difference).text
    #expect(text.contains("VED-since-2021"))
    #expect(text.contains("VED from 2021-10-01 (not tender)"))
    #expect(difference.json.contains(#""name": "VED-since-2021""#))
    let explanation = try Explanation(
      Explanation.Request(identifier: "es-VE", currency: "VES"), PackedSnapshot(amended))
    #expect(explanation.sections.last?.title == "Amendments")
    #expect(explanation.sections.last?.lines.first?.value == "VED in VE from 2021-10-01")
    let none = try Explanation(
      Explanation.Request(identifier: "es-VE", currency: "VES"), PackedSnapshot(plain))
    #expect(none.sections.last?.title != "Amendments")
    let page = ReportPage(
      data: try ReportData(PackedSnapshot(amended), locales: ["es_VE"]), difference: nil)
    #expect(page.html.contains("Amended: VED in VE from 2021-10-01 (ISO 4217, amendment 170"))
  }
}
