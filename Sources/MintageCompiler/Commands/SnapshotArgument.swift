internal import Foundation

/// Data that a person named on the command line: a folder with a snapshot, or an ICU.
///
///     Data       a folder that `mintagec extract` wrote
///     78.3       the ICU that `Scripts/fetch-icu.sh` brought, or the system's if it is that one
///     system     the system's ICU
///     /opt/icu   the ICU under that folder
struct SnapshotArgument: Equatable, Sendable {
  /// What was typed.
  let word: String

  /// For the text of `--help`: what may be typed.
  static let help = """
      a folder          with a snapshot, such as Data or what `mintagec extract --output` wrote
      a version         of an ICU, such as 78.3: what `Scripts/fetch-icu.sh 78.3` brought, or
                        the system's if it is that one; `system` is the system's
      an ICU's folder   PREFIX/lib and the like are looked into
    """

  /// Loads the snapshot, or reads the ICU, which takes some seconds.
  ///
  /// - Parameter amends: whether a folder's amendments are taken in; an ICU has none.
  func load(_ console: some Console, amends: Bool = true) throws -> Snapshot {
    let folder = SnapshotFolder(path: word)
    if try folder.source() != nil {
      console.progress("reading \(word)")
      return try folder.load(amends: amends)
    }
    if isEmptyFolder { throw SnapshotArgumentError.nothingThere(word) }
    let library = try library()
    try Self.check(library.version)
    var snapshot = try SnapshotReader(library).read { done, total in
      if done % 16 == 0 { console.progress("reading ICU \(library.version): \(done) of \(total)") }
    }
    // ICU has no ISO 4217 minor units; where the list is at hand both sides get the same one.
    try ISOCurrencyList(file: "Data/iso4217.json")?.merge(into: &snapshot)
    return snapshot
  }

  private func library() throws(ExtractionError) -> ICULibrary {
    if word == "system" { return try ICULibrary(named: nil) }
    do { return try ICULibrary(named: word) } catch {
      // The system's ICU has no folder of its own in .icu; its version may still be asked for.
      if let version = ICUVersion(word), let system = try? ICULibrary(prefix: nil),
        system.version == version
      {
        return system
      }
      throw error
    }
  }

  /// Refuses an ICU from before the first that can be read.
  static func check(_ version: ICUVersion) throws(ExtractionError) {
    guard version >= ExtractionError.oldestICU else { throw .tooOld(version) }
  }

  /// A folder with nothing in it, which `SnapshotReader` would call an ICU that is missing.
  private var isEmptyFolder: Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: word))?.isEmpty ?? false
  }
}

/// What was named holds no data.
enum SnapshotArgumentError: Error, Equatable, CustomStringConvertible {
  /// An empty folder.
  case nothingThere(String)

  /// What is wrong, and the remedy.
  var description: String {
    switch self {
    case .nothingThere(let folder):
      "\(folder) is empty: it holds neither a snapshot nor an ICU; `mintagec extract --output"
        + " \(folder)` writes a snapshot there"
    }
  }
}
