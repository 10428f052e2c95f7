extension CurrencyTables {
  /// Whether a style can write numbers in a numbering system, or whether one that asks for it keeps
  /// the locale's default.
  ///
  /// The locale's `native`, `traditional` and `finance` systems and its `default` always count.
  ///
  /// - Complexity: O(log *n*); never allocates.
  public func knows(_ system: NumberingSystem) -> Bool {
    switch system {
    case .default, .native, .traditional, .finance: true
    default: rowOfNumberingSystem(system.name) != nil
    }
  }
}
