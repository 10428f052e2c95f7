import Mintage
import Testing

@testable import mintage_try

/// A row of another project that says what a text is read as.
struct ReadingCase: Sendable, CustomTestStringConvertible {
  let row: CaseRow
  let currency: String
  let options: String
  /// A plain decimal, or `ERROR`.
  let expected: String

  init(_ row: CaseRow) {
    self.row = row
    let stated = row["expected_currency"]
    currency = row["currency"].isEmpty && stated != "\\N" ? stated : row["currency"]
    expected = row.columns["expected_value"] ?? row["right_value"]
    // Patterns do not matter to reading, which takes all forms.
    options = row["options"].split(separator: ";").map { $0.trimmingPrefix(" ") }
      .filter { item in ReadingCase.known.contains { item.hasPrefix($0) } }
      .joined(separator: ";")
  }

  private static let known = ["strict=", "lenient=", "integer=", "accounting=", "display=", "nu="]

  var testDescription: String {
    "\(row.testDescription) \(row["locale"]) \(currency) \(row["text"].debugDescription)"
  }

  /// What the command-line tool answers.
  var result: String {
    var line = "\(row["locale"])\t\(currency)\t\(row["text"])\t\(options)"
    return line.withUTF8 { bytes in
      var parser = LineParser()
      var output = OutputBuffer()
      parser.parse(unsafe ByteText(bytes), into: &output)
      return unsafe output.withBytes { unsafe String(decoding: $0.dropLast(), as: UTF8.self) }
    }
  }

  /// Whether the answer is what the row expects.
  var isMet: Bool {
    if expected == "ERROR" { return result.hasPrefix("!") }
    guard let value = ExactDecimal(expected), let read = ExactDecimal(result) else { return false }
    return ReadingRow.plain(value) == ReadingRow.plain(read)
  }
}
