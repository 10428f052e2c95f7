/// One locale's names of currencies and how they stand beside a number.
public struct NameRecord: Equatable, Sendable {
  /// The name on its own, `US Dollar`; the code where there is none.
  ///
  /// Follows `Snapshot.currencyCodes`, as all columns do.
  public var names: [String]
  /// The name beside a number, `US dollars`, for each plural category the locale's rules have.
  ///
  /// As `ucurr_getPluralName` answers: the category's own, else `other`'s, else the name on its
  /// own, else the code.
  public var plurals: [String: [String]]
  /// `CurrencyUnitPatterns`: number `{0}` and name `{1}` by plural category, such as `{0} {1}`.
  ///
  /// Only those that exist in the locale or an ancestor; `other` always does. ICU uses `other`'s
  /// for a category that is missing, but since 78 with the category's own name.
  public var unitPatterns: [String: String]
}
