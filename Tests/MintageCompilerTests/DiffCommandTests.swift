import Foundation
import Testing

@testable import MintageCompiler

/// A folder of its own that goes away with the value.
final class ScratchFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("mintage-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Names in the folder, hidden ones too.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Writes a few locales of the committed data there, for commands to read.
  func writeSnapshot(_ name: String, change: (inout Snapshot) -> Void = { _ in }) throws -> String {
    var snapshot = try CommittedDataTests.loaded.get().subset(
      locales: ["de_CH", "de_AT", "en_US", "en_FR", "ar_EG", "zh_Hant_HK"],
      currencies: ["CHF", "CHE", "EUR", "USD", "EGP", "HKD", "XXX"])
    change(&snapshot)
    let folder = "\(path)/\(name)"
    try SnapshotFolder(path: folder).write(snapshot)
    return folder
  }
}

@Suite struct DiffCommandTests {
  private let dispatcher = Dispatcher(verbs: [DiffCommand.self])
  private let console = RecordingConsole()

  private func run(_ arguments: [String]) -> Int32 {
    dispatcher.run(["diff"] + arguments, console: console)
  }

  @Test func wordsAreRead() throws {
    let command = try DiffCommand(arguments: [
      "72.1", "--format", "json", "Data", "--locales", "de-*,fr", "--output", "x/y.json",
    ])
    #expect(command.old == SnapshotArgument(word: "72.1"))
    #expect(command.new == SnapshotArgument(word: "Data"))
    #expect(command.format == .json)
    #expect(command.output == "x/y.json")
    #expect(command.selection.locales == ["de-*", "fr"])
  }

  @Test(arguments: [
    [], ["a"], ["a", "b", "c"], ["a", "b", "--format", "xml"], ["--what", "a", "b"],
  ])
  func nonsenseIsAUsageError(arguments: [String]) {
    #expect(run(arguments) == 64)
    #expect(console.notes.count == 1)
  }

  @Test func helpNamesEveryOption() {
    #expect(run(["--help"]) == 0)
    for word in ["OLD", "NEW", "--format", "--output", "--locales", "--currencies", "system"] {
      #expect(console.lines[0].contains(word))
    }
  }

  @Test func aFolderIsComparedWithAnother() throws {
    let scratch = try ScratchFolder()
    let new = try scratch.writeSnapshot("new")
    let old = try scratch.writeSnapshot("old") { snapshot in
      snapshot.source.icu = "72.1"
      snapshot.locales["de_CH"]?.numbers["latn"]?.group = "’"
    }
    #expect(run([old, new, "--currencies", "chf"]) == 0)
    #expect(console.lines[0].contains("de_CH CHF: CHF 1’234.57 -> CHF 1'234.57"))
    // The way back is not forbidden, but said.
    #expect(run([new, old, "--locales", "de-*"]) == 0)
    #expect(console.notes.last?.contains("the way back") == true)
  }

  @Test func unknownNamesGetTheNearest() throws {
    let scratch = try ScratchFolder()
    let data = try scratch.writeSnapshot("data")
    #expect(run([data, data, "--locales", "de-CHH"]) == 1)
    #expect(console.notes.last?.contains("no locale 'de-CHH'; did you mean de-CH") == true)
    #expect(run([data, data, "--currencies", "CHFF"]) == 1)
    #expect(console.notes.last?.contains("no currency 'CHFF'; did you mean CHF?") == true)
  }

  @Test(arguments: ["--locales", "--currencies"])
  func anEmptySelectionIsRefused(option: String) throws {
    let scratch = try ScratchFolder()
    let data = try scratch.writeSnapshot("data")
    #expect(run([data, data, option, ","]) == 1)
    #expect(console.notes.last?.contains("empty") == true)
  }

  @Test func whereNothingIsTheRemedyIsNamed() throws {
    let scratch = try ScratchFolder()
    #expect(run([scratch.path, scratch.path]) == 1)
    #expect(console.notes.last?.contains("holds neither a snapshot nor an ICU") == true)
    for word in ["71.9", "/nowhere"] {
      #expect(run([word, word]) == 1)
      #expect(console.notes.last?.contains("Scripts/fetch-icu.sh") == true)
    }
  }

  @Test func anICUBeforeTheFirstIsRefused() {
    #expect(throws: ExtractionError.tooOld(ICUVersion(major: 71, minor: 1))) {
      try SnapshotArgument.check(ICUVersion(major: 71, minor: 1))
    }
    #expect(throws: Never.self) { try SnapshotArgument.check(ICUVersion(major: 72, minor: 0)) }
  }

  @Test func aDamagedSnapshotIsRefused() throws {
    let scratch = try ScratchFolder()
    let data = try scratch.writeSnapshot("data")
    try "{\"EUR\": ".write(toFile: "\(data)/currencies.json", atomically: true, encoding: .utf8)
    #expect(run([data, data]) == 1)
    #expect(console.notes.last?.contains("currencies.json") == true)
    #expect(console.notes.last?.contains("restore it") == true)
  }

  @Test func aFileIsWrittenWholeOrNotAtAll() throws {
    let scratch = try ScratchFolder()
    let data = try scratch.writeSnapshot("data")
    let page = "\(scratch.path)/pages/page.md"
    #expect(run([data, data, "--format", "markdown", "--output", page]) == 0)
    let first = try #require(scratch.text("pages/page.md"))
    #expect(first.hasPrefix("# From ICU 78.3 to 78.3\n"))
    // A folder stands where the temporary file would go: nothing can be written.
    try FileManager.default.createDirectory(
      atPath: "\(scratch.path)/pages/.page.md.new", withIntermediateDirectories: true)
    #expect(run([data, data, "--format", "json", "--output", page]) == 1)
    #expect(console.notes.last?.contains("the old files are unchanged") == true)
    #expect(scratch.text("pages/page.md") == first)
    #expect(run([data, data, "--output", "\(page)/below"]) == 1)
    #expect(console.notes.last?.contains("cannot write") == true)
  }
}
