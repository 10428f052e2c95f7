internal import MintageCore

/// Why an amount is written as it is: the locales asked, each rule with what gave it, and the steps
/// from the amount to its text.
struct Explanation {
  /// A value, and the locale or rule that gave it.
  struct Line: Equatable {
    var name: String
    var value: String
    var origin: String
  }

  /// Lines under a heading.
  struct Section: Equatable {
    var title: String
    var lines: [Line]
  }

  /// What is to be explained.
  struct Request {
    /// The identifier as it was typed.
    var identifier: String
    var currency: String
    var amount = "-1234.567"
    var options = StyleOptions()
  }

  let sections: [Section]
  /// The text the steps end with, as the runtime writes it.
  let text: String

  /// Explains by the tables of a snapshot.
  init(_ request: Request, _ packed: PackedSnapshot) throws {
    let snapshot = packed.snapshot
    guard let row = snapshot.currencyCodes.firstIndex(of: request.currency.uppercased()),
      let currency = CurrencyCode(request.currency)
    else {
      throw SelectionError.unknownCurrency(
        request.currency,
        nearest: NearestNames(to: request.currency, among: snapshot.currencyCodes).names)
    }
    let locale = LocaleIdentifier(request.identifier)
    let path = try LocalePath(request.identifier, snapshot)
    let runtime = try packed.withRuntime { runtime in
      try RuntimeFacts(currency, locale, request, runtime, path)
    }
    guard let rules = LocaleRules(snapshot, path.locale, asked: locale, system: runtime.system)
    else {
      throw SelectionError.unknownLocale(request.identifier, nearest: [])
    }
    try runtime.check(against: rules, currency.description, row, request.options)
    let amendments = (snapshot.amendments?.list ?? []).filter {
      $0.currency == currency.description
        || $0.region != nil && $0.region == LocaleParts(path.locale).region
    }.map { amendment in
      Line(name: amendment.name, value: amendment.summary, origin: amendment.source)
    }
    sections =
      [
        Section(title: "Locale", lines: path.lines(rules)),
        Section(
          title: "Rules for \(currency)",
          lines: RuleLines(rules, currency.description, row, request.options).lines),
        Section(
          title: "Text of \(request.amount)",
          lines: runtime.steps(rules, currency.description, request)),
      ] + (amendments.isEmpty ? [] : [Section(title: "Amendments", lines: amendments)])
    text = runtime.text
  }

  /// The explanation for a terminal: name, value and origin in columns.
  var lines: [String] {
    let all = sections.flatMap(\.lines)
    let names = all.map(\.name.count).max() ?? 0
    let values = min(44, all.map(\.value.count).max() ?? 0)
    return sections.enumerated().flatMap { index, section in
      (index == 0 ? [] : [""]) + [section.title]
        + section.lines.map { line in
          let start = "  \(column(line.name, names, left: true))  "
          return line.origin.isEmpty
            ? start + line.value
            : start + column(line.value, values, left: true) + "  " + line.origin
        }
    }
  }
}

/// The runtime and the snapshot give different rules: a fault of the program.
struct ExplanationError: Error, Equatable, CustomStringConvertible {
  var what: String
  var runtime: String
  var snapshot: String

  /// What differs.
  var description: String {
    "the runtime takes '\(runtime)' for \(what), the snapshot has '\(snapshot)'; this is a fault of"
      + " the program, not of the data"
  }
}
