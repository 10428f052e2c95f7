/// Locales and aliases that came and went.
struct LocaleDifference: Equatable, Sendable {
  /// An identifier, and the locale that answers for it where it is none itself.
  struct Answer: Equatable, Sendable {
    var identifier: String
    var answeredBy: String
  }

  /// New ones, with what the old data answer.
  var added: [Answer] = []
  /// Those gone, with what the new data answer.
  var removed: [Answer] = []
  /// Aliases the new data have with their target, unless the identifier was a locale.
  var aliasesAdded: [Answer] = []
  /// Aliases gone, unless the identifier is a locale now.
  var aliasesRemoved: [Answer] = []

  init() {}

  init(_ old: Snapshot, _ new: Snapshot, _ selected: Set<String>) {
    added = new.locales.keys.filter { old.locales[$0] == nil && selected.contains($0) }.sorted()
      .map { Answer(identifier: $0, answeredBy: old.answer(for: $0)) }
    removed = old.locales.keys.filter { new.locales[$0] == nil && selected.contains($0) }.sorted()
      .map { Answer(identifier: $0, answeredBy: new.answer(for: $0)) }
    aliasesAdded = Self.aliases(in: new, notIn: old, selected)
    aliasesRemoved = Self.aliases(in: old, notIn: new, selected)
  }

  private static func aliases(
    in snapshot: Snapshot, notIn other: Snapshot, _ selected: Set<String>
  ) -> [Answer] {
    snapshot.fallback.aliases.filter { alias, target in
      other.fallback.aliases[alias] != target && other.locales[alias] == nil
        && selected.contains(target)
    }.sorted { $0.key < $1.key }.map { Answer(identifier: $0.key, answeredBy: $0.value) }
  }
}

extension Snapshot {
  /// The locale that answers for an identifier without one of its own.
  func answer(for identifier: String) -> String {
    fallback.locale(for: identifier) { locales[$0] != nil }
  }
}
