/// The rule itself, as the reader checks it against ICU and the compiler replays it.
extension LocaleFallback {
  /// The locale that answers for `identifier` (ICU's spelling, no keywords), root at the end.
  ///
  /// At every step a locale is taken first, then an alias, then an exception, and only then does
  /// the rule shorten the identifier.
  func locale(for identifier: String, isLocale: (String) -> Bool) -> String {
    let requested = LocaleParts(identifier)
    var current: LocaleParts? = requested
    while let parts = current {
      let name = parts.identifier
      if isLocale(name) { return name }
      if let target = aliases[name] ?? exceptions[name] { return target }
      current = parent(of: parts, requested: requested)
    }
    return "root"
  }

  /// The default script of a language in a region.
  func defaultScript(language: String, region: String? = nil) -> String? {
    region.flatMap { defaultScripts["\(language)_\($0)"] } ?? defaultScripts[language]
  }

  private func parent(of parts: LocaleParts, requested: LocaleParts) -> LocaleParts? {
    var parent = parts
    if !parts.variants.isEmpty {
      parent.variants.removeLast()
      return parent
    }
    switch (parts.script, parts.region) {
    case (let script?, let region?):
      if defaultScript(language: parts.language, region: region) == script {
        parent.script = nil
      } else {
        parent.region = nil
      }
      return parent
    case (nil, let region?):
      parent.region = nil
      parent.script =
        requested.script ?? defaultScript(language: parts.language, region: region)
      return parent
    case (let script?, nil):
      guard defaultScript(language: parts.language) == script else { return nil }
      parent.script = nil
      return parent
    case (nil, nil):
      return nil
    }
  }
}

/// The subtags of an identifier in ICU's spelling, such as `zh_Hant_TW`.
struct LocaleParts: Equatable {
  var language: String
  var script: String?
  var region: String?
  var variants: [String]

  init(_ identifier: String) {
    var rest = identifier.split(separator: "_", omittingEmptySubsequences: false)[...]
    language = String(rest.popFirst() ?? "")
    if let next = rest.first, next.utf8.count == 4, next.allSatisfy(\.isLetter) {
      script = String(next)
      rest = rest.dropFirst()
    }
    if let next = rest.first, next.utf8.count == 2 || next.utf8.count == 3 {
      region = String(next)
      rest = rest.dropFirst()
    }
    variants = rest.map(String.init)
  }

  /// The subtags joined again.
  var identifier: String {
    ([language] + [script, region].compactMap { $0 } + variants).joined(separator: "_")
  }
}
