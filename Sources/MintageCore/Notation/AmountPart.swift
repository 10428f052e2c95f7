/// What a stretch of a formatted amount is: ICU's number fields, and `literal` for all else.
public enum AmountField: UInt8, Sendable, BitwiseCopyable {
  /// Spaces, bidi marks and other text of a pattern.
  case literal
  /// Digits before the decimal separator; a grouped number has one such part a group.
  case integer
  /// A grouping separator.
  case group
  /// The decimal separator.
  case decimal
  /// Digits after the decimal separator.
  case fraction
  /// The minus sign.
  case minus
  /// The plus sign.
  case plus
  /// The symbol, code or name.
  case currency
  /// The text of a compact pattern, such as `K` or `million`.
  case compact
  /// What separates a number from its exponent.
  case exponentSymbol
  /// The sign of an exponent.
  case exponentSign
  /// The digits of an exponent.
  case exponent
  /// The sign that says an amount is approximate.
  case approximately
}

/// A stretch of a formatted amount, with its place in UTF-8 and in UTF-16.
///
/// The parts of an amount follow one another and cover its whole text.
@frozen
public struct AmountPart: Hashable, Sendable, BitwiseCopyable {
  /// What it is.
  public var field: AmountField
  @usableFromInline var bytes: (lower: UInt16, upper: UInt16) = (0, 0)
  @usableFromInline var units: (lower: UInt16, upper: UInt16) = (0, 0)

  init(_ field: AmountField) { self.field = field }

  /// Makes an empty part, to fill a buffer with.
  @inlinable
  public init() { field = .literal }

  /// Where it is, in bytes of UTF-8.
  @inlinable
  public var utf8Range: Range<Int> { Int(bytes.lower)..<Int(bytes.upper) }

  /// Where it is, in units of UTF-16.
  @inlinable
  public var utf16Range: Range<Int> { Int(units.lower)..<Int(units.upper) }

  /// Whether field and ranges are equal.
  public static func == (left: AmountPart, right: AmountPart) -> Bool {
    left.field == right.field && left.bytes == right.bytes && left.units == right.units
  }

  /// Hashes field and ranges.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(field)
    hasher.combine(bytes.lower)
    hasher.combine(bytes.upper)
    hasher.combine(units.lower)
    hasher.combine(units.upper)
  }
}

#if !hasFeature(Embedded)
extension AmountField: CaseIterable {}
#endif
