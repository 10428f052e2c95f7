internal import MintageCore

/// A way to write amounts that a difference is looked for in, and the amounts that show one.
struct TextKind: Sendable {
  /// What a person calls it.
  let name: String
  let options: AmountOptions
  let isNamed: Bool
  /// Amounts in major units that between them show separators, signs, grouping and digits.
  let amounts: [ExactDecimal]

  private init(
    _ name: String, _ style: StyleOptions = StyleOptions(), notation: Notation = .standard,
    isNamed: Bool = false, amounts: [String] = ["1234.567", "-12345678.9"]
  ) {
    self.name = name
    options = AmountOptions(style, notation: notation)
    self.isNamed = isNamed
    self.amounts = amounts.compactMap { ExactDecimal($0) }
  }

  /// The plain one first; each later one tells only what is new in it.
  static let all: [TextKind] = [
    TextKind("plain"),
    TextKind(
      "accounting", StyleOptions(form: .accounting), amounts: ["-1234.567", "12345678.9"]),
    TextKind("narrow symbol", StyleOptions(width: .narrow)),
    TextKind("formal symbol", StyleOptions(width: .formal)),
    TextKind("variant symbol", StyleOptions(width: .variant)),
    TextKind("cash", StyleOptions(fractionDigits: .cash)),
    TextKind("name", isNamed: true, amounts: ["1", "2", "5", "1234.567"]),
    TextKind(
      "compact", notation: .compactShort,
      amounts: ["1234", "12345", "123456", "1234567", "12345678", "1234567890", "1.2e12"]),
  ]

  /// The texts of the kind's amounts, by the real runtime.
  func texts(_ currency: CurrencyCode, _ locale: LocaleIdentifier, _ runtime: RuntimeTables)
    -> [String]
  {
    if options.notation == .standard, !isNamed {
      let style = CurrencyStyle(
        currency, in: locale, options: options.style, tables: runtime.tables)
      return amounts.map { (try? style.string($0)) ?? "" }
    }
    return texts(currency, locale, options, runtime)
  }

  /// The same with symbol and separators that are alike everywhere, to see what else differs.
  func textsWithoutSymbols(
    _ currency: CurrencyCode, _ locale: LocaleIdentifier, _ runtime: RuntimeTables
  ) -> [String] {
    var options = options
    options.overrides.symbol = OwnText("X")
    options.overrides.decimalSeparator = OwnText(".")
    options.overrides.groupingSeparator = OwnText(",")
    return texts(currency, locale, options, runtime)
  }

  private func texts(
    _ currency: CurrencyCode, _ locale: LocaleIdentifier, _ options: AmountOptions,
    _ runtime: RuntimeTables
  ) -> [String] {
    let style = AmountStyle(
      currency, in: locale, options: options, tables: runtime.tables,
      names: isNamed ? runtime.names : nil, notation: runtime.notation)
    return amounts.map { (try? style.string($0)) ?? "" }
  }
}
