import Foundation
import Testing

@testable import MintageCompiler

/// Collects what a command says.
final class RecordingConsole: Console {
  var lines: [String] = []
  var notes: [String] = []
  func print(_ line: String) { lines.append(line) }
  func note(_ line: String) { notes.append(line) }
  func progress(_ line: String) {}
}

@Suite struct ExtractCommandTests {
  private let dispatcher = Dispatcher(verbs: [ExtractCommand.self])

  @Test func optionsAreRead() throws {
    let command = try ExtractCommand(
      arguments: ["--icu", "/opt/icu", "--output", "Other/", "--allow-older"])
    #expect(command.icu == "/opt/icu")
    #expect(command.prefix == "/opt/icu")
    #expect(command.output == "Other")
    #expect(command.allowOlder)
    #expect(try ExtractCommand(arguments: ["--icu", "78.3"]).prefix == ".icu/78.3")
    #expect(try ExtractCommand(arguments: []).output == "Data")
  }

  @Test(arguments: [["--icu"], ["--output", ""], ["--what"], ["Data"]])
  func nonsenseIsAUsageError(arguments: [String]) {
    #expect(throws: UsageError.self) { try ExtractCommand(arguments: arguments) }
    let console = RecordingConsole()
    #expect(dispatcher.run(["extract"] + arguments, console: console) == 64)
    #expect(console.notes.count == 1)
  }

  @Test func helpNamesEveryVerbAndOption() {
    let console = RecordingConsole()
    #expect(dispatcher.run(["--help"], console: console) == 0)
    #expect(dispatcher.run(["extract", "--help"], console: console) == 0)
    #expect(dispatcher.run([], console: console) == 64)
    #expect(console.lines[0].contains("extract"))
    for option in ["--icu", "--output", "--allow-older"] {
      #expect(console.lines[1].contains(option))
    }
    #expect(dispatcher.run(["explode"], console: console) == 64)
  }

  @Test(arguments: ["/nowhere", "71.9"])
  func withoutICUTheRemedyIsNamed(icu: String) {
    let console = RecordingConsole()
    #expect(dispatcher.run(["extract", "--icu", icu], console: console) == 1)
    #expect(console.notes[0].contains("Scripts/fetch-icu.sh"))
    #expect(console.notes[0].contains("--icu"))
  }

  @Test(.enabled(if: LiveICU.isPresent))
  func anOlderICUIsRefused() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mintage-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var snapshot = SampleSnapshot.snapshot
    snapshot.source.icu = "999.1"
    try SnapshotFolder(path: folder.path).write(snapshot)
    let icu = try #require(LiveICU.all.last)
    let console = RecordingConsole()
    let status = dispatcher.run(
      ["extract", "--icu", icu.folder, "--output", folder.path], console: console)
    #expect(status == 1)
    #expect(console.notes[0].contains("--allow-older"))
    #expect(try SnapshotFolder(path: folder.path).load() == snapshot)
  }

  @Test func isoMinorUnitsAreMerged() throws {
    let list = try #require(try ISOCurrencyList(file: "\(LiveICU.dataFolder)/iso4217.json"))
    var snapshot = SampleSnapshot.snapshot
    snapshot.currencies["EUR"]?.isoDigits = nil
    list.merge(into: &snapshot)
    #expect(snapshot.currencies["EUR"]?.isoDigits == 2)
    #expect(snapshot.currencies["AAA"]?.isoDigits == nil)
    #expect(list.edition == "2026-01-01")
    #expect(try ISOCurrencyList(file: "/nowhere/iso4217.json") == nil)
  }

  @Test func daysAreCounted() {
    #expect(CalendarDay(millisecondsSince1970: 0).description == "1970-01-01")
    #expect(CalendarDay(millisecondsSince1970: -1).description == "1969-12-31")
    #expect(CalendarDay(millisecondsSince1970: 951_782_400_000).description == "2000-02-29")
    #expect(CalendarDay(millisecondsSince1970: -2_208_988_800_000).description == "1900-01-01")
    #expect(CalendarDay(millisecondsSince1970: -11_676_096_000_000).description == "1600-01-01")
  }
}
