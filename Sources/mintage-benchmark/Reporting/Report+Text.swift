import Foundation

extension Report {
  /// The report as tables for a terminal, fastest rows first.
  var text: String {
    var text = "\(machine) · ICU \(icu) · \(tables) · medians of \(rounds) rounds\n"
    for workload in Workload.allCases {
      let lines = lines.filter { $0.workload == workload.rawValue }
        .sorted { $0.nanoseconds.median < $1.nanoseconds.median }
      guard !lines.isEmpty else { continue }
      let width = (lines.map(\.title.count).max() ?? 0) + 2
      text += "\n\(workload.rawValue): \(workload.title)\n"
      text +=
        pad("  row", width + 2) + "       ns/op   x anchor (range)           allocs/op  bytes/op\n"
      for line in lines { text += "  " + pad(line.title, width) + columns(line) + "\n" }
    }
    if let scaling {
      text += "\ntwo threads write \(number(scaling.median, 2)) x as much as one"
      text += " (\(number(scaling.minimum, 2))-\(number(scaling.maximum, 2))); goal: at least 1.9\n"
    }
    return text + goalText
  }

  private var goalText: String {
    guard !goals.isEmpty else { return "" }
    var text = "\ngoals\n"
    for goal in goals {
      text += goal.holds ? "  holds   " : "  MISSED  "
      text += goal.name + ": \(number(goal.ratio.median, 2))"
      text += " (\(number(goal.ratio.minimum, 2))-\(number(goal.ratio.maximum, 2)))\n"
    }
    return text
  }

  private func columns(_ line: Line) -> String {
    var text = left(number(line.nanoseconds.median, 1), 12)
    if let ratio = line.ratio {
      let range = "(\(number(ratio.minimum, 2))-\(number(ratio.maximum, 2)))"
      text += left(number(ratio.median, 2), 11) + " " + pad(range, 18)
    } else {
      text += pad("", 30)
    }
    text += left(line.allocations.map { number($0, 2) } ?? "-", 9)
    return text + left(line.bytes.map { number($0, 0) } ?? "-", 10)
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func left(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

/// A number with so many fraction digits, by an anonymous locale.
func number(_ value: Double, _ digits: Int) -> String {
  String(format: "%.\(digits)f", value)
}
