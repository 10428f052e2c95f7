/// The tool's verbs and what they share.
enum TryCommand {
  /// Runs a command line without its first word; the result is the exit status.
  static func run(_ arguments: [String]) -> Int32 {
    guard let verb = arguments.first else {
      return TerminalMode.isPossible
        ? FieldCommand.run([]) : refuse("a verb is missing", Usage.tool)
    }
    let rest = Array(arguments.dropFirst())
    switch verb {
    case "format": return FormatCommand.run(rest)
    case "parse": return ParseCommand.run(rest)
    case "type": return TypeCommand.run(rest)
    case "field": return FieldCommand.run(rest)
    case "--help", "-h", "help":
      StandardStream.output.write(Usage.tool)
      return 0
    default:
      let kind = verb.hasPrefix("-") ? "flag" : "verb"
      return refuse("unknown \(kind) '\(verb)'", Usage.tool)
    }
  }

  /// Says what is wrong with the command line and how it is written.
  static func refuse(_ reason: String, _ usage: String) -> Int32 {
    StandardStream.error.write("mintage-try: \(reason)\n\n\(usage)")
    return 2
  }
}
