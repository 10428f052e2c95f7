import Foundation
import Testing

/// The article's code is the code that is tested, and its figures are the tests' figures.
@Suite struct DropInArticleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// Snippets of a source file by name, indented as in an article.
  private static func snippets(source: String) -> [String: String] {
    var snippets: [String: String] = [:]
    var name: String?
    var lines: [Substring] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("// snippet: ") {
        (name, lines) = (String(trimmed.dropFirst("// snippet: ".count)), [])
      } else if trimmed == "// end", let found = name {
        let indent = lines.first?.prefix { $0 == " " }.count ?? 0
        snippets[found] = lines.map { $0.dropFirst(min(indent, $0.count)) }.joined(separator: "\n")
        name = nil
      } else {
        lines.append(line)
      }
    }
    return snippets
  }

  /// Code blocks of the article by the comment before them.
  private static func snippets(article: String) -> [String: String] {
    var snippets: [String: String] = [:]
    for part in article.components(separatedBy: "<!-- snippet: ").dropFirst() {
      let name = part.components(separatedBy: " -->")[0]
      let blocks = part.components(separatedBy: "```swift\n")
      guard blocks.count > 1 else { continue }
      snippets[name] = blocks[1].components(separatedBy: "\n```")[0]
    }
    return snippets
  }

  @Test func everySnippetIsTheTestedOne() throws {
    var tested = Self.snippets(source: try Self.text("DropInBefore.swift"))
    tested.merge(Self.snippets(source: try Self.text("DropInAfter.swift"))) { first, _ in first }
    let shown = Self.snippets(article: try Self.text("../../../Documentation/drop-in.md"))
    #expect(tested.count == 20)
    #expect(shown.keys.sorted() == tested.keys.sorted())
    for (name, code) in shown { #expect(code == tested[name], "\(name)") }
  }

  @Test func theFiguresAreTheCountedOnes() throws {
    let article = try Self.text("../../../Documentation/drop-in.md")
    func grouped(_ number: Int) -> String {
      number.formatted(.number.locale(Locale(identifier: "en")))
    }
    for (cause, count) in FoundationDifferenceTests.expected {
      #expect(article.contains("| \(grouped(count)) |"), "\(cause)")
    }
    #expect(article.contains("20,805 of 271,964"))
  }
}
