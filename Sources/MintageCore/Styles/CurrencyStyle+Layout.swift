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
    groupingShift = UInt8(truncatingIfNeeded: 64 - (isWide ? 0 : 24) - Int(groupingCount) * 8)
    decimalShift = UInt8(
      truncatingIfNeeded: 64 - (isWide ? 0 : fraction * 8) - decimalCount * 8)
    fractionLength =
      fraction == 0 ? 0 : UInt8(truncatingIfNeeded: fraction * digitBytes + decimalCount)
    arrangeSlots()
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
      unsafe withUnsafeMutablePointer(to: &words) { words in
        let bytes = unsafe UnsafeMutableRawPointer(words).assumingMemoryBound(to: UInt8.self)
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
