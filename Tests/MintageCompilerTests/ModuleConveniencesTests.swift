import Foundation
import Testing

@testable import MintageCompiler

/// A module with tables of its own takes the place of Mintage: what takes its tables where none are
/// named must be all that Mintage has, written alike.
@Suite struct ModuleConveniencesTests {
  @Test(arguments: ["none", "all"])
  func theyAreThoseOfMintage(names: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("conveniences-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try CompileCommand(arguments: [
      "--input", LiveICU.dataFolder, "--output", folder, "--module", "Shop", "--access", "public",
      "--locales", "de", "--currencies", "EUR", "--names", names,
    ]).run(RecordingConsole())
    let source = try String(
      contentsOfFile: "\(folder)/Shop+CurrencyTables.swift", encoding: .utf8)
    let generated = code(of: source)
    let mintage = LiveICU.packageRoot.appendingPathComponent("Sources/Mintage").path
    let files = try FileManager.default.contentsOfDirectory(atPath: mintage)
      .filter { $0.hasSuffix("+Default.swift") }
    #expect(files.count >= 4)
    for file in files {
      let text = try String(contentsOfFile: "\(mintage)/\(file)", encoding: .utf8)
      let extensions = code(of: text).components(separatedBy: " extension ")
      for own in extensions { #expect(generated.contains(own), "\(file)") }
    }
  }

  /// A file without comments, and white space as one space.
  private func code(of source: String) -> String {
    let lines = source.split(separator: "\n").map { line in
      line.range(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
    }
    return lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }
}
