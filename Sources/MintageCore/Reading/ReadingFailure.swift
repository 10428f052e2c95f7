/// Why a text was refused, and where.
public struct ReadingFailure: Error, Equatable, Sendable, BitwiseCopyable {
  /// The reason.
  public let reason: ReadingReason
  /// The UTF-8 offset of the character that the reason is about.
  public let offset: Int

  init(_ reason: ReadingReason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

/// The reasons for which a text is refused.
public enum ReadingReason: Equatable, Sendable, BitwiseCopyable {
  /// There is no digit: nothing, white space, a bare sign, symbol or separator.
  case empty
  /// A character that has no meaning where it stands; malformed UTF-8 too.
  case unexpectedCharacter
  /// Separators that form no legal groups: `1,23,4`, `10,00.00`, `1 234'567`.
  case wrongGrouping
  /// A symbol, code or name of another currency.
  case otherCurrency(CurrencyCode)
  /// A mark before three digits that is neither separator of the locale: `1.234` in French.
  case ambiguous(grouped: ExactDecimal, decimal: ExactDecimal)
  /// More fraction digits than the style shows: never rounded.
  case tooManyFractionDigits
  /// Not a multiple of the cash increment in which the style shows amounts.
  case notAMultiple
  /// More than 38 digits, or more minor units than asked for can hold.
  case outOfRange
  /// A sign that is repeated, stands inside the amount or beside parentheses.
  case misplacedSign
  /// A parenthesis without its other half, or a second pair.
  case unbalancedParentheses
  /// A notation that is understood and not accepted, since dropping it would change the amount.
  case unsupported(UnsupportedNotation)
}

/// Notations that change an amount and are refused by name rather than dropped.
public enum UnsupportedNotation: UInt8, Sendable, BitwiseCopyable {
  /// `1e5`, `12×10³`
  case exponent
  /// `5%`
  case percent
  /// `12k`, `1.2 Mio`, `3万`
  case magnitude
  /// `12–15`, `~12`
  case range
  /// `12:30`
  case time
  /// `12 CR`, `12 DR`, `△12`
  case ledgerMark
}

#if !hasFeature(Embedded)
extension UnsupportedNotation: CaseIterable {}
#endif
