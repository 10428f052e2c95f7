import Foundation
import Testing

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

  /// The ICUs that whole extractions are tested with: in a debug build only one, to save time.
  static var extracted: [ExtractedICU] { extractions }
  private static let extractions: [ExtractedICU] = {
    #if DEBUG
    let libraries = all.prefix(1)
    #else
    let libraries = all[...]
    #endif
    return libraries.compactMap { library in
      (try? SnapshotReader(library).read()).map { ExtractedICU(library: library, snapshot: $0) }
    }
  }()

  static let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  /// The committed snapshot.
  static let dataFolder = packageRoot.appendingPathComponent("Data").path
}

/// An ICU with what was read out of it.
struct ExtractedICU: CustomTestStringConvertible, Sendable {
  let library: ICULibrary
  let snapshot: Snapshot

  var testDescription: String { "ICU \(library.version)" }
}
