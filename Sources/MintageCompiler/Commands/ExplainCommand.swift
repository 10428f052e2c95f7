internal import MintageCore

/// `mintagec explain`: where each rule of a currency in a locale comes from.
public struct ExplainCommand: Verb {
  /// `explain`.
  public static let name = "explain"
  /// One line for the list of verbs.
  public static let summary = "say which locale or rule gives each part of an amount's text"
  /// The text of `mintagec explain --help`.
  public static let help = """
    usage: mintagec explain LOCALE CURRENCY [AMOUNT] [--data DATA] [--accounting] [--narrow]
                            [--cash]

    Shows the chain of locales that were asked, every rule with the locale that gave it, the
    pattern, and the steps from AMOUNT (-1234.567 unless another is named) to its text, as the
    runtime takes and writes them. What cannot be seen is shown as \\u{...}.

      --data DATA    the data to explain; Data in the current folder otherwise. DATA is
    \(SnapshotArgument.help)
      --accounting   the accounting form
      --narrow       the narrow symbol
      --cash         cash digits

    example: mintagec explain de-CH CHF
    """

  var request: Explanation.Request
  let data: SnapshotArgument

  /// Reads the words after `explain`.
  public init(arguments: [String]) throws(UsageError) {
    var words: [String] = []
    var data = "Data"
    var style = StyleOptions()
    var options = OptionReader(arguments)
    while let option = options.next() {
      switch option {
      case "--data": data = try options.value(of: option)
      case "--accounting": style.form = .accounting
      case "--narrow": style.width = .narrow
      case "--cash": style.fractionDigits = .cash
      case _ where option.hasPrefix("--"): throw UsageError("unknown option \(option)")
      default: words.append(option)
      }
    }
    guard 2...3 ~= words.count else {
      throw UsageError("explain needs a locale and a currency, such as de-CH CHF")
    }
    request = Explanation.Request(identifier: words[0], currency: words[1], options: style)
    if words.count == 3 { request.amount = words[2] }
    self.data = SnapshotArgument(word: data)
  }

  /// Explains.
  public func run(_ console: some Console) throws {
    let snapshot = try data.load(console)
    console.progress("packing")
    let explanation = try Explanation(request, PackedSnapshot(snapshot))
    console.progress("")
    console.print(
      "\(request.currency.uppercased()) in \(request.identifier), by ICU \(snapshot.source.icu)"
        + " (CLDR \(snapshot.source.cldr)): \(explanation.text.visible)")
    console.print("")
    explanation.lines.forEach(console.print)
  }
}
