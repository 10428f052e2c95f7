/// A file of what ICU printed, a hash for each locale and style, to be checked without an ICU.
///
/// Each number is FNV-1a with 64 bits over the texts of all currencies and amounts, each text in
/// UTF-8 and ended by a line feed. A locale whose numbers are those of an earlier one says so.
public struct GoldenHashes: Equatable, Sendable {
  /// The version of the ICU that printed the texts.
  public var icu: String
  /// The currencies in the order they were formatted in.
  public var currencies: [String]
  /// The names of the styles, a column each.
  public var styles: [String]
  /// The locales, with a keyword where the numbering system is not the default one.
  public var rows: [Row]

  /// One locale in one numbering system.
  public struct Row: Equatable, Sendable {
    /// What both sides are asked for, such as `ar_EG@numbers=latn`.
    public var identifier: String
    /// A hash of 16 hexadecimal digits for each style.
    public var hashes: [String]
  }

  /// The styles worth a column: all whose amounts are the general ones, and a few roundings.
  ///
  /// Without the one whose digits do not come from ICU, and the one that equals another in ICU.
  static let styles =
    ConformanceStyle.all.filter { $0.amounts == .general }.map(\.name)
    .filter { $0 != "iso" && $0 != "accounting-never" }
    + ["round-half-up", "round-floor", "cash-round-half-up"]
}

extension GoldenHashes {
  /// The file's text.
  public var text: String {
    var lines = [
      "# Printed by ICU \(icu); written by `mintagec goldens`, do not edit.",
      "# Each number is FNV-1a (64 bits) over the texts of all currencies below and the amounts of",
      "# its style, each text ended by a line feed. `= X` has the same numbers as X.",
      "# icu\t\(icu)",
      "# currencies\t\(currencies.joined(separator: " "))",
      (["locale"] + styles).joined(separator: "\t"),
    ]
    var first: [[String]: String] = [:]
    for row in rows {
      if let same = first[row.hashes] {
        lines.append("\(row.identifier)\t= \(same)")
      } else {
        first[row.hashes] = row.identifier
        lines.append(([row.identifier] + row.hashes).joined(separator: "\t"))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads a file's text; nil if it is damaged.
  public init?(text: String) {
    var icu = ""
    var currencies: [String] = []
    var styles: [String] = []
    var rows: [Row] = []
    var known: [String: [String]] = [:]
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      if line.hasPrefix("#") {
        if fields[0] == "# icu", fields.count == 2 { icu = fields[1] }
        if fields[0] == "# currencies", fields.count == 2 {
          currencies = fields[1].split(separator: " ").map(String.init)
        }
      } else if styles.isEmpty {
        styles = Array(fields.dropFirst())
      } else {
        let isReference = fields.count == 2 && fields[1].hasPrefix("= ")
        let hashes = isReference ? known[String(fields[1].dropFirst(2))] : Array(fields.dropFirst())
        guard let hashes, hashes.count == styles.count else { return nil }
        known[fields[0]] = hashes
        rows.append(Row(identifier: fields[0], hashes: hashes))
      }
    }
    guard !icu.isEmpty, !currencies.isEmpty, !rows.isEmpty else { return nil }
    self.init(icu: icu, currencies: currencies, styles: styles, rows: rows)
  }
}
