/// Finds out how ICU resolves identifiers that have no bundle, by asking it about all of them.
///
/// ICU's own table of default scripts is not exported. So the rule starts from CLDR's likely
/// subtags, is compared with what ICU opens for every language, script and region, and is
/// corrected where they differ.
struct FallbackReader {
  let icu: ICULibrary
  let locales: Set<String>
  /// Every legacy identifier with its target.
  let aliases: [String: String]

  /// The regions asked about besides the two-letter ones: UN M.49 areas that CLDR uses.
  private static let areas = [
    "001", "002", "003", "005", "009", "011", "013", "014", "015", "017", "018", "019", "021",
    "029", "030", "034", "035", "039", "053", "054", "057", "061", "142", "143", "145", "150",
    "151", "154", "155", "202", "419",
  ]

  /// Asks about every language that has a locale, in every region.
  func fallback() throws(ICUError) -> LocaleFallback {
    var fallback = LocaleFallback(
      aliases: aliases, defaultScripts: [:], exceptions: [:], languageAlpha3: [:])
    let regions = icu.isoRegions + Self.areas
    for (language, scripts) in scriptsByLanguage() {
      try addLanguage(language, scripts: scripts, regions: regions, to: &fallback)
    }
    fallback.languageAlpha3 = try languageAlpha3()
    return fallback
  }

  /// The scripts in the identifiers of each language that has a locale or an alias.
  private func scriptsByLanguage() -> [String: Set<String>] {
    var scripts: [String: Set<String>] = [:]
    for identifier in locales.union(aliases.keys) where identifier != "root" {
      let parts = LocaleParts(identifier)
      scripts[parts.language, default: ["Latn", "Cyrl", "Arab"]]
        .formUnion([parts.script].compactMap { $0 })
    }
    return scripts
  }

  private func addLanguage(
    _ language: String, scripts: Set<String>, regions: [String], to fallback: inout LocaleFallback
  ) throws(ICUError) {
    var scripts = scripts
    let standard = try likelyScript(language)
    fallback.defaultScripts[language] = standard
    var likely: [String: String] = [:]
    for region in regions {
      let script = try likelyScript("\(language)_\(region)")
      scripts.formUnion([script].compactMap { $0 })
      if let script, script != standard { likely[region] = script }
    }
    addExceptions(
      for: try observe([language] + scripts.sorted().map { "\(language)_\($0)" }), to: &fallback)
    for region in regions {
      let probes = try observe(
        ["\(language)_\(region)"] + scripts.sorted().map { "\(language)_\($0)_\(region)" })
      let key = "\(language)_\(region)"
      // The likely script if it explains what ICU does; else whichever script does, none first.
      let candidates = [likely[region], nil] + scripts.sorted().map { $0 }
      let explained = candidates.first { candidate in
        fallback.defaultScripts[key] = candidate
        return mismatches(in: probes, fallback).isEmpty
      }
      if explained == nil {
        fallback.defaultScripts[key] = likely[region]
        addExceptions(for: probes, to: &fallback)
      }
    }
  }

  /// Short identifiers first: an exception for one covers the longer ones that lead to it.
  private func addExceptions(for probes: [Probe], to fallback: inout LocaleFallback) {
    for probe in probes.sorted(by: { $0.identifier.utf8.count < $1.identifier.utf8.count })
    where !mismatches(in: [probe], fallback).isEmpty {
      fallback.exceptions[probe.identifier] = probe.found
    }
  }

  private struct Probe {
    let identifier: String
    let found: String
  }

  /// What ICU opens for each identifier that is no locale or alias.
  private func observe(_ identifiers: [String]) throws(ICUError) -> [Probe] {
    var probes: [Probe] = []
    for identifier in identifiers
    where !locales.contains(identifier) && aliases[identifier] == nil {
      let found = try ResourceBundle(icu, .locales, identifier).actualLocale
      probes.append(Probe(identifier: identifier, found: found))
    }
    return probes
  }

  private func mismatches(in probes: [Probe], _ fallback: LocaleFallback) -> [Probe] {
    probes.filter { probe in
      fallback.locale(for: probe.identifier, isLocale: locales.contains) != probe.found
    }
  }

  private func likelyScript(_ identifier: String) throws(ICUError) -> String? {
    LocaleParts(try icu.addingLikelySubtags(identifier)).script
  }

  /// Three-letter codes that ICU spells with two letters, by trying all of them.
  private func languageAlpha3() throws(ICUError) -> [String: String] {
    let languages = Set(locales.union(aliases.keys).map { LocaleParts($0).language })
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(Unicode.Scalar($0)) }
    var codes: [String: String] = [:]
    for first in letters {
      for second in letters {
        for third in letters {
          let code = first + second + third
          let language = try icu.baseName(code)
          if language != code, languages.contains(language) { codes[code] = language }
        }
      }
    }
    return codes
  }
}
