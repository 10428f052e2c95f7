extension DifferenceDocument.Section {
  /// A part of a page that can be folded away; long ones are.
  var html: String {
    let notes = notes.map { "<p>\(escaped($0))</p>" }.joined()
    let heads = columns.map { "<th scope=\"col\">\(escaped($0))</th>" }.joined()
    let lines = rows.map { "<tr>" + $0.map { "<td>\($0.html)</td>" }.joined() + "</tr>" }
    let table =
      rows.isEmpty
      ? ""
      : "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"\(escaped(title))\">"
        + "<table><thead><tr>\(heads)</tr></thead><tbody>\n\(lines.joined(separator: "\n"))\n"
        + "</tbody></table></div>"
    return "<details\(endsInExamples ? "" : " open")><summary><h3>\(escaped(title))</h3></summary>"
      + "\(notes)\(table)</details>"
  }
}

extension DifferenceDocument.Cell {
  fileprivate var html: String {
    switch self {
    case .text(let text): return escaped(text)
    case .lines(let lines):
      return "<span class=\"lines\">\(lines.map(escaped).joined(separator: "<br>"))</span>"
    case .code(let text): return Self.code(text)
    case .change(let old, let new): return "\(Self.code(old)) → \(Self.code(new))"
    case .changes(let changes, let more):
      let list = changes.map { "\(Self.code($0.old)) → \(Self.code($0.new))" }
        .joined(separator: ", ")
      return more == 0 ? list : "\(list) and \(more) more"
    case .example(let example):
      let (old, new) = String.readable(example.old, example.new)
      return "\(escaped("\(example.locale) \(example.currency)"))<br>\(Self.code(old)) →"
        + " \(Self.code(new))"
    }
  }

  private static func code(_ text: String) -> String {
    "<code><bdi>\(escaped(text))</bdi></code>"
  }
}
