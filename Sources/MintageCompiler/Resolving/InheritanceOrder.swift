/// The order in which locales can be resolved: each after the one it inherits from.
struct InheritanceOrder {
  /// Every locale with its parent, nil for root.
  let parents: [String: String?]

  /// Parents before children.
  ///
  /// A parent that is no locale, or a circle, is an error of `file`.
  func identifiers(file: String) throws(SnapshotError) -> [String] {
    var order: [String] = []
    var placed: Set<String> = []
    for identifier in parents.keys.sorted() {
      var chain: [String] = []
      var next: String? = identifier
      while let current = next, !placed.contains(current) {
        guard let parent = parents[current] else {
          throw .damaged(
            file: file, reason: "\(chain.last ?? "") inherits from \(current)")
        }
        guard !chain.contains(current) else {
          throw .damaged(file: file, reason: "\(current) inherits from itself")
        }
        chain.append(current)
        next = parent
      }
      order += chain.reversed()
      placed.formUnion(chain)
    }
    return order
  }
}
