import Foundation

/// What the figures were measured on.
enum Machine {
  /// The processor and how many cores of it there are.
  static var name: String {
    let info = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    let line = info?.split(separator: "\n").first { $0.hasPrefix("model name") }
    let model = line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
    return "\(model ?? "unknown processor") · \(ProcessInfo.processInfo.activeProcessorCount) cores"
  }
}

/// One line on standard error that tells how far a run is, where a person watches.
enum Progress {
  private static var isShown: Bool { isatty(2) != 0 }

  static func show(_ text: String) {
    guard isShown else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
  }

  static func clear() {
    if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }
}
