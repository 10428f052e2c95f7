/// The affix templates of a number: those of its pattern, or of a compact one.
struct AffixTemplates: BitwiseCopyable {
  let bytes: TableBytes
  let positive: (prefix: TableText, suffix: TableText)
  let negative: (prefix: TableText, suffix: TableText)
  let flags: Int
  /// What their literal text is.
  let field: AmountField

  func has(_ flag: Int) -> Bool { flags & flag != 0 }
}

/// Which templates show a sign, and what stands where they have one, or in front.
struct AffixPlan: Equatable, BitwiseCopyable {
  var showsPlus: Bool
  var showsMinus: Bool
  var isApproximate: Bool
  /// Whether the negative subpattern is used.
  var usesNegative: Bool
  /// Whether the sign goes in front of the prefix.
  var prepends: Bool
}

extension AmountStyle {
  /// The templates in force for an amount.
  func templates(_ amount: NotatedAmount) -> AffixTemplates {
    guard let rules, let row = amount.pattern else {
      return AffixTemplates(
        bytes: lookup.tables.bytes,
        positive: (lookup.template(.positivePrefix), lookup.template(.positiveSuffix)),
        negative: (lookup.template(.negativePrefix), lookup.template(.negativeSuffix)),
        flags: Int(lookup.tables.bytes.byte(lookup.pattern + 10)), field: .literal)
    }
    let tables = rules.tables
    let flags = Int(tables.bytes.byte(row + 4))
    func pair(_ row: Int) -> (prefix: TableText, suffix: TableText) {
      (tables.text(tables.bytes.number(row)), tables.text(tables.bytes.number(row + 2)))
    }
    let next = flags & PatternFlags.hasNegative != 0 ? NotationSection.patterns.stride : 0
    return AffixTemplates(
      bytes: tables.bytes, positive: pair(row), negative: pair(row + next), flags: flags,
      field: .compact)
  }

  /// The sign an amount shows.
  func sign(of amount: RoundedAmount) -> AffixComposer.Sign {
    let signs = AffixComposer(lookup, options.style).signs
    guard amount.coefficient.isZero else { return amount.isNegative ? signs.below : signs.above }
    let display = options.style.sign
    return amount.isNegative && (display == .automatic || display == .always)
      ? signs.below : signs.zero
  }

  /// Which templates show a sign, and how (``AffixComposer/plan(_:)`` for any templates).
  func plan(
    _ sign: AffixComposer.Sign, _ templates: AffixTemplates, isApproximate: Bool = false
  ) -> AffixPlan {
    let showsPlus = sign == .plus && !templates.has(PatternFlags.positiveHasPlus)
    let replacesMinus = showsPlus || isApproximate
    let usesNegative =
      templates.has(PatternFlags.hasNegative)
      && (sign == .minus || replacesMinus && templates.has(PatternFlags.negativeHasMinus))
    return AffixPlan(
      showsPlus: showsPlus, showsMinus: sign == .minus || !isApproximate && !showsPlus,
      isApproximate: isApproximate, usesNegative: usesNegative,
      prepends: !usesNegative && (sign == .minus || replacesMinus))
  }

  /// Appends prefix or suffix.
  ///
  /// - Parameter digitTouches: whether the number's character beside the affix is a digit.
  func append(
    prefix isPrefix: Bool, _ templates: AffixTemplates, _ plan: AffixPlan,
    digitTouches: Bool, to sink: inout TextSink
  ) {
    if isPrefix, plan.prepends { append(plan, to: &sink) }
    let pair = plan.usesNegative ? templates.negative : templates.positive
    let template = isPrefix ? pair.prefix : pair.suffix
    let bytes = templates.bytes
    var index = 0
    while index < template.count {
      let character = bytes.character(template.offset + index)
      let next = index + byteCount(character)
      switch UInt8(truncatingIfNeeded: character) {
      case AffixToken.currency:
        let touches = isPrefix ? next == template.count : index == 0
        appendSymbol(isPrefix: isPrefix, isSpaced: touches && digitTouches, to: &sink)
      case AffixToken.minus: append(plan, to: &sink)
      case AffixToken.plus: append(signIsPlus: true, to: &sink)
      default:
        if dropsSpaces, isSpace(character), touchesSymbol(template, index, next, bytes) { break }
        sink.begin(templates.field)
        sink.append(character)
      }
      index = next
    }
  }

  /// Appends what stands for a sign.
  private func append(_ plan: AffixPlan, to sink: inout TextSink) {
    if plan.isApproximate, let rules {
      sink.begin(.approximately)
      sink.append(rules.term(2), rules.tables.bytes)
    }
    if plan.showsPlus {
      append(signIsPlus: true, to: &sink)
    } else if plan.showsMinus {
      append(signIsPlus: false, to: &sink)
    }
  }

  private func append(signIsPlus isPlus: Bool, to sink: inout TextSink) {
    sink.begin(isPlus ? .plus : .minus)
    sink.append(lookup.sign(isPlus: isPlus), lookup.tables.bytes)
  }

  private func appendSymbol(isPrefix: Bool, isSpaced: Bool, to sink: inout TextSink) {
    guard options.style.width != .none else { return }
    let spaces = isSpaced && lookup.system.digitsAreDecimal && edgeIsSpaced(isPrefix: isPrefix)
    if spaces, !isPrefix { appendSpacing(isPrefix: false, to: &sink) }
    sink.begin(.currency)
    if let own = options.overrides.symbol {
      var offset = 0
      while offset < own.count {
        let character = own.character(at: offset)
        sink.append(character)
        offset += byteCount(character)
      }
    } else if let symbol = lookup.symbol {
      sink.append(symbol, lookup.tables.bytes)
    } else {
      let letters = lookup.currency.letters
      sink.append(UInt32(letters.0))
      sink.append(UInt32(letters.1))
      sink.append(UInt32(letters.2))
    }
    if spaces, isPrefix { appendSpacing(isPrefix: true, to: &sink) }
  }

  private func appendSpacing(isPrefix: Bool, to sink: inout TextSink) {
    sink.begin(.literal)
    sink.append(lookup.inserted(isPrefix: isPrefix), lookup.tables.bytes)
  }

  private func edgeIsSpaced(isPrefix: Bool) -> Bool {
    if let own = options.overrides.symbol { return takesSpacing(isPrefix ? own.last : own.first) }
    return (isPrefix ? lookup.symbol?.lastIsSpaced : lookup.symbol?.firstIsSpaced) ?? true
  }

  /// Whether spaces beside a hidden symbol go with it.
  private var dropsSpaces: Bool {
    options.style.width == .none && options.style.resolution == .clean
  }

  private func isSpace(_ character: UInt32) -> Bool {
    character == 0x20 || character == 0xA0C2 || character == 0xAF80E2
  }

  private func touchesSymbol(
    _ template: TableText, _ index: Int, _ next: Int, _ bytes: TableBytes
  ) -> Bool {
    index > 0 && bytes.byte(template.offset + index - 1) == AffixToken.currency
      || next < template.count && bytes.byte(template.offset + next) == AffixToken.currency
  }
}
