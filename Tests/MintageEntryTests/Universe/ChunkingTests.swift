import Mintage
import MintageEntry
import MintageTestSupport
import Testing

/// The same text typed key by key, pasted whole, and committed by an input method never gives two
/// different amounts without an outcome that says so.
@Suite struct ChunkingTests {
  private static let pairs: [(LocaleIdentifier, CurrencyCode)] = [
    ("en-US", .usd), ("de-DE", .eur), ("de-CH", .chf), ("fr-FR", .eur), ("hi-IN", .inr),
    ("en-US", .kwd), ("en-US", .jpy), ("pl-PL", .pln), ("pt-CV", .cve), ("ar-EG-u-nu-arab", .egp),
    ("sv-SE", .sek), ("en-US", .clf),
  ]

  @Test(arguments: [EntryMode.centsFirst, .decimalFirst])
  func chunksNeverDisagreeInSilence(mode: EntryMode) {
    let seed = TestSeed()
    var random = seed.generator
    let count = EntryUniverse.isFast ? 400_000 : 20_000
    for _ in 0..<count {
      let (locale, currency) = ChunkingTests.pairs.randomElement(using: &random) ?? ("en", .usd)
      var options = EntryOptions()
      options.allowsNegative = Bool.random(using: &random)
      options.typedSeparator = TypedSeparator.allCases.randomElement(using: &random) ?? .strict
      options.fraction = FractionDisplay.allCases.randomElement(using: &random) ?? .padded
      let field = CurrencyEntry(CurrencyReader(currency, in: locale), mode: mode, options: options)
      let text = ChunkingTests.amountText(using: &random)
      let ways = [
        typed(text, field), inserted(text, field, .key), inserted(text, field, .insertion),
      ]
      for (index, way) in ways.enumerated() {
        for other in ways[..<index] where way.amount != other.amount {
          guard !way.isPlain || !other.isPlain else {
            Issue.record(
              """
              \(seed) \(locale) \(currency) \(mode) \(options.typedSeparator) \(text): \
              \(other.amount) and \(way.amount)
              """)
            return
          }
        }
      }
    }
  }

  private struct Way {
    var amount: String
    /// Whether no outcome said that there was something to know.
    var isPlain: Bool
  }

  private func typed(_ text: String, _ field: CurrencyEntry) -> Way {
    var entry = field
    var isPlain = true
    for character in text {
      isPlain = isPlain && isSilent(entry.replaceSelection(with: String(character)).outcome)
    }
    return Way(amount: number(entry.amount), isPlain: isPlain)
  }

  private func inserted(_ text: String, _ field: CurrencyEntry, _ source: EntrySource) -> Way {
    var entry = field
    let outcome = entry.replaceSelection(with: text, source: source).outcome
    return Way(amount: number(entry.amount), isPlain: isSilent(outcome))
  }

  private func isSilent(_ outcome: EntryOutcome) -> Bool {
    switch outcome {
    case .changed, .moved, .absorbed: true
    case .regrouped, .interpreted, .refused: false
    }
  }

  /// The value of an amount, whatever its scale.
  private func number(_ amount: ExactDecimal?) -> String {
    guard let amount else { return "none" }
    if amount.isZero { return "0" }
    var text = amount.description[...]
    if text.contains(".") {
      while text.last == "0" { text.removeLast() }
      if text.last == "." { text.removeLast() }
    }
    return String(text)
  }

  /// Digits with marks between them, as amounts have them, and as they have them not.
  private static func amountText(using random: inout SplitMix64) -> String {
    var text = Int.random(in: 0..<8, using: &random) == 0 ? "-" : ""
    let marks = [".", ",", "'", " ", "\u{66B}", "\u{A0}", "\u{2019}"]
    let groups = Int.random(in: 1...4, using: &random)
    let mark = marks.randomElement(using: &random) ?? "."
    for group in 0..<groups {
      if group > 0 {
        let isSame = Int.random(in: 0..<4, using: &random) > 0
        text += isSame ? mark : marks.randomElement(using: &random) ?? "."
      }
      let count =
        group == 0
        ? Int.random(in: 0...4, using: &random)
        : [3, 3, 2, 1].randomElement(
          using: &random) ?? 3
      for _ in 0..<count { text += String(Int.random(in: 0...9, using: &random)) }
    }
    return text
  }
}
