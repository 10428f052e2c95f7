/// A row of the table of reasons: groups that people would read as one.
struct ReasonRow {
  var cause: TextCause
  var changes: [DifferenceDocument.TextChange]
  var currencies: [String]
  var locales: [String]
  var pairs: Int
  var example: TextExample

  /// The groups of a difference, drawn together.
  ///
  /// First currencies that change alike in the same locales, as those whose digits fall from 2 to 0;
  /// then, where a locale changes many symbols, these.
  static func rows(_ difference: TextDifference) -> [ReasonRow] {
    let rows = difference.groups.map { group in
      ReasonRow(
        cause: group.cause,
        changes: group.old.flatMap { old in group.new.map { [.init(old: old, new: $0)] } } ?? [],
        currencies: group.currencies, locales: group.locales, pairs: group.pairs,
        example: group.example)
    }
    let alike = joined(rows, atLeast: 2) {
      [$0.cause.rawValue] + $0.changes.map(\.old) + $0.changes.map(\.new) + $0.locales
    }
    return joined(alike, atLeast: 4) { [$0.cause.rawValue] + $0.locales }
  }

  /// Rows with the same key as one, in the place of the first, where there are enough of them.
  private static func joined(
    _ rows: [ReasonRow], atLeast least: Int, by key: (ReasonRow) -> [String]
  ) -> [ReasonRow] {
    let groups = Dictionary(grouping: rows.indices) { key(rows[$0]) }
    return rows.indices.compactMap { index in
      guard let members = groups[key(rows[index])], rows[index].cause.isOfCurrency,
        members.count >= least
      else { return rows[index] }
      guard members[0] == index else { return nil }
      var row = rows[index]
      for member in members.dropFirst() {
        row.changes += rows[member].changes.filter { !row.changes.contains($0) }
        row.currencies += rows[member].currencies
        row.pairs += rows[member].pairs
      }
      row.currencies = Set(row.currencies).sorted()
      return row
    }
  }

  /// The row's cells.
  func cells(_ difference: TextDifference, limit: Int) -> [DifferenceDocument.Cell] {
    let isForAll = locales.count == difference.locales.count
    let shown = changes.map {
      DifferenceDocument.TextChange(old: $0.old.visible, new: $0.new.visible)
    }
    let change: DifferenceDocument.Cell =
      switch shown.count {
      case 0: .text("")
      case 1: .change(old: shown[0].old, new: shown[0].new)
      default: .changes(Array(shown.prefix(3)), more: max(0, shown.count - 3))
      }
    let families = locales.families(among: difference.locales)
    return [
      .text(cause.rawValue), change,
      .text(currencies.count == difference.currencies ? "all" : currencies.listed(8)),
      .text(isForAll ? "all" : families.listed(limit)), .text(pairs.grouped), .example(example),
    ]
  }
}

extension [String] {
  /// Identifiers, with `gsw*` in place of `gsw`, `gsw_CH` and `gsw_LI` where these are all of
  /// `known` that begin so.
  func families(among known: [String]) -> [String] {
    let all = Set(self)
    let missing = known.filter { !all.contains($0) }
    var heads: [String: Int] = [:]
    for identifier in self {
      var head = identifier
      var rest = Substring(identifier)
      while let cut = rest.lastIndex(of: "_") {
        rest = rest[..<cut]
        let family = "\(rest)_"
        if all.contains(String(rest)), !missing.contains(where: { $0.hasPrefix(family) }) {
          head = String(rest)
        }
      }
      heads[head, default: 0] += 1
    }
    return heads.keys.sorted().map { (heads[$0] ?? 0) > 1 ? "\($0)*" : $0 }
  }
}
