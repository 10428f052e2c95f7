public import Foundation
import MintageCore
import MintageEntry
import MintageFoundation

extension FieldValue where Value == Decimal {
  /// A decimal; an empty field is 0, and one that is not a number leaves the field alone.
  public static var decimal: FieldValue {
    FieldValue(isOptional: false) { value, _ in
      (try? ExactDecimal(value)).map { .amount($0) }
    } value: { entry in
      entry.amount.map { Decimal($0) }
    }
  }
}

extension FieldValue where Value == Decimal? {
  /// A decimal; an empty field is nil.
  public static var optionalDecimal: FieldValue {
    FieldValue(isOptional: true) { value, _ in
      guard let value else { return FieldReading.none }
      return (try? ExactDecimal(value)).map { .amount($0) }
    } value: { entry in
      .some(entry.amount.map { Decimal($0) })
    }
  }
}
