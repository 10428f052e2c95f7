/// Text that stands for a currency, and what it says about the reader's own.
struct TokenMatch: BitwiseCopyable {
  /// How surely a token means its currency; of tokens of equal length the first kind wins.
  enum Kind: UInt8, Comparable {
    /// The reader's symbol, or its locale's for its currency.
    case own
    /// A symbol that the locale writes for another currency.
    case localeOther
    /// A currency's code or name.
    case named
    /// A symbol of the reader's currency in another width, or in English or root.
    case possible
    /// English's or root's symbol of another currency.
    case foreign
    /// Another currency's narrow, formal or variant symbol, or one in informal use.
    case rare

    static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  /// Where it stands.
  var start: Int
  var end: Int
  var kind: Kind
  var currency: CurrencyCode
  /// Whether the token can mean the reader's currency too, though it means another one here.
  var couldBeOwn = false
  /// Whether it is a code, whose dot is no abbreviation's.
  var isCode = false

  /// Keeps the longer of two, at equal length the surer one.
  static func better(_ left: TokenMatch?, _ right: TokenMatch) -> TokenMatch {
    guard let left else { return right }
    if left.end != right.end { return left.end > right.end ? left : right }
    var best = left.kind <= right.kind ? left : right
    // A code or name leaves no doubt: `GHC` is that cedi, though Quechua shortens GHS so.
    if best.kind != .named { best.couldBeOwn = left.couldBeOwn || right.couldBeOwn }
    return best
  }
}
