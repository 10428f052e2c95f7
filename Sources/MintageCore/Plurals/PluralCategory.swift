/// A plural category of CLDR: which of a language's number forms a number takes.
public enum PluralCategory: UInt8, Sendable, BitwiseCopyable {
  /// `zero`, as in Arabic and Latvian.
  case zero
  /// `one`, the singular.
  case one
  /// `two`, the dual.
  case two
  /// `few`, the paucal.
  case few
  /// `many`.
  case many
  /// `other`, which every language has.
  case other
}

#if !hasFeature(Embedded)
extension PluralCategory: LosslessStringConvertible {
  /// The category of CLDR's keyword; nil for any other text.
  public init?(_ keyword: String) {
    guard let category = PluralCategory.allCases.first(where: { $0.description == keyword })
    else { return nil }
    self = category
  }

  /// CLDR's keyword.
  public var description: String {
    switch self {
    case .zero: "zero"
    case .one: "one"
    case .two: "two"
    case .few: "few"
    case .many: "many"
    case .other: "other"
    }
  }
}
#endif

#if !hasFeature(Embedded)
extension PluralCategory: CaseIterable {}
#endif
