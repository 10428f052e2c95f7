import Mintage
import MintageCore
import MintageEntry
import MintageUI

/// What is bought: all in minor units of one currency, so that nothing is rounded twice.
struct Checkout {
  var price: Int64 = 0
  /// In tenths of a percent.
  var taxRate: Int64 = 190

  /// Half up, as receipts do: 0.5 cents of tax is a cent.
  var tax: Int64 { (price * taxRate + 500) / 1_000 }

  var total: Int64 { price + tax }

  /// From one cent to a million.
  static var rules: CurrencyFieldRules {
    var options = EntryOptions()
    options.minimum = ExactDecimal(minorUnits: 1, scale: 2)
    options.maximum = ExactDecimal(minorUnits: 1_000_000)
    options.selectsAllOnFocus = true
    return CurrencyFieldRules(.eur, mode: .decimalFirst, options: options)
  }
}
