/// Finds the verb that was typed and runs it.
public struct Dispatcher {
  private let verbs: [any Verb.Type]

  /// A dispatcher over these verbs, listed in this order.
  public init(verbs: [any Verb.Type]) { self.verbs = verbs }

  /// Runs the command line after the program's name.
  ///
  /// - Returns: The exit status: 0, 1 for a failure, 64 for words that make no sense.
  public func run(_ arguments: [String], console: some Console) -> Int32 {
    guard let name = arguments.first, name != "--help", name != "-h", name != "help" else {
      console.print(help)
      return arguments.isEmpty ? 64 : 0
    }
    guard let verb = verbs.first(where: { $0.name == name }) else {
      console.note("unknown verb \(name); `mintagec --help` lists them")
      return 64
    }
    return run(verb, Array(arguments.dropFirst()), console)
  }

  private func run<Chosen: Verb>(
    _ verb: Chosen.Type, _ arguments: [String], _ console: some Console
  ) -> Int32 {
    if arguments.contains("--help") || arguments.contains("-h") {
      console.print(verb.help)
      return 0
    }
    do {
      try verb.init(arguments: arguments).run(console)
      return 0
    } catch let error as UsageError {
      console.note("\(error); `mintagec \(verb.name) --help` explains")
      return 64
    } catch {
      console.note("error: \(error)")
      return 1
    }
  }

  private var help: String {
    let width = verbs.map { $0.name.count }.max() ?? 0
    let lines = verbs.map { verb in
      "  \(verb.name)\(String(repeating: " ", count: width - verb.name.count + 2))\(verb.summary)"
    }
    return """
      mintagec compiles ICU's currency rules to static Swift tables.

      usage: mintagec <verb> [options]

      \(lines.joined(separator: "\n"))

      `mintagec <verb> --help` explains one.
      """
  }
}
