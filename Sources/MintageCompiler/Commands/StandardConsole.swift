internal import Foundation

/// Results on standard output, everything else on standard error.
public struct StandardConsole: Console {
  private let errorsGoToTerminal = isatty(STDERR_FILENO) == 1

  /// The console of this process.
  public init() {}

  /// A line on standard output.
  public func print(_ line: String) { Swift.print(line) }

  /// A line on standard error.
  public func note(_ line: String) { write("mintagec: \(line)\n") }

  /// Overwrites the last such line if a person is looking.
  public func progress(_ line: String) {
    if errorsGoToTerminal { write("\r\u{1B}[K\(line)") }
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
