internal import MintageCore

/// The way from what was typed to the locale whose rules are used.
struct LocalePath {
  let typed: String
  /// The identifier as ICU spells it, without keywords.
  let identifier: String
  let steps: [LocaleFallbackStep]
  /// The locale that answers.
  let locale: String
  let origin: ValueOrigin

  /// - Throws: ``SelectionError`` where the identifier names a language and only root answers.
  init(_ typed: String, _ snapshot: Snapshot) throws(SelectionError) {
    self.typed = typed
    let spelled = LocaleIdentifier(typed).description
    identifier = String(spelled.prefix { $0 != "@" })
    steps = snapshot.fallback.steps(for: identifier) { snapshot.locales[$0] != nil }
    var found = snapshot.answer(for: identifier)
    // ICU's three-letter codes are replaced before anything is looked up.
    let parts = LocaleParts(identifier)
    if found == "root", let two = snapshot.fallback.languageAlpha3[parts.language] {
      var shorter = parts
      shorter.language = two
      found = snapshot.answer(for: shorter.identifier)
    }
    guard found != "root" || ["root", "und", ""].contains(identifier.lowercased()) else {
      throw SelectionError(unknownLocale: typed, in: [snapshot])
    }
    locale = found
    origin = ValueOrigin(snapshot, of: found)
  }

  /// The identifier, how it found a locale, the chain of parents, and the region's currency.
  func lines(_ rules: LocaleRules) -> [Explanation.Line] {
    var lines = [
      Explanation.Line(name: "identifier", value: typed, origin: "read as \(identifier)")
    ]
    for step in steps {
      switch step {
      case .locale(let name):
        lines.append(.init(name: "", value: name, origin: "is a locale"))
      case .alias(let name, let target):
        lines.append(.init(name: "", value: name, origin: "is an alias of \(target)"))
      case .exception(let name, let target):
        lines.append(
          .init(name: "", value: name, origin: "is no locale; ICU answers with \(target)"))
      case .missing(let name):
        lines.append(.init(name: "", value: name, origin: "is no locale"))
      }
    }
    lines.append(
      .init(name: "chain", value: origin.chain.joined(separator: " -> "), origin: "parents"))
    lines.append(
      .init(
        name: "currency of the region", value: rules.defaultCurrency ?? "none",
        origin: rules.defaultCurrency == nil ? "there is no region" : "CLDR, supplemental data"))
    return lines
  }
}
