import Testing

/// Outside cases of typing: what other fields' tests and bug reports expect.
@Suite struct TypeCaseTests {
  /// The files, with how many rows pass and how many are decided differently.
  static let totals: [(file: String, passing: Int, different: Int)] = [
    ("type/numerictextfield", 49, 1),
    ("type/magicalcurrencyinput", 15, 0),
    ("type/currencytext", 42, 6),
    ("type/react-number-format", 100, 2),
    ("type/android-currencyedittext", 4, 3),
    ("type/bugreports", 16, 0),
  ]

  /// The gate: rows that are no library's own habit, and reports that are right by reasoning.
  static let cases: [TypeCase] = totals.flatMap { total in
    (try? CaseFile(total.file).rows) ?? []
  }
  .filter { $0["idiosyncratic"].isEmpty && $0["kind"] != "policy" }
  .map { TypeCase($0) }

  @Test(arguments: cases.filter { $0.reason == nil })
  func showsWhatIsExpected(row: TypeCase) {
    #expect(row.difference == nil)
  }

  /// A reason that is no longer needed must go.
  @Test(arguments: cases.filter { $0.reason != nil })
  func isDecidedDifferently(row: TypeCase) {
    #expect(row.difference != nil, "\(row.reason ?? "")")
  }

  @Test(arguments: totals)
  func noRowIsSkippedSilently(file: String, passing: Int, different: Int) {
    let cases = TypeCaseTests.cases.filter { $0.row.file == file }
    #expect(cases.count { $0.reason == nil } == passing)
    #expect(cases.count { $0.reason != nil } == different)
  }
}
