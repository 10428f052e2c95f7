// The common case: no plus signs, no negative subpattern, and affixes of literals and one symbol.
//
// Pieces are stored sixteen bytes at a time, each over the rubbish behind the one before, and no
// byte is looked at.
extension AffixComposer {
  /// Composes both pairs of affixes; false, with the style unchanged, when the case is another.
  @inline(__always)
  func composePlain(into style: inout CurrencyStyle) -> Bool {
    let prefix = lookup.template(.positivePrefix)
    let suffix = lookup.template(.positiveSuffix)
    guard display != .always, display != .exceptZero, !dropsSpaces,
      !lookup.flag(PatternFlags.hasNegative),
      (prefix.flags | suffix.flags) & TemplateFlags.hasSign == 0, lookup.symbol?.count ?? 3 <= 16
    else { return false }
    return unsafe withUnsafeTemporaryAllocation(byteCount: 256, alignment: 16) { memory in
      guard let base = memory.baseAddress else { return false }
      // Sixteen zeros stand before each prefix and at the suffix, so that slots are all defined.
      unsafe base.storeBytes(of: .zero, as: SIMD2<UInt64>.self)
      unsafe base.storeBytes(of: .zero, toByteOffset: 96, as: SIMD2<UInt64>.self)
      unsafe base.storeBytes(of: .zero, toByteOffset: 160, as: SIMD2<UInt64>.self)
      let prefixCount = unsafe expand(prefix, isPrefix: true, base, 16) &- 16
      let suffixCount = unsafe expand(suffix, isPrefix: false, base, 96) &- 96
      var negativeCount = prefixCount
      if display != .never {
        let sign = lookup.sign(isPlus: false)
        unsafe store(sign, base, 176)
        negativeCount &+= sign.count
        let positive = unsafe base.loadUnaligned(fromByteOffset: 16, as: SIMD2<UInt64>.self)
        unsafe base.storeBytes(
          of: positive, toByteOffset: 176 &+ sign.count, as: SIMD2<UInt64>.self)
      }
      guard prefixCount <= 16, suffixCount <= 16, negativeCount <= 16 else { return false }
      let slot = unsafe base.loadUnaligned(fromByteOffset: prefixCount, as: SIMD2<UInt64>.self)
      style.pool.slots.0 = slot
      style.pool.slots.1 = unsafe base.loadUnaligned(fromByteOffset: 96, as: SIMD2<UInt64>.self)
      style.pool.slots.2 =
        display == .never
        ? slot
        : unsafe base.loadUnaligned(
          fromByteOffset: 160 &+ negativeCount, as: SIMD2<UInt64>.self)
      style.pool.slots.3 = style.pool.slots.1
      style.positive = AffixSpans(slot: 0, prefixCount, suffixCount)
      style.negative = AffixSpans(slot: 32, negativeCount, suffixCount)
      style.zero = style.positive
      style.hasSlots = true
      return true
    }
  }

  /// Stores a template's parts and the symbol between them from `cursor` on; where they end.
  @inline(__always)
  private func expand(
    _ template: TableText, isPrefix: Bool, _ base: UnsafeMutableRawPointer, _ start: Int
  ) -> Int {
    var cursor = start
    let position = template.flags & TemplateFlags.position
    guard position != 0 else {
      if template.count > 0 { unsafe store(template, base, cursor) }
      return cursor &+ template.count
    }
    let leading = position &- 1
    let trailing = template.count &- position
    if leading > 0 {
      unsafe store(template, base, cursor)
      cursor &+= leading
    }
    let isSpaced =
      (isPrefix ? trailing : leading) == 0 && !isHidden && takesSpacing(isPrefix: isPrefix)
    let spacing = isSpaced ? lookup.inserted(isPrefix: isPrefix) : nil
    if let spacing, !isPrefix {
      unsafe store(spacing, base, cursor)
      cursor &+= spacing.count
    }
    if let symbol = lookup.symbol, !isHidden {
      unsafe store(symbol, base, cursor)
      cursor &+= symbol.count
    } else if !isHidden {
      unsafe base.storeBytes(
        of: SIMD2(UInt64(lookup.currency.packed), 0), toByteOffset: cursor,
        as: SIMD2<UInt64>.self)
      cursor &+= 3
    }
    if let spacing, isPrefix {
      unsafe store(spacing, base, cursor)
      cursor &+= spacing.count
    }
    if trailing > 0 {
      let rest = TableText(
        offset: template.offset &+ position, count: trailing, flags: 0)
      unsafe store(rest, base, cursor)
      cursor &+= trailing
    }
    return cursor
  }

  /// Stores sixteen bytes of a text of the tables; those behind it are overwritten next.
  @inline(__always)
  private func store(_ text: TableText, _ base: UnsafeMutableRawPointer, _ cursor: Int) {
    unsafe base.storeBytes(
      of: lookup.tables.bytes.vector(text.offset), toByteOffset: cursor, as: SIMD2<UInt64>.self)
  }
}
