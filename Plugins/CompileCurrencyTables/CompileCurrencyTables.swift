import Foundation
import PackagePlugin

/// `swift package compile-currency-tables`: runs `mintagec compile` over the package's
/// `currency-tables.json`, with the snapshot of the Mintage the package depends on.
///
/// Other options replace the file; `--check` compares instead of writing.
@main
struct CompileCurrencyTables: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = arguments
    let isCheck = arguments.contains("--check")
    arguments.removeAll { $0 == "--check" }
    let package = context.package.directoryURL
    let config = package.appending(path: "currency-tables.json")
    if !arguments.contains(where: { Self.replacesConfig.contains($0) }) {
      guard FileManager.default.fileExists(atPath: config.path) else {
        throw Failure("there is no \(config.path); the README of Mintage shows one")
      }
      arguments += ["--config", config.path]
    }
    if !arguments.contains("--input") {
      arguments += ["--input", try snapshot(for: context.package)]
    }
    let tool = Process()
    tool.executableURL = try context.tool(named: "mintagec").url
    tool.arguments = [isCheck ? "check" : "compile"] + arguments
    tool.currentDirectoryURL = package
    try tool.run()
    tool.waitUntilExit()
    guard tool.terminationReason == .exit, tool.terminationStatus == 0 else {
      throw Failure("mintagec ended with status \(tool.terminationStatus); nothing was written")
    }
  }

  private static let replacesConfig: Set = [
    "--config", "--locales", "--currencies", "--styles", "--help", "-h",
  ]

  /// The folder `Data` of the Mintage that the package depends on, directly or not.
  private func snapshot(for package: Package) throws -> String {
    var open = [package]
    var seen: Set<String> = []
    while let next = open.popLast() {
      guard seen.insert(next.id).inserted else { continue }
      let data = next.directoryURL.appending(path: "Data")
      if next.products.contains(where: { $0.name == "mintagec" }) { return data.path }
      open += next.dependencies.map(\.package)
    }
    throw Failure("\(package.displayName) does not depend on Mintage")
  }
}

/// What stopped the command.
private struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
