/// Reads everything about one locale, ICU's inheritance already applied.
struct LocaleReader {
  let icu: ICULibrary
  let symbols: SymbolCache
  let names: NameReader
  let systems: NumberingSystemReader
  /// Numbering systems with ten digits.
  let numericSystems: [String]
  /// Which of them to ask about; nil is all.
  var ownSystems: OwnSystems?

  /// What ICU answers for `identifier`, a locale or a legacy alias.
  func read(_ identifier: String, parent: String?) throws(ICUError) -> LocaleFiles {
    let elements = try NumberElementsReader(icu, identifier: identifier)
    let shared = try symbols.data(for: identifier)
    let own = try ownSystems?.systems(of: identifier)
    let candidates = numericSystems.filter { $0 != "latn" && own?.contains($0) != false }
    let locale = LocaleRecord(
      parent: parent,
      defaultNumberingSystem: try system("default", of: identifier),
      nativeNumberingSystem: try system("native", of: identifier),
      traditionalNumberingSystem: try system("traditional", of: identifier),
      financeNumberingSystem: try system("finance", of: identifier),
      minimumGroupingDigits: elements.minimumGroupingDigits, spacing: shared.spacing,
      numbers: try read(candidates) { system throws(ICUError) in try elements.elements(of: system)
      },
      symbols: shared.symbols, ownFormats: shared.ownFormats)
    return LocaleFiles(
      locale: locale, names: try names.record(of: identifier),
      compact: try read(candidates) { system throws(ICUError) in elements.compactTables(of: system)
      },
      terms: try read(candidates) { system throws(ICUError) in try elements.terms(of: system) })
  }

  /// The record of `latn`, and those of other systems that are not the same.
  private func read<Record: Equatable>(
    _ candidates: [String], _ read: (String) throws(ICUError) -> Record
  ) throws(ICUError) -> [String: Record] {
    let latin = try read("latn")
    var records = ["latn": latin]
    for system in candidates {
      let own = try read(system)
      if own != latin { records[system] = own }
    }
    return records
  }

  private func system(_ kind: String, of identifier: String) throws(ICUError) -> String {
    try systems.name(for: "\(identifier)@numbers=\(kind)")
  }
}
