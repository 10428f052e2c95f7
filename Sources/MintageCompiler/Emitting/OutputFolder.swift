internal import Foundation

/// Files written together: each into a temporary neighbor first, then renamed into place, so that a
/// full disk or an interruption leaves the old files as they were.
struct OutputFolder {
  let path: String

  /// Writes all files or none.
  func write(_ files: [String: [UInt8]]) throws(OutputError) {
    let manager = FileManager.default
    do {
      try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw OutputError(path: path, reason: error.localizedDescription)
    }
    let temporary = { (name: String) in "\(path)/.\(name).new" }
    // Whatever is left after an error.
    defer { for name in files.keys { try? manager.removeItem(atPath: temporary(name)) } }
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
      // What a rename would stumble on is found before the first one.
      let attributes = try? manager.attributesOfItem(atPath: "\(path)/\(name)")
      if attributes?[.type] as? FileAttributeType == .typeDirectory {
        throw OutputError(path: "\(path)/\(name)", reason: "a folder is in the way")
      }
      do {
        try Data(bytes).write(to: URL(fileURLWithPath: temporary(name)))
      } catch {
        throw OutputError(path: "\(path)/\(name)", reason: error.localizedDescription)
      }
    }
    for name in files.keys.sorted() {
      guard unsafe rename(temporary(name), "\(path)/\(name)") == 0 else {
        throw OutputError(path: "\(path)/\(name)", reason: unsafe String(cString: strerror(errno)))
      }
    }
  }

  /// The bytes of a file, or nil where there is none.
  func read(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map { Array($0) }
  }
}

/// A file that could not be written; what was there before still is.
public struct OutputError: Error, CustomStringConvertible {
  var path: String
  var reason: String

  /// What could not be written, and what to look at.
  public var description: String {
    "cannot write \(path): \(reason); the old files are unchanged. Check the folder's permissions and"
      + " the space on its disk, or choose another with --output"
  }
}
