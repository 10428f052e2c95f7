/// Reads plural rules and ranges from the bundles `plurals` and `pluralRanges`.
struct PluralReader {
  let icu: ICULibrary

  /// The rules of every language ICU has some for.
  func plurals() throws(ICUError) -> PluralData {
    let (rules, locales) = try sets("plurals") { set in
      var rules: [String: String] = [:]
      for rule in set.members {
        guard let category = rule.key, category != "other", let text = rule.string else { continue }
        rules[category] = Self.condition(of: text)
      }
      return rules
    }
    let (ranges, rangeLocales) = try sets("pluralRanges") { set in
      set.members.compactMap { line -> PluralRange? in
        guard let start = line[0]?.string, let end = line[1]?.string,
          let result = line[2]?.string
        else { return nil }
        return PluralRange(start: start, end: end, result: result)
      }
    }
    return PluralData(
      rules: rules, locales: locales, ranges: ranges, rangeLocales: rangeLocales)
  }

  /// ICU numbers its sets anew in each release; they get the name of their first locale instead.
  private func sets<Content>(
    _ bundle: String, _ content: (ResourceBundle) -> Content
  ) throws(ICUError) -> ([String: Content], [String: String]) {
    guard let root = ResourceBundle(direct: icu, .locales, bundle),
      let locales = root["locales"], let rules = root["rules"]
    else {
      throw .failed(function: "ures_openDirect", subject: bundle, code: "missing")
    }
    var sets: [String: Content] = [:]
    var names: [String: String] = [:]
    var setOfLocale: [String: String] = [:]
    let pairs = locales.members.compactMap { entry in
      entry.key.flatMap { locale in entry.string.map { (locale, $0) } }
    }
    for (locale, number) in pairs.sorted(by: { $0.0 < $1.0 }) {
      let name = names[number] ?? locale
      if names[number] == nil {
        names[number] = name
        guard let set = rules[number] else { continue }
        sets[name] = content(set)
      }
      setOfLocale[locale] = name
    }
    return (sets, setOfLocale)
  }

  /// The rule without its samples: `i = 1 and v = 0 @integer 1`.
  private static func condition(of rule: String) -> String {
    let end = rule.firstIndex(of: "@") ?? rule.endIndex
    var condition = rule[..<end]
    while condition.last == " " { condition.removeLast() }
    return String(condition.drop { $0 == " " })
  }
}
