extension DifferenceDocument {
  /// The document for a terminal: padded columns, the last of a row last.
  var text: String {
    var lines = [title]
    for section in sections {
      lines += ["", section.title]
      lines += section.notes.map { "  " + $0 }
      if section.endsInExamples {
        lines += section.rows.flatMap(Self.reason)
        continue
      }
      let rows =
        (section.columns.isEmpty ? [] : [section.columns])
        + section.rows.map { row in
          row.map(\.text)
        }
      let widths = (0..<section.columns.count).map { index in
        min(40, rows.map { $0[index].count }.max() ?? 0)
      }
      for row in rows {
        let cells = row.enumerated().map { column($0.element, widths[$0.offset], left: true) }
        var line = "  " + cells.joined(separator: "  ")
        while line.hasSuffix(" ") { line.removeLast() }
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What changed, for whom, and an example below.
  private static func reason(_ row: [Cell]) -> [String] {
    let cells = row.map(\.text)
    guard cells.count == 6 else { return [] }
    let change = cells[1].isEmpty ? "" : " \(cells[1])"
    return [
      "  \(cells[0])\(change): currencies \(cells[2]); locales \(cells[3]); \(cells[4]) pairs",
      "      \(cells[5])",
    ]
  }

  /// The document for a page of documentation.
  func markdown(heading: String, introduction: [String] = []) -> String {
    var lines = ["# \(heading)", ""]
    lines += introduction.flatMap { [$0, ""] }
    for section in sections {
      lines += ["## \(section.title)", ""]
      lines += section.notes.flatMap { [$0, ""] }
      guard !section.rows.isEmpty else { continue }
      lines.append("| " + section.columns.joined(separator: " | ") + " |")
      lines.append("|" + String(repeating: "---|", count: section.columns.count))
      lines += section.rows.map { "| " + $0.map(\.markdown).joined(separator: " | ") + " |" }
      lines.append("")
    }
    return lines.dropLast().joined(separator: "\n") + "\n"
  }
}

extension DifferenceDocument.Cell {
  /// The cell in plain text.
  var text: String {
    switch self {
    case .text(let text), .code(let text): return text
    case .lines(let lines): return lines.joined(separator: "; ")
    case .change(let old, let new): return "\(old) -> \(new)"
    case .changes(let changes, let more):
      let list = changes.map { "\($0.old) -> \($0.new)" }.joined(separator: ", ")
      return more == 0 ? list : "\(list) and \(more) more"
    case .example(let example):
      let (old, new) = String.readable(example.old, example.new)
      return "\(example.locale) \(example.currency): \(old) -> \(new)"
    }
  }

  /// The cell in Markdown; what could be taken for markup stands in code.
  fileprivate var markdown: String {
    switch self {
    case .text(let text): return text.replacing("*", with: "\\*")
    case .lines(let lines): return lines.joined(separator: "; ")
    case .code(let text): return Self.code(text)
    case .change(let old, let new): return "\(Self.code(old)) → \(Self.code(new))"
    case .changes(let changes, let more):
      let list = changes.map { "\(Self.code($0.old)) → \(Self.code($0.new))" }
        .joined(separator: ", ")
      return more == 0 ? list : "\(list) and \(more) more"
    case .example(let example):
      let (old, new) = String.readable(example.old, example.new)
      return "\(example.locale) \(example.currency): \(Self.code(old)) → \(Self.code(new))"
    }
  }

  private static func code(_ text: String) -> String {
    text.isEmpty ? "" : "`\(text.replacing("|", with: "\\|"))`"
  }
}
