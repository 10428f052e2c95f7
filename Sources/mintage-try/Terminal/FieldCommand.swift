import MintageEntry

/// `mintage-try`: a currency field at the terminal.
enum FieldCommand {
  /// Runs the field with a configuration, items as `mintage-try type` takes them.
  static func run(_ arguments: [String]) -> Int32 {
    if arguments == ["--help"] || arguments == ["-h"] {
      StandardStream.output.write(usage)
      return 0
    }
    var field: TerminalField
    do throws(TypingError) {
      field = try TerminalField(
        try TypingConfig("negative=1;" + arguments.joined(separator: ";")))
    } catch {
      return TryCommand.refuse(error.reason, usage)
    }
    guard TerminalMode.isPossible else {
      return TryCommand.refuse("the field needs a terminal", usage)
    }
    guard TerminalMode.enter() else {
      StandardStream.error.write("mintage-try: the terminal cannot be set up\n")
      return 1
    }
    defer { TerminalMode.leave() }
    return loop(&field)
  }

  private static func loop(_ field: inout TerminalField) -> Int32 {
    var input = TerminalInput()
    var bytes = [UInt8](repeating: 0, count: 4096)
    StandardStream.output.write(field.screen)
    do {
      while true {
        let count = try unsafe bytes.withUnsafeMutableBufferPointer { memory throws(StreamError) in
          try unsafe StandardStream.input.read(into: memory)
        }
        // The terminal is gone.
        if count == 0 { return 0 }
        for event in input.feed(bytes[..<count]) {
          if event == .quit { return 0 }
          field.handle(event)
        }
        StandardStream.output.write(field.screen)
      }
    } catch {
      return 1
    }
  }

  static var usage: String {
    """
    A currency field to try out at the terminal.

    usage: mintage-try [field [CONFIG ...]]

    It shows the locale, the currency, the field with its caret, the value, what the last key did
    and how long the engine takes for it, and why the last refused one was. Tab goes on to the locale, the currency
    and the mode, where arrows choose and any other locale or currency can be typed. Ctrl-C ends
    it; the terminal is as before then.

    CONFIG is an item as of 'mintage-try type', such as locale=de-CH or mode=cents.

    """
  }
}
