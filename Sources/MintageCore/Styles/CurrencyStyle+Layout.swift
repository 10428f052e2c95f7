extension CurrencyStyle {
  /// Chooses the fast layout that fits the resolved rules, if one does, and prepares it.
  ///
  /// The fast layouts write `Int64` minor units that are shown with exactly their own digits; the
  /// general one does everything else, and the same for amounts that are not `Int64`.
  mutating func chooseLayout() {
    let fraction = Int(maximumFraction)
    let affixesFit =
      positive.prefixCount <= 16 && positive.suffixCount <= 16 && negative.prefixCount <= 16
      && negative.suffixCount <= 16
    guard minimumFraction == maximumFraction, minorUnitScale == maximumFraction, fraction <= 3,
      increment <= 1, sign != .exceptZero, affixesFit, !hasScatteredDigits
    else { return }
    let digitBytes = byteCount(zeroDigit)
    switch (digitBytes, primaryGrouping, secondaryGrouping) {
    case (1, 0, _), (1, 3, 3): layout = .threes
    case (1, 3, 2): layout = .lakh
    case (2, 0, _), (2, 3, 3): layout = .wideThrees
    default: return
    }
    groupingCount = UInt8(byteCount(groupingSeparator))
    if primaryGrouping > 0 { minimumGroupedDigits = primaryGrouping + minimumGrouping }
    let isWide = layout == .wideThrees
    let decimalCount = byteCount(decimalSeparator)
    // Separators end where the digits of their word begin; wide digits fill a word of their own.
    groupingWord =
      UInt64(groupingSeparator) << UInt64(64 - (isWide ? 0 : 24) - Int(groupingCount) * 8)
    decimalWord =
      UInt64(decimalSeparator) << UInt64(64 - (isWide ? 0 : fraction * 8) - decimalCount * 8)
    fractionLength =
      fraction == 0 ? 0 : UInt8(truncatingIfNeeded: fraction * digitBytes + decimalCount)
    fractionMask = fraction == 0 ? 0 : ~0 << UInt64(64 - fraction * digitBytes * 8)
    setReciprocal(fraction)
    arrangeSlots()
  }

  /// The reciprocal of 10ᶠ is 2⁶³⁺ˢ / 10ᶠ, rounded up, with 2ˢ the largest power of two in 10ᶠ. The
  /// quotient is exact while magnitude × (reciprocal × 10ᶠ − 2⁶³⁺ˢ) < 2⁶³⁺ˢ; the worst is f = 2,
  /// where the difference is 88 and magnitudes may reach 6.7 × 10¹⁸.
  private mutating func setReciprocal(_ fraction: Int) {
    (power, shift, reciprocal) =
      switch fraction {
      case 0: (1, 0, 0x8000_0000_0000_0000)
      case 1: (10, 3, 0x6666_6666_6666_6667)
      case 2: (100, 6, 0x51EB_851E_B851_EB86)
      default: (1_000, 9, 0x4189_374B_C6A7_EF9E)
      }
  }

  /// Moves the affixes to fixed slots of sixteen bytes: positive prefix and suffix, then negative.
  ///
  /// Prefixes end where their slot ends, so that a slot stored before a number touches it.
  private mutating func arrangeSlots() {
    let old = pool
    var slots = AffixPool()
    positive = slots.fill(slot: 0, from: old, positive)
    negative = slots.fill(slot: 32, from: old, negative)
    zero = positive
    pool = slots
  }
}

extension AffixPool {
  /// Copies a prefix to the end of the slot and a suffix to the start of the next one.
  fileprivate mutating func fill(slot: Int, from old: AffixPool, _ spans: AffixSpans) -> AffixSpans {
    var spans = spans
    let prefix = slot + 16 - Int(spans.prefixCount)
    unsafe old.withBytes { source in
      unsafe withUnsafeMutablePointer(to: &slots) { slots in
        let bytes = unsafe UnsafeMutableRawPointer(slots).assumingMemoryBound(to: UInt8.self)
        unsafe (bytes + prefix).update(
          from: source + Int(spans.prefix), count: Int(spans.prefixCount))
        unsafe (bytes + slot + 16).update(
          from: source + Int(spans.suffix), count: Int(spans.suffixCount))
      }
    }
    spans.prefix = UInt8(truncatingIfNeeded: prefix)
    spans.suffix = UInt8(truncatingIfNeeded: slot + 16)
    return spans
  }
}
