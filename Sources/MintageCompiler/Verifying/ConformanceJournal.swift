internal import Foundation

/// A file that notes finished locales, so that a run can go on where it was stopped.
///
/// It starts with a line that says what is compared; a file that says something else is written
/// anew. Then come a line of counts for each locale and, before it, a line for each mismatch kept.
final class ConformanceJournal {
  private let path: String
  /// Which ICU and which tables are compared.
  private let subject: String
  private var file: FileHandle?

  init(path: String, subject: String) {
    self.path = path
    self.subject = subject
  }

  /// Opens the file and answers what it holds, by locale.
  func open(names: [String], currencies: [String]) throws -> [String: [ConformanceTally]] {
    let head = "\(subject) \(names.joined(separator: ",")) \(currencies.joined(separator: ","))"
    var finished: [String: [ConformanceTally]] = [:]
    var text = "\(head)\n"
    if let old = try? String(contentsOfFile: path, encoding: .utf8) {
      let lines = old.split(separator: "\n", omittingEmptySubsequences: false)
      if lines.first == head[...] {
        finished = Self.read(lines.dropFirst().dropLast(), names)
        text = lines.dropLast().joined(separator: "\n") + "\n"
      }
    }
    // Written again without the part of a line that a stopped run may have left.
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    file = FileHandle(forWritingAtPath: path)
    file?.seekToEndOfFile()
    return finished
  }

  /// Notes a finished locale.
  func append(_ locale: String, _ tallies: [ConformanceTally]) {
    var lines = ""
    for mismatch in tallies.flatMap(\.first) {
      lines += (["!"] + mismatch.fields).joined(separator: "\t") + "\n"
    }
    let counts = tallies.map { "\($0.comparisons)/\($0.mismatches)" }
    lines += ([locale] + counts).joined(separator: "\t") + "\n"
    file?.write(Data(lines.utf8))
  }

  private static func read(
    _ lines: ArraySlice<Substring>, _ names: [String]
  ) -> [String: [ConformanceTally]] {
    var finished: [String: [ConformanceTally]] = [:]
    var mismatches: [ConformanceMismatch] = []
    for line in lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if fields.first == "!" {
        if let mismatch = ConformanceMismatch(fields: fields.dropFirst()) {
          mismatches.append(mismatch)
        }
        continue
      }
      guard fields.count == names.count + 1 else { continue }
      finished[fields[0]] = zip(names, fields.dropFirst()).map { name, field in
        let counts = field.split(separator: "/").compactMap { Int($0) }
        return ConformanceTally(
          comparisons: counts.first ?? 0, mismatches: counts.last ?? 0,
          first: mismatches.filter { $0.style == name && $0.locale == fields[0] })
      }
      mismatches = []
    }
    return finished
  }
}

extension ConformanceMismatch {
  /// Everything in a fixed order; no field can hold a tab.
  fileprivate var fields: [String] {
    [style, locale, system, currency, amount, function, ours, theirs]
  }

  fileprivate init?(fields: ArraySlice<String>) {
    let fields = Array(fields)
    guard fields.count == 8 else { return nil }
    self.init(
      style: fields[0], locale: fields[1], system: fields[2], currency: fields[3],
      amount: fields[4], function: fields[5], ours: fields[6], theirs: fields[7])
  }
}
