/// Reads which locales there are, and which one each inherits from.
struct LocaleListReader {
  let icu: ICULibrary

  /// Root and every available locale, sorted with root first.
  func locales() -> [String] {
    ["root"] + Set(icu.availableLocales).subtracting(["root"]).sorted()
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
  /// its last underscore until there is a bundle.
  func parent(of identifier: String) -> String? {
    guard identifier != "root" else { return nil }
    if let bundle = ResourceBundle(direct: icu, .locales, identifier) {
      if bundle["%%ParentIsRoot"] != nil { return "root" }
      if let named = bundle["%%Parent"]?.string { return named }
    }
    var shortened = Substring(identifier)
    while let cut = shortened.lastIndex(of: "_") {
      shortened = shortened[..<cut]
      if ResourceBundle(direct: icu, .locales, String(shortened)) != nil {
        return String(shortened)
      }
    }
    return "root"
  }
}
