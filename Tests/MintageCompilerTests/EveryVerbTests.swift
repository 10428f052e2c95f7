import Foundation
import Testing

@testable import MintageCompiler

/// What all verbs refuse alike: help, an ICU that is not there, a damaged snapshot.
@Suite struct EveryVerbTests {
  private static var verbs: [any Verb.Type] {
    [
      ExtractCommand.self, CompileCommand.self, CheckCommand.self, ConformanceCommand.self,
      GoldensCommand.self, FingerprintsCommand.self, DiffCommand.self, ExplainCommand.self,
      ReportCommand.self,
    ]
  }
  private let dispatcher = Dispatcher(verbs: Self.verbs)
  private let console = RecordingConsole()

  @Test func everyVerbHasHelpAndOneLine() {
    for verb in Self.verbs {
      #expect(dispatcher.run([verb.name, "--help"], console: console) == 0)
      #expect(console.lines.last?.hasPrefix("usage: mintagec \(verb.name)") == true)
      #expect(console.lines.last?.split(separator: "\n").allSatisfy { $0.count <= 100 } == true)
      #expect(dispatcher.run([verb.name, "--nonsense"], console: console) == 64)
      #expect(console.notes.last?.contains("`mintagec \(verb.name) --help` explains") == true)
    }
  }

  /// Each verb that takes an ICU says how to get one, and writes nothing.
  @Test(arguments: [
    ["extract", "--icu"], ["conformance", "--icu"], ["goldens", "--icu"], ["fingerprints"],
    ["explain", "de", "EUR", "--data"], ["report", "--data"], ["diff", "72.1"],
  ])
  func aMissingICUIsExplained(words: [String]) throws {
    let scratch = try ScratchFolder()
    let output = ["extract", "goldens", "report"].contains(words[0])
    let status = dispatcher.run(
      words + ["/nowhere"] + (output ? ["--output", "\(scratch.path)/out"] : []),
      console: console)
    #expect(status == 1)
    #expect(console.notes.last?.contains("Scripts/fetch-icu.sh") == true, "\(console.notes)")
    #expect(try scratch.names.isEmpty)
  }

  /// Each verb that reads a snapshot names the damaged file, and leaves what is there.
  @Test(arguments: [
    ["compile", "--module", "Shop", "--input"], ["check", "--input"], ["fingerprints"],
    ["explain", "de-CH", "CHF", "--data"], ["report", "--data"], ["diff", "Data"],
    ["conformance", "--data"],
  ])
  func aDamagedSnapshotIsExplained(words: [String]) throws {
    if words[0] == "conformance", !LiveICU.isPresent { return }
    let scratch = try ScratchFolder()
    let data = try scratch.writeSnapshot("data")
    try "[".write(toFile: "\(data)/fallback.json", atomically: true, encoding: .utf8)
    let page = "\(scratch.path)/out"
    try FileManager.default.createDirectory(atPath: page, withIntermediateDirectories: true)
    try "old".write(toFile: "\(page)/index.html", atomically: true, encoding: .utf8)
    let writes = ["compile", "report"].contains(words[0])
    let words = words.map { $0 == "Data" ? data : $0 }
    var icu: [String] = []
    if words[0] == "conformance", let library = LiveICU.all.first {
      icu = ["--icu", library.folder]
    }
    let status = dispatcher.run(
      words + [data] + icu + (writes ? ["--output", page] : []), console: console)
    #expect(status == 1)
    #expect(console.notes.last?.contains("fallback.json") == true, "\(console.notes)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: page) == ["index.html"])
    #expect(scratch.text("out/index.html") == "old")
  }

  /// The snapshot of a newer CLDR that says an amendment makes `check` fail, by its name.
  @Test func checkFailsForAnAmendmentThatIsRedundant() throws {
    let scratch = try ScratchFolder()
    let data = try scratch.writeSnapshot("data")
    let arguments = [
      "--input", data, "--module", "Shop", "--output", "\(scratch.path)/out",
    ]
    let amendment = """
      {"edition": "2026-11-30", "amendments": {"francs": {"currency": "CHF", "digits": 2,
        "reason": "r", "source": "s", "date": "2026-11-30", "retiredBy": "99"}}}
      """
    #expect(dispatcher.run(["compile"] + arguments, console: console) == 0)
    #expect(dispatcher.run(["check"] + arguments, console: console) == 0)
    try amendment.write(toFile: "\(data)/amendments.json", atomically: true, encoding: .utf8)
    #expect(dispatcher.run(["check"] + arguments, console: console) == 1)
    #expect(console.notes.last?.contains("amendments.json, francs: CLDR 48.0 says it") == true)
    #expect(dispatcher.run(["check", "--no-amendments"] + arguments, console: console) == 0)
    try "{".write(toFile: "\(data)/amendments.json", atomically: true, encoding: .utf8)
    #expect(dispatcher.run(["compile"] + arguments, console: console) == 1)
    #expect(console.notes.last?.contains("amendments.json: ") == true)
  }
}
