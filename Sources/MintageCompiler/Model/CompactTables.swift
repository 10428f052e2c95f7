/// The patterns of compact notation in one locale and numbering system.
///
/// Resolved as ICU does: each (power, plural category) is inherited on its own; an empty table is
/// replaced by `latn`'s of the same length, then by the system's short one, then by `latn`'s.
public struct CompactTables: Equatable, Sendable {
  /// `patternsShort/currencyFormat`.
  public var shortCurrency: CompactTable = [:]
  /// `patternsLong/currencyFormat`; so far always the same as the short one.
  public var longCurrency: CompactTable = [:]
  /// `patternsShort/decimalFormat`.
  public var shortDecimal: CompactTable = [:]
  /// `patternsLong/decimalFormat`.
  public var longDecimal: CompactTable = [:]
}

/// Power of ten to plural category to pattern, as in 3 → `one` → `0K`.
///
/// A category may also be `0` or `1`, for exactly that number. The pattern `0` says that there is
/// no short form for that power.
public typealias CompactTable = [Int: [String: String]]
