internal import Foundation

/// `mintagec extract`: reads an ICU and writes the snapshot.
public struct ExtractCommand: Verb, Equatable {
  /// `extract`.
  public static let name = "extract"
  /// One line for the list of verbs.
  public static let summary = "read a libicu and write the snapshot, Data/"
  /// The text of `mintagec extract --help`.
  public static let help = """
    usage: mintagec extract [--icu PREFIX|VERSION] [--output FOLDER] [--allow-older]

    Reads every locale and currency of an ICU and writes the snapshot the tables are compiled
    from, as JSON that shows what changed. Takes a few seconds.

      --icu PREFIX     the ICU under this folder (PREFIX/lib and the like are looked into); the
                       folder of a Swift toolchain's lib_FoundationICU works too
      --icu VERSION    the ICU that `Scripts/fetch-icu.sh VERSION` brought, in .icu/VERSION
                       without --icu: the system's
      --output FOLDER  where to write; Data in the current folder otherwise
      --allow-older    replace a snapshot of a newer ICU by one of an older
    """

  /// A prefix or a version; nil is the system's ICU.
  public var icu: String?
  /// The folder to write.
  public var output = "Data"
  /// Whether an older ICU may replace a newer one's snapshot.
  public var allowOlder = false

  /// Reads the words after `extract`.
  public init(arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    func value(of option: String) throws(UsageError) -> String {
      guard let value = rest.popFirst(), !value.isEmpty else {
        throw UsageError("\(option) needs a value")
      }
      return value
    }
    while let option = rest.popFirst() {
      switch option {
      case "--icu": icu = try value(of: option)
      case "--output": output = try value(of: option)
      case "--allow-older": allowOlder = true
      default: throw UsageError("unknown option \(option)")
      }
    }
    while output.count > 1, output.hasSuffix("/") { output.removeLast() }
  }

  /// The folder `--icu` means: a version's own folder if it was fetched, else what was typed.
  var prefix: String? {
    guard let icu, ICUVersion(icu) != nil, !FileManager.default.fileExists(atPath: icu) else {
      return icu
    }
    return ".icu/\(icu)"
  }

  /// Extracts.
  public func run(_ console: some Console) throws {
    let folder = SnapshotFolder(path: output)
    let library = try open()
    try check(library.version, against: folder, console)
    var snapshot = try SnapshotReader(library).read { done, total in
      if done % 16 == 0 || done == total {
        console.progress(done == total ? "" : "extract: \(done) of \(total) locales")
      }
    }
    if let list = try isoList(console) { list.merge(into: &snapshot) }
    try folder.write(snapshot)
    console.print(
      "\(output): ICU \(snapshot.source.icu), CLDR \(snapshot.source.cldr), "
        + "\(snapshot.currencies.count) currencies, \(snapshot.locales.count) locales, "
        + "\(snapshot.fallback.aliases.count) aliases")
  }

  private func open() throws(ExtractionError) -> ICULibrary {
    do throws(ICUError) { return try ICULibrary(prefix: prefix) } catch {
      if let icu, let version = ICUVersion(icu) { throw .notFetched(version, reason: "\(error)") }
      throw .noICU(prefix: icu, reason: "\(error)")
    }
  }

  private func check(
    _ version: ICUVersion, against folder: SnapshotFolder, _ console: some Console
  ) throws {
    guard version >= ExtractionError.oldestICU else { throw ExtractionError.tooOld(version) }
    if version.major > ExtractionError.newestKnownMajor {
      console.note(
        "ICU \(version) is newer than any this was tested with; run the conformance tests")
    }
    // A damaged snapshot is no reason not to write a good one.
    if !allowOlder, let source = try? folder.source(), let present = ICUVersion(source.icu),
      version < present
    {
      throw ExtractionError.older(found: version, present: present, folder: folder.path)
    }
  }

  private func isoList(_ console: some Console) throws -> ISOCurrencyList? {
    for folder in [output, "Data"] {
      if let list = try ISOCurrencyList(file: "\(folder)/iso4217.json") { return list }
    }
    console.note("no iso4217.json in \(output) or Data: ISO 4217 minor units are left out")
    return nil
  }
}
