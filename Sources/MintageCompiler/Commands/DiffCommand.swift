internal import Foundation

/// `mintagec diff`: what changed for users from one set of data to another.
public struct DiffCommand: Verb, Equatable {
  /// `diff`.
  public static let name = "diff"
  /// One line for the list of verbs.
  public static let summary = "say what changed for users between two snapshots or ICUs"
  /// The text of `mintagec diff --help`.
  public static let help = """
    usage: mintagec diff OLD NEW [--format text|json|markdown] [--output FILE]
                         [--locales LIST] [--currencies LIST]

    Says which currencies, locales and aliases came and went, whose fraction digits moved, which
    regions changed currency, and, by writing amounts with both, which pairs of locale and currency
    have another text, why, and an example.

    OLD and NEW are each
    \(SnapshotArgument.help)

      --format text      for a terminal, unless another is named; json has every list whole,
                         markdown is for documentation
      --output FILE      write there, by way of a temporary file, instead of standard output
      --locales LIST     only these, such as de-CH,fr-*
      --currencies LIST  only these, such as EUR,CHF,current

    example: mintagec diff 72.1 78.3 --locales de-CH --currencies CHF
    """

  /// How the difference is written.
  public enum Format: String, CaseIterable, Sendable {
    /// For a terminal.
    case text
    /// For programs: every list whole.
    case json
    /// For documentation.
    case markdown
  }

  let old: SnapshotArgument
  let new: SnapshotArgument
  /// What to write.
  public var format = Format.text
  /// The file to write; nil is standard output.
  public var output: String?
  var selection = DataSelection()

  /// Reads the words after `diff`.
  public init(arguments: [String]) throws(UsageError) {
    var words: [String] = []
    var options = OptionReader(arguments)
    while let option = options.next() {
      switch option {
      case "--format":
        let word = try options.value(of: option)
        guard let format = Format(rawValue: word) else {
          throw UsageError("unknown format \(word); there are text, json and markdown")
        }
        self.format = format
      case "--output": output = try options.value(of: option)
      case "--locales": selection.locales = DataSelection.list(try options.value(of: option))
      case "--currencies": selection.currencies = DataSelection.list(try options.value(of: option))
      case _ where option.hasPrefix("-"): throw UsageError("unknown option \(option)")
      default: words.append(option)
      }
    }
    guard words.count == 2 else {
      throw UsageError("diff needs OLD and NEW, each a snapshot's folder, a version or an ICU")
    }
    old = SnapshotArgument(word: words[0])
    new = SnapshotArgument(word: words[1])
  }

  /// Compares.
  public func run(_ console: some Console) throws {
    let before = try old.load(console)
    let after = try new.load(console)
    if let first = ICUVersion(before.source.icu), let second = ICUVersion(after.source.icu),
      first > second
    {
      console.note("OLD is ICU \(first), NEW the older \(second): this is the way back")
    }
    let difference = try DataDifference(old: before, new: after, selection: selection) {
      console.progress($0)
    }
    console.progress("")
    let text = text(difference)
    guard let output else {
      console.print(text.hasSuffix("\n") ? String(text.dropLast()) : text)
      return
    }
    let file = URL(fileURLWithPath: output)
    try OutputFolder(path: file.deletingLastPathComponent().path).write([
      file.lastPathComponent: Array(text.utf8)
    ])
    let changed = difference.texts.first?.differing ?? 0
    console.print("\(output): \(changed.grouped) pairs of locale and currency differ")
  }

  private func text(_ difference: DataDifference) -> String {
    switch format {
    case .text: DifferenceDocument(difference).text
    case .json: difference.json
    case .markdown:
      DifferenceDocument(difference).markdown(
        heading: "From ICU \(difference.old.source.icu) to \(difference.new.source.icu)",
        introduction: [
          "Written by `mintagec diff`; not to be edited. What changes for users who had the data of"
            + " ICU \(difference.old.source.icu) and get those of \(difference.new.source.icu). In"
            + " examples no-break spaces are plain ones and bidi marks are left out, unless they"
            + " are what changed."
        ])
    }
  }
}
