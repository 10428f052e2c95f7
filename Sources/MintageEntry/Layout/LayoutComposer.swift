import MintageCore

/// Composes the affixes of a layout: the style's or the host's own, with and without symbol.
struct LayoutComposer {
  private let style: CurrencyStyle
  private let presentation: EntryPresentation
  private var minus = AffixDraft()
  /// The minus without the marks around it, which a pattern may have put elsewhere.
  private var glyph = AffixDraft()
  /// Whether the style shows no symbol, so that spaces beside it are stray.
  private var isHidden = false

  init(
    _ style: CurrencyStyle, _ sign: MinusSign, _ presentation: EntryPresentation
  ) {
    self.style = style
    self.presentation = presentation
    minus.append(sign.parts.before)
    minus.append(sign.parts.glyph)
    minus.append(sign.parts.after)
    glyph.append(sign.parts.glyph)
  }

  /// Prefix and suffix before they are placed.
  private struct Pair {
    var prefix = AffixDraft()
    var suffix = AffixDraft()
  }

  @inline(never)
  mutating func compose(into layout: inout EntryLayout) {
    let positive = pair(isNegative: false, isZero: false)
    isHidden =
      presentation.affixes == nil && positive.prefix.hasNoSymbol && positive.suffix.hasNoSymbol
    // The longest first, so that the others are found inside it.
    let negative = settle(pair(isNegative: true, isZero: false), isNegative: true, &layout.store)
    layout.shown.negative = negative
    layout.shown.positive = settle(positive, isNegative: false, &layout.store)
    layout.shown.zero = settle(
      pair(isNegative: false, isZero: true), isNegative: false, &layout.store)
    layout.sign = AffixSpan(minus, isPrefix: true, in: &layout.store)
    layout.editing = layout.shown
    if !presentation.showsSymbolWhileEditing {
      layout.editing = AffixSet()
      layout.editing.negative = bare(negative, &layout.store)
    }
  }

  private func pair(isNegative: Bool, isZero: Bool) -> Pair {
    var pair = Pair()
    if let own = presentation.affixes {
      if isNegative { for index in 0..<minus.count { pair.prefix.append(minus[index]) } }
      pair.prefix.append(own.prefix)
      pair.suffix.append(own.suffix)
      return pair
    }
    unsafe style.withAffixes(isNegative: isNegative, isZero: isZero) { prefix, suffix in
      for index in 0..<prefix.count { pair.prefix.append(unsafe prefix[index]) }
      for index in 0..<suffix.count { pair.suffix.append(unsafe suffix[index]) }
    }
    return pair
  }

  /// Places a pair and finds the sign in it.
  @inline(never)
  private func settle(
    _ pair: Pair, isNegative: Bool, _ store: inout AffixStore
  ) -> EntryAffix {
    let prefix = spaced(pair.prefix)
    let suffix = spaced(pair.suffix)
    var affix = EntryAffix()
    affix.prefix = AffixSpan(prefix, isPrefix: true, in: &store)
    affix.suffix = AffixSpan(suffix, isPrefix: false, in: &store)
    if isNegative { findSign(prefix, suffix, &affix) }
    return affix
  }

  /// Makes spaces plain, or leaves stray ones out.
  private func spaced(_ text: AffixDraft) -> AffixDraft {
    guard isHidden || presentation.usesPlainSpaces else { return text }
    var result = AffixDraft()
    var index = 0
    while index < text.count {
      let character = text.character(at: index)
      index += max(1, MintageCore.byteCount(character))
      let isSpace = PackedScalar.isSpace(character)
      if !isSpace { result.append(character) } else if !isHidden { result.append(UInt32(0x20)) }
    }
    return result
  }

  @inline(never)
  private func findSign(_ prefix: AffixDraft, _ suffix: AffixDraft, _ affix: inout EntryAffix) {
    if presentation.affixes != nil {
      affix.signBefore = SignSpan(0..<minus.count, in: prefix)
      return
    }
    if find(minus, prefix, suffix, &affix) || find(glyph, prefix, suffix, &affix) { return }
    if let start = prefix.find(draft(0x28)), let end = suffix.find(draft(0x29)) {
      affix.signBefore = SignSpan(start..<start + 1, in: prefix)
      affix.signBehind = SignSpan(end..<end + 1, in: suffix)
    }
  }

  private func find(
    _ sign: AffixDraft, _ prefix: AffixDraft, _ suffix: AffixDraft, _ affix: inout EntryAffix
  ) -> Bool {
    if let start = prefix.find(sign) {
      affix.signBefore = SignSpan(start..<start + sign.count, in: prefix)
      return true
    }
    if let start = suffix.find(sign) {
      affix.signBehind = SignSpan(start..<start + sign.count, in: suffix)
      return true
    }
    return false
  }

  private func draft(_ packed: UInt32) -> AffixDraft {
    var draft = AffixDraft()
    draft.append(packed)
    return draft
  }

  /// The affixes without symbol: the sign alone.
  @inline(never)
  private func bare(_ negative: EntryAffix, _ store: inout AffixStore) -> EntryAffix {
    func slice(_ span: AffixSpan, _ range: Range<Int>) -> AffixDraft {
      var draft = AffixDraft()
      for index in range { draft.append(store[Int(span.offset) + index]) }
      return draft
    }
    let prefix = slice(negative.prefix, negative.signBefore.utf8)
    let suffix = slice(negative.suffix, negative.signBehind.utf8)
    var affix = EntryAffix()
    affix.prefix = AffixSpan(prefix, isPrefix: true, in: &store)
    affix.suffix = AffixSpan(suffix, isPrefix: false, in: &store)
    affix.signBefore = SignSpan(0..<prefix.count, in: prefix)
    affix.signBehind = SignSpan(0..<suffix.count, in: suffix)
    return affix
  }
}
