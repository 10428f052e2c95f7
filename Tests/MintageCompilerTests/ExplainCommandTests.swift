import Foundation
import Testing

@testable import MintageCompiler

@Suite struct ExplainCommandTests {
  private let dispatcher = Dispatcher(verbs: [ExplainCommand.self])
  private let console = RecordingConsole()

  private func run(_ arguments: [String]) -> Int32 {
    dispatcher.run(["explain"] + arguments, console: console)
  }

  /// A line as name, value and origin, without the columns.
  private func line(_ name: String) -> String? {
    console.lines.first { $0.hasPrefix("  \(name)  ") }?
      .split(separator: " ").joined(separator: " ")
  }

  @Test func swissFrancs() throws {
    let scratch = try ScratchFolder()
    let data = try scratch.writeSnapshot("data")
    #expect(run(["de-CH", "chf", "--data", data]) == 0)
    #expect(console.lines[0] == "CHF in de-CH, by ICU 78.3 (CLDR 48.0): CHF-1'234.57")
    #expect(line("chain") == "chain de_CH -> de -> root parents")
    #expect(line("pattern") == "pattern ¤\\u{A0}#,##0.00;¤-#,##0.00 de_CH, latn")
    #expect(line("grouping separator") == "grouping separator \"'\" de_CH, latn")
    #expect(line("minus sign") == "minus sign \"-\" root, latn")
    #expect(line("symbol") == "symbol \"CHF\" the code: no locale of the chain has one")
    #expect(line("name") == "name \"Schweizer Franken\" de")
    #expect(line("cash digits") == "cash digits 2 in steps of 5 CLDR, supplemental data")
    #expect(line("rounded") == "rounded 1234.57 half to even, fraction digits 2")
    #expect(
      line("before the number")
        == "before the number \"CHF-\" \"¤-\" of the pattern's negative part")
    #expect(line("text") == "text \"CHF-1'234.57\" by the runtime")
  }

  /// ICU leaves the euro's own format in force in `en_FR`; the space is currency spacing.
  @Test func theLeakAndCurrencySpacingAreNamed() throws {
    let scratch = try ScratchFolder()
    let data = try scratch.writeSnapshot("data")
    #expect(run(["en-FR", "CHF", "5", "--data", data]) == 0)
    #expect(
      line("pattern")
        == "pattern ¤#,##0.00 en_150, the own format of EUR, the region's currency: ICU leaves it in"
        + " force")
    #expect(
      line("before the number")
        == "before the number \"CHF\\u{A0}\" \"¤\" of the pattern, with currency spacing")
  }

  @Test func digitsOfAnotherSystemAndAliases() throws {
    let scratch = try ScratchFolder()
    let data = try scratch.writeSnapshot("data")
    #expect(run(["ar-EG", "EGP", "-5", "--data", data]) == 0)
    #expect(line("decimal separator") == "decimal separator \"\\u{66B}\" root, arab")
    #expect(line("rounded") == "rounded 5.00 half to even, fraction digits 2")
    console.lines = []
    #expect(run(["ar-EG-u-nu-latn", "EGP", "--data", data]) == 0)
    #expect(line("numbering system") == "numbering system latn 0123456789 asked for")
    console.lines = []
    #expect(run(["zh-HK", "HKD", "--narrow", "--accounting", "--data", data]) == 0)
    #expect(console.lines[0].hasSuffix(": ($1,234.57)"))
    #expect(console.lines.contains { $0.contains("is an alias of zh_Hant_HK") })
  }

  @Test func errorsSayWhatToDo() throws {
    let scratch = try ScratchFolder()
    let data = try scratch.writeSnapshot("data")
    let cases: [([String], String)] = [
      (["dee-CH", "CHF"], "no locale 'dee-CH'; did you mean de-CH"),
      (["de-CH", "CHFF"], "no currency 'CHFF'; did you mean CHF?"),
      (["de-CH", "CHF", "1,5"], "'1,5' is no amount"),
    ]
    for (words, message) in cases {
      #expect(run(words + ["--data", data]) == 1)
      #expect(console.notes.last?.contains(message) == true, "\(console.notes)")
    }
    #expect(run(["de-CH", "CHF", "--data", "/nowhere"]) == 1)
    #expect(console.notes.last?.contains("Scripts/fetch-icu.sh") == true)
    #expect(run(["de-CH"]) == 64)
    #expect(run(["de-CH", "CHF", "--data"]) == 64)
    #expect(run(["--help"]) == 0)
    try "[".write(toFile: "\(data)/regions.json", atomically: true, encoding: .utf8)
    #expect(run(["de-CH", "CHF", "--data", data]) == 1)
    #expect(console.notes.last?.contains("regions.json") == true)
  }

  /// Every locale of the committed data is explained, and the runtime agrees with each rule.
  @Test func everyLocaleIsExplained() throws {
    let packed = try PackedSnapshot(CommittedDataTests.loaded.get())
    for locale in packed.snapshot.locales.keys.sorted() + ["iw", "no_NO", "sr-RO", "de_XX"] {
      let explanation = try Explanation(
        .init(identifier: locale, currency: "EUR"), packed)
      let steps = try #require(explanation.sections.last?.lines)
      func step(_ name: String) -> String {
        String(steps.first { $0.name == name }?.value.dropFirst().dropLast() ?? "")
      }
      #expect(
        step("before the number") + step("number") + step("after the number")
          == explanation.text.visible, "\(locale)")
    }
  }
}
