import Foundation
import Testing

@testable import MintageCompiler

@Suite struct ConformanceCommandTests {
  private let dispatcher = Dispatcher(verbs: [ConformanceCommand.self, GoldensCommand.self])

  @Test func optionsAreRead() throws {
    let command = try ConformanceCommand(arguments: [
      "--icu", "78.3", "--quick", "--locales", "de,fr", "--currencies", "EUR", "--styles",
      "symbol,cash", "--identifiers", "7", "--random", "8", "--seed", "3", "--jobs", "0", "--show",
      "9", "--data",
      "Data", "--resume", "file",
    ])
    #expect(command.icu == "78.3")
    #expect(command.isQuick)
    #expect(command.locales == ["de", "fr"])
    #expect(command.currencies == ["EUR"])
    #expect(command.styles == ["symbol", "cash"])
    #expect(command.identifiers == 7)
    #expect(command.randomStyles == 8)
    #expect(command.seed == 3)
    #expect(command.jobs == 1)
    #expect(command.shown == 9)
    #expect(command.data == "Data")
    #expect(command.journal == "file")
    #expect(try GoldensCommand(arguments: ["--output", "x", "--jobs", "2"]).output == "x")
  }

  @Test(arguments: [
    ["--icu"], ["--styles", "no-such-style"], ["--jobs", "many"], ["--seed", "-1"], ["--what"],
  ])
  func nonsenseIsAUsageError(arguments: [String]) {
    let console = RecordingConsole()
    #expect(dispatcher.run(["conformance"] + arguments, console: console) == 64)
    #expect(console.notes.count == 1)
  }

  @Test func helpNamesEveryStyleInShortLines() {
    for style in ConformanceStyle.all { #expect(ConformanceCommand.help.contains(style.name)) }
    for help in [ConformanceCommand.help, GoldensCommand.help] {
      for line in help.split(separator: "\n") { #expect(line.count <= 100) }
    }
  }

  @Test(.enabled(if: LiveICU.fetched != nil))
  func aComparisonPrintsItsCounts() throws {
    let console = RecordingConsole()
    let status = dispatcher.run(
      [
        "conformance", "--icu", LiveICU.packageRoot.appendingPathComponent(".icu/78.3").path,
        "--data", LiveICU.dataFolder, "--locales", "de_CH", "--currencies", "CHF", "--styles",
        "symbol", "--identifiers", "0", "--random", "0",
      ], console: console)
    #expect(status == 0)
    #expect(console.lines.contains { $0.hasPrefix("symbol ") && $0.hasSuffix(" 23           0") })
    #expect(console.lines.contains { $0.hasPrefix("numbering-systems ") })
  }

  /// Styles of amounts alone, of currencies alone, and of both.
  @Test(
    .enabled(if: LiveICU.fetched != nil),
    arguments: [("name", 1), ("symbol", 1), ("name,symbol,compact-short", 3)])
  func theHeadingCountsEveryStyle(styles: String, count: Int) throws {
    let console = RecordingConsole()
    let status = dispatcher.run(
      [
        "conformance", "--icu", LiveICU.packageRoot.appendingPathComponent(".icu/78.3").path,
        "--data", LiveICU.dataFolder, "--locales", "de_CH", "--currencies", "CHF", "--styles",
        styles, "--identifiers", "0", "--random", "0", "--seed", "5",
      ], console: console)
    #expect(status == 0)
    let heading = try #require(console.lines.first)
    #expect(heading.hasSuffix(": 1 locales, 1 currencies, \(count) styles, seed 5"))
  }

  @Test(.enabled(if: LiveICU.system?.version.major == 72))
  func aDifferenceIsAFailure() throws {
    let console = RecordingConsole()
    let status = dispatcher.run(
      [
        "conformance", "--data", LiveICU.dataFolder, "--locales", "hu_HU", "--currencies", "HUF",
        "--styles", "symbol", "--identifiers", "0", "--random", "0",
      ], console: console)
    #expect(status == 1)
    #expect(console.lines.contains { $0.contains("hu_HU  latn  HUF  0.5") })
    #expect(console.notes.last?.contains("texts are not what this ICU prints") == true)
  }
}
