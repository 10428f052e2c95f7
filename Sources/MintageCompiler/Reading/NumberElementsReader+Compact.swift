/// Compact patterns and the texts that plain amounts do not need.
extension NumberElementsReader {
  /// Powers of ten that a table may have; ICU ignores larger ones.
  private static let powers = 1..<20
  /// Plural categories and exact numbers that a pattern may be for.
  private static let forms = ["0", "1", "zero", "one", "two", "few", "many", "other"]

  /// The four tables under a numbering system, each with ICU's own way back to a fuller one.
  func compactTables(of system: String) -> CompactTables {
    func short(_ format: String) -> [String] {
      ["\(system)/patternsShort/\(format)", "latn/patternsShort/\(format)"]
    }
    func long(_ format: String) -> [String] {
      ["\(system)/patternsLong/\(format)", "latn/patternsLong/\(format)"] + short(format)
    }
    return CompactTables(
      shortCurrency: firstTable(short("currencyFormat")),
      longCurrency: firstTable(long("currencyFormat")),
      shortDecimal: firstTable(short("decimalFormat")),
      longDecimal: firstTable(long("decimalFormat")))
  }

  private func firstTable(_ paths: [String]) -> CompactTable {
    for path in paths {
      let table = table("NumberElements/\(path)")
      if !table.isEmpty { return table }
    }
    return [:]
  }

  /// Every pattern is looked for along the chain on its own.
  private func table(_ path: String) -> CompactTable {
    guard bundle.inherited(path) != nil else { return [:] }
    var table: CompactTable = [:]
    for power in Self.powers {
      let path = "\(path)/1\(String(repeating: "0", count: power))"
      guard bundle.inherited(path) != nil else { continue }
      var patterns: [String: String] = [:]
      for form in Self.forms { patterns[form] = bundle.inheritedString("\(path)/\(form)") }
      table[power] = patterns
    }
    return table
  }

  /// The other texts under a numbering system.
  func terms(of system: String) throws(ICUError) -> NumberTerms {
    NumberTerms(
      infinity: try required(system, "symbols/infinity"),
      notANumber: try required(system, "symbols/nan"),
      percentSign: try required(system, "symbols/percentSign"),
      perMilleSign: try required(system, "symbols/perMille"),
      exponential: try required(system, "symbols/exponential"),
      superscriptingExponent: try required(system, "symbols/superscriptingExponent"),
      approximatelySign: optional(system, "symbols/approximatelySign"),
      approximately: optional(system, "miscPatterns/approximately"),
      atLeast: optional(system, "miscPatterns/atLeast"),
      atMost: optional(system, "miscPatterns/atMost"),
      range: optional(system, "miscPatterns/range"))
  }
}
