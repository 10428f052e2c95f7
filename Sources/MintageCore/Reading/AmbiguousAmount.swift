/// The two amounts that a text could mean: its mark groups, or separates decimals.
///
/// Digits and a scale, not two amounts: so a failure is returned in registers.
public struct AmbiguousAmount: Equatable, Sendable, BitwiseCopyable {
  /// The digits with their sign, without marks.
  let digits: Int64
  /// How many of them follow the mark.
  let fractionDigits: UInt8

  /// The most digits that two readings are kept for.
  static var maximumDigits: Int { 18 }

  /// The amount if the mark groups, or belongs to the currency's code: 1234 of `1.234`.
  public var grouped: ExactDecimal { ExactDecimal(minorUnits: digits) }

  /// The amount if the mark separates decimals: 1.234 of `1.234`.
  public var decimal: ExactDecimal {
    ExactDecimal(minorUnits: digits, scale: Int(fractionDigits))
  }
}
