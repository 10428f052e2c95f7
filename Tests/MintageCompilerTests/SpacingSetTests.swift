import MintageCore
import Testing

@testable import MintageCompiler

/// Locales that space currencies by sets of their own, as `id` and `ms` do in Apple's ICU.
@Suite struct SpacingSetTests {
  private static let letters = "[[:Lu:][:Lo:]]"

  /// One dollar where its symbol is `Rp` in root and English, English with spacing of its own.
  private func text(
    _ code: StaticString, _ locale: LocaleIdentifier,
    _ change: (inout CurrencySpacing) -> Void = { _ in }
  ) throws -> String {
    var snapshot = SampleSnapshot.snapshot
    // Of the edges there are, capital letters match; a small p and the dollar sign do not.
    snapshot.numberingSystems["arab"] = NumberingSystemRecord(
      digits: "٠١٢٣٤٥٦٧٨٩", digitsAreDecimal: true)
    snapshot.otherUnspacedEdges[Self.letters] = [0x24, 0x70, 0x20AC]
    let dollar = try #require(snapshot.currencyCodes.firstIndex(of: "USD"))
    for locale in ["root", "en"] {
      var record = try #require(snapshot.locales[locale])
      record.symbols.symbol[dollar] = "Rp"
      if locale == "en" { change(&record.spacing) }
      snapshot.locales[locale] = record
    }
    let currency = try #require(CurrencyCode(code))
    return try StyleTablesPacker.pack(snapshot).withTables { tables in
      let options = StyleOptions(form: .accounting)
      return CurrencyStyle(currency, in: locale, options: options, tables: tables)
        .string(minorUnits: 100)
    }
  }

  @Test func symbolsAndCodesAreSpacedByRootsSets() throws {
    #expect(try text("USD", "en") == "Rp\u{A0}1.00")
    #expect(try text("CHF", "en") == "CHF\u{A0}1.00")
  }

  /// The same symbol takes spacing in root and none in the locale with other sets.
  @Test func aLocalesSetIsItsOwn() throws {
    #expect(try text("USD", "en") { $0.afterCurrencyMatch = Self.letters } == "Rp1.00")
    #expect(try text("CHF", "en") { $0.afterCurrencyMatch = Self.letters } == "CHF\u{A0}1.00")
    #expect(try text("USD", "root") { $0.afterCurrencyMatch = Self.letters } == "Rp\u{A0}1.00")
    // The set for symbols behind numbers does not matter before them.
    #expect(try text("USD", "en") { $0.beforeCurrencyMatch = Self.letters } == "Rp\u{A0}1.00")
  }

  /// A side whose set matches nothing inserts nothing.
  @Test func anEmptySetSpacesNothing() throws {
    #expect(try text("CHF", "en") { $0.afterCurrencyMatch = "[]" } == "CHF1.00")
    #expect(try text("USD", "en") { $0.afterSurroundingMatch = "[]" } == "Rp1.00")
    #expect(try text("USD", "en") { $0.beforeCurrencyMatch = "[]" } == "Rp\u{A0}1.00")
  }

  @Test func whatTheRuntimeCannotDoIsRefused() {
    #expect(throws: PackingError.self) {
      try text("USD", "en") { $0.afterSurroundingMatch = "[:letter:]" }
    }
    #expect(throws: PackingError.self) {
      try text("USD", "en") { $0.beforeCurrencyMatch = "[:unknown:]" }
    }
  }
}
