/// What a comparison found, as text.
struct ConformanceReport {
  /// What was compared: an ICU, tables, how much.
  let heading: String
  /// A tally for each style or other kind of comparison, by name.
  let rows: [(name: String, tally: ConformanceTally)]
  /// How many mismatches of each to show.
  let shown: Int

  var comparisons: Int { rows.reduce(0) { $0 + $1.tally.comparisons } }
  var mismatches: Int { rows.reduce(0) { $0 + $1.tally.mismatches } }

  /// The heading, a row a style, the total, and the first mismatches of each.
  var lines: [String] {
    let table =
      [("style", "comparisons", "mismatches")]
      + rows.map { ($0.name, $0.tally.comparisons.grouped, $0.tally.mismatches.grouped) }
      + [("total", comparisons.grouped, mismatches.grouped)]
    let width = table.map(\.0.count).max() ?? 0
    var lines = [heading, ""]
    for row in table {
      lines.append(column(row.0, width, left: true) + column(row.1, 15) + column(row.2, 12))
    }
    if mismatches > 0 {
      lines += ["", "first mismatches:"]
      for row in rows { lines += row.tally.first.prefix(shown).map { "  \($0)" } }
    }
    return lines
  }
}

extension Int {
  /// The number with a comma between groups of three digits.
  var grouped: String {
    let digits = String(magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return self < 0 ? "-\(text)" : text
  }
}
