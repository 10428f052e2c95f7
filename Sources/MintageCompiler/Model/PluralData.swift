/// Plural rules, and which locale has which.
///
/// ICU looks an identifier up by cutting it at its last underscore until it is found (`pt_PT` has
/// rules of its own, `pt_FR` has those of `pt`); parent locales play no part. What is nowhere has
/// only `other`.
public struct PluralData: Equatable, Sendable {
  /// Condition by category, without samples, `other` left out; sets are named after their first
  /// locale in alphabetical order.
  public var rules: [String: [String: String]] = [:]
  /// Locale to set of rules.
  public var locales: [String: String] = [:]
  /// The category of a range by those of its start and end.
  public var ranges: [String: [PluralRange]] = [:]
  /// Locale to set of ranges.
  public var rangeLocales: [String: String] = [:]

  /// The categories of an identifier's rules, `other` included, sorted.
  public func categories(for identifier: String) -> [String] {
    (["other"] + rules(for: identifier).keys).sorted()
  }

  /// Condition by category for an identifier; empty where all there is is `other`.
  public func rules(for identifier: String) -> [String: String] {
    var name = Substring(identifier)
    while true {
      if let set = locales[String(name)], let rules = rules[set] { return rules }
      guard let cut = name.lastIndex(of: "_") else { return [:] }
      name = name[..<cut]
    }
  }
}

/// One line of a table of plural ranges: `one` to `other` is `other`.
public struct PluralRange: Equatable, Sendable {
  /// The category of the first number.
  public var start: String
  /// The category of the last number.
  public var end: String
  /// The category of the range.
  public var result: String
}
