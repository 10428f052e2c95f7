@testable import MintageCore

extension CurrencyStyle {
  /// A style put together without tables: what the writer needs and nothing else.
  ///
  /// Its layout is the general one; ``CurrencyStyle/chooseLayout()`` makes it a fast one.
  static func handMade(
    prefix: String = "", suffix: String = "", minus: String = "-", decimal: String = ".",
    group: String = ",", zero: Unicode.Scalar = "0", fraction: ClosedRange<Int> = 2...2,
    grouping: (primary: UInt8, secondary: UInt8, minimum: UInt8) = (3, 3, 1)
  ) -> CurrencyStyle {
    var style = CurrencyStyle()
    if (minus + prefix).utf8.count <= 16, suffix.utf8.count <= 16 {
      style.positive = style.pool.fill(slot: 0, prefix, suffix)
      style.negative = style.pool.fill(slot: 32, minus + prefix, suffix)
      style.hasSlots = true
    } else {
      var used = 0
      style.negative = style.pool.spans(minus + prefix, suffix, used: &used)
      style.positive = style.pool.spans(prefix, suffix, used: &used)
    }
    style.zero = style.positive
    style.decimalSeparator = packed(decimal)
    style.groupingSeparator = packed(group)
    style.zeroDigit = packed(String(zero))
    style.minimumFraction = UInt8(fraction.lowerBound)
    style.maximumFraction = UInt8(fraction.upperBound)
    style.minorUnitScale = 2
    (style.primaryGrouping, style.secondaryGrouping, style.minimumGrouping) = grouping
    return style
  }

  private static func packed(_ text: String) -> UInt32 {
    text.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}

extension AffixPool {
  /// Puts a prefix at the end of a slot of sixteen bytes, and a suffix at the start of the next.
  fileprivate mutating func fill(slot: Int, _ prefix: String, _ suffix: String) -> AffixSpans {
    unsafe withUnsafeMutableBytes(of: &slots) { bytes in
      let start = slot + 16 - prefix.utf8.count
      for (index, byte) in prefix.utf8.enumerated() { unsafe bytes[start + index] = byte }
      for (index, byte) in suffix.utf8.enumerated() { unsafe bytes[slot + 16 + index] = byte }
    }
    return AffixSpans(slot: UInt8(slot), prefix.utf8.count, suffix.utf8.count)
  }

  fileprivate mutating func spans(
    _ prefix: String, _ suffix: String, used: inout Int
  ) -> AffixSpans {
    let (prefix, prefixCount) = place(prefix, used: &used)
    let (suffix, suffixCount) = place(suffix, used: &used)
    return AffixSpans(
      prefix: prefix, prefixCount: prefixCount, suffix: suffix, suffixCount: suffixCount)
  }

  private mutating func place(_ text: String, used: inout Int) -> (UInt8, UInt8) {
    let bytes = Array(text.utf8)
    let start = unsafe bytes.withUnsafeBufferPointer { unsafe place($0, used: &used) }
    return (UInt8(start ?? 0), start == nil ? 0 : UInt8(bytes.count))
  }
}
