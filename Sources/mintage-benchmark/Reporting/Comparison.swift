/// What moved between two reports: by ratio to the anchor, since machines and days differ.
struct Comparison {
  let old: Report
  let new: Report

  /// A line for each row that moved beyond the noise, or a sentence that none did.
  var text: String {
    let lines = new.lines.compactMap { line in
      old.lines.first { $0.id == line.id }.flatMap { moved($0, line) }
    }
    let missing = old.lines.map(\.id).filter { id in !new.lines.contains { $0.id == id } }
    var text =
      lines.isEmpty ? "nothing moved beyond the noise\n" : lines.joined(separator: "\n") + "\n"
    if !missing.isEmpty { text += "not run: \(missing.joined(separator: ", "))\n" }
    return text
  }

  /// Rows move when their ranges of ratios do not touch and the medians are 3% apart, or when they
  /// allocate differently.
  private func moved(_ old: Report.Line, _ new: Report.Line) -> String? {
    var parts: [String] = []
    if let before = old.ratio, let after = new.ratio {
      let apart = after.minimum > before.maximum || after.maximum < before.minimum
      let change = after.median / before.median - 1
      if apart, abs(change) > 0.03 {
        parts.append(
          "\(change < 0 ? "faster" : "slower") by \(number(abs(change) * 100, 0))%: "
            + "\(number(before.median, 2)) -> \(number(after.median, 2)) x anchor")
      }
    }
    if let before = old.allocations, let after = new.allocations, abs(after - before) >= 0.01 {
      parts.append("allocations \(number(before, 2)) -> \(number(after, 2))")
    }
    return parts.isEmpty ? nil : "\(new.id): \(parts.joined(separator: "; "))"
  }
}
