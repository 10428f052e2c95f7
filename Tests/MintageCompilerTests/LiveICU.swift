import Foundation

@testable import MintageCompiler

/// The ICUs that tests may use: whatever this machine has.
enum LiveICU {
  /// The system's, or the one `MINTAGE_ICU` points to.
  static let system = try? ICULibrary(prefix: ProcessInfo.processInfo.environment["MINTAGE_ICU"])
  /// The one `Scripts/fetch-icu.sh` brings.
  static let fetched = try? ICULibrary(prefix: packageRoot.appendingPathComponent(".icu/78.3").path)

  /// Newest first.
  static var all: [ICULibrary] { [fetched, system].compactMap { $0 } }
  static var isPresent: Bool { !all.isEmpty }

  static let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  /// The committed snapshot.
  static let dataFolder = packageRoot.appendingPathComponent("Data").path
}
