import Mintage
import Testing

/// ICU's own expectations of symbols by width.
@Suite struct SymbolCaseTests {
  static let file = "icu-currency-symbols"
  static let rows: [CaseRow] = (try? CaseFile(file).rows) ?? []

  @Test func allRowsAreThere() {
    #expect(SymbolCaseTests.rows.count == 43)
  }

  /// The symbol stands beside the amount; what else may stand there (a space, a mark) is for other
  /// cases to say.
  @Test(arguments: rows)
  func theSymbolOccurs(row: CaseRow) throws {
    let code = try #require(CurrencyCode(row["currency"]))
    let width = try #require(widths[row["width"]])
    let style = CurrencyStyle(
      code, in: LocaleIdentifier(row["locale"]), options: StyleOptions(width: width))
    let symbol = row["expected_symbol"]
    for amount: Int64 in [0, 123_456, -5] {
      #expect(style.string(minorUnits: amount).contains(symbol))
    }
  }

  private let widths: [String: SymbolWidth] = [
    "short": .symbol, "narrow": .narrow, "formal": .formal, "variant": .variant,
  ]
}
