/// Reads a style's own output, byte for byte but for plain spaces, ASCII minus and bidi marks.
struct StrictReader {
  private let style: CurrencyStyle
  private let rules: NumberRules
  private let text: FoldedText
  private let showsCurrency: Bool
  private var failure = ReadingFailure(.unexpectedCharacter, at: 0)

  init(_ reader: CurrencyReader, _ text: UnsafeBufferPointer<UInt8>) {
    style = reader.style
    rules = reader.numbers
    showsCurrency = reader.showsCurrency
    unsafe self.text = FoldedText(text, isStrict: true)
  }

  /// Tries the affixes of positive amounts, of zero and of negative ones.
  mutating func read() -> Reading {
    if text.scalar(at: 0).value == FoldedText.end { return .refused(ReadingFailure(.empty, at: 0)) }
    for spans in 0..<3 {
      if let amount = attempt(spans) { return .amount(amount) }
    }
    return .refused(failure)
  }

  private mutating func attempt(_ index: Int) -> ReadAmount? {
    let spans = index == 0 ? style.positive : index == 1 ? style.zero : style.negative
    let reading = style.pool.withAffixes(spans) { prefix, suffix in read(prefix, suffix, spans) }
    switch reading {
    case .amount(let amount): return amount
    case .refused(let failure):
      // That of the affixes that went furthest; a wrong sign is found at the very end.
      let isSign = failure.reason == .misplacedSign
      if isSign || self.failure.reason != .misplacedSign && failure.offset >= self.failure.offset {
        self.failure = failure
      }
      return nil
    }
  }

  /// Returns failures rather than throwing them: two of three attempts fail, and throwing calls into
  /// the runtime.
  private func read(_ prefix: FoldedText, _ suffix: FoldedText, _ spans: AffixSpans) -> Reading {
    let start = skip(prefix, at: 0)
    guard start.matches else { return .refused(.unexpectedCharacter, at: start.offset) }
    var number = StrictNumber(rules, text, start.offset)
    if let failure = number.read() { return .refused(failure) }
    let tail = skip(suffix, at: number.end)
    guard tail.matches else { return .refused(.unexpectedCharacter, at: tail.offset) }
    let end = text.scalar(at: tail.offset)
    guard end.value == FoldedText.end else { return .refused(.unexpectedCharacter, at: end.start) }
    let isZero = number.coefficient.isZero
    let isNegative = spans != style.positive && spans != style.zero
    // The affixes must be those that such an amount is shown with.
    guard spans == style.affixes(isNegative: isNegative, isZero: isZero) else {
      return .refused(.misplacedSign, at: 0)
    }
    var parts = number.parts
    parts.currency = showsCurrency
    parts.sign =
      isNegative || style.sign == .always || style.sign == .exceptZero && !isZero
    let amount = ExactDecimal(
      coefficient: number.coefficient, scale: UInt8(number.scale), isNegative: isNegative)
    guard rules.isMultiple(amount) else { return .refused(.notAMultiple, at: start.offset) }
    return .amount(ReadAmount(amount, parts))
  }

  /// Whether an affix stands at `offset`, and where it ends or where the text differs.
  private func skip(_ affix: FoldedText, at offset: Int) -> (offset: Int, matches: Bool) {
    var mine = offset
    var theirs = 0
    while true {
      let wanted = affix.scalar(at: theirs)
      if wanted.value == FoldedText.end { return (mine, true) }
      let found = text.scalar(at: mine)
      guard found.value == wanted.value else { return (found.start, false) }
      mine = found.end
      theirs = wanted.end
    }
  }
}

extension Reading {
  fileprivate static func refused(_ reason: ReadingReason, at offset: Int) -> Reading {
    .refused(ReadingFailure(reason, at: offset))
  }
}

extension AffixPool {
  /// Calls `body` with a prefix and a suffix as strict reading sees them.
  fileprivate func withAffixes<Result>(
    _ spans: AffixSpans, _ body: (FoldedText, FoldedText) -> Result
  ) -> Result {
    unsafe withBytes { bytes in
      let prefix = unsafe UnsafeBufferPointer(
        start: bytes + Int(spans.prefix), count: Int(spans.prefixCount))
      let suffix = unsafe UnsafeBufferPointer(
        start: bytes + Int(spans.suffix), count: Int(spans.suffixCount))
      return unsafe body(
        FoldedText(prefix, isStrict: true), FoldedText(suffix, isStrict: true))
    }
  }
}
