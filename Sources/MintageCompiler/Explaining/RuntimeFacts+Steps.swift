internal import MintageCore

extension RuntimeFacts {
  /// From the amount to its text, each step as found in what the runtime wrote.
  func steps(
    _ rules: LocaleRules, _ currency: String, _ request: Explanation.Request
  ) -> [Explanation.Line] {
    [
      .init(name: "rounded", value: rounded(rules), origin: rounding(rules, currency, request)),
      .init(name: "number", value: quoted(number), origin: grouping(rules, currency)),
    ] + affixes(rules, currency, request) + [
      .init(name: "text", value: quoted(text), origin: "by the runtime")
    ]
  }

  private static let numeric: Set<AmountField> = [.integer, .group, .decimal, .fraction]

  /// Where the number stands among the parts.
  private var numberRange: Range<Int> {
    let indices = parts.indices.filter { Self.numeric.contains(parts[$0].field) }
    guard let first = indices.first, let last = indices.last else { return 0..<0 }
    return first..<last + 1
  }

  private var number: String { parts[numberRange].map(\.text).joined() }
  private var prefix: String { parts[..<numberRange.lowerBound].map(\.text).joined() }
  private var suffix: String { parts[numberRange.upperBound...].map(\.text).joined() }

  /// The digits in ASCII, without groups.
  private func rounded(_ rules: LocaleRules) -> String {
    let digits = Array(
      rules.snapshot.numberingSystems[rules.system]?.digits?.unicodeScalars ?? "".unicodeScalars)
    return parts[numberRange].map { part in
      switch part.field {
      case .group: ""
      case .decimal: "."
      default:
        part.text.unicodeScalars.map { scalar in
          digits.firstIndex(of: scalar).map { String($0) } ?? String(scalar)
        }.joined()
      }
    }.joined()
  }

  private func rounding(
    _ rules: LocaleRules, _ currency: String, _ request: Explanation.Request
  ) -> String {
    let record = rules.snapshot.currencies[currency]
    let isCash = request.options.fractionDigits == .cash
    let digits = (isCash ? record?.cash : record?.standard) ?? "2"
    return "half to even, \(isCash ? "cash" : "fraction") digits \(digits)"
  }

  private func grouping(_ rules: LocaleRules, _ currency: String) -> String {
    guard let pattern = try? ParsedPattern(rules.pattern(of: currency)), pattern.primaryGrouping > 0
    else { return "never grouped" }
    let least = pattern.primaryGrouping + rules.record.minimumGroupingDigits
    return "digits of \(rules.system), grouped from \(least) digits on"
  }

  /// The affixes of the pattern, and what became of them.
  private func affixes(
    _ rules: LocaleRules, _ currency: String, _ request: Explanation.Request
  ) -> [Explanation.Line] {
    let isAccounting = request.options.form == .accounting
    guard let pattern = try? ParsedPattern(rules.pattern(of: currency, accounting: isAccounting))
    else { return [] }
    let isNegative = request.amount.hasPrefix("-")
    let template: (prefix: [UInt8], suffix: [UInt8])
    let by: String
    switch (isNegative, pattern.hasNegative) {
    case (false, _):
      template = (pattern.positivePrefix, pattern.positiveSuffix)
      by = "the pattern"
    case (true, true):
      template = (pattern.negativePrefix, pattern.negativeSuffix)
      by = "the pattern's negative part"
    case (true, false):
      template = ([AffixToken.minus] + pattern.positivePrefix, pattern.positiveSuffix)
      by = "the pattern, a minus before it"
    }
    return [
      line("before the number", template.prefix, prefix, by, rules),
      line("after the number", template.suffix, suffix, by, rules),
    ].compactMap { $0 }
  }

  private func line(
    _ name: String, _ template: [UInt8], _ written: String, _ by: String, _ rules: LocaleRules
  ) -> Explanation.Line? {
    guard !template.isEmpty || !written.isEmpty else { return nil }
    var plain = ""
    var shown = ""
    for byte in Self.tokens(template) {
      switch byte {
      case .currency:
        plain += symbol
        shown += "¤"
      case .minus:
        plain += minus
        shown += "-"
      case .text(let text):
        plain += text
        shown += text
      }
    }
    let spaced = plain == written ? "" : ", with currency spacing"
    return .init(
      name: name, value: quoted(written), origin: "\(quoted(shown)) of \(by)\(spaced)")
  }

  private enum Token {
    case currency, minus
    case text(String)
  }

  /// A template's placeholders, and the text between them.
  private static func tokens(_ template: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    var text: [UInt8] = []
    func flush() {
      if !text.isEmpty { tokens.append(.text(String(decoding: text, as: UTF8.self))) }
      text = []
    }
    for byte in template {
      switch byte {
      case AffixToken.currency:
        flush()
        tokens.append(.currency)
      case AffixToken.minus:
        flush()
        tokens.append(.minus)
      default: text.append(byte)
      }
    }
    flush()
    return tokens
  }

  private func quoted(_ text: String) -> String { "\"\(text.visible)\"" }
}
