import Foundation
import Testing

/// Exit status, streams and blocks: what only the built program can show.
@Suite(.enabled(if: Tool.executable != nil)) struct ToolTests {
  @Test func formatsOneAmountOfTheArguments() throws {
    let outcome = try Tool.run("format", "de-CH", "CHF", "-1234.5")
    #expect(outcome.output == "CHF-1'234.50\n")
    #expect(outcome.error == "")
    #expect(outcome.status == 0)
    let options = try Tool.run("format", "en-US", "USD", "-1234.5", "accounting=1", "display=code")
    #expect(options.output == "(USD\u{A0}1,234.50)\n")
  }

  @Test func anAmountThatCannotBeDoneIsAnError() throws {
    let outcome = try Tool.run("format", "en", "EURO", "1")
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.error.hasPrefix("mintage-try: currency \"EURO\": "))
  }

  @Test(
    arguments: [
      ([], "a verb is missing"), (["frobnicate"], "unknown verb 'frobnicate'"),
      (["--frobnicate"], "unknown flag '--frobnicate'"),
      (["format", "--fast"], "unknown flag '--fast'"),
      (["format", "en", "USD"], "an amount is missing"),
    ] as [([String], String)])
  func aWrongCommandLineIsAnswered(arguments: [String], reason: String) throws {
    let process = Tool.process(arguments)
    let error = Pipe()
    process.standardError = error
    process.standardOutput = Pipe()
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(text.hasPrefix("mintage-try: \(reason)\n"))
    #expect(text.contains("usage: mintage-try "))
  }

  @Test func helpIsForStandardOutput() throws {
    for outcome in [
      try Tool.run("--help"), try Tool.run("format", "--help"), try Tool.run("-h"),
    ] {
      #expect(outcome.status == 0)
      #expect(outcome.error == "")
      #expect(outcome.output.contains("usage: mintage-try "))
    }
    #expect(try Tool.run("format", "--help").output.contains("half-ceiling"))
  }

  @Test func everyLineHasItsAnswer() throws {
    let outcome = try Tool.run(
      "format", input: "en\tUSD\t1\t\r\n\nen\tUSD\tx\t\nen\tUSD\t2\t")
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 5)
    #expect(lines.first == "$1.00")
    #expect(lines.dropFirst().first?.hasPrefix("! line \"\"") == true)
    #expect(lines.dropFirst(2).first?.hasPrefix("! amount \"x\"") == true)
    #expect(lines.dropFirst(3) == ["$2.00", ""])
    #expect(outcome.status == 0)
    #expect(try Tool.run("format").output == "")
  }

  /// More than a block of lines, and a line longer than a block.
  @Test func blocksDoNotCutLines() throws {
    let count = 60_000
    let lines = (0..<count).map { "en-US\tUSD\t\($0)\t\n" }.joined()
    let long = "en\tUSD\t" + String(repeating: "0", count: 700_000) + "1.5\t\n"
    let outcome = try Tool.run("format", input: lines + long + "en\tUSD\t2\t\n")
    let answers = outcome.output.split(separator: "\n")
    #expect(answers.count == count + 2)
    for (index, answer) in answers.prefix(count).enumerated() where index < 1_000 {
      #expect(answer == "$\(index).00")
    }
    #expect(answers.dropFirst(count - 1) == ["$59,999.00", "$1.50", "$2.00"])
  }

  /// A program that keeps the tool open gets each answer before it sends the next line.
  @Test func answersDoNotWaitForTheEndOfTheInput() throws {
    let process = Tool.process(["format"])
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for (amount, answer) in [("1", "$1.00\n"), ("-2.5", "-$2.50\n")] {
      input.fileHandleForWriting.write(Data("en\tUSD\t\(amount)\t\n".utf8))
      #expect(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) == answer)
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
