import Foundation
import Testing

@testable import MintageCompiler

@Suite struct ReportCommandTests {
  private let dispatcher = Dispatcher(verbs: [ReportCommand.self])
  private let console = RecordingConsole()

  private func run(_ arguments: [String]) -> Int32 {
    dispatcher.run(["report"] + arguments, console: console)
  }

  @Test func thePageNeedsNothingElse() throws {
    let scratch = try ScratchFolder()
    let data = try scratch.writeSnapshot("data")
    let output = "\(scratch.path)/report"
    #expect(run(["--data", data, "--output", output]) == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: output) == ["index.html"])
    let page = try #require(scratch.text("report/index.html"))
    // Nothing is loaded, and nothing could be: no address, no resource.
    for address in ["http:", "https:", "src=", "@import", "url(", "fetch(", "<link"] {
      #expect(!page.contains(address), "\(address)")
    }
    for needed in [
      "<html lang=\"en\">", "color-scheme:light dark", "prefers-color-scheme:dark",
      "role=\"status\"",
      "<caption>", "scope=\"col\"", "aria-pressed", "name=\"viewport\"", "Skip to the content",
    ] {
      #expect(page.contains(needed), "\(needed)")
    }
    #expect(!page.contains("id=\"changes\""))
  }

  /// The map counts every locale once; texts and symbols are the runtime's.
  @Test func theDataAreTheRuntimes() throws {
    let snapshot = try CommittedDataTests.loaded.get()
    let locales = ["de", "de_AT", "de_CH", "en", "en_US", "hi_IN", "ar_EG"]
    let data = try ReportData(PackedSnapshot(snapshot), locales: locales)
    #expect(data.rows.map(\.locale) == locales)
    let rows = Dictionary(uniqueKeysWithValues: data.rows.map { ($0.locale, $0) })
    let swiss = try #require(rows["de_CH"])
    #expect(data.shapes[swiss.shape] == "1'234'567.89")
    #expect(data.placements[swiss.placement] == "¤-1")
    #expect(swiss.negative == "CHF-1'234'567.89")
    #expect(swiss.parent == 0)
    let indian = try #require(rows["hi_IN"])
    #expect(data.shapes[indian.shape] == "12,34,567.89")
    #expect(rows["en_US"]?.accounting == "($1,234,567.89)")
    #expect(rows["de"]?.currency == "XXX")
    #expect(rows["de"]?.symbols["EUR"] == "€")
    // Austria differs from its parent in one symbol, the schilling's.
    #expect(rows["de_AT"]?.symbols.keys.contains("EUR") == false)
    let egyptian = try #require(rows["ar_EG"])
    #expect(data.shapes[egyptian.shape] == "1٬234٬567٫89")
    #expect(egyptian.system == "arab")
    #expect(!data.json.contains("<"))
    #expect(throws: Never.self) { try JSONParser.value(of: Array(data.json.utf8)) }
  }

  @Test func changesAreShownOnRequest() throws {
    let scratch = try ScratchFolder()
    let data = try scratch.writeSnapshot("data")
    let old = try scratch.writeSnapshot("old") { $0.currencies["CHF"]?.digits = 0 }
    #expect(
      run(["--data", data, "--since", old, "--output", scratch.path, "--locales", "de-*"]) == 0)
    let page = try #require(scratch.text("index.html"))
    #expect(page.contains("id=\"changes\""))
    #expect(page.contains("<code><bdi>0</bdi></code> → <code><bdi>2</bdi></code>"))
  }

  @Test func errorsLeaveTheOldPage() throws {
    let scratch = try ScratchFolder()
    let data = try scratch.writeSnapshot("data")
    try "old".write(toFile: "\(scratch.path)/index.html", atomically: true, encoding: .utf8)
    let cases: [([String], String)] = [
      (["--data", data, "--locales", "de-CHH"], "did you mean de-CH"),
      (["--data", data, "--locales", ","], "empty"),
      (["--data", "/nowhere"], "Scripts/fetch-icu.sh"),
      (["--data", data, "--since", "71.9"], "Scripts/fetch-icu.sh"),
    ]
    for (words, message) in cases {
      #expect(run(["--output", scratch.path] + words) == 1)
      #expect(console.notes.last?.contains(message) == true, "\(console.notes)")
    }
    #expect(run(["--data", data, "--output", "\(scratch.path)/index.html/below"]) == 1)
    #expect(console.notes.last?.contains("the old files are unchanged") == true)
    try "[".write(toFile: "\(data)/plurals.json", atomically: true, encoding: .utf8)
    #expect(run(["--data", data, "--output", scratch.path]) == 1)
    #expect(console.notes.last?.contains("plurals.json") == true)
    #expect(scratch.text("index.html") == "old")
    #expect(run([]) == 64)
    #expect(run(["--output"]) == 64)
    #expect(run(["--help"]) == 0)
  }
}
