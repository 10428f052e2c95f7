/// What a subset costs: all of it beside the whole, and each locale and currency chosen.
struct SizeReport {
  private let whole: Snapshot
  private let subset: Snapshot
  private let choice: CompilationChoice
  private let total: Int

  /// - Parameters:
  ///   - whole: what was chosen from.
  ///   - subset: what was chosen, packed to `total` bytes.
  init(whole: Snapshot, choice: CompilationChoice, compilation: Compilation) throws {
    self.whole = whole
    self.choice = choice
    subset = compilation.snapshot
    total = compilation.parts.reduce(0) { $0 + $1.packed.bytes.count }
  }

  /// A line for each kind of tables: its bytes, and those of everything.
  func totals(_ parts: [Compilation.Part]) throws -> [String] {
    var lines = ["                                 bytes  of everything"]
    var sums = (0, 0)
    for part in parts {
      let everything = try SizeReport.bytes(of: whole, part.type)
      sums = (sums.0 + part.packed.bytes.count, sums.1 + everything)
      lines.append(SizeReport.line(part.type, part.packed.bytes.count, everything))
    }
    return lines + [SizeReport.line("total", sums.0, sums.1)]
  }

  private static func line(_ name: String, _ bytes: Int, _ everything: Int) -> String {
    "  \(column(name, 24, left: true))\(column("\(bytes)", 12))  \(column("\(everything)", 13))"
  }

  /// A line for each locale and currency chosen: what leaving out it alone would save.
  ///
  /// - Complexity: packs the subset once for each.
  func savings(progress: (String) -> Void) throws -> [String] {
    let locales = try choice.selection.locales(in: [whole]).sorted()
    let currencies = try choice.selection.currencies(in: [whole]).sorted()
    var lines = ["left out alone, each would save", "  locale"]
    for locale in locales {
      progress("compile: measuring \(locale)")
      let rest = try subset.subset(
        locales: locales.filter { $0 != locale }, currencies: currencies)
      // Others inherit from it, so it would stay.
      let isNeeded = rest.locales[locale] != nil
      lines.append(try line(locale, rest) + (isNeeded ? "  others inherit from it" : ""))
    }
    lines.append("  currency")
    for currency in currencies {
      progress("compile: measuring \(currency)")
      let rest = try subset.subset(
        locales: locales, currencies: currencies.filter { $0 != currency })
      let isKept = rest.writtenCurrencies.contains(currency)
      lines.append(
        try line(currency, rest) + (isKept ? "  a locale writes all others as it" : ""))
    }
    return lines
  }

  private func line(_ name: String, _ rest: Snapshot) throws -> String {
    var bytes = 0
    for type in SizeReport.types where type != "CurrencyNames" || choice.keepsNames {
      bytes += try SizeReport.bytes(of: rest, type)
    }
    return "    \(column(name, 22, left: true))\(column("\(total - bytes)", 12))"
  }

  private static let types = [
    "CurrencyTables", "CurrencyHistory", "NotationTables", "CurrencyNames",
  ]

  /// The packed bytes of one kind of tables.
  private static func bytes(of snapshot: Snapshot, _ type: String) throws -> Int {
    let info = StyleTablesPacker.info(snapshot, fingerprint: "0123456789abcdef").bytes
    let packed =
      switch type {
      case "CurrencyHistory": try HistoryPacker.pack(snapshot, info: info)
      case "NotationTables": try NotationPacker.pack(snapshot, info: info)
      case "CurrencyNames": try NamePacker.pack(snapshot, info: info)
      default: try StyleTablesPacker.pack(snapshot, info: info)
      }
    return packed.bytes.count
  }
}
