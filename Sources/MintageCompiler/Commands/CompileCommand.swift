internal import Foundation

/// `mintagec compile`: packs the snapshot and writes tables.
public struct CompileCommand: Verb, Equatable {
  /// `compile`.
  public static let name = "compile"
  /// One line for the list of verbs.
  public static let summary = "pack the snapshot into Swift tables, or into a binary file"
  /// The text of `mintagec compile --help`.
  public static let help = """
    usage: mintagec compile [--input FOLDER] [--output FOLDER] [--format swift|binary]
                            [--locales LIST] [--currencies LIST]

    Packs the snapshot, replays the runtime's lookup over the packed tables for every locale and
    currency, and writes them only if it finds what the snapshot says. Needs no ICU.

      --input FOLDER    the snapshot; Data in the current folder otherwise
      --output FOLDER   where to write; Sources/Mintage/Generated otherwise
      --format binary   write currency-tables.bin, to be mapped or fetched at run time, instead of
                        Swift source
      --locales LIST    only these, such as en_US,de_CH, with what they inherit from
      --currencies LIST only these, such as USD,CHF
    """

  /// Swift source or one binary file.
  public enum Format: String, Sendable {
    /// Swift source with the tables as a literal.
    case swift
    /// The same bytes in a file.
    case binary
  }

  /// The snapshot's folder.
  public var input = "Data"
  /// The folder to write.
  public var output = "Sources/Mintage/Generated"
  /// What to write.
  public var format = Format.swift
  /// What to keep of the snapshot.
  public var subset = SubsetChoice()

  /// Reads the words after `compile`.
  public init(arguments: [String]) throws(UsageError) {
    var options = OptionReader(arguments)
    while let option = options.next() {
      switch option {
      case "--input": input = try options.value(of: option)
      case "--output": output = try options.value(of: option)
      case "--format":
        let word = try options.value(of: option)
        guard let format = Format(rawValue: word) else {
          throw UsageError("unknown format \(word); there are swift and binary")
        }
        self.format = format
      case "--locales": subset.locales = SubsetChoice.list(try options.value(of: option))
      case "--currencies": subset.currencies = SubsetChoice.list(try options.value(of: option))
      default: throw UsageError("unknown option \(option)")
      }
    }
  }

  /// Compiles.
  public func run(_ console: some Console) throws {
    let start = Date()
    let compilation = try Compilation(input: input, subset: subset) { console.progress($0) }
    let files =
      switch format {
      case .swift: compilation.swiftFiles
      case .binary: ["currency-tables.bin": compilation.packed.bytes]
      }
    try OutputFolder(path: output).write(files)
    console.progress("")
    for line in compilation.report { console.print(line) }
    let seconds = Date().timeIntervalSince(start)
    console.print(
      "\(files.keys.sorted().joined(separator: ", ")) in \(output), \(compilation.lookups)"
        + " lookups replayed, \((seconds * 10).rounded() / 10) s")
  }
}

/// `mintagec check`: fails when generated files are not what the snapshot gives.
public struct CheckCommand: Verb, Equatable {
  /// `check`.
  public static let name = "check"
  /// One line for the list of verbs.
  public static let summary = "fail when generated tables are stale"
  /// The text of `mintagec check --help`.
  public static let help = """
    usage: mintagec check [--input FOLDER] [--output FOLDER]

    Compiles in memory and compares with the files that are there, byte for byte. Needs no ICU.

      --input FOLDER    the snapshot; Data in the current folder otherwise
      --output FOLDER   the generated files; Sources/Mintage/Generated otherwise
    """

  /// The snapshot's folder.
  public var input = "Data"
  /// The folder of the generated files.
  public var output = "Sources/Mintage/Generated"

  /// Reads the words after `check`.
  public init(arguments: [String]) throws(UsageError) {
    var options = OptionReader(arguments)
    while let option = options.next() {
      switch option {
      case "--input": input = try options.value(of: option)
      case "--output": output = try options.value(of: option)
      default: throw UsageError("unknown option \(option)")
      }
    }
  }

  /// Checks.
  public func run(_ console: some Console) throws {
    let compilation = try Compilation(input: input) { console.progress($0) }
    console.progress("")
    let folder = OutputFolder(path: output)
    let files = compilation.swiftFiles
    let stale = files.keys.sorted().filter { folder.read($0) != files[$0] }
    guard stale.isEmpty else { throw StaleError(files: stale.map { "\(output)/\($0)" }) }
    console.print("\(files.count) generated files in \(output) are up to date")
  }
}

/// Generated files that do not follow from the snapshot.
public struct StaleError: Error, Equatable, CustomStringConvertible {
  var files: [String]

  /// Which files are stale, and the command that mends them.
  public var description: String {
    "\(files.joined(separator: " and ")) \(files.count == 1 ? "is" : "are") stale or edited by hand;"
      + " run Scripts/regenerate.sh, or `swift run mintagec compile` for the tables alone"
  }
}
