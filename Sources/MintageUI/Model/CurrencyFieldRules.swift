import Mintage
public import MintageCore
public import MintageEntry

/// What a field enters: a currency or a quantity, how it is typed and how it looks.
///
///     var rules = CurrencyFieldRules(.eur, mode: .centsFirst)
///     rules.options.maximum = ExactDecimal("10000")
///     CurrencyField("Price", amount: $price, rules: rules)
///
/// Rules hold no locale: a field resolves them in the locale it is shown in, and again when that
/// changes.
public struct CurrencyFieldRules: Sendable {
  /// The currency; nil for a quantity, which has no symbol.
  public var currency: CurrencyCode?
  /// Which digits a person types.
  public var mode: EntryMode
  /// Symbol width, sign display, fraction digits and the rest of the style.
  public var style: StyleOptions
  /// Limits, what an empty field is, and what happens on focus.
  public var options: EntryOptions
  /// Where a minus is typed, where the options allow one.
  public var signKey = SignKey.beside
  /// Whether an amount out of range becomes the bound it went beyond when the field loses the
  /// focus; else it stays, and the field is not valid.
  public var clampsOnCommit = false
  /// The tables that rules are resolved from.
  public var tables: CurrencyTables
  /// The names of currencies, for the spoken value and for reading pasted names.
  public var names: CurrencyNames?

  /// Where a minus is typed.
  public enum SignKey: UInt8, Sendable, CaseIterable {
    /// On a ± key beside the pad, which has no minus of its own.
    case beside
    /// On a keyboard that has a minus.
    case keyboard
  }

  /// Makes the rules for a currency.
  public init(
    _ currency: CurrencyCode, mode: EntryMode = .decimalFirst,
    style: StyleOptions = StyleOptions(), options: EntryOptions = EntryOptions(),
    tables: CurrencyTables, names: CurrencyNames? = nil
  ) {
    self.currency = currency
    self.mode = mode
    self.style = style
    self.options = options
    self.tables = tables
    self.names = names
  }

  /// Makes the rules for a quantity without a currency: `1,234.5` pieces.
  ///
  /// - Parameter fractionDigits: The most digits behind the decimal separator, 0 to 20.
  public init(
    quantityWithFractionDigits fractionDigits: Int, options: EntryOptions = EntryOptions(),
    tables: CurrencyTables
  ) {
    mode = .decimalFirst
    style = StyleOptions(
      width: .none, fractionDigits: .range(minimum: 0, maximum: fractionDigits))
    self.options = options
    self.tables = tables
  }

  /// An empty entry by these rules.
  ///
  /// - Parameter isPad: Whether the person types on a pad with one separator key: then each point
  ///   or comma is the decimal separator, where the options leave that to be worked out.
  /// - Complexity: a constant number of table reads; never allocates.
  public func entry(in locale: LocaleIdentifier, isPad: Bool = false) -> CurrencyEntry {
    CurrencyEntry(reader(in: locale), mode: mode, options: entryOptions(isPad: isPad))
  }

  func entryOptions(isPad: Bool) -> EntryOptions {
    var options = options
    // A keyboard with a minus has both point and comma.
    let isPad = isPad && !(options.allowsNegative && signKey == .keyboard)
    if isPad, options.typedSeparator == .structural { options.typedSeparator = .alwaysDecimal }
    return options
  }

  func reader(in locale: LocaleIdentifier) -> CurrencyReader {
    CurrencyReader(resolvedCurrency, in: locale, options: style, tables: tables, names: names)
  }

  /// XXX, ISO 4217's code for no currency, stands for none.
  var resolvedCurrency: CurrencyCode { currency ?? .xxx }
}

extension CurrencyFieldRules: Equatable {
  /// Whether two rules enter the same; the tables, which a program has one of, are not compared.
  public static func == (left: CurrencyFieldRules, right: CurrencyFieldRules) -> Bool {
    left.currency == right.currency && left.mode == right.mode && left.style == right.style
      && left.options == right.options && left.signKey == right.signKey
      && left.clampsOnCommit == right.clampsOnCommit
      && (left.names == nil) == (right.names == nil)
  }
}
