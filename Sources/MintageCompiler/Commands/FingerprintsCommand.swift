internal import Foundation

/// `mintagec fingerprints`: a line for each table of each locale.
public struct FingerprintsCommand: Verb, Equatable {
  /// `fingerprints`.
  public static let name = "fingerprints"
  /// One line for the list of verbs.
  public static let summary = "write a hash of each table of each locale, to compare data by"
  /// The text of `mintagec fingerprints --help`.
  public static let help = """
    usage: mintagec fingerprints [DATA] [--output FILE] [--against FILE]

    Writes a line for each table of each locale: its size and a hash, or the locale that has the
    same. Two files differ in the lines of what differs. Amendments are no part of it.

    DATA, Data in the current folder unless another is named, is
    \(SnapshotArgument.help)

      --output FILE   write there, by way of a temporary file, instead of standard output
      --against FILE  compare with such a file instead: say for each table in how many locales it
                      differs

    examples:
      mintagec fingerprints --output Data/fingerprints.tsv
      mintagec fingerprints 72.1 --against Data/fingerprints.tsv
    """

  static let fileName = "fingerprints.tsv"

  let data: SnapshotArgument
  /// The file to write; nil is standard output.
  public var output: String?
  /// The file to compare with.
  public var against: String?

  /// Reads the words after `fingerprints`.
  public init(arguments: [String]) throws(UsageError) {
    var words: [String] = []
    var options = OptionReader(arguments)
    while let option = options.next() {
      switch option {
      case "--output": output = try options.value(of: option)
      case "--against": against = try options.value(of: option)
      case _ where option.hasPrefix("-"): throw UsageError("unknown option \(option)")
      default: words.append(option)
      }
    }
    guard words.count <= 1 else { throw UsageError("fingerprints are of one DATA at a time") }
    guard output == nil || against == nil else {
      throw UsageError("--against writes no file, --output does")
    }
    data = SnapshotArgument(word: words.first ?? "Data")
  }

  /// Writes, or compares.
  public func run(_ console: some Console) throws {
    let known = try against.map { try SnapshotFingerprints.Table(file: $0) }
    let snapshot = try data.load(console, amends: false)
    let text = SnapshotFingerprints(snapshot).text { done in
      if done % 32 == 0 {
        console.progress("fingerprints: \(done) of \(snapshot.locales.count) locales")
      }
    }
    console.progress("")
    if let known {
      SnapshotFingerprints.Table(text: text).differences(from: known).forEach(console.print)
    } else if let output {
      let file = URL(fileURLWithPath: output)
      try OutputFolder(path: file.deletingLastPathComponent().path)
        .write([file.lastPathComponent: Array(text.utf8)])
      console.print("\(output): fingerprints of ICU \(snapshot.source.icu)")
    } else {
      console.print(String(text.dropLast()))
    }
  }
}

extension SnapshotFingerprints {
  /// A file of fingerprints that was read back.
  struct Table: Equatable {
    /// Hash by table and locale, arrows followed.
    private var hashes: [String: [String: String]] = [:]

    /// Reads a file.
    init(file: String) throws(SnapshotError) {
      guard let bytes = FileManager.default.contents(atPath: file) else {
        throw .unreadable(file: file, reason: "there is no such file")
      }
      self.init(text: String(decoding: bytes, as: UTF8.self))
      guard !hashes.isEmpty else {
        throw .damaged(file: file, reason: "it holds no fingerprints")
      }
    }

    init(text: String) {
      var arrows: [(table: String, locale: String, target: String)] = []
      for line in text.split(separator: "\n") where !line.hasPrefix("#") {
        let fields = line.split(separator: "\t").map(String.init)
        guard fields.count == 4 else { continue }
        if fields[3].hasPrefix("= ") {
          arrows.append((fields[0], fields[1], String(fields[3].dropFirst(2))))
        } else {
          hashes[fields[0], default: [:]][fields[1]] = fields[3]
        }
      }
      // A target may be an arrow itself: its target stands before or after it.
      while !arrows.isEmpty {
        let left = arrows.filter { arrow in
          guard let hash = hashes[arrow.table]?[arrow.target] else { return true }
          hashes[arrow.table]?[arrow.locale] = hash
          return false
        }
        if left.count == arrows.count { return }
        arrows = left
      }
    }

    /// A line for each table: in how many locales it is another, and which came and went.
    func differences(from old: Table) -> [String] {
      Set(hashes.keys).union(old.hashes.keys).sorted().map { table in
        let (new, before) = (hashes[table] ?? [:], old.hashes[table] ?? [:])
        let common = Set(new.keys).intersection(before.keys)
        let changed = common.filter { new[$0] != before[$0] }
        if common == ["-"] { return "\(table)\t\(changed.isEmpty ? "same" : "differ")" }
        return "\(table)\t\(changed.count) of \(common.count) locales differ,"
          + " \(new.count - common.count) came, \(before.count - common.count) went"
      }
    }
  }
}
