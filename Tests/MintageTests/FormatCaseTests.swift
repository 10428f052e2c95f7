import Testing

/// Outside cases: what ICU's and other projects' tests and bug reports expect.
@Suite struct FormatCaseTests {
  /// The files, with how many rows run and how many are excused: a row that is lost, or that a new
  /// feature could bring back, changes a total.
  static let totals: [(file: String, run: Int, excused: Int)] = [
    ("bojanz-currency", 80, 0),
    ("bugreports", 29, 3),
    ("commerceguys-intl", 14, 0),
    ("conformance-cldr-drift", 0, 23),
    ("icu-numberformattestspecification", 50, 32),
    ("py-moneyed", 3, 0),
    ("test262", 150, 0),
  ]

  static let cases: [FormatCase] = totals.flatMap { total in
    (try? CaseFile(total.file).rows.map { FormatCase($0) }) ?? []
  }

  @Test(arguments: cases.filter { $0.excuse == nil })
  func writesWhatIsExpected(row: FormatCase) {
    #expect(row.result == row.expected)
  }

  @Test(arguments: totals)
  func noRowIsSkippedSilently(file: String, run: Int, excused: Int) throws {
    let cases = try CaseFile(file).rows.map { FormatCase($0) }
    #expect(cases.count { $0.excuse == nil } == run)
    #expect(cases.count { $0.excuse != nil } == excused)
  }

  /// An excuse that is no longer needed must go.
  @Test(arguments: cases.filter { $0.excuse != nil })
  func excusedRowsAreStillRefused(row: FormatCase) {
    #expect(row.result.hasPrefix("! "), "\(row.excuse ?? "")")
  }
}
