extension NumberingSystem {
  /// Whether the default tables know the system; a style that asks for another keeps its locale's.
  @inline(never)
  public var isKnown: Bool { CurrencyTables.default.knows(self) }
}
