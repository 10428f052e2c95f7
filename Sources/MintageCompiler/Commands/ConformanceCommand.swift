internal import Foundation
internal import MintageCore

/// `mintagec conformance`: compares what Mintage prints with what an ICU prints.
public struct ConformanceCommand: Verb, Equatable {
  /// `conformance`.
  public static let name = "conformance"
  /// One line for the list of verbs.
  public static let summary = "compare Mintage's text with a libicu's, byte for byte"
  /// The text of `mintagec conformance --help`.
  public static let help = """
    usage: mintagec conformance [--icu PREFIX|VERSION] [--quick] [--locales a,b]
             [--currencies A,B] [--styles a,b] [--identifiers N] [--random N] [--seed N]
             [--jobs N] [--show N] [--data FOLDER] [--resume FILE]

    Extracts an ICU's rules in memory, packs them, formats with Mintage and compares every byte
    with what that ICU prints: all locales and legacy aliases, each in its default, its native and
    Latin digits, all currencies, \(ConformanceStyle.all.count) styles, 23 and more amounts. Then all numbering
    systems, all combinations of language, script and region, made-up locale identifiers in all
    spellings, and random options and amounts. Amendments are no part of it. Any difference is
    printed, and the exit status is 1.

      --icu PREFIX        the ICU under this folder; without --icu: the system's
      --icu VERSION       the ICU that `Scripts/fetch-icu.sh VERSION` brought, in .icu/VERSION
      --quick             a sample of the locales and currencies that takes seconds, not minutes
      --locales a,b       only these locales
      --currencies A,B    only these currencies
      --styles a,b        only these styles, of those listed below
      --identifiers N     how many locale identifiers to make up; 120000 otherwise, 12000 with
                          --quick; 0 leaves out the combinations of subtags too
      --random N          how many random styles to try on 12 random amounts each; 400000
                          otherwise, 20000 with --quick
      --seed N            other identifiers and random styles than those of seed 1
      --jobs N            how many threads to use; as many as there are cores otherwise
      --show N            how many differences of each style to print; 5 otherwise, at most 100
      --data FOLDER       compare the snapshot in this folder, instead of the ICU's own data
      --resume FILE       note finished locales in this file and in FILE.amounts, and skip those
                          they have

    styles:
    \(styleNames)
    """

  /// The names of all styles, in lines.
  private static let styleNames: String = {
    var lines = [" "]
    for name in ConformanceStyle.all.map(\.name) + AmountConformance.all.map(\.name) {
      if lines[lines.count - 1].count + name.count > 96 { lines.append(" ") }
      lines[lines.count - 1] += " " + name
    }
    return lines.joined(separator: "\n")
  }()

  /// A prefix or a version; nil is the system's ICU.
  public var icu: String?
  /// Whether to compare a sample.
  public var isQuick = false
  /// The locales to compare; all where empty.
  public var locales: [String] = []
  /// The currencies to compare; all where empty.
  public var currencies: [String] = []
  /// The styles to compare; all where empty.
  public var styles: [String] = []
  /// How many identifiers to make up.
  public var identifiers: Int?
  /// How many random styles to try.
  public var randomStyles: Int?
  /// Which identifiers and random styles to make up.
  public var seed = 1
  /// How many threads to use.
  public var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// How many differences of each style to print.
  public var shown = 5
  /// A folder with a snapshot.
  public var data: String?
  /// The file of finished locales.
  public var journal: String?

  /// Reads the words after `conformance`.
  public init(arguments: [String]) throws(UsageError) {
    var reader = OptionReader(arguments)
    while let option = reader.next() {
      switch option {
      case "--icu": icu = try reader.value(of: option)
      case "--quick": isQuick = true
      case "--locales": locales = try reader.list(of: option)
      case "--currencies": currencies = try reader.list(of: option)
      case "--styles": styles = try reader.list(of: option)
      case "--identifiers": identifiers = try reader.number(of: option)
      case "--random": randomStyles = try reader.number(of: option)
      case "--seed": seed = try reader.number(of: option)
      case "--jobs": jobs = max(1, try reader.number(of: option))
      case "--show": shown = try reader.number(of: option)
      case "--data": data = try reader.value(of: option)
      case "--resume": journal = try reader.value(of: option)
      default: throw UsageError("unknown option \(option)")
      }
    }
    for style in styles
    where ConformanceStyle.named(style) == nil && AmountConformance.named(style) == nil {
      throw UsageError("unknown style \(style)")
    }
  }
}
