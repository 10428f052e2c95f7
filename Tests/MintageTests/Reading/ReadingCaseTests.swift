import Foundation
import Testing

/// Outside cases of reading: what ICU's and other projects' tests and bug reports expect.
@Suite struct ReadingCaseTests {
  /// Rows that are decided differently, by file and line, each with its reason.
  static let differences: [String: String] = [
    // One mark repeated groups, whichever mark it is: B4.
    "parse/babel:13": "2,109,998 has legal groups and can only be 2109998, in German too",
    // One mark before two digits is a decimal one: B4. Its answer, 1000, drops what was typed.
    "parse/bugreports:21": "£10,00 is 10.00, which the row itself calls wrong only by policy",
  ]

  static let gates = ["parse/bojanz-currency", "parse/commerceguys-intl", "parse/babel"]

  static let cases: [ReadingCase] =
    gates.flatMap { name in ((try? CaseFile(name).rows) ?? []).map { ReadingCase($0) } }
    + ((try? CaseFile("parse/bugreports").rows) ?? [])
    .map { ReadingCase($0) }

  static func key(_ row: ReadingCase) -> String { "\(row.row.file):\(row.row.line)" }

  @Test(arguments: cases.filter { differences[key($0)] == nil })
  func readsWhatIsExpected(row: ReadingCase) {
    #expect(row.isMet, "\(row.expected), not \(row.result)")
  }

  /// A reason that is no longer needed must go.
  @Test(arguments: cases.filter { differences[key($0)] != nil })
  func differencesStillDiffer(row: ReadingCase) {
    #expect(!row.isMet, "\(Self.differences[Self.key(row)] ?? "")")
  }

  @Test func noRowIsLost() {
    #expect(Self.cases.count == 20 + 7 + 33 + 31)
    #expect(Self.cases.count { Self.differences[Self.key($0)] != nil } == Self.differences.count)
  }

  /// Of ICU's own rows those that a reader of the whole text can meet.
  static let shared: Set<Int> = [
    5, 7, 9, 11, 15, 17, 22, 23, 25, 30, 36, 45, 61, 62, 65, 67, 101, 102, 103, 104, 124, 125, 126,
    129, 130, 133, 135, 136, 137, 138, 142, 148, 150, 154, 347, 350, 375, 378, 411, 430, 443, 476,
    495, 497, 507, 517,
  ]

  /// Rows of ICU that are refused or read otherwise, with the reason.
  static let declined: [Int: String] = [
    18: "a group without digits is a slip, not a number",
    24: "a parenthesis without its other half could be part of something",
    26: "an exponent is no way to write money, and dropping it would change the amount",
    37: "1,23,4567 has no legal groups",
    47: "text behind the amount is never dropped",
    60: "4.12.926 is 4.12 for ICU, which drops the rest",
    66: "a dash behind a separator is a zero fraction: 1234, not −1234",
    127: "524'11.3 has no legal groups",
    131: "of two marks the last is decimal: 987654.321, where ICU stops at the point",
    144: "more fraction digits than the currency has",
    379: "a minus behind the number is a sign; ICU drops it",
    410: "9 99 has no legal group",
    413: "a comma before other than three digits is decimal: 0.9, not 9",
    478: "a percentage is no amount",
  ]

  static let icu: [ReadingCase] =
    ((try? CaseFile("parse/icu-numberformattestspecification").rows) ?? []).map { ReadingCase($0) }

  @Test(arguments: icu.filter { shared.contains($0.row.line) })
  func readsWhatICUReads(row: ReadingCase) {
    #expect(row.isMet, "\(row.expected), not \(row.result)")
  }

  @Test(arguments: icu.filter { declined[$0.row.line] != nil })
  func declinesWhatICUGuesses(row: ReadingCase) {
    #expect(!row.isMet, "\(Self.declined[row.row.line] ?? "")")
  }
}
