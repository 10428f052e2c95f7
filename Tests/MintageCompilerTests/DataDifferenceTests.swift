import MintageCore
import Testing

@testable import MintageCompiler

/// Differences planted in a copy of the committed data are found, each with its reason.
@Suite struct DataDifferenceTests {
  private static let new = Result {
    try CommittedDataTests.loaded.get().subset(
      locales: ["en_US", "de_CH", "hu_HU", "bg_BG", "gsw_LI"],
      currencies: ["CHF", "EUR", "HUF", "XCG"])
  }

  private func difference(
    _ change: (inout Snapshot) -> Void,
    selection: DataSelection = DataSelection(currencies: ["CHF", "EUR", "HUF", "XCG"])
  ) throws -> DataDifference {
    let new = try Self.new.get()
    var old = new
    change(&old)
    return try DataDifference(old: old, new: new, selection: selection)
  }

  @Test func nothingDiffersFromItself() throws {
    let difference = try difference { _ in }
    #expect(difference.isEmpty)
    #expect(difference.texts.allSatisfy { $0.compared == $0.locales.count * 4 })
    #expect(DifferenceDocument(difference).text.contains("Nothing differs."))
  }

  /// CLDR 42 had two digits for the forint, and no step for cash.
  @Test func digitsThatMoved() throws {
    let difference = try difference { old in
      old.currencies["HUF"]?.digits = 2
      old.currencies["HUF"]?.cashRounding = 0
      old.currencies["CHF"]?.isoDigits = 3
    }
    #expect(
      difference.digits.map { "\($0.currency) \($0.kind.rawValue): \($0.old) > \($0.new)" } == [
        "CHF ISO 4217: 3 > 2", "HUF CLDR: 2 > 0", "HUF CLDR, cash: 0 > 0 in steps of 5",
      ])
    #expect(difference.digits[1].example.old == "HUF\u{A0}1,237.57")
    #expect(difference.digits[1].example.new == "HUF\u{A0}1,238")
    #expect(difference.digits[2].example.new == "HUF\u{A0}1,240")
    let plain = try #require(difference.texts.first)
    #expect(plain.groups.map(\.cause) == [.digits])
    #expect(plain.groups[0].currencies == ["HUF"])
    #expect(plain.differing == plain.locales.count)
  }

  /// What CLDR 42 had: ’ in Switzerland, which `gsw` has of its own and `de_CH` too.
  @Test func aSeparatorThatChanged() throws {
    let difference = try difference { old in
      for locale in ["de_CH", "gsw", "gsw_LI"] { old.locales[locale]?.numbers["latn"]?.group = "’" }
    }
    let group = try #require(difference.texts[0].groups.first)
    #expect(difference.texts[0].groups.count == 1)
    #expect(group.cause == .group)
    #expect((group.old, group.new) == ("’", "'"))
    #expect(group.locales == ["de_CH", "gsw", "gsw_LI"])
    #expect(group.pairs == 12)
    #expect(
      group.example
        == TextExample(
          locale: "de_CH", currency: "CHF", old: "CHF\u{A0}1’234.57", new: "CHF\u{A0}1'234.57"))
    // Told once: every other kind of text changed for this reason alone.
    #expect(difference.texts.dropFirst().allSatisfy { $0.groups.isEmpty && $0.differing > 0 })
    let text = DifferenceDocument(difference).text
    #expect(
      text.contains("grouping separator ’ -> ': currencies all; locales de_CH, gsw*; 12 pairs"))
  }

  @Test func regionsCurrenciesAndLocales() throws {
    let difference = try difference { old in
      old.regions["BG"] = RegionRecord(
        alpha3: "BGR", defaultCurrency: "HUF",
        uses: [RegionCurrency(currency: "HUF", from: "1999-07-05", to: nil, tender: true)])
      old.locales["hu_HU"] = nil
      old.names["hu_HU"] = nil
      old.compact["hu_HU"] = nil
      old.terms["hu_HU"] = nil
    }
    #expect(difference.regions.map(\.region) == ["BG"])
    #expect(difference.regions[0].oldCurrency == "HUF")
    #expect(difference.regions[0].newCurrency == "EUR")
    #expect(
      difference.locales.added
        == [LocaleDifference.Answer(identifier: "hu_HU", answeredBy: "hu")])
    #expect(difference.texts[0].locales.contains("hu_HU") == false)
    let markdown = DifferenceDocument(difference).markdown(heading: "Title")
    #expect(markdown.hasPrefix("# Title\n"))
    #expect(markdown.contains("| `BG` | `HUF` → `EUR` | HUF from 1999-07-05 | EUR from 2026-01-01"))
    #expect(
      markdown.contains("| new | hu\\_HU | `hu` |") || markdown.contains("| new | hu_HU | `hu` |"))
  }

  @Test func currenciesThatCameAndWent() throws {
    let new = try Self.new.get()
    let whole = try CommittedDataTests.loaded.get()
    let old = try whole.subset(locales: ["en_US"], currencies: ["CHF", "EUR", "HUF", "ANG"])
    let difference = try DataDifference(old: old, new: new)
    #expect(difference.currencies.added.map(\.code) == ["XCG"])
    #expect(difference.currencies.added.first?.name == "Caribbean guilder")
    #expect(difference.currencies.added.first?.regions == ["CW", "SX"])
    #expect(difference.currencies.removed.map(\.code) == ["ANG"])
  }

  /// Another numbering system is one reason, not also its separators.
  @Test func aNumberingSystemIsOneReason() throws {
    let whole = try CommittedDataTests.loaded.get()
    let new = try whole.subset(locales: ["ar_EG"], currencies: ["EGP"])
    var old = new
    old.locales["ar_EG"]?.defaultNumberingSystem = "latn"
    let difference = try DataDifference(old: old, new: new)
    #expect(difference.texts[0].groups.map(\.cause) == [.system])
  }

  @Test func jsonIsReadBack() throws {
    let difference = try difference { $0.locales["de_CH"]?.numbers["latn"]?.group = "’" }
    let json = try JSONParser.value(of: Array(difference.json.utf8)).asObject()
    #expect(try json.required("digits") { value throws(ShapeError) in try value.asArray() }.isEmpty)
    let texts = try json.required("texts") { value throws(ShapeError) in try value.asArray() }
    let plain = try texts[0].asObject()
    #expect(try plain.number("differing") == 4)
    #expect(try plain.string("kind") == "plain")
  }
}
