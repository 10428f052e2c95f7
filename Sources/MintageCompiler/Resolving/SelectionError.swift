/// A choice of locales or currencies that means nothing.
public enum SelectionError: Error, Equatable, CustomStringConvertible {
  /// There is no such currency; the codes most like it.
  case unknownCurrency(String, nearest: [String])
  /// There is no such locale; those most like it.
  case unknownLocale(String, nearest: [String])
  /// A list names nothing.
  case empty(String)

  /// A locale that snapshots do not have, with the nearest that they have, spelled as it is.
  init(unknownLocale word: String, in snapshots: [Snapshot]) {
    let known = Set(snapshots.flatMap { Array($0.locales.keys) + $0.fallback.aliases.keys })
    let separator = word.contains("_") ? "_" : "-"
    let spelled = known.map {
      $0.split(separator: "_").joined(separator: separator)
        + (DataSelection.isFamily(word) ? "\(separator)*" : "")
    }
    self = .unknownLocale(word, nearest: NearestNames(to: word, among: spelled).names)
  }

  /// What is wrong, and what helps.
  public var description: String {
    switch self {
    case .unknownCurrency(let code, let nearest):
      "the data have no currency '\(code)'\(NearestNames(names: nearest).question)"
    case .unknownLocale(let identifier, let nearest):
      "the data have no locale '\(identifier)'\(NearestNames(names: nearest).question)"
    case .empty(let what):
      "the list of \(what) is empty; name at least one, or leave it out for all"
    }
  }
}
