#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A terminal that hands over every key and shows a screen of its own, until it is left again: at the
/// end, and on any signal that ends or stops the program.
enum TerminalMode {
  /// The settings that the terminal was found with; written once, before any signal is handled.
  nonisolated(unsafe) private static var found = termios()

  /// Another screen, pasted text marked as such.
  private static let entering: StaticString = "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[H\u{1B}[2J"
  private static let leaving: StaticString = "\u{1B}[?2004l\u{1B}[?1049l\u{1B}[?25h"

  /// Whether input and output are a terminal.
  static var isPossible: Bool { isatty(0) == 1 && isatty(1) == 1 }

  /// Takes the terminal over; false where that is refused.
  static func enter() -> Bool {
    guard unsafe tcgetattr(0, &found) == 0 else { return false }
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { signal(number, end) }
    signal(SIGTSTP, stop)
    return takeOver()
  }

  /// Gives the terminal back as it was found.
  ///
  /// Calls nothing that a signal's handler may not.
  static func leave() {
    write(leaving)
    _ = unsafe tcsetattr(0, TCSANOW, &found)
  }

  private static func takeOver() -> Bool {
    var raw = unsafe found
    raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INPCK | ISTRIP | IXON)
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
    guard unsafe tcsetattr(0, TCSADRAIN, &raw) == 0 else { return false }
    write(entering)
    return true
  }

  private static func write(_ text: StaticString) {
    do { try unsafe StandardStream.output.write(UnsafeBufferPointer(text)) } catch {}
  }

  /// Ends the program by the signal that it got.
  private static let end: @convention(c) (Int32) -> Void = { number in
    leave()
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Stops the program, and takes the terminal over again when it goes on.
  private static let stop: @convention(c) (Int32) -> Void = { _ in
    leave()
    raise(SIGSTOP)
    _ = takeOver()
  }

  /// Nanoseconds of a clock that never goes back.
  static var now: Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The bytes of a literal.
  fileprivate init(_ text: StaticString) {
    unsafe self.init(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }
}
