internal import Foundation

/// A package's own file that says which tables it wants.
///
/// By convention `currency-tables.json` in the package's folder:
///
///     {
///       "module": "Shop",
///       "locales": ["en-US", "de-*", "ar-EG"],
///       "currencies": ["EUR", "USD"]
///     }
///
/// Members are named like the options of `mintagec compile`, without dashes, and read like them; a
/// list may also be a text. Folders start at the file's own.
struct ConfigFile {
  let path: String

  /// The target.
  func target() throws -> CompilationTarget {
    let bytes: [UInt8]
    do { bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path))) } catch {
      throw ConfigError(file: path, reason: error.sentence)
    }
    do {
      return try ConfigFile.target(of: bytes, folder: folder)
    } catch let error as JSONParser.Failure {
      throw ConfigError(file: path, reason: error.reason)
    } catch let error as ShapeError {
      throw ConfigError(file: path, reason: error.reason)
    } catch let error as UsageError {
      throw ConfigError(file: path, reason: error.description)
    }
  }

  private var folder: String {
    path.contains("/") ? URL(fileURLWithPath: path).deletingLastPathComponent().path : "."
  }

  private static func target(of bytes: [UInt8], folder: String) throws -> CompilationTarget {
    var target = CompilationTarget()
    let members = try JSONParser.value(of: bytes).asObject()
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      var options = OptionReader([try text(value, name)])
      guard name != "config", try target.take("--\(name)", &options) else {
        throw ShapeError(reason: "unknown member \"\(name)\"; members are named like options")
      }
    }
    try target.check()
    guard target.module != nil || target.output != nil else {
      throw ShapeError(reason: "neither \"module\" nor \"output\" says where to write")
    }
    // So that a package's own file cannot replace the default tables.
    target.output = "\(folder)/\(target.output ?? "Sources/\(target.module ?? "")/Generated")"
    return target
  }

  /// The value as it stands on a command line.
  private static func text(_ value: JSONValue, _ name: String) throws(ShapeError) -> String {
    switch value {
    case .string(let text): return text
    case .array(let words):
      var texts: [String] = []
      for word in words { texts.append(try word.asString()) }
      return texts.isEmpty ? "," : texts.joined(separator: ",")
    default: throw ShapeError(reason: "\"\(name)\" is neither a text nor a list of texts")
    }
  }
}

/// A configuration that cannot be followed.
public struct ConfigError: Error, Equatable, CustomStringConvertible {
  var file: String
  var reason: String

  /// What is wrong with which file.
  public var description: String {
    "\(file): \(reason); `mintagec compile --help` lists the options"
  }
}
