import MintageCore

/// Tables that only who asks for them links: names and notation.
///
/// Tables of one kind count as equal: a program has the default ones.
struct FurtherTables: Sendable {
  /// Names, where the currency is shown by its name.
  var names: CurrencyNames?
  /// Compact notation.
  var notation: NotationTables?
}

extension FurtherTables: Hashable {
  static func == (left: FurtherTables, right: FurtherTables) -> Bool {
    (left.names == nil) == (right.names == nil)
      && (left.notation == nil) == (right.notation == nil)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(names == nil)
    hasher.combine(notation == nil)
  }
}
