/// Reads which locales there are, and which one each inherits from.
struct LocaleListReader {
  let icu: ICULibrary

  /// Root and every available locale with its ancestors, sorted with root first.
  ///
  /// Apple's ICU has bundles that are not listed (`ks_Aran`) but are opened and inherited from.
  func locales() throws(ICUError) -> [String] {
    var locales: Set<String> = []
    for identifier in icu.availableLocales {
      var next: String? = identifier
      while let current = next, locales.insert(current).inserted { next = try parent(of: current) }
    }
    return ["root"] + locales.subtracting(["root"]).sorted()
  }

  /// Legacy identifiers with the bundle ICU really opens for each.
  func aliases() throws(ICUError) -> [String: String] {
    var aliases: [String: String] = [:]
    for alias in try icu.legacyAliases() {
      aliases[alias] = try ResourceBundle(icu, .locales, alias).actualLocale
    }
    return aliases
  }

  /// The identifier that the bundle `identifier` inherits from, nil for root.
  ///
  /// A bundle may say that its parent is root, or name another; else the identifier is cut at
  /// its last underscore until there is a bundle. An alias inherits from its target.
  func parent(of identifier: String) throws(ICUError) -> String? {
    guard identifier != "root" else { return nil }
    let bundle = try ResourceBundle(icu, .locales, identifier)
    guard bundle.actualLocale == identifier else { return bundle.actualLocale }
    if bundle["%%ParentIsRoot"] != nil { return "root" }
    if let named = bundle["%%Parent"]?.string { return named }
    var shortened = Substring(identifier)
    while let cut = shortened.lastIndex(of: "_") {
      shortened = shortened[..<cut]
      let ancestor = try ResourceBundle(icu, .locales, String(shortened)).actualLocale
      if ancestor == shortened { return ancestor }
    }
    return "root"
  }
}
