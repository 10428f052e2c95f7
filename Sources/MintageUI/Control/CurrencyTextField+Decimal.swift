#if (canImport(UIKit) && !os(watchOS) && !os(tvOS)) || (canImport(AppKit) && !canImport(UIKit))
public import Foundation
import MintageCore
import MintageFoundation

extension CurrencyTextField {
  /// The amount as a decimal; nil where there is none.
  ///
  ///     field.decimal = Decimal(string: "19.99")
  ///
  /// Setting one that is not a number, or that has more than 38 digits, changes nothing.
  public var decimal: Decimal? {
    get { amount.map { Decimal($0) } }
    set {
      guard let newValue else {
        amount = nil
        return
      }
      if let exact = try? ExactDecimal(newValue) { amount = exact }
    }
  }
}
#endif
