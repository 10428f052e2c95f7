import Foundation
import MintageCore
import Testing

@testable import MintageCompiler

/// What stands beside a number whose plural category has no unit pattern.
///
/// The pattern is that of `other` in every ICU. The name was that of `other` too; since ICU 76 it is
/// the category's own where the locale's plural rules have the category: seen with 72.1, the 76.1 of
/// Swift's Foundation and 78.3.
@Suite struct MissingUnitPatternTests {
  /// `en_CH` of the sample has the categories one and other, and a pattern for other alone.
  @Test(arguments: [
    ("72.1", "1", "US dollars 1"), ("75.1", "1", "US dollars 1"), ("76.1", "1", "US dollar 1"),
    ("78.3", "1", "US dollar 1"), ("72.1", "2", "US dollars 2"), ("78.3", "2", "US dollars 2"),
  ])
  func theNameFollowsTheICU(icu: String, amount: String, expected: String) throws {
    #expect(try text(icu: icu, locale: "en-CH-u-nu-latn", amount) == expected)
  }

  /// With a pattern of its own, a category has its own name in every ICU.
  @Test(arguments: ["72.1", "78.3"])
  func aCategoryWithAPatternHasItsName(icu: String) throws {
    #expect(try text(icu: icu, locale: "en", "1") == "1 US dollar")
    #expect(try text(icu: icu, locale: "en", "2") == "2 US dollars")
  }

  /// Root has a pattern for other alone, and no names: the code.
  @Test(arguments: ["72.1", "78.3"])
  func rootShowsTheCode(icu: String) throws {
    #expect(try text(icu: icu, locale: "root", "1") == "1 USD")
  }

  private func text(icu: String, locale: LocaleIdentifier, _ amount: String) throws -> String {
    var snapshot = SampleSnapshot.snapshot
    snapshot.numberingSystems["arab"] = NumberingSystemRecord(
      digits: "٠١٢٣٤٥٦٧٨٩", digitsAreDecimal: true)
    snapshot.source = SnapshotSource(icu: icu, cldr: "48.0", unicode: "17.0")
    let names = try NamePacker.pack(snapshot)
    return try StyleTablesPacker.pack(snapshot).withTables { tables in
      try unsafe names.bytes.withUnsafeBufferPointer { bytes in
        let style = AmountStyle(
          try #require(CurrencyCode("USD")),
          in: locale, options: AmountOptions(StyleOptions(fractionDigits: .exactly(0))),
          tables: tables, names: unsafe try CurrencyNames(validating: bytes))
        return try style.string(#require(ExactDecimal(amount)))
      }
    }
  }

  /// Live: every locale that lacks a pattern for a category of its rules prints what its ICU does.
  @Test(.enabled(if: LiveICU.isPresent), arguments: LiveICU.extracted)
  func everyLocaleWithoutAPatternIsAsInICU(icu: ExtractedICU) throws {
    let snapshot = icu.snapshot
    let locales = snapshot.names.filter { locale, record in
      snapshot.plurals.categories(for: locale).contains { record.unitPatterns[$0] == nil }
    }.map(\.key).sorted()
    #expect(locales.count > 10)
    let (names, notation) = (try NamePacker.pack(snapshot), try NotationPacker.pack(snapshot))
    let styles = ["name", "name-fraction-0"].compactMap(AmountConformance.named)
    try StyleTablesPacker.pack(snapshot).withTables { tables in
      let run = AmountRun(
        icu: icu.library, tables: tables, names: names, notation: notation,
        universe: ConformanceUniverse(
          locales: locales, currencies: ["CZK", "EUR", "JPY", "PLN", "RUB", "USD", "XAF"]),
        styles: styles, jobs: 2)
      for tally in try run.tallies(report: { _ in }) {
        #expect(tally.comparisons > 0)
        #expect(tally.mismatches == 0, "\(tally.first.first?.description ?? "")")
      }
    }
  }
}
