/// `mintagec report`: a page to look at.
public struct ReportCommand: Verb {
  /// `report`.
  public static let name = "report"
  /// One line for the list of verbs.
  public static let summary = "write a page that shows layouts, symbols, sizes and changes"
  /// The text of `mintagec report --help`.
  public static let help = """
    usage: mintagec report --output FOLDER [--data DATA] [--since DATA] [--locales LIST]

    Writes FOLDER/index.html, which needs no network and nothing beside it: a map of locales by
    layout, a table of symbols, digits, separators and negative forms with search, and the sizes of
    the tables. All texts are written by the runtime.

      --output FOLDER  where to write; an old page is replaced once the new one is whole
      --data DATA      the data to show; Data in the current folder otherwise
      --since DATA     show too what changed from these data
      --locales LIST   only these, such as de-*,fr-CH

    DATA is
    \(SnapshotArgument.help)

    example: mintagec report --output /tmp/report --since 72.1
    """

  let output: String
  let data: SnapshotArgument
  let since: SnapshotArgument?
  var selection = DataSelection()

  /// Reads the words after `report`.
  public init(arguments: [String]) throws(UsageError) {
    var output: String?
    var data = "Data"
    var since: String?
    var options = OptionReader(arguments)
    while let option = options.next() {
      switch option {
      case "--output": output = try options.value(of: option)
      case "--data": data = try options.value(of: option)
      case "--since": since = try options.value(of: option)
      case "--locales": selection.locales = DataSelection.list(try options.value(of: option))
      default: throw UsageError("unknown option \(option)")
      }
    }
    guard let output else { throw UsageError("report needs --output FOLDER") }
    self.output = output
    self.data = SnapshotArgument(word: data)
    self.since = since.map { SnapshotArgument(word: $0) }
  }

  /// Writes the page.
  public func run(_ console: some Console) throws {
    let snapshot = try data.load(console)
    let locales = try selection.locales(in: [snapshot]).sorted()
    console.progress("packing")
    let report = try ReportData(PackedSnapshot(snapshot), locales: locales)
    let difference = try since.map { since in
      try DataDifference(old: since.load(console), new: snapshot) { console.progress($0) }
    }
    let page = Array(ReportPage(data: report, difference: difference).html.utf8)
    try OutputFolder(path: output).write(["index.html": page])
    console.progress("")
    console.print(
      "\(output)/index.html: \(locales.count.grouped) locales, \(page.count.grouped) bytes")
  }
}
