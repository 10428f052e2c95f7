/// `mintage-try parse`: one text of the command line, or every line of standard input.
enum ParseCommand {
  static func run(_ arguments: [String]) -> Int32 {
    // A text may start with hyphens.
    if arguments.contains("--help") || arguments == ["-h"] {
      StandardStream.output.write(Usage.parse)
      return 0
    }
    do {
      switch arguments.count {
      case 0: return try parseLines()
      case 1, 2: return TryCommand.refuse("a text is missing", Usage.parseSynopsis)
      default: return parseOne(arguments)
      }
    } catch {
      StandardStream.error.write("mintage-try: \(error.text)\n")
      return 1
    }
  }

  private static func parseLines() throws(StreamError) -> Int32 {
    var reader = LineReader()
    var parser = LineParser()
    var output = OutputBuffer()
    try reader.forEachLine { line throws(StreamError) in
      parser.parse(line, into: &output)
      try output.flushIfFull()
    } idle: { () throws(StreamError) in
      try output.flush()
    }
    try output.flush()
    return 0
  }

  /// Reads the text given by the arguments; further ones are options.
  private static func parseOne(_ arguments: [String]) -> Int32 {
    let options = arguments.dropFirst(3).joined(separator: ";")
    var line = (arguments.prefix(3) + [options]).joined(separator: "\t")
    let answer = line.withUTF8 { bytes in
      Result { () throws(Refusal) in
        var parser = LineParser()
        return try parser.answer(to: unsafe ByteText(bytes))
      }
    }
    switch answer {
    case .success(let text):
      StandardStream.output.write(text + "\n")
      return 0
    case .failure(let refusal):
      StandardStream.error.write("mintage-try: \(refusal.reason)\n")
      return 1
    }
  }
}
