/// `mintage-try format`: one amount of the command line, or every line of standard input.
enum FormatCommand {
  static func run(_ arguments: [String]) -> Int32 {
    for argument in arguments {
      if argument == "--help" || argument == "-h" {
        StandardStream.output.write(Usage.format)
        return 0
      }
      // An amount may start with one hyphen.
      if argument.hasPrefix("--") {
        return TryCommand.refuse("unknown flag '\(argument)'", Usage.formatSynopsis)
      }
    }
    do {
      switch arguments.count {
      case 0: return try formatLines()
      case 1, 2: return TryCommand.refuse("an amount is missing", Usage.formatSynopsis)
      default: return try formatOne(arguments)
      }
    } catch {
      StandardStream.error.write("mintage-try: \(error.text)\n")
      return 1
    }
  }

  private static func formatLines() throws(StreamError) -> Int32 {
    var reader = LineReader()
    var formatter = LineFormatter()
    var output = OutputBuffer()
    try reader.forEachLine { line throws(StreamError) in
      formatter.format(line, into: &output)
      try output.flushIfFull()
    } idle: { () throws(StreamError) in
      try output.flush()
    }
    try output.flush()
    return 0
  }

  /// Formats the amount given by the arguments.
  ///
  /// Further arguments are options. A reason goes to standard error.
  private static func formatOne(_ arguments: [String]) throws(StreamError) -> Int32 {
    let options = arguments.dropFirst(3).joined(separator: ";")
    var line = (arguments.prefix(3) + [options]).joined(separator: "\t")
    var output = OutputBuffer()
    let refusal = line.withUTF8 { bytes -> Refusal? in
      var formatter = LineFormatter()
      do throws(Refusal) {
        try formatter.append(unsafe ByteText(bytes), to: &output)
        return nil
      } catch {
        return error
      }
    }
    if let refusal {
      StandardStream.error.write("mintage-try: \(refusal.reason)\n")
      return 1
    }
    try output.flush()
    return 0
  }
}
