// Affixes of any length, composed in memory and packed into the pool, shared where one contains
// another.
extension AffixComposer {
  /// Writes the affixes that the sign display can need into a style.
  ///
  /// Affixes that the pool cannot hold (none of ICU's) get the code in place of the symbol.
  @inline(never)
  func composeLong(into style: inout CurrencyStyle) {
    if fill(&style) { return }
    style.pool = AffixPool()
    var shorter = self
    shorter.lookup.useCode()
    _ = shorter.fill(&style)
  }

  private func fill(_ style: inout CurrencyStyle) -> Bool {
    // The longest first, so that the others are found inside it.
    var used = 0
    let (above, zero, below) = signs
    guard let negative = place(below, in: &style.pool, &used),
      let positive = above == below ? negative : place(above, in: &style.pool, &used),
      let neutral = zero == above ? positive : place(zero, in: &style.pool, &used)
    else { return false }
    (style.negative, style.positive, style.zero) = (negative, positive, neutral)
    return true
  }

  private func place(_ sign: Sign, in pool: inout AffixPool, _ used: inout Int) -> AffixSpans? {
    let plan = plan(sign)
    return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { scratch in
      var text = unsafe AffixScratch(scratch)
      if plan.prepends { text.append(lookup.sign(isPlus: plan.showsPlus), lookup.tables) }
      expand(
        lookup.template(plan.usesNegative ? .negativePrefix : .positivePrefix), isPrefix: true,
        plus: plan.showsPlus, into: &text)
      let prefixCount = text.count
      guard let prefix = unsafe pool.place(text.bytes, used: &used) else { return nil }
      text.count = 0
      expand(
        lookup.template(plan.usesNegative ? .negativeSuffix : .positiveSuffix), isPrefix: false,
        plus: plan.showsPlus, into: &text)
      guard let suffix = unsafe pool.place(text.bytes, used: &used) else { return nil }
      return AffixSpans(
        prefix: UInt8(truncatingIfNeeded: prefix),
        prefixCount: UInt8(truncatingIfNeeded: prefixCount),
        suffix: UInt8(truncatingIfNeeded: suffix),
        suffixCount: UInt8(truncatingIfNeeded: text.count))
    }
  }

  private func expand(
    _ template: TableText, isPrefix: Bool, plus: Bool, into text: inout AffixScratch
  ) {
    var index = 0
    while index < template.count {
      let byte = lookup.tables.bytes.byte(template.offset + index)
      switch byte {
      case AffixToken.currency:
        expandSymbol(
          touchesNumber: index == (isPrefix ? template.count - 1 : 0), isPrefix: isPrefix,
          into: &text)
        if dropsSpaces { index += spaceLength(template, at: index + 1) }
      case AffixToken.minus: text.append(lookup.sign(isPlus: plus), lookup.tables)
      case AffixToken.plus: text.append(lookup.sign(isPlus: true), lookup.tables)
      default: text.append(byte)
      }
      index += 1
    }
  }

  private func expandSymbol(touchesNumber: Bool, isPrefix: Bool, into text: inout AffixScratch) {
    if isHidden {
      if dropsSpaces { text.dropTrailingSpace() }
      return
    }
    let isSpaced = touchesNumber && takesSpacing(isPrefix: isPrefix)
    let tables = lookup.tables
    if isSpaced, !isPrefix { text.append(lookup.inserted(isPrefix: false), tables) }
    if let symbol = lookup.symbol {
      text.append(symbol, tables)
    } else {
      let letters = lookup.currency.letters
      text.append(letters.0)
      text.append(letters.1)
      text.append(letters.2)
    }
    if isSpaced, isPrefix { text.append(lookup.inserted(isPrefix: true), tables) }
  }

  /// Bytes of the space at `index` of a template, 0 where there is none.
  private func spaceLength(_ template: TableText, at index: Int) -> Int {
    guard index < template.count else { return 0 }
    let word = lookup.tables.bytes.word(template.offset + index)
    if word & 0xFF == 0x20 { return 1 }
    if word & 0xFFFF == 0xA0C2 { return 2 }
    return word & 0xFF_FFFF == 0xAF_80E2 ? 3 : 0
  }
}
