extension CurrencyStyle {
  /// Chooses the fast layout that fits the resolved rules, if one does, and prepares it.
  ///
  /// The fast layouts write `Int64` minor units with all or the first of their digits; the general
  /// one does everything else, and the same for amounts that are not `Int64`.
  @inline(__always)
  mutating func chooseLayout() {
    let fraction = Int(maximumFraction)
    let dropped = Int(minorUnitScale) - fraction
    guard minimumFraction == maximumFraction, 0...4 ~= dropped, fraction <= 3,
      increment <= 1, !hasScatteredDigits, dropped == 0 || rounding != .unnecessary
    else { return }
    let digitBytes = byteCount(zeroDigit)
    switch (digitBytes, primaryGrouping, secondaryGrouping) {
    case (1, 0, _), (1, 3, 3): layout = dropped == 0 && hasSlots ? .threes : .otherThrees
    case (1, 3, 2): layout = .lakh
    case (2, 0, _), (2, 3, 3): layout = .wideThrees
    default: return
    }
    droppedDigits = UInt8(truncatingIfNeeded: dropped)
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
  }

  /// Prepares the division by 10ᶠ.
  ///
  /// The reciprocal is 2⁶³⁺ˢ / 10ᶠ, rounded up, with 2ˢ the largest power of two in 10ᶠ. The
  /// quotient is exact while magnitude × (reciprocal × 10ᶠ − 2⁶³⁺ˢ) < 2⁶³⁺ˢ; the worst is f = 2,
  /// where the difference is 88 and magnitudes may reach 6.7 × 10¹⁸.
  @inline(__always)
  private mutating func setReciprocal(_ fraction: Int) {
    (power, shift, reciprocal) =
      switch fraction {
      case 0: (1, 0, 0x8000_0000_0000_0000)
      case 1: (10, 3, 0x6666_6666_6666_6667)
      case 2: (100, 6, 0x51EB_851E_B851_EB86)
      default: (1_000, 9, 0x4189_374B_C6A7_EF9E)
      }
  }
}
