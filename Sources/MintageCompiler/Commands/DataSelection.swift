internal import MintageCore

/// Locales and currencies that a person asked for, by name or by pattern.
///
/// `de-CH` and `de_CH` are the same, `de-*` is `de` with all its regions and scripts.
struct DataSelection: Equatable, Sendable {
  /// Words such as `de-CH` and `de-*`; nil for all locales.
  var locales: [String]?
  /// Words such as `EUR`; nil for all currencies.
  var currencies: [String]?

  /// The locales of `known` that were asked for, sorted.
  func locales(of known: some Collection<String>) throws(SelectionError) -> [String] {
    guard let locales else { return known.sorted() }
    var chosen: Set<String> = []
    for word in locales {
      let name = Self.name(word.hasSuffix("*") ? String(word.dropLast()) : word)
      let matches = known.filter { candidate in
        candidate == name || word.hasSuffix("*") && candidate.hasPrefix("\(name)_")
      }
      guard !matches.isEmpty else {
        throw .unknownLocale(word, NearestNames(to: name, among: known))
      }
      chosen.formUnion(matches)
    }
    guard !chosen.isEmpty else { throw .empty("locales") }
    return chosen.sorted()
  }

  /// The currencies of `known` that were asked for, sorted.
  func currencies(of known: some Collection<String>) throws(SelectionError) -> [String] {
    guard let currencies else { return known.sorted() }
    var chosen: Set<String> = []
    for word in currencies {
      guard known.contains(word.uppercased()) else {
        throw .unknownCurrency(word, NearestNames(to: word, among: known))
      }
      chosen.insert(word.uppercased())
    }
    guard !chosen.isEmpty else { throw .empty("currencies") }
    return chosen.sorted()
  }

  /// An identifier as ICU spells it, `zh_Hant_TW` for `zh-hant-tw`.
  private static func name(_ word: String) -> String {
    let trimmed = word.hasSuffix("-") || word.hasSuffix("_") ? String(word.dropLast()) : word
    return LocaleIdentifier(trimmed).description
  }
}

/// A choice of locales or currencies that means nothing.
enum SelectionError: Error, Equatable, CustomStringConvertible {
  /// No locale has that name.
  case unknownLocale(String, NearestNames)
  /// No currency has that code.
  case unknownCurrency(String, NearestNames)
  /// Nothing was left of what the list names.
  case empty(String)

  /// What is wrong, and the closest names there are.
  var description: String {
    switch self {
    case .unknownLocale(let name, let nearest):
      "the data have no locale '\(name)'\(nearest.question)"
    case .unknownCurrency(let code, let nearest):
      "the data have no currency '\(code)'\(nearest.question)"
    case .empty(let what):
      "the list of \(what) is empty; name at least one, or leave it out for all"
    }
  }
}
