/// Turns a pattern's affix templates into bytes: sign, symbol, literals and currency spacing.
struct AffixComposer {
  private let lookup: StyleLookup
  private let signDisplay: SignDisplay
  private let isHidden: Bool
  /// Whether literal spaces beside a hidden symbol go with it.
  private let dropsSpaces: Bool

  init(_ lookup: StyleLookup, _ options: StyleOptions) {
    self.lookup = lookup
    signDisplay = options.sign
    isHidden = options.width == .none
    dropsSpaces = isHidden && options.resolution == .clean
  }

  private enum Sign { case none, minus, plus }

  /// Writes the affixes that the sign display can need into a style.
  func compose(into style: inout CurrencyStyle) {
    // The longest first, so that the others are found inside it.
    var used = 0
    let (above, zero, below): (Sign, Sign, Sign) =
      switch signDisplay {
      case .automatic, .negative: (.none, .none, .minus)
      case .always: (.plus, .plus, .minus)
      case .never: (.none, .none, .none)
      case .exceptZero: (.plus, .none, .minus)
      }
    style.negative = place(below, in: &style.pool, &used)
    style.positive = above == below ? style.negative : place(above, in: &style.pool, &used)
    style.zero = zero == above ? style.positive : place(zero, in: &style.pool, &used)
  }

  private func place(_ sign: Sign, in pool: inout AffixPool, _ used: inout Int) -> AffixSpans {
    let showsPlus = sign == .plus && !lookup.flag(PatternFlags.positiveHasPlus)
    let usesNegative =
      lookup.flag(PatternFlags.hasNegative)
      && (sign == .minus || showsPlus && lookup.flag(PatternFlags.negativeHasMinus))
    let prepends = !usesNegative && (sign == .minus || showsPlus)
    return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { scratch in
      var spans = AffixSpans()
      var text = unsafe AffixScratch(scratch)
      if prepends { text.append(lookup.sign(isPlus: showsPlus), lookup.tables) }
      expand(
        lookup.template(usesNegative ? .negativePrefix : .positivePrefix), isPrefix: true,
        plus: showsPlus, into: &text)
      spans.prefixCount = UInt8(truncatingIfNeeded: text.count)
      spans.prefix = UInt8(truncatingIfNeeded: unsafe pool.place(text.bytes, used: &used) ?? 0)
      text.count = 0
      expand(
        lookup.template(usesNegative ? .negativeSuffix : .positiveSuffix), isPrefix: false,
        plus: showsPlus, into: &text)
      spans.suffixCount = UInt8(truncatingIfNeeded: text.count)
      spans.suffix = UInt8(truncatingIfNeeded: unsafe pool.place(text.bytes, used: &used) ?? 0)
      return spans
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
    let edge = (isPrefix ? lookup.symbol?.lastIsSpaced : lookup.symbol?.firstIsSpaced) ?? true
    let isSpaced = touchesNumber && edge && lookup.system.digitsAreDecimal
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

/// Bytes under construction in stack memory that outlives this value.
@safe
struct AffixScratch {
  private let memory: UnsafeMutableBufferPointer<UInt8>
  var count = 0

  init(_ memory: UnsafeMutableBufferPointer<UInt8>) { unsafe self.memory = unsafe memory }

  var bytes: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: memory.baseAddress, count: count)
  }

  mutating func append(_ byte: UInt8) {
    guard unsafe count < memory.count else { return }
    unsafe memory[count] = byte
    count += 1
  }

  mutating func append(_ text: TableText, _ tables: CurrencyTables) {
    for index in 0..<text.count { append(tables.bytes.byte(text.offset + index)) }
  }

  /// Drops one space, no-break space or narrow no-break space from the end.
  mutating func dropTrailingSpace() {
    if count >= 1, unsafe memory[count - 1] == 0x20 {
      count -= 1
    } else if count >= 2, unsafe memory[count - 2] == 0xC2 && memory[count - 1] == 0xA0 {
      count -= 2
    } else if count >= 3,
      unsafe memory[count - 3] == 0xE2 && memory[count - 2] == 0x80 && memory[count - 1] == 0xAF
    {
      count -= 3
    }
  }
}
