/// Turns a pattern's affix templates into bytes: sign, symbol, literals and currency spacing.
///
/// Nearly always in registers, an affix to a slot of the pool; where one has more than sixteen bytes
/// or three pairs are needed, in memory (``AffixComposer+Long``).
struct AffixComposer {
  var lookup: StyleLookup
  let display: SignDisplay
  let isHidden: Bool
  /// Whether literal spaces beside a hidden symbol go with it.
  let dropsSpaces: Bool

  @inline(__always)
  init(_ lookup: StyleLookup, _ options: StyleOptions) {
    self.lookup = lookup
    display = options.sign
    isHidden = options.width == .none
    dropsSpaces = isHidden && options.resolution == .clean
  }

  /// Which sign an affix shows.
  enum Sign { case none, minus, plus }

  /// Which templates show a sign, and how (ICU's `PatternStringUtils`).
  struct Plan {
    /// Whether a plus stands where the templates have a minus, or in front.
    var showsPlus: Bool
    /// Whether the negative subpattern is used.
    var usesNegative: Bool
    /// Whether the sign goes in front of the prefix.
    var prepends: Bool
  }

  func plan(_ sign: Sign) -> Plan {
    let showsPlus = sign == .plus && !lookup.flag(PatternFlags.positiveHasPlus)
    let usesNegative =
      sign != .none && lookup.flag(PatternFlags.hasNegative)
      && (sign == .minus || showsPlus && lookup.flag(PatternFlags.negativeHasMinus))
    return Plan(
      showsPlus: showsPlus, usesNegative: usesNegative,
      prepends: !usesNegative && (sign == .minus || showsPlus))
  }

  /// The signs of amounts above zero, of zero and below zero.
  var signs: (above: Sign, zero: Sign, below: Sign) {
    switch display {
    case .automatic, .negative: (.none, .none, .minus)
    case .always: (.plus, .plus, .minus)
    case .never: (.none, .none, .none)
    case .exceptZero: (.plus, .none, .minus)
    }
  }

  /// Writes the affixes that the sign display can need into a style.
  @inline(__always)
  func compose(into style: inout CurrencyStyle) {
    if !composePlain(into: &style) { composeOther(into: &style) }
  }

  @inline(never)
  private func composeOther(into style: inout CurrencyStyle) {
    guard display != .exceptZero, !dropsSpaces, composeShort(into: &style) else {
      return composeLong(into: &style)
    }
  }

  private func composeShort(into style: inout CurrencyStyle) -> Bool {
    let symbol = symbolText
    let (above, _, below) = signs
    let positive = pair(above, symbol)
    let negative =
      below == .minus && above == .none && !lookup.flag(PatternFlags.hasNegative)
      ? prepending(positive) : pair(below, symbol)
    guard positive.prefix.fits, positive.suffix.fits, negative.prefix.fits, negative.suffix.fits
    else { return false }
    style.pool.slots.0 = positive.prefix.trailing
    style.pool.slots.1 = positive.suffix.leading
    style.pool.slots.2 = negative.prefix.trailing
    style.pool.slots.3 = negative.suffix.leading
    style.positive = AffixSpans(slot: 0, positive.prefix.count, positive.suffix.count)
    style.negative = AffixSpans(slot: 32, negative.prefix.count, negative.suffix.count)
    style.zero = style.positive
    style.hasSlots = true
    return true
  }

  private var symbolText: ShortText {
    if isHidden { return ShortText() }
    guard let symbol = lookup.symbol else { return ShortText(lookup.currency) }
    return ShortText(symbol, lookup.tables.bytes)
  }

  private func signText(isPlus: Bool) -> ShortText {
    ShortText(lookup.sign(isPlus: isPlus), lookup.tables.bytes)
  }

  /// The negative affixes of a pattern without a negative subpattern.
  private func prepending(
    _ positive: (prefix: ShortText, suffix: ShortText)
  ) -> (prefix: ShortText, suffix: ShortText) {
    var prefix = signText(isPlus: false)
    prefix.append(positive.prefix)
    return (prefix, positive.suffix)
  }

  private func pair(
    _ sign: Sign, _ symbol: ShortText
  ) -> (prefix: ShortText, suffix: ShortText) {
    let plan = plan(sign)
    var prefix = plan.prepends ? signText(isPlus: plan.showsPlus) : ShortText()
    expand(
      lookup.template(plan.usesNegative ? .negativePrefix : .positivePrefix), isPrefix: true,
      plus: plan.showsPlus, symbol, into: &prefix)
    var suffix = ShortText()
    expand(
      lookup.template(plan.usesNegative ? .negativeSuffix : .positiveSuffix), isPrefix: false,
      plus: plan.showsPlus, symbol, into: &suffix)
    return (prefix, suffix)
  }

  private func expand(
    _ template: TableText, isPrefix: Bool, plus: Bool, _ symbol: ShortText,
    into text: inout ShortText
  ) {
    // Templates are short: those of more than eight bytes go on with the next word.
    var word: UInt64 = 0
    for index in 0..<template.count {
      if index & 7 == 0 { word = lookup.tables.bytes.word(template.offset &+ index) }
      let byte = UInt8(truncatingIfNeeded: word)
      word &>>= 8
      switch byte {
      case AffixToken.currency:
        let touches = index == (isPrefix ? template.count &- 1 : 0)
        let isSpaced = touches && takesSpacing(isPrefix: isPrefix)
        if isSpaced, !isPrefix { text.append(spacing(isPrefix: false)) }
        text.append(symbol)
        if isSpaced, isPrefix { text.append(spacing(isPrefix: true)) }
      case AffixToken.minus: text.append(signText(isPlus: plus))
      case AffixToken.plus: text.append(signText(isPlus: true))
      default: text.append(byte)
      }
    }
  }

  /// Whether a symbol that touches the number is set off from it.
  @inline(__always)
  func takesSpacing(isPrefix: Bool) -> Bool {
    let edge = (isPrefix ? lookup.symbol?.lastIsSpaced : lookup.symbol?.firstIsSpaced) ?? true
    return edge && !isHidden && lookup.system.digitsAreDecimal
  }

  private func spacing(isPrefix: Bool) -> ShortText {
    ShortText(lookup.inserted(isPrefix: isPrefix), lookup.tables.bytes)
  }
}
