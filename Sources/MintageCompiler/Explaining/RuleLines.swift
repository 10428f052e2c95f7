internal import MintageCore

/// Every rule an amount follows from, with the locale or the rule that gave it.
struct RuleLines {
  private let rules: LocaleRules
  private let currency: String
  private let row: Int
  private let options: StyleOptions
  private let origin: ValueOrigin

  init(_ rules: LocaleRules, _ currency: String, _ row: Int, _ options: StyleOptions) {
    self.rules = rules
    self.currency = currency
    self.row = row
    self.options = options
    origin = ValueOrigin(rules.snapshot, of: rules.identifier)
  }

  var lines: [Explanation.Line] { [system] + numbers + symbols + digits }

  private var system: Explanation.Line {
    let digits = rules.snapshot.numberingSystems[rules.system]?.digits ?? ""
    let isDefault = rules.system == rules.record.defaultNumberingSystem
    return .init(
      name: "numbering system", value: "\(rules.system) \(digits)",
      origin: isDefault ? origin.locale(\.defaultNumberingSystem) : "asked for")
  }

  private var numbers: [Explanation.Line] {
    let isAccounting = options.form == .accounting
    let own = rules.ownFormat(of: currency)
    func element(_ name: String, _ value: String, _ path: (NumberElements) -> String?)
      -> Explanation.Line
    {
      .init(name: name, value: quoted(value), origin: origin.element(rules.system, path))
    }
    let pattern = rules.pattern(of: currency, accounting: isAccounting)
    let decimal = rules.decimal(of: currency)
    let group = rules.group(of: currency)
    var lines: [Explanation.Line]
    if let own {
      let by = ownOrigin(own.currency)
      lines = [
        .init(name: "pattern", value: pattern.visible, origin: by),
        .init(name: "decimal separator", value: quoted(decimal), origin: by),
        .init(name: "grouping separator", value: quoted(group), origin: by),
      ]
    } else {
      let elements = rules.elements
      lines = [
        .init(
          name: isAccounting ? "accounting pattern" : "pattern", value: pattern.visible,
          origin: origin.element(rules.system) { isAccounting ? $0.accounting : $0.standard }),
        elements.currencyDecimal == nil
          ? element("decimal separator", decimal, \.decimal)
          : element("decimal separator for money", decimal, \.currencyDecimal),
        elements.currencyGroup == nil
          ? element("grouping separator", group, \.group)
          : element("grouping separator for money", group, \.currencyGroup),
      ]
    }
    lines.append(element("minus sign", rules.elements.minusSign, \.minusSign))
    if let parsed = try? ParsedPattern(pattern) {
      let sizes =
        parsed.primaryGrouping == 0
        ? "none"
        : parsed.primaryGrouping == parsed.secondaryGrouping
          ? "\(parsed.primaryGrouping)"
          : "\(parsed.primaryGrouping), then \(parsed.secondaryGrouping)"
      lines.append(.init(name: "group sizes", value: sizes, origin: "the pattern"))
    }
    lines.append(
      .init(
        name: "minimum grouping digits", value: String(rules.record.minimumGroupingDigits),
        origin: origin.locale(\.minimumGroupingDigits)))
    return lines
  }

  /// Whose own format is in force, and why.
  private func ownOrigin(_ owner: String) -> String {
    let locale = origin.locale { $0.ownFormats[owner] }
    return owner == currency
      ? "\(locale), \(owner)'s own format"
      : "\(locale), the own format of \(owner), the region's currency: ICU leaves it in force"
  }

  private var symbols: [Explanation.Line] {
    let columns = rules.record.symbols
    let isNarrow = options.width == .narrow
    let symbol = columns.symbol[row]
    let from = origin.locale { $0.symbols.symbol[row] }
    var lines = [
      Explanation.Line(
        name: "symbol", value: quoted(symbol),
        origin: symbol == currency && from == "root"
          ? "the code: no locale of the chain has one" : from)
    ]
    let narrow = columns.narrow[row]
    lines.append(
      .init(
        name: isNarrow ? "narrow symbol, asked for" : "narrow symbol", value: quoted(narrow),
        origin: narrow == symbol ? "as the symbol" : origin.locale { $0.symbols.narrow[row] }))
    if let names = rules.snapshot.names[rules.identifier] {
      let name = names.names[row]
      let from = origin.nameLocale { $0.names[row] }
      lines.append(
        .init(
          name: "name", value: quoted(name),
          origin: name == currency && from == "root" ? "the code: no locale has one" : from))
    }
    lines.append(
      .init(
        name: "currency spacing", value: quoted(rules.record.spacing.beforeInsertBetween),
        origin: origin.locale(\.spacing) + ", between a digit and a letter beside it"))
    return lines
  }

  private var digits: [Explanation.Line] {
    guard let record = rules.snapshot.currencies[currency] else { return [] }
    let list = rules.snapshot.source.iso4217
    return [
      .init(
        name: "fraction digits", value: record.standard,
        origin: "CLDR, supplemental data"),
      .init(name: "cash digits", value: record.cash, origin: "CLDR, supplemental data"),
      .init(
        name: "minor unit digits", value: record.isoDigits.map { String($0) } ?? "none",
        origin: list.map { "ISO 4217 of \($0)" } ?? "no ISO 4217 list"),
    ]
  }

  private func quoted(_ text: String) -> String { "\"\(text.visible)\"" }
}
