import Mintage
import Testing

/// ECMA-402's test suite on which currency codes are well-formed.
@Suite struct CurrencyCodeCaseTests {
  static let rows: [CaseRow] = (try? CaseFile("test262-currency-codes").rows) ?? []

  @Test func allRowsAreThere() {
    #expect(CurrencyCodeCaseTests.rows.count == 19)
  }

  @Test(arguments: rows)
  func codesAreWellFormedOrNot(row: CaseRow) throws {
    let code = CurrencyCode(row["code"])
    switch row["verdict"] {
    case "valid": #expect(code?.description == row["code"].uppercased())
    case "invalid": #expect(code == nil)
    default: Issue.record("unknown verdict")
    }
  }
}
