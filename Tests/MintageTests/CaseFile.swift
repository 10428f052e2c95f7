import Foundation
import Testing

/// One row of a case file, by column name.
struct CaseRow: Sendable, CustomTestStringConvertible {
  let file: String
  let line: Int
  let columns: [String: String]

  subscript(column: String) -> String { columns[column] ?? "" }

  var testDescription: String { "\(file):\(line)" }
}

/// A tab-separated file of outside cases: comments, a header, rows.
struct CaseFile {
  let name: String
  let rows: [CaseRow]

  init(_ name: String) throws {
    self.name = name
    let url = Bundle.module.bundleURL.appending(path: "Cases/\(name).tsv")
    var header: [String]?
    var rows: [CaseRow] = []
    let text = try String(contentsOf: url, encoding: .utf8)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard !line.hasPrefix("# "), !line.isEmpty else { continue }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        .map { CaseFile.unescaped($0) }
      if let header {
        let columns = Dictionary(uniqueKeysWithValues: zip(header, fields))
        rows.append(CaseRow(file: name, line: index + 1, columns: columns))
      } else {
        header = fields
      }
    }
    self.rows = rows
  }

  /// Resolves `\uXXXX` and `\\`; `\N`, not stated, stays.
  private static func unescaped(_ field: Substring) -> String {
    var text = String.UnicodeScalarView()
    var rest = field.unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let next = rest.first else {
        text.append(scalar)
        continue
      }
      if next == "u", let value = UInt32(String(rest.dropFirst().prefix(4)), radix: 16),
        let meant = Unicode.Scalar(value)
      {
        text.append(meant)
        rest.removeFirst(5)
      } else if next == "\\" {
        text.append(next)
        rest.removeFirst()
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
