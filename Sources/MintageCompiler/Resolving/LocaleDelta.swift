/// Differences of a locale from its parent, as `locales/<id>.json` stores them.
struct LocaleDelta {
  let codes: [String]

  /// What root is compared with: no texts, every symbol the currency's code.
  var blank: LocaleRecord {
    LocaleRecord(
      parent: nil, defaultNumberingSystem: "latn", nativeNumberingSystem: "latn",
      traditionalNumberingSystem: "latn", financeNumberingSystem: "latn",
      minimumGroupingDigits: 1,
      spacing: CurrencySpacing(
        beforeCurrencyMatch: "", beforeSurroundingMatch: "", beforeInsertBetween: "",
        afterCurrencyMatch: "", afterSurroundingMatch: "", afterInsertBetween: ""),
      numbers: ["latn": .blank],
      symbols: SymbolColumns(symbol: codes, narrow: codes, formal: codes, variant: codes),
      ownFormats: [:])
  }

  /// The members that differ, in a fixed order; none if the locale is as its parent.
  func differences(_ locale: LocaleRecord, from parent: LocaleRecord) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    for (name, path) in Self.systems where locale[keyPath: path] != parent[keyPath: path] {
      members.append(.init(name: name, value: .string(locale[keyPath: path])))
    }
    if locale.minimumGroupingDigits != parent.minimumGroupingDigits {
      members.append(
        .init(name: "minimumGroupingDigits", value: .number(locale.minimumGroupingDigits)))
    }
    if locale.spacing != parent.spacing {
      members.append(.init(name: "spacing", value: locale.spacing.json))
    }
    let numbers = SystemsDelta.differences(locale.numbers, from: parent.numbers)
    if !numbers.isEmpty {
      members.append(.init(name: "numbers", value: .sorted(numbers)))
    }
    let formats = ownFormatDifferences(locale, from: parent)
    if !formats.isEmpty { members.append(.init(name: "ownFormats", value: .sorted(formats))) }
    for (name, path) in Self.columns {
      let expected = expectedColumn(path, of: locale.symbols, parent: parent.symbols)
      let differences = ColumnDelta.differences(
        locale.symbols[keyPath: path], from: expected, codes: codes)
      if !differences.isEmpty {
        members.append(.init(name: name, value: .strings(differences)))
      }
    }
    return members
  }

  /// The locale that `differences` were taken from; a missing file is an empty object.
  func applying(
    _ differences: JSONValue, to parent: LocaleRecord, named parentName: String?
  ) throws(ShapeError) -> LocaleRecord {
    var unused = try differences.asObject()
    var locale = parent
    locale.parent = parentName
    for (name, path) in Self.systems {
      if let value = unused.removeValue(forKey: name) {
        locale[keyPath: path] = try value.asString()
      }
    }
    if let digits = unused.removeValue(forKey: "minimumGroupingDigits") {
      locale.minimumGroupingDigits = try digits.asNumber()
    }
    if let spacing = unused.removeValue(forKey: "spacing") {
      locale.spacing = try CurrencySpacing(json: spacing)
    }
    let numbers = try unused.removeValue(forKey: "numbers")?.asObject() ?? [:]
    do throws(ShapeError) {
      locale.numbers = try SystemsDelta.applying(numbers, to: parent.numbers)
    } catch { throw error.under("numbers") }
    for (code, format) in try unused.removeValue(forKey: "ownFormats")?.asObject() ?? [:] {
      guard codes.contains(code) else { throw ShapeError(reason: "ownFormats: \(code)") }
      locale.ownFormats[code] = format == .null ? nil : try OwnFormat(json: format)
    }
    for (name, path) in Self.columns {
      let expected = expectedColumn(path, of: locale.symbols, parent: parent.symbols)
      let differences = try unused.removeValue(forKey: name)?.asStrings()
      do throws(ShapeError) {
        locale.symbols[keyPath: path] = try ColumnDelta.applying(
          differences ?? [:], to: expected, codes: codes)
      } catch { throw error.under(name) }
    }
    if let unknown = unused.keys.min() { throw ShapeError(reason: "\(unknown) is not known") }
    return locale
  }
}

extension LocaleDelta {
  private static var systems: [(String, WritableKeyPath<LocaleRecord, String>)] {
    [
      ("defaultNumberingSystem", \.defaultNumberingSystem),
      ("nativeNumberingSystem", \.nativeNumberingSystem),
      ("traditionalNumberingSystem", \.traditionalNumberingSystem),
      ("financeNumberingSystem", \.financeNumberingSystem),
    ]
  }

  /// `symbol` first: what is expected of the others depends on it.
  private static var columns: [(String, WritableKeyPath<SymbolColumns, [String]>)] {
    [
      ("symbol", \.symbol), ("narrow", \.narrow), ("formal", \.formal), ("variant", \.variant),
    ]
  }

  /// The members that hold symbols.
  static var columnNames: [String] { columns.map(\.0) }

  private func expectedColumn(
    _ path: WritableKeyPath<SymbolColumns, [String]>, of own: SymbolColumns, parent: SymbolColumns
  ) -> [String] {
    if path == \.symbol { return parent.symbol }
    return ColumnDelta.expected(
      base: own.symbol, parent: parent[keyPath: path], parentBase: parent.symbol)
  }

  private func ownFormatDifferences(
    _ locale: LocaleRecord, from parent: LocaleRecord
  ) -> [String: JSONValue] {
    var differences: [String: JSONValue] = [:]
    for code in Set(locale.ownFormats.keys).union(parent.ownFormats.keys)
    where locale.ownFormats[code] != parent.ownFormats[code] {
      differences[code] = locale.ownFormats[code].map(\.json) ?? .null
    }
    return differences
  }
}
