/// The rule itself, as the reader checks it against ICU and the compiler replays it.
extension LocaleFallback {
  /// The locale that answers for `identifier` (ICU's spelling, no keywords), root at the end.
  func locale(for identifier: String, isLocale: (String) -> Bool) -> String {
    switch steps(for: identifier, isLocale: isLocale).last {
    case .locale(let name): name
    case .alias(_, let target), .exception(_, let target): target
    case .missing, nil: "root"
    }
  }

  /// The identifiers tried for `identifier`, the last of which answers; root does where it is
  /// missing too.
  ///
  /// At every step a locale is taken first, then an alias, then an exception, and only then does
  /// the rule shorten the identifier.
  func steps(for identifier: String, isLocale: (String) -> Bool) -> [LocaleFallbackStep] {
    let requested = LocaleParts(identifier)
    var current: LocaleParts? = requested
    var steps: [LocaleFallbackStep] = []
    while let parts = current {
      let name = parts.identifier
      if isLocale(name) { return steps + [.locale(name)] }
      if let target = aliases[name] { return steps + [.alias(name, target: target)] }
      if let target = exceptions[name] { return steps + [.exception(name, target: target)] }
      steps.append(.missing(name))
      current = parent(of: parts, requested: requested)
    }
    return steps
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

/// One identifier tried on the way to a locale.
enum LocaleFallbackStep: Equatable {
  /// It is a locale.
  case locale(String)
  /// It is another name of one.
  case alias(String, target: String)
  /// ICU answers with a locale that the rule would not find.
  case exception(String, target: String)
  /// It is nothing, and is shortened.
  case missing(String)
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
