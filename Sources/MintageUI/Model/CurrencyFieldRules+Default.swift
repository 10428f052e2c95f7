// Apart from the rest: a program that brings tables of its own does not link the default ones.
public import Mintage
public import MintageEntry

extension CurrencyFieldRules {
  /// Makes the rules for a currency, from the default tables.
  public init(
    _ currency: CurrencyCode, mode: EntryMode = .decimalFirst,
    style: StyleOptions = StyleOptions(), options: EntryOptions = EntryOptions(),
    names: CurrencyNames? = nil
  ) {
    self.init(
      currency, mode: mode, style: style, options: options, tables: .default, names: names)
  }

  /// Makes the rules for a quantity without a currency, from the default tables.
  public init(quantityWithFractionDigits fractionDigits: Int, options: EntryOptions = .init()) {
    self.init(quantityWithFractionDigits: fractionDigits, options: options, tables: .default)
  }
}
