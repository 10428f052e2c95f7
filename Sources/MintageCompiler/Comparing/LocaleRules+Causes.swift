internal import MintageCore

extension LocaleRules {
  /// The values a kind of text follows from, always in the same order.
  func values(_ kind: TextKind, _ currency: String, row: Int) -> [CauseValue] {
    let digits = snapshot.currencies[currency]
    var values: [CauseValue] = [
      CauseValue(.system, system),
      CauseValue(.decimal, decimal(of: currency)),
      CauseValue(.group, group(of: currency)),
      CauseValue(.minus, elements.minusSign),
      CauseValue(.grouping, String(record.minimumGroupingDigits)),
      CauseValue(.spacing, hidden: "\(record.spacing)"),
    ]
    if kind.options.notation == .standard {
      let isCash = kind.options.style.fractionDigits == .cash
      let text = digits.map { isCash ? $0.cash : $0.standard } ?? "2"
      values.append(CauseValue(isCash ? .cashDigits : .digits, text))
    }
    if kind.isNamed { return values + nameValues(currency, row: row) }
    let isAccounting = kind.options.style.form == .accounting
    let pattern = pattern(of: currency, accounting: isAccounting)
    values.append(
      CauseValue(isAccounting ? .accounting : .pattern, pattern, effect: Self.effect(of: pattern)))
    values.append(symbol(kind.options.style.width, row: row))
    if kind.options.notation != .standard {
      let tables = snapshot.compact[identifier]
      let table = (tables?[system] ?? tables?["latn"])?.shortCurrency
      values.append(CauseValue(.compact, hidden: table.map(Self.text) ?? ""))
    }
    return values
  }

  private func symbol(_ width: SymbolWidth, row: Int) -> CauseValue {
    switch width {
    case .narrow: CauseValue(.narrow, record.symbols.narrow[row])
    case .formal: CauseValue(.formal, record.symbols.formal[row])
    case .variant: CauseValue(.variant, record.symbols.variant[row])
    default: CauseValue(.symbol, record.symbols.symbol[row])
    }
  }

  /// Names as they are, and as this ICU puts them beside numbers.
  ///
  /// A category without a unit pattern has `other`'s; the name is then `other`'s too up to ICU 77,
  /// and the category's own since 78.
  private func nameValues(_ currency: String, row: Int) -> [CauseValue] {
    guard let names = snapshot.names[identifier] else { return [] }
    let takesOwnName = (ICUVersion(snapshot.source.icu)?.major ?? 0) >= 78
    var (units, forms, written) = ("", "", "")
    for category in snapshot.plurals.categories(for: identifier) {
      let own = names.unitPatterns[category]
      let form = names.plurals[category] ?? names.plurals["other"]
      let name = own != nil || takesOwnName ? form : names.plurals["other"]
      units += "\(category)=\(own ?? names.unitPatterns["other"] ?? "");"
      forms += "\(category)=\(form?[row] ?? "");"
      written += "\(category)=\(name?[row] ?? "");"
    }
    let rules = snapshot.plurals.rules(for: identifier)
    let own = ownFormat(of: currency)?.format.pattern
    let pattern = own ?? elements.decimalPattern
    let conditions = rules.keys.sorted().map { "\($0)=\(rules[$0] ?? "");" }.joined()
    return [
      CauseValue(.names, hidden: forms), CauseValue(.form, hidden: written),
      CauseValue(.unitPatterns, hidden: units), CauseValue(.plurals, hidden: conditions),
      CauseValue(.pattern, pattern, effect: Self.effect(of: pattern)),
      CauseValue(.symbol, own == nil ? "" : record.symbols.symbol[row]),
    ]
  }

  /// Affixes and group sizes, a negative subpattern that says nothing new written out.
  private static func effect(of pattern: String) -> String {
    guard let parsed = try? ParsedPattern(pattern) else { return pattern }
    let negativePrefix =
      parsed.hasNegative ? parsed.negativePrefix : [AffixToken.minus] + parsed.positivePrefix
    let negativeSuffix = parsed.hasNegative ? parsed.negativeSuffix : parsed.positiveSuffix
    return "\(parsed.positivePrefix)\(parsed.positiveSuffix)\(negativePrefix)\(negativeSuffix)"
      + "\(parsed.primaryGrouping) \(parsed.secondaryGrouping)"
  }

  private static func text(_ table: CompactTable) -> String {
    table.keys.sorted().map { power in
      let forms = table[power] ?? [:]
      return "\(power): " + forms.keys.sorted().map { "\($0)=\(forms[$0] ?? "")" }.joined()
    }.joined(separator: ";")
  }
}
