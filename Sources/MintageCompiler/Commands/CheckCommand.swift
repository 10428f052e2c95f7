/// `mintagec check`: fails when generated files are not what the snapshot gives.
public struct CheckCommand: Verb, Equatable {
  /// `check`.
  public static let name = "check"
  /// One line for the list of verbs.
  public static let summary = "fail when generated tables are stale"
  /// The text of `mintagec check --help`.
  public static let help = """
    usage: mintagec check [--input FOLDER] [--output FOLDER]
           mintagec check --config FILE [--input FOLDER]

    Compiles in memory and compares with the files that are there, byte for byte. Needs no ICU.
    Fails too for an amendment that the snapshot says already, or that it should by now.

      --input FOLDER    the snapshot; Data in the current folder otherwise
      --output FOLDER   the generated files; those of Mintage, MintageNames and MintageNotation
                        otherwise
      --config FILE     a package's own tables, as `mintagec compile --help` explains; so do the
                        other options that `compile` takes
    """

  /// The snapshot's folder.
  public var input = "Data"
  /// What the files should be.
  public var target = CompilationTarget()

  /// Reads the words after `check`.
  public init(arguments: [String]) throws(UsageError) {
    var options = OptionReader(arguments)
    while let option = options.next() {
      switch option {
      case "--input": input = try options.value(of: option)
      default:
        guard try target.take(option, &options) else {
          throw UsageError("unknown option \(option)")
        }
      }
    }
    try target.check()
  }

  /// The file of fingerprints beside the default tables' snapshot, if it is not what it should be.
  private func staleFingerprints(of snapshot: Snapshot, _ target: CompilationTarget) -> [String] {
    let (folder, name) = (OutputFolder(path: input), FingerprintsCommand.fileName)
    guard target.choice.isWhole, target.module == nil, let found = folder.read(name) else {
      return []
    }
    return found == Array(SnapshotFingerprints(snapshot).text().utf8) ? [] : ["\(input)/\(name)"]
  }

  /// Checks.
  public func run(_ console: some Console) throws {
    let target = try self.target.resolved()
    console.progress("check: reading \(input)")
    let extracted = try SnapshotFolder(path: input).load(amends: false)
    var snapshot = extracted
    if target.choice.amends, let amendments = try Amendments(folder: input) {
      try amendments.check(against: snapshot)
      try snapshot.amend(amendments)
    }
    let compilation = try Compilation(whole: snapshot, choice: target.choice) {
      console.progress($0)
    }
    console.progress("")
    let folders = target.files(of: compilation)
    var stale = folders.flatMap { path, files in
      let folder = OutputFolder(path: path)
      return files.keys.sorted().filter { folder.read($0) != files[$0] }.map { "\(path)/\($0)" }
    }
    stale += staleFingerprints(of: extracted, target)
    guard stale.isEmpty else { throw StaleError(files: stale, config: self.target.config) }
    console.print(
      "\(folders.reduce(0) { $0 + $1.files.count }) generated files are up to date in "
        + Set(folders.map(\.folder)).sorted().joined(separator: ", "))
  }
}

/// Generated files that do not follow from the snapshot.
public struct StaleError: Error, Equatable, CustomStringConvertible {
  var files: [String]
  var config: String?

  /// Which files are stale, and the command that mends them.
  public var description: String {
    let state =
      "\(files.joined(separator: " and ")) \(files.count == 1 ? "is" : "are") stale or edited by hand"
    guard let config else {
      return state
        + "; run Scripts/regenerate.sh, or `swift run mintagec compile` for the tables alone"
    }
    return state + "; compile \(config) again"
  }
}
