#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import MintageCore

extension CurrencyStyle {
  /// The text of a decimal of major units; allocates above 15 bytes.
  ///
  /// - Throws: ``DecimalError``, or ``MintageCore/WriteError`` as ``MintageCore/CurrencyStyle`` does
  ///   for exact amounts.
  public func string(_ amount: Decimal) throws -> String {
    try string(ExactDecimal(amount))
  }

  /// Writes a decimal of major units; nothing is written when it throws.
  ///
  /// - Throws: ``DecimalError``, or ``MintageCore/WriteError``.
  /// - Complexity: O(*d*) in the number of digits; never allocates.
  public func write(_ amount: Decimal, into text: inout CurrencyText) throws {
    try write(ExactDecimal(amount), into: &text)
  }

  /// A decimal of major units as an integer count of ISO 4217 minor units.
  ///
  ///     CurrencyStyle(.usd, in: "en-US").minorUnits(Decimal(string: "12.34")!)    // 1234
  ///
  /// - Throws: ``DecimalError``: NaN, a fraction of a minor unit, more than an `Int64` counts.
  /// - Complexity: O(*d*) in the number of digits; never allocates.
  public func minorUnits(_ amount: Decimal) throws(DecimalError) -> Int64 {
    try ExactDecimal(amount).minorUnitsExactly(scale: minorUnitDigits)
  }

  /// The decimal of major units that an integer count of ISO 4217 minor units is.
  ///
  /// - Complexity: constant; never allocates.
  public func decimal(minorUnits: Int64) -> Decimal {
    Decimal(minorUnits: minorUnits, scale: minorUnitDigits)
  }
}

extension CurrencyReader {
  /// Reads text as a decimal of major units: the whole text, or a reason.
  ///
  /// - Throws: ``MintageCore/ReadingFailure``, with the reason and where.
  /// - Complexity: as for ``MintageCore/CurrencyReader/read(_:)``; does not allocate for text in
  ///   contiguous UTF-8.
  public func decimal(_ text: String) throws(ReadingFailure) -> Decimal {
    switch read(text) {
    case .amount(let read): return Decimal(read.amount)
    case .refused(let failure): throw failure
    }
  }
}
