/// A choice of locales and currencies that cannot be kept.
public enum SubsetError: Error, Equatable, CustomStringConvertible {
  /// The snapshot has no such currency; the codes most like it.
  case unknownCurrency(String, nearest: [String])
  /// The snapshot has no such locale; those most like it.
  case unknownLocale(String, nearest: [String])
  /// Nothing was chosen by an option.
  case empty(option: String)

  /// What is wrong and what helps.
  public var description: String {
    switch self {
    case .unknownCurrency(let code, let nearest):
      "the snapshot has no currency '\(code)'\(Self.question(nearest))"
    case .unknownLocale(let identifier, let nearest):
      "the snapshot has no locale '\(identifier)'\(Self.question(nearest))"
    case .empty(let option):
      "nothing is chosen by \(option); name what to keep, or 'all'"
    }
  }

  private static func question(_ nearest: [String]) -> String {
    nearest.isEmpty ? "" : "; the nearest are \(nearest.joined(separator: ", "))"
  }
}
