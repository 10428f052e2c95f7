/// One thing `mintagec` can be told to do.
public protocol Verb {
  /// What is typed: `extract`.
  static var name: String { get }
  /// One line for the list of verbs.
  static var summary: String { get }
  /// The text of `mintagec <name> --help`.
  static var help: String { get }

  /// Reads the words after the verb.
  init(arguments: [String]) throws(UsageError)
  /// Does it, or throws an error whose description says what to do about it.
  func run(_ console: some Console) throws
}

/// Words that make no sense, and why.
public struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong with them.
  public let description: String

  /// An error with this text.
  public init(_ description: String) { self.description = description }
}

/// Where a verb writes what it has to say.
public protocol Console {
  /// A line of the result.
  func print(_ line: String)
  /// A line about something a person should know.
  func note(_ line: String)
  /// A line that takes the place of the last one while something lasts; nothing in a pipe.
  func progress(_ line: String)
}
