internal import CICU

/// Reads symbols, names and own formats of every currency in one locale.
struct SymbolReader {
  /// The last argument of `ucurr_getName`.
  enum Style: UInt32 {
    case symbol = 0
    case longName = 1
    case narrow = 2
    case formal = 3
    case variant = 4
  }

  let icu: ICULibrary
  let codes: [String]

  /// All four columns of symbols; a currency without a symbol has its code.
  func symbols(in identifier: String) throws(ICUError) -> SymbolColumns {
    SymbolColumns(
      symbol: try column(.symbol, in: identifier), narrow: try column(.narrow, in: identifier),
      formal: try column(.formal, in: identifier), variant: try column(.variant, in: identifier))
  }

  /// One text a currency, in the order of `codes`.
  func column(_ style: Style, in identifier: String) throws(ICUError) -> [String] {
    var column: [String] = []
    column.reserveCapacity(codes.count)
    for code in codes {
      var length: Int32 = 0
      let text = unsafe try icu.call("ucurr_getName", "\(code), \(identifier)") { status in
        unsafe icu.withCurrency(code) { units in
          unsafe icu.record.pointee.call.ucurr_getName(
            units, identifier, style.rawValue, nil, &length, status
          ).map { unsafe String(utf16: $0, count: length) }
        }
      }
      column.append(text ?? code)
    }
    return column
  }

  /// Pattern and separators of the currencies that bring their own, found with inheritance.
  func ownFormats(in identifier: String) throws(ICUError) -> [String: OwnFormat] {
    let bundle = try ResourceBundle(icu, .currencies, identifier)
    var formats: [String: OwnFormat] = [:]
    for code in codes {
      guard let entry = bundle.inherited("Currencies/\(code)"), entry.count > 2,
        let parts = entry[2], let pattern = parts[0]?.string, let decimal = parts[1]?.string,
        let group = parts[2]?.string
      else { continue }
      formats[code] = OwnFormat(pattern: pattern, decimal: decimal, group: group)
    }
    return formats
  }

  /// The six strings of CLDR's `currencySpacing`.
  func spacing(in identifier: String) throws(ICUError) -> CurrencySpacing {
    let bundle = try ResourceBundle(icu, .currencies, identifier)
    func text(_ key: String) throws(ICUError) -> String {
      if let text = bundle.inheritedString("currencySpacing/\(key)") { return text }
      throw .failed(
        function: "ures_getStringByKeyWithFallback", subject: "\(identifier) \(key)",
        code: "missing")
    }
    return CurrencySpacing(
      beforeCurrencyMatch: try text("beforeCurrency/currencyMatch"),
      beforeSurroundingMatch: try text("beforeCurrency/surroundingMatch"),
      beforeInsertBetween: try text("beforeCurrency/insertBetween"),
      afterCurrencyMatch: try text("afterCurrency/currencyMatch"),
      afterSurroundingMatch: try text("afterCurrency/surroundingMatch"),
      afterInsertBetween: try text("afterCurrency/insertBetween"))
  }
}
