#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
import MintageCore
public import MintageEntry

extension CurrencyEntry {
  /// The amount in major units; nil where there is none.
  ///
  /// As ``MintageEntry/CurrencyEntry/amount``.
  ///
  /// - Complexity: constant; never allocates.
  public var decimal: Decimal? { amount.map { Decimal($0) } }

  /// Sets the amount from outside, in major units; nil empties the field.
  ///
  /// As ``MintageEntry/CurrencyEntry/setAmount(_:)``.
  ///
  /// - Throws: ``DecimalError`` where the decimal is no amount; the field is as it was then.
  /// - Complexity: constant; never allocates.
  @discardableResult
  public mutating func setDecimal(_ decimal: Decimal?) throws(DecimalError) -> EntryChange {
    guard let decimal else { return setAmount(nil) }
    return setAmount(try ExactDecimal(decimal))
  }
}
