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
      increment <= 1, !hasScatteredDigits, dropped == 0 || rounding != .unnecessary,
      minimumGrouping <= 2
    else { return }
    let digitBytes = byteCount(zeroDigit)
    let separatorBytes = byteCount(groupingSeparator)
    let startsAtFive = minimumGrouping == 2
    var groups = startsAtFive ? NumberLengths.Groups.threesFromFive : .threes
    var fitsKernel = true
    switch (digitBytes, primaryGrouping, secondaryGrouping) {
    case (1, 3, 3) where separatorBytes == 1 && !startsAtFive: layout = .commas
    case (1, 0, _), (1, 3, 3): layout = .threes
    case (1, 3, 2):
      layout = .lakh
      groups = startsAtFive ? .lakhFromFive : .lakh
      fitsKernel = separatorBytes == 1 && !startsAtFive
    case (2, 0, _), (2, 3, 3):
      layout = .wideThrees
      fitsKernel = primaryGrouping == 3 && separatorBytes == 2 && !startsAtFive
    default: return
    }
    hasKernel = fitsKernel && hasSlots
    droppedDigits = UInt8(truncatingIfNeeded: dropped)
    if primaryGrouping > 0 {
      groupingCount = UInt8(truncatingIfNeeded: separatorBytes)
    }
    setWords(fraction, digitBytes, separatorBytes)
    setReciprocals(fraction)
    setStrides(fraction)
    lengths = NumberLengths(
      fraction: fraction, fractionBytes: fractionLength, digitBytes: digitBytes,
      separatorBytes: groupingCount, groups)
    if layout == .commas, hasKernel, dropped == 0 {
      commasLimit = UInt64(power) &* 1_000_000_000_000
    }
  }

  /// Separators end where the digits of their word begin; wide digits fill a word of their own.
  ///
  /// Words of ASCII digits are combined with the table's by exclusive or, since its zeros stand
  /// where separators go.
  @inline(__always)
  private mutating func setWords(_ fraction: Int, _ digitBytes: Int, _ separatorBytes: Int) {
    let isWide = layout == .wideThrees
    let decimalBytes = byteCount(decimalSeparator)
    groupingWord =
      UInt64(groupingSeparator) &<< UInt64(64 &- (isWide ? 0 : 24) &- separatorBytes &* 8)
    decimalWord =
      UInt64(decimalSeparator)
      &<< UInt64(64 &- (isWide ? 0 : fraction &* 8) &- decimalBytes &* 8)
    if !isWide {
      groupingWord ^= 0x30 &<< 32
      let digitBits = UInt64(fraction &* 8)
      decimalWord ^= (0x3030_3030_0000_0000 &<< digitBits) &>> digitBits
    }
    if layout == .commas { groupingWord |= groupingWord &>> 32 }
    if fraction > 0 {
      fractionLength = UInt8(truncatingIfNeeded: fraction &* digitBytes &+ decimalBytes)
    }
  }

  /// Prepares the divisions by 10ᶠ and 10ᶠ⁺⁶.
  ///
  /// The reciprocals are 2⁶³ / 10ᶠ and 2⁸⁰ / 10ᶠ⁺⁶, rounded up. A quotient is exact while magnitude
  /// × (reciprocal × divisor − 2⁶³ or 2⁸⁰) is below 2⁶³ or 2⁸⁰, and magnitudes are below 10ᶠ⁺¹².
  @inline(__always)
  private mutating func setReciprocals(_ fraction: Int) {
    (power, reciprocal, millionsReciprocal) =
      switch fraction {
      case 0: (1, 0x8000_0000_0000_0000, 0x10C6_F7A0_B5ED_8D37)
      case 1: (10, 0x0CCC_CCCC_CCCC_CCCD, 0x01AD_7F29_ABCA_F486)
      case 2: (100, 0x0147_AE14_7AE1_47AF, 0x002A_F31D_C461_1874)
      default: (1_000, 0x0020_C49B_A5E3_53F8, 0x0004_4B82_FA09_B5A6)
      }
  }

  /// Only numbers of four integer digits are ungrouped in a locale that groups.
  @inline(__always)
  private mutating func setStrides(_ fraction: Int) {
    strides = UInt64(3 &+ groupingCount) &* 0x1111_1111_1111_1111
    if minimumGrouping == 2 {
      let shift = UInt64(fraction &* 4 &+ 16)
      strides = strides & ~(0xF &<< shift) | 3 &<< shift
    }
  }
}
