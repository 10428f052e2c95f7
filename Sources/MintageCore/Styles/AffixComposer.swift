/// Turns a pattern's affix templates into bytes: sign, symbol, literals and currency spacing.
struct AffixComposer {
  private let tables: CurrencyTables
  private let code: CurrencyCode
  private let options: StyleOptions
  private let symbolSet: Int
  private let takesSpacing: Bool
  private var symbol: TableText?
  private var isHidden: Bool { options.width == .none }
  /// Whether literal spaces beside a hidden symbol go with it.
  private var dropsSpaces = false
  /// Where the number elements' row starts.
  let elements: Int
  /// Where the pattern's row starts.
  private(set) var pattern = 0

  init(
    tables: CurrencyTables, currency: CurrencyCode, currencyRow: Int, symbolSet: Int,
    elements: Int, options: StyleOptions, takesSpacing: Bool
  ) {
    self.tables = tables
    code = currency
    self.options = options
    self.symbolSet = symbolSet
    self.elements = elements
    self.takesSpacing = takesSpacing
    if currencyRow >= 0 {
      symbol = tables.symbol(currencyRow, options.width, set: symbolSet)
    }
  }

  /// Picks the pattern: a currency's own, else the form's; clean resolution honors the alternatives.
  mutating func choosePattern(own: Int?) {
    let isAccounting = options.form == .accounting
    let form = Int(tables.bytes.byte(elements + (isAccounting ? 7 : 6)))
    pattern = tables.row(.patterns, own ?? form)
    guard options.resolution == .clean else { return }
    // Alternatives are stored from byte 9: alpha, none for standard, then for accounting.
    let alternatives = elements + 9 + (isAccounting ? 2 : 0)
    if isHidden {
      dropsSpaces = true
      let index = Int(tables.bytes.byte(alternatives + 1))
      if own == nil, index != 0 { pattern = tables.row(.patterns, index - 1) }
    } else if own == nil, symbolTouchesNumber {
      let index = Int(tables.bytes.byte(alternatives))
      if index != 0 { pattern = tables.row(.patterns, index - 1) }
    }
  }

  /// Whether the symbol stands beside the number and its edge there is no symbol character.
  private var symbolTouchesNumber: Bool {
    let prefix = template(0)
    if prefix.count > 0,
      tables.bytes.byte(prefix.offset + prefix.count - 1) == AffixToken.currency
    {
      return symbol?.lastIsSpaced ?? true
    }
    let suffix = template(2)
    return suffix.count > 0 && tables.bytes.byte(suffix.offset) == AffixToken.currency
      && symbol?.firstIsSpaced ?? true
  }

  private func template(_ offset: Int) -> TableText {
    tables.text(tables.bytes.number(pattern + offset))
  }

  private enum Sign { case none, minus, plus }

  /// Writes the affixes that the sign display can need into a style.
  func compose(into style: inout CurrencyStyle) {
    // The longest first, so that the others are found inside it.
    var used = 0
    let (above, zero, below): (Sign, Sign, Sign) =
      switch options.sign {
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
    let flags = Int(tables.bytes.byte(pattern + 10))
    let showsPlus = sign == .plus && flags & PatternFlags.positiveHasPlus == 0
    let usesNegative =
      flags & PatternFlags.hasNegative != 0
      && (sign == .minus || showsPlus && flags & PatternFlags.negativeHasMinus != 0)
    let prepends = !usesNegative && (sign == .minus || showsPlus)
    return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { scratch in
      var spans = AffixSpans()
      var text = unsafe AffixScratch(scratch)
      if prepends { text.append(signText(plus: showsPlus), tables) }
      expand(template(usesNegative ? 4 : 0), isPrefix: true, plus: showsPlus, into: &text)
      spans.prefixCount = UInt8(truncatingIfNeeded: text.count)
      spans.prefix = UInt8(truncatingIfNeeded: unsafe pool.place(text.bytes, used: &used) ?? 0)
      text.count = 0
      expand(template(usesNegative ? 6 : 2), isPrefix: false, plus: showsPlus, into: &text)
      spans.suffixCount = UInt8(truncatingIfNeeded: text.count)
      spans.suffix = UInt8(truncatingIfNeeded: unsafe pool.place(text.bytes, used: &used) ?? 0)
      return spans
    }
  }

  private func signText(plus: Bool) -> TableText {
    tables.separator(Int(tables.bytes.byte(elements + (plus ? 5 : 4))))
  }

  private func expand(
    _ template: TableText, isPrefix: Bool, plus: Bool, into text: inout AffixScratch
  ) {
    var index = 0
    while index < template.count {
      let byte = tables.bytes.byte(template.offset + index)
      switch byte {
      case AffixToken.currency:
        expandSymbol(
          touchesNumber: index == (isPrefix ? template.count - 1 : 0), isPrefix: isPrefix,
          into: &text)
        if dropsSpaces { index += spaceLength(template, at: index + 1) }
      case AffixToken.minus: text.append(signText(plus: plus), tables)
      case AffixToken.plus: text.append(signText(plus: true), tables)
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
    let edge = (isPrefix ? symbol?.lastIsSpaced : symbol?.firstIsSpaced) ?? true
    let isSpaced = touchesNumber && takesSpacing && edge
    let inserted = tables.separator(Int(tables.bytes.byte(symbolSet + (isPrefix ? 9 : 8))))
    if isSpaced, !isPrefix { text.append(inserted, tables) }
    if let symbol {
      text.append(symbol, tables)
    } else {
      text.append(code.letters.0)
      text.append(code.letters.1)
      text.append(code.letters.2)
    }
    if isSpaced, isPrefix { text.append(inserted, tables) }
  }

  /// Bytes of the space at `index` of a template, 0 where there is none.
  private func spaceLength(_ template: TableText, at index: Int) -> Int {
    guard index < template.count else { return 0 }
    let word = tables.bytes.word(template.offset + index)
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
