internal import Foundation

/// `mintagec goldens`: writes down what an ICU prints, for tests that have none.
public struct GoldensCommand: Verb, Equatable {
  /// `goldens`.
  public static let name = "goldens"
  /// One line for the list of verbs.
  public static let summary = "write what a libicu prints, Data/goldens, for tests without one"
  /// The text of `mintagec goldens --help`.
  public static let help = """
    usage: mintagec goldens [--icu PREFIX|VERSION] [--output FOLDER] [--jobs N] [--amounts]

    Formats with an ICU alone and writes three files. hashes.tsv has a hash for each locale and style
    over all currencies and \(ConformanceAmounts.general.count + 2) amounts; amounts.tsv the same of names, notations and
    ranges in \(ConformanceUniverse.tellingCurrencies.count) currencies; texts.tsv has texts to read. Takes several minutes.

      --icu PREFIX     the ICU under this folder; without --icu: the system's
      --icu VERSION    the ICU that `Scripts/fetch-icu.sh VERSION` brought, in .icu/VERSION
      --output FOLDER  where to write; Data/goldens in the current folder otherwise
      --jobs N         how many threads to use; as many as there are cores otherwise
      --amounts        write amounts.tsv only
    """

  /// A prefix or a version; nil is the system's ICU.
  public var icu: String?
  /// The folder to write.
  public var output = "Data/goldens"
  /// How many threads to use.
  public var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// Whether to write the hashes of names, notations and ranges only.
  public var isAmountsOnly = false

  /// Reads the words after `goldens`.
  public init(arguments: [String]) throws(UsageError) {
    var reader = OptionReader(arguments)
    while let option = reader.next() {
      switch option {
      case "--icu": icu = try reader.value(of: option)
      case "--output": output = try reader.value(of: option)
      case "--jobs": jobs = max(1, try reader.number(of: option))
      case "--amounts": isAmountsOnly = true
      default: throw UsageError("unknown option \(option)")
      }
    }
  }

  /// Writes the files.
  public func run(_ console: some Console) throws {
    let library = try ICULibrary(named: icu)
    let run = try GoldenRun(icu: library, universe: ConformanceUniverse(library), jobs: jobs)
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    let amounts = try run.amountHashes { report($0, $1, "names, notations, ranges", console) }
    try write(amounts, "amounts", console)
    if isAmountsOnly { return }
    let texts = try GoldenTexts(library)
    let hashes = try run.hashes { report($0, $1, "plain amounts", console) }
    try write(hashes, "hashes", console)
    try texts.text.write(toFile: "\(output)/texts.tsv", atomically: true, encoding: .utf8)
    console.print(
      "\(output)/texts.tsv: ICU \(library.version), "
        + "\(texts.rows.count * texts.columns.count) texts to read")
  }

  private func report(_ done: Int, _ total: Int, _ what: String, _ console: some Console) {
    console.progress("goldens: \(what): \(done) of \(total) locales")
  }

  private func write(_ hashes: GoldenHashes, _ name: String, _ console: some Console) throws {
    console.progress("")
    try hashes.text.write(toFile: "\(output)/\(name).tsv", atomically: true, encoding: .utf8)
    console.print(
      "\(output)/\(name).tsv: ICU \(hashes.icu), \(hashes.rows.count) locales with numbering "
        + "system, \(hashes.styles.count) styles, \(hashes.currencies.count) currencies")
  }
}
