internal import Foundation

/// A folder that holds a snapshot, such as `Data/`.
///
///     let snapshot = try SnapshotFolder(path: "Data").load()
public struct SnapshotFolder: Sendable {
  /// Where the folder is.
  public let path: String

  /// The folder at `path`, which need not exist yet.
  public init(path: String) { self.path = path }

  private static let subfolders = ["locales", "names", "compact"]
  private static let topFiles = [
    "snapshot.json", "currencies.json", "regions.json", "numbering-systems.json", "fallback.json",
    "unspaced-edges.json", "plurals.json",
  ]

  /// Reads the snapshot.
  public func load() throws(SnapshotError) -> Snapshot {
    try SnapshotDecoder(files: try files(), folder: path).snapshot()
  }

  /// Reads the snapshot and takes in the amendments beside it: what tables are made from.
  ///
  /// - Parameter amends: false for what ICU says and no more.
  func load(amends: Bool) throws -> Snapshot {
    var snapshot = try load()
    let header = try JSONParser.value(of: try read("\(path)/snapshot.json")).asObject()
    snapshot.origin = try header.string("hash")
    if amends, let amendments = try Amendments(folder: path) { try snapshot.amend(amendments) }
    return snapshot
  }

  /// The header alone, or nil if there is no snapshot yet.
  public func source() throws(SnapshotError) -> SnapshotSource? {
    guard FileManager.default.fileExists(atPath: "\(path)/snapshot.json") else { return nil }
    let file = "\(path)/snapshot.json"
    do {
      let header = try JSONParser.value(of: try read(file))
      return try SnapshotSource(header: header.asObject())
    } catch let error as JSONParser.Failure {
      throw .damaged(file: file, reason: error.reason)
    } catch let error as ShapeError {
      throw .damaged(file: file, reason: error.reason)
    } catch {
      throw error as? SnapshotError ?? .unreadable(file: file, reason: "\(error)")
    }
  }

  /// Writes the snapshot in place of the one that is there.
  ///
  /// Everything is written into a folder beside this one first; then the two change places. Files
  /// that are not the snapshot's come along. On an error, what was there is unchanged.
  public func write(_ snapshot: Snapshot) throws(SnapshotError) {
    let files = SnapshotEncoder(snapshot: snapshot).files()
    let manager = FileManager.default
    let new = "\(path).new-\(ProcessInfo.processInfo.processIdentifier)"
    let old = "\(path).old-\(ProcessInfo.processInfo.processIdentifier)"
    do {
      try manager.createDirectory(atPath: new, withIntermediateDirectories: true)
      try copyOtherFiles(to: new)
      for (file, bytes) in files {
        let target = URL(fileURLWithPath: "\(new)/\(file)")
        try manager.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: target)
      }
      if manager.fileExists(atPath: path) { try manager.moveItem(atPath: path, toPath: old) }
      do {
        try manager.moveItem(atPath: new, toPath: path)
      } catch {
        try? manager.moveItem(atPath: old, toPath: path)
        throw error
      }
      try? manager.removeItem(atPath: old)
    } catch {
      try? manager.removeItem(atPath: new)
      throw .unwritable(folder: path, reason: error.sentence)
    }
  }

  private func copyOtherFiles(to target: String) throws {
    let manager = FileManager.default
    guard manager.fileExists(atPath: path) else { return }
    for name in try manager.contentsOfDirectory(atPath: path)
    where !Self.topFiles.contains(name) && !Self.subfolders.contains(name) {
      try manager.copyItem(atPath: "\(path)/\(name)", toPath: "\(target)/\(name)")
    }
  }

  /// The snapshot's own files, by path in the folder.
  private func files() throws(SnapshotError) -> [String: [UInt8]] {
    let manager = FileManager.default
    guard manager.fileExists(atPath: "\(path)/snapshot.json") else {
      throw .missing(folder: path)
    }
    var files: [String: [UInt8]] = [:]
    for name in Self.topFiles where manager.fileExists(atPath: "\(path)/\(name)") {
      files[name] = try read("\(path)/\(name)")
    }
    for subfolder in Self.subfolders where manager.fileExists(atPath: "\(path)/\(subfolder)") {
      let names: [String]
      do { names = try manager.contentsOfDirectory(atPath: "\(path)/\(subfolder)") } catch {
        throw .unreadable(file: "\(path)/\(subfolder)", reason: error.sentence)
      }
      for name in names where name.hasSuffix(".json") {
        files["\(subfolder)/\(name)"] = try read("\(path)/\(subfolder)/\(name)")
      }
    }
    return files
  }

  private func read(_ file: String) throws(SnapshotError) -> [UInt8] {
    do { return Array(try Data(contentsOf: URL(fileURLWithPath: file))) } catch {
      throw .unreadable(file: file, reason: error.sentence)
    }
  }
}

extension Error {
  /// What Foundation says, without the full stop, to go on in the same line.
  var sentence: String {
    let text = localizedDescription
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
