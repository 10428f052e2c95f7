import Foundation
import Testing

@testable import MintageCompiler

/// What `mintagec compile` refuses, and what it leaves alone then.
@Suite struct CompileCommandTests {
  @Test(arguments: [
    (["--locales", "en-UX"], "no locale 'en-UX'; did you mean en-"),
    (["--locales", "de-ATT"], "no locale 'de-ATT'; did you mean de-AT"),
    (["--locales", "dee-*"], "no locale 'dee-*'; did you mean "),
    (["--currencies", "EURO"], "no currency 'EURO'; did you mean EUR"),
    (["--currencies", "UDS"], "no currency 'UDS'; did you mean "),
    (["--locales", ","], "the list of locales is empty"),
    (["--currencies", ","], "the list of currencies is empty"),
  ])
  func aChoiceThatCannotBeKeptIsExplained(arguments: [String], reason: String) throws {
    let whole = try CommittedDataTests.loaded.get()
    let choice = try CompileCommand(arguments: arguments).target.choice
    let error = #expect(throws: SelectionError.self) { try choice.apply(to: whole) }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
  }

  @Test func afterARefusalTheOldFileIsThere() throws {
    try withFolder { folder in
      let file = "\(folder)/Shop+CurrencyTables.swift"
      try "old".write(toFile: file, atomically: true, encoding: .utf8)
      let console = RecordingConsole()
      let status = Dispatcher(verbs: [CompileCommand.self]).run(
        [
          "compile", "--input", LiveICU.dataFolder, "--output", folder, "--module", "Shop",
          "--currencies", "EURO",
        ], console: console)
      #expect(status == 1)
      #expect(
        console.notes == [
          "error: the data have no currency 'EURO'; did you mean EUR?"
        ])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "old")
    }
  }

  @Test(arguments: [
    ["--module", "1a"], ["--module", "a-b"], ["--module", "A", "--format", "binary"],
    ["--names", "some"], ["--access", "private"], ["--config", "a.json", "--module", "A"],
    ["--format", "text"], ["--what"], ["--styles", "de/EUR"],
    ["--styles", "de/EUR", "--module", "A", "--locales", "de"],
    ["--styles", "de/EUR", "--module", "A", "--names", "none"],
  ])
  func nonsenseIsAUsageError(arguments: [String]) {
    #expect(throws: UsageError.self) { try CompileCommand(arguments: arguments) }
  }

  @Test func twelvePairsAreOneFileOfTheModule() throws {
    try withFolder { folder in
      let arguments = [
        "--input", LiveICU.dataFolder, "--output", folder, "--module", "Shop", "--locales",
        "en-US,de-*,zh-TW", "--currencies", "USD,EUR,JPY",
      ]
      try CompileCommand(arguments: arguments).run(RecordingConsole())
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder) == ["Shop+CurrencyTables.swift"]
      )
      let source = try String(
        contentsOfFile: "\(folder)/Shop+CurrencyTables.swift", encoding: .utf8)
      #expect(source.contains("\nimport MintageCore\n"))
      // Root and en are ancestors; de-* is German and its seven regions.
      #expect(
        source.contains("//   de de_AT de_BE de_CH de_DE de_IT de_LI de_LU en en_US root zh_Hant"))
      #expect(source.contains("static var usd: CurrencyCode"))
      #expect(!source.contains("static var chf: CurrencyCode"))
      #expect(!source.contains("extension CurrencyNames"))
      #expect(!source.contains("packedCurrencyNames"))
      try CheckCommand(arguments: arguments).run(RecordingConsole())
      try "edited".write(
        toFile: "\(folder)/Shop+CurrencyTables.swift", atomically: true, encoding: .utf8)
      #expect(throws: StaleError.self) {
        try CheckCommand(arguments: arguments).run(RecordingConsole())
      }
    }
  }

  @Test func stylesTakeThePlaceOfTables() throws {
    try withFolder { folder in
      let file = "\(folder)/currency-tables.json"
      try #"{"module": "Shop", "styles": ["en-US/USD", "de-CH/CHF;form=accounting"]}"#
        .write(toFile: file, atomically: true, encoding: .utf8)
      let console = RecordingConsole()
      let arguments = ["--input", LiveICU.dataFolder, "--config", file]
      try CompileCommand(arguments: arguments).run(console)
      let source = try String(
        contentsOfFile: "\(folder)/Sources/Shop/Generated/Shop+CurrencyTables.swift",
        encoding: .utf8)
      #expect(source.contains("static var usdEnUS: CurrencyStyle { ResolvedStyles.default[0] }"))
      #expect(source.contains("static var chfDeCHFormAccounting: CurrencyStyle"))
      #expect(source.contains("ResolvedStyles(layout1: packed)"))
      #expect(!source.contains("extension CurrencyTables"))
      #expect(console.lines.contains { $0.hasPrefix("  de-CH/CHF;form=accounting ") })
      try CheckCommand(arguments: arguments).run(RecordingConsole())
    }
  }

  @Test func theSizeReportAddsUp() throws {
    let whole = try CommittedDataTests.loaded.get()
    var choice = CompilationChoice()
    choice.selection = DataSelection(
      locales: ["en-US", "de", "de-CH"], currencies: ["USD", "chf"])
    choice.keepsNames = false
    let compilation = try Compilation(whole: whole, choice: choice) { _ in }
    let report = try SizeReport(whole: whole, choice: choice, compilation: compilation)
    let lines = try report.savings { _ in }
    // de stays for de-CH; leaving out de-CH saves what a subset without it does not hold.
    #expect(lines.first { $0.hasPrefix("    de ") }?.hasSuffix("0  others inherit from it") == true)
    choice.selection.locales = ["en-US", "de"]
    let without = try Compilation(whole: whole, choice: choice) { _ in }
    let bytes = [compilation, without].map { $0.parts.reduce(0) { $0 + $1.packed.bytes.count } }
    #expect(
      lines.first { $0.hasPrefix("    de_CH ") }?.hasSuffix(" \(bytes[0] - bytes[1])") == true)
  }

  @Test func aFolderThatCannotBeWrittenKeepsItsFiles() throws {
    try withFolder { folder in
      // A folder in the file's place: renaming onto it fails even for root.
      let target = "\(folder)/Shop+CurrencyTables.swift"
      try FileManager.default.createDirectory(
        atPath: "\(target)/kept", withIntermediateDirectories: true)
      let command = try CompileCommand(arguments: [
        "--input", LiveICU.dataFolder, "--output", folder, "--module", "Shop", "--locales",
        "de", "--currencies", "EUR",
      ])
      let error = #expect(throws: OutputError.self) { try command.run(RecordingConsole()) }
      #expect(error?.description.contains("the old files are unchanged") == true)
      #expect(FileManager.default.fileExists(atPath: "\(target)/kept"))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder) == ["Shop+CurrencyTables.swift"]
      )
    }
  }

  @Test func aDamagedSnapshotIsRefused() throws {
    try withFolder { folder in
      try FileManager.default.copyItem(
        atPath: LiveICU.dataFolder, toPath: "\(folder)/Data")
      try "{".write(toFile: "\(folder)/Data/locales/de.json", atomically: true, encoding: .utf8)
      let command = try CompileCommand(arguments: [
        "--input", "\(folder)/Data", "--output", "\(folder)/out", "--locales", "de",
      ])
      let error = #expect(throws: SnapshotError.self) { try command.run(RecordingConsole()) }
      #expect(error?.description.contains("locales/de.json") == true)
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/out"))
    }
  }

  @Test(arguments: [
    ("{", "currency-tables.json: "), ("[]", "currency-tables.json: expected an object"),
    (#"{"modul": "Shop"}"#, #"unknown member "modul""#),
    (#"{"locales": ["de"]}"#, #"neither "module" nor "output""#),
    (#"{"module": "Shop", "locales": 1}"#, #""locales" is neither a text nor a list"#),
    (#"{"module": "Shop", "config": "x"}"#, #"unknown member "config""#),
  ])
  func aConfigurationThatCannotBeReadIsExplained(text: String, reason: String) throws {
    try withFolder { folder in
      let file = "\(folder)/currency-tables.json"
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      let error = #expect(throws: ConfigError.self) { try ConfigFile(path: file).target() }
      #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }
  }

  @Test func aConfigurationIsReadLikeOptions() throws {
    try withFolder { folder in
      let file = "\(folder)/currency-tables.json"
      try #"{"module": "Shop", "locales": ["de-*", "fr"], "currencies": "EUR,USD", "names": "all"}"#
        .write(toFile: file, atomically: true, encoding: .utf8)
      let target = try ConfigFile(path: file).target()
      #expect(target.module == "Shop")
      #expect(target.choice.selection.locales == ["de-*", "fr"])
      #expect(target.choice.selection.currencies == ["EUR", "USD"])
      #expect(target.choice.keepsNames)
      #expect(target.output == "\(folder)/Sources/Shop/Generated")
    }
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mintage-compile-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }
}
