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
                            [--module NAME] [--locales LIST] [--currencies LIST] [--names none|all]
           mintagec compile --styles LIST --module NAME [--access public] [--output FOLDER]
           mintagec compile --config FILE [--input FOLDER]

    Packs the snapshot, replays the runtime's lookup over the packed tables for every locale and
    currency, and writes them only if it finds what the snapshot says. Needs no ICU. On any error the
    files that are there stay as they are.

      --input FOLDER    the snapshot; Data in the current folder otherwise

    What to keep; everything where nothing is said:

      --locales LIST    such as en-US,de-*,ar-EG, with what they inherit from; de-* is German in all
                        regions, all is every locale
      --currencies LIST such as EUR,USD,current; current is what is legal tender somewhere
      --names none|all  whether to compile display names; all, but none with --module

    Another locale then gets the rules of its nearest relative that is there, root's in the end;
    another currency is written as its code, with its own digits.

    Or, for an app that knows its pairs, styles in place of tables:

      --styles LIST     such as en-US/USD,de-CH/CHF: each is resolved now, and nothing is linked that
                        could resolve another. A pair may have options that are named like those of
                        StyleOptions: 'en-US/USD;form=accounting;width=narrow'. There are width, form,
                        sign, grouping, fraction, rounding, numbers and resolution

    Where to write it:

      --output FOLDER   the folder; otherwise Sources/NAME/Generated with --module, and without it
                        those of Mintage, MintageNames and MintageNotation
      --module NAME     write one file for a module of yours, NAME+CurrencyTables.swift, to be used
                        with MintageCore in place of Mintage
      --access public   let other modules use what that file declares
      --format binary   write one file a kind of table, to be mapped or fetched at run time, instead
                        of Swift source
      --config FILE     take all of this from a JSON file, whose members are named like the options:
                        {"module": "Shop", "locales": ["en-US", "de-*"], "currencies": ["EUR"]};
                        folders in it start at its own
      --no-amendments   leave out amendments.json of the snapshot's folder: what ICU says, no more
      --sizes           say what each locale and currency costs also where there are over 100

    examples:
      mintagec compile --styles en-US/USD,de-CH/CHF --module Shop
      mintagec compile --locales en-US,de-* --currencies EUR,USD --module Shop
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
  /// What to keep and where to write it.
  public var target = CompilationTarget()
  /// Whether to measure more than a hundred locales and currencies.
  public var measuresAll = false

  /// Reads the words after `compile`.
  public init(arguments: [String]) throws(UsageError) {
    var options = OptionReader(arguments)
    while let option = options.next() {
      switch option {
      case "--input": input = try options.value(of: option)
      case "--sizes": measuresAll = true
      default:
        guard try target.take(option, &options) else {
          throw UsageError("unknown option \(option)")
        }
      }
    }
    try target.check()
  }

  /// Compiles.
  public func run(_ console: some Console) throws {
    let start = Date()
    console.progress("compile: reading \(input)")
    let target = try self.target.resolved()
    let whole = try SnapshotFolder(path: input).load(amends: target.choice.amends)
    let compilation = try Compilation(
      whole: whole, choice: target.choice, progress: console.progress)
    let files = target.files(of: compilation)
    for (folder, files) in files { try OutputFolder(path: folder).write(files) }
    var lines = compilation.report
    if target.choice.styles != nil {
      lines = compilation.styleSizes
    } else if !target.choice.isWhole {
      let sizes = try SizeReport(whole: whole, choice: target.choice, compilation: compilation)
      if target.module != nil { lines = try sizes.totals(compilation.parts) }
      if let savings = try savings(sizes, whole, target.choice.selection, console.progress) {
        lines += [""] + savings + [""]
      }
    }
    console.progress("")
    for line in lines { console.print(line) }
    let seconds = Date().timeIntervalSince(start)
    let names = files.flatMap(\.files.keys).sorted().joined(separator: ", ")
    console.print(
      "\(names) in \(files[0].folder), \(compilation.lookups) lookups replayed,"
        + " \((seconds * 10).rounded() / 10) s")
  }

  /// What each choice costs, or a hint where that is not asked for and takes long.
  private func savings(
    _ sizes: SizeReport, _ whole: Snapshot, _ selection: DataSelection,
    _ progress: (String) -> Void
  ) throws -> [String]? {
    let count =
      try selection.locales(in: [whole]).count + selection.currencies(in: [whole]).count
    guard measuresAll || count <= 100 else {
      return ["--sizes says what each of these locales and currencies costs"]
    }
    return try sizes.savings(progress: progress)
  }
}
