import Foundation

/// The built executable, run as a person or a script runs it.
enum Tool {
  struct Outcome {
    var status: Int32
    var output: String
    var error: String
  }

  /// The folder of the test bundle holds the products too.
  static var executable: URL? {
    for argument in ProcessInfo.processInfo.arguments {
      var url = URL(filePath: argument)
      while url.path.contains(".xctest") { url.deleteLastPathComponent() }
      let tool = url.appending(path: "mintage-try")
      if FileManager.default.isExecutableFile(atPath: tool.path) { return tool }
    }
    return nil
  }

  static func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    return process
  }

  /// Runs the tool with files for all three streams, so that no pipe can fill up.
  static func run(_ arguments: String..., input: String = "") throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "mintage-try-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["in", "out", "err"].map { folder.appending(path: $0) }
    try Data(input.utf8).write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }
    let process = process(arguments)
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: try String(contentsOf: files[1], encoding: .utf8),
      error: try String(contentsOf: files[2], encoding: .utf8))
  }
}
