import Foundation
import MintageCore
import Testing

@testable import MintageCompiler

/// The tables of the ICU that this program's Foundation uses, compiled in memory.
enum FoundationTables {
  /// The toolchain's library; nil where Foundation's ICU is none that can be opened.
  static let library: ICULibrary? = {
    guard let folder = loadedFolder() else { return nil }
    return try? ICULibrary(prefix: folder)
  }()

  /// Packed once for all tests.
  static let packed = Result {
    try PackedSnapshot(SnapshotReader(#require(library)).read())
  }

  /// The folder of the library that is loaded already; by the loader's list, as there may be others.
  private static func loadedFolder() -> String? {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else {
      return nil
    }
    for line in maps.split(separator: "\n") where line.hasSuffix("/lib_FoundationICU.so") {
      guard let start = line.firstIndex(of: "/") else { continue }
      return String(line[start...].dropLast("/lib_FoundationICU.so".count))
    }
    return nil
  }
}
