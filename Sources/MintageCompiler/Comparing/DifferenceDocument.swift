/// A difference as sections with tables, which text, Markdown and the report's page are made from.
struct DifferenceDocument {
  /// What stands in one place of a table.
  enum Cell: Equatable {
    case text(String)
    /// Short sentences, one to a line where there is room.
    case lines([String])
    /// Text to be shown as it is: codes, identifiers, amounts.
    case code(String)
    /// Before and after.
    case change(old: String, new: String)
    /// Several of them.
    case changes([TextChange], more: Int)
    /// An amount before and after, in a locale.
    case example(TextExample)
  }

  /// A heading, what there is to say, and a table.
  struct Section {
    var title: String
    var notes: [String] = []
    var columns: [String] = []
    var rows: [[Cell]] = []
    /// Whether the last cell of a row is an example, which needs a line of its own.
    var endsInExamples = false
  }

  /// A text before and after.
  struct TextChange: Equatable, Hashable {
    var old: String
    var new: String
  }

  let title: String
  let sections: [Section]

  /// - Parameter limit: How many names a list shows before the rest is counted.
  init(_ difference: DataDifference, limit: Int = 8) {
    title = "\(difference.old.title) to \(difference.new.title)"
    sections =
      [
        Self.overview(difference), Self.amendments(difference),
        Self.currencies(difference.currencies),
        Self.digits(difference.digits), Self.regions(difference.regions),
        Self.locales(difference.locales, limit: limit * 5),
      ].compactMap { $0 } + Self.texts(difference.texts, limit: limit)
  }

  private static func overview(_ difference: DataDifference) -> Section {
    let (old, new) = (difference.old, difference.new)
    func row(_ what: String, _ before: String, _ after: String) -> [Cell] {
      [.text(what), .text(before), .text(after)]
    }
    var section = Section(
      title: "Overview", columns: ["", "ICU \(old.source.icu)", "ICU \(new.source.icu)"],
      rows: [
        row("CLDR", old.source.cldr, new.source.cldr),
        row("Unicode", old.source.unicode, new.source.unicode),
        row("currencies", String(old.currencies), String(new.currencies)),
        row("locales", String(old.locales), String(new.locales)),
        row("aliases", String(old.aliases), String(new.aliases)),
      ])
    if difference.isEmpty { section.notes = ["Nothing differs."] }
    return section
  }

  private static func amendments(_ difference: DataDifference) -> Section? {
    let sides = [difference.old, difference.new]
    guard sides.contains(where: { !$0.amendments.isEmpty }) else { return nil }
    return Section(
      title: "Amendments",
      notes: [
        "Facts that the data have besides what their ICU says; some of the changes are these."
      ],
      columns: ["Data", "Amendment", "Says", "Source"],
      rows: sides.flatMap { side in
        side.amendments.map { amendment in
          [
            .text("ICU \(side.source.icu)"), .code(amendment.name), .text(amendment.summary),
            .text(amendment.source),
          ]
        }
      })
  }

  private static func currencies(_ difference: CurrencyDifference) -> Section? {
    let kinds = [
      ("new", difference.added), ("gone from the data", difference.removed),
      ("now legal tender", difference.introduced),
      ("no longer legal tender", difference.retired),
    ]
    let rows = kinds.flatMap { kind, currencies in
      currencies.map { currency -> [Cell] in
        [
          .code(currency.code), .text(currency.name), .text(kind),
          .text(currency.regions.joined(separator: ", ")),
        ]
      }
    }
    return rows.isEmpty
      ? nil : Section(title: "Currencies", columns: ["Code", "Name", "", "Regions"], rows: rows)
  }

  private static func digits(_ differences: [DigitsDifference]) -> Section? {
    guard !differences.isEmpty else { return nil }
    return Section(
      title: "Fraction digits",
      notes: [
        "A field that is filled cents first moves its decimal point with these; amounts stored in"
          + " ISO 4217 minor units do not change."
      ],
      columns: ["Code", "Digits", "Change", "1,237.567 in English"],
      rows: differences.map { difference in
        [
          .code(difference.currency), .text(difference.kind.rawValue),
          .change(old: difference.old, new: difference.new),
          .change(old: difference.example.old.readable, new: difference.example.new.readable),
        ]
      })
  }

  private static func regions(_ differences: [RegionDifference]) -> Section? {
    guard !differences.isEmpty else { return nil }
    // Those with another currency first.
    let ordered =
      differences.filter(\.isDefaultChanged) + differences.filter { !$0.isDefaultChanged }
    return Section(
      title: "Regions",
      notes: ["The currency a region's locales use, and uses whose days are others now."],
      columns: ["Region", "Currency", "Before", "Now"],
      rows: ordered.map { difference in
        let (old, new) = (difference.oldCurrency ?? "none", difference.newCurrency ?? "none")
        return [
          .code(difference.region), old == new ? .text(new) : .change(old: old, new: new),
          .lines(difference.oldUses.map(\.sentence)),
          .lines(difference.newUses.map(\.sentence)),
        ]
      })
  }

  private static func locales(_ difference: LocaleDifference, limit: Int) -> Section? {
    guard difference != LocaleDifference() else { return nil }
    // Grouped by the locale that answers instead, since most new ones had their language or root.
    func rows(_ answers: [LocaleDifference.Answer], _ what: String) -> [[Cell]] {
      let groups = Dictionary(grouping: answers, by: \.answeredBy)
      return groups.sorted { left, right in
        left.value.count != right.value.count
          ? left.value.count > right.value.count : left.key < right.key
      }.map { target, answers in
        [
          .text(what), .text(answers.map(\.identifier).listed(limit)), .code(target),
        ]
      }
    }
    return Section(
      title: "Locales",
      notes: [
        "\(difference.added.count) came, \(difference.removed.count) went. The last column is the"
          + " locale that answered before, or answers now, or the alias's target."
      ],
      columns: ["", "Locales", "Otherwise"],
      rows: rows(difference.added, "new") + rows(difference.removed, "gone")
        + rows(difference.aliasesAdded, "new alias") + rows(difference.aliasesRemoved, "alias gone")
    )
  }

  private static func texts(_ differences: [TextDifference], limit: Int) -> [Section] {
    differences.enumerated().compactMap { index, difference in
      guard difference.compared > 0 else { return nil }
      let rows = ReasonRow.rows(difference)
      var note =
        "\(difference.differing.grouped) of \(difference.compared.grouped) pairs of locale and"
        + " currency that both have differ"
      switch (index, rows.isEmpty) {
      case (0, _): note += ". A star stands for a locale and all below it."
      case (_, true) where difference.differing > 0: note += ", for reasons told above."
      case (_, true): note += "."
      case (_, false): note += "; reasons told for plain texts of the locale are left out."
      }
      return Section(
        title: "Texts: \(difference.kind)", notes: [note],
        columns: rows.isEmpty
          ? [] : ["Reason", "Change", "Currencies", "Locales", "Pairs", "For example"],
        rows: rows.map { $0.cells(difference, limit: limit) }, endsInExamples: true)
    }
  }
}
