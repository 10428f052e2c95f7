/// Reads one locale's resolved rules, ICU's inheritance already applied.
struct LocaleReader {
  let icu: ICULibrary
  let symbols: SymbolCache
  let systems: NumberingSystemReader
  /// Numbering systems with ten digits.
  let numericSystems: [String]

  /// What ICU answers for `identifier`, a locale or a legacy alias.
  func record(of identifier: String, parent: String?) throws(ICUError) -> LocaleRecord {
    let elements = try NumberElementsReader(icu, identifier: identifier)
    let latin = try elements.elements(of: "latn")
    var numbers = ["latn": latin]
    for system in numericSystems where system != "latn" {
      let own = try elements.elements(of: system)
      if own != latin { numbers[system] = own }
    }
    let shared = try symbols.data(for: identifier)
    return LocaleRecord(
      parent: parent,
      defaultNumberingSystem: try system("default", of: identifier),
      nativeNumberingSystem: try system("native", of: identifier),
      traditionalNumberingSystem: try system("traditional", of: identifier),
      financeNumberingSystem: try system("finance", of: identifier),
      minimumGroupingDigits: elements.minimumGroupingDigits,
      spacing: shared.spacing, numbers: numbers, symbols: shared.symbols,
      ownFormats: shared.ownFormats)
  }

  private func system(_ kind: String, of identifier: String) throws(ICUError) -> String {
    try systems.name(for: "\(identifier)@numbers=\(kind)")
  }
}
