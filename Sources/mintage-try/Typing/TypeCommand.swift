import Mintage
import MintageEntry

/// `mintage-try type`: runs key scripts, one a line.
enum TypeCommand {
  /// Reads `config<TAB>keys` lines and prints `text<TAB>caret<TAB>value<TAB>last reason` for each,
  /// or `!` and what is wrong with it.
  static func run(_ arguments: [String]) -> Int32 {
    if arguments == ["--help"] || arguments == ["-h"] {
      StandardStream.output.write(usage + "\n")
      return 0
    }
    guard arguments.isEmpty else { return typeOne(arguments) }
    do {
      try typeLines()
      return 0
    } catch {
      StandardStream.error.write("mintage-try: \(error.text)\n")
      return 1
    }
  }

  private static func typeLines() throws(StreamError) {
    var reader = LineReader()
    var output = OutputBuffer()
    try reader.forEachLine { line throws(StreamError) in
      output.append(
        result(of: unsafe line.withBytes { unsafe String(decoding: $0, as: UTF8.self) }))
      try output.flushIfFull()
    } idle: { () throws(StreamError) in
      try output.flush()
    }
    try output.flush()
  }

  /// Runs the script of a command line: configuration, then keys.
  private static func typeOne(_ arguments: [String]) -> Int32 {
    let config = arguments.dropLast().joined(separator: ";")
    let text = result(of: config + "\t" + arguments[arguments.count - 1])
    guard text.hasPrefix("! ") else {
      StandardStream.output.write(text + "\n")
      return 0
    }
    StandardStream.error.write("mintage-try: \(text.dropFirst(2))\n")
    return 1
  }

  /// What is printed for a line.
  static func result(of line: String) -> String {
    let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      return "! line \"\(line)\": write the configuration and the keys with a tab between"
    }
    do throws(TypingError) {
      var field = try TypingField(try TypingConfig(String(parts[0])))
      try field.run(try KeyScript.read(String(parts[1])))
      return describe(field)
    } catch {
      return "! " + error.reason
    }
  }

  private static func describe(_ field: TypingField) -> String {
    let written = field.entry.written
    return [
      written.description, caret(written.selection), value(field.entry.amount),
      field.lastReason.map { "\($0)" } ?? "",
    ].joined(separator: "\t")
  }

  /// A caret, or both ends of a selection, in UTF-16 units.
  static func caret(_ selection: EntrySelection) -> String {
    let range = selection.utf16
    return range.isEmpty ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
  }

  /// An amount as a plain decimal.
  static func value(_ amount: ExactDecimal?) -> String {
    amount.map(\.description) ?? "(none)"
  }

  static var usage: String {
    let rows = TypingConfig.table.map { "  \($0.key)=\($0.values)" }.joined(separator: "\n")
    return """
      Types into a currency field without a screen.

      usage: mintage-try type CONFIG … KEYS
             mintage-try type < LINES

      Without arguments it reads lines of standard input, config<TAB>keys, and prints
        text<TAB>caret<TAB>value<TAB>last reason
      for each, or '!' and what is wrong with it. The caret is a UTF-16 offset, or a-b for a
      selection; the value is (none) where there is no amount; the reason is that of the last key
      that was refused.

      Items of a configuration are separated by ';':
      \(rows)

      Keys are typed character by character; those in braces are named, {Left*3} is {Left} three
      times:
        \(KeyScript.names)

        $ mintage-try type 'locale=en-US;mode=cents' '1234{Backspace}'
        $1.23\t5\t1.23\t
      """
  }
}
