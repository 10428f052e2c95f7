/// What the fast path of strict reading compares with, worked out when a reader is resolved.
///
/// It reads what most styles write for most amounts: affixes of at most eight bytes, ASCII digits in
/// threes with separators of one byte, a fixed number of fraction digits, at most twelve digits in
/// all. Whatever else, and every text that fails here, goes to the full readers.
struct StrictKernel: Sendable, BitwiseCopyable {
  /// An affix in a word, and the bytes of the word that it takes.
  struct Affix: Sendable, BitwiseCopyable {
    var word: UInt64 = 0
    var mask: UInt64 = 0
    var count = 0

    init() {}

    @inline(__always)
    func matches(_ text: UInt64) -> Bool { (text ^ word) & mask == 0 }
  }

  var positivePrefix = Affix()
  var positiveSuffix = Affix()
  var negativePrefix = Affix()
  var negativeSuffix = Affix()
  /// The last sixteen bytes of a number with zeros for digits, moved up by `pad` bytes, for every
  /// fourth byte to be a separator: the later half and the earlier one.
  var later: UInt64 = 0
  var earlier: UInt64 = 0
  /// The zeros that are thought behind a number: one for two fraction digits, else none.
  var pad = 0
  /// Divides by `5^pad`, exactly; and the same times the minor units in a unit of the last digit.
  var inverse: Int64 = 1
  var factor: Int64 = 1
  /// One bit for each length that a number in two words can have; none where the fast path does not
  /// fit the style.
  var lengths: UInt64 = 0
  /// The length of the shortest number; only that may start with zero.
  var shortest = 0
  var fractionDigits = 0
  var showsPlus = false

  /// The high bit of each byte of a word.
  static var highBits: UInt64 { 0x8080_8080_8080_8080 }
  /// What carries into the high bit of a byte that is no digit, or not the separator.
  static var carry: UInt64 { 0x7676_767F_7676_767F }

  init(_ style: CurrencyStyle) {
    let fraction = Int(style.maximumFraction)
    let scale = Int(style.minorUnitScale)
    guard style.minimumFraction == style.maximumFraction, fraction <= 3, fraction != 1,
      fraction <= scale,
      scale <= 6, style.increment <= 1, style.zeroDigit == 0x30, !style.hasScatteredDigits,
      style.primaryGrouping == 3, style.secondaryGrouping == 3,
      style.groupingSeparator < 0x80, fraction == 0 || style.decimalSeparator < 0x80,
      style.sign != .exceptZero, setAffixes(style)
    else { return }
    showsPlus = style.sign == .always
    fractionDigits = fraction
    shortest = fraction == 0 ? 1 : fraction + 2
    pad = fraction == 0 ? 0 : 3 - fraction
    // Five times this is one, modulo 2⁶⁴.
    inverse = pad == 0 ? 1 : -0x3333_3333_3333_3333
    factor = inverse &* Int64(powerOfTen(scale - fraction))
    setTemplate(fraction, UInt64(style.decimalSeparator), UInt64(style.groupingSeparator))
  }

  private mutating func setTemplate(_ fraction: Int, _ decimal: UInt64, _ group: UInt64) {
    // Positions count from the last byte; those of the pad stay zero.
    for position in pad..<16 {
      let isSeparator = position % 4 == 3
      let isDecimal = fraction > 0 && position == 3
      let byte = isDecimal ? decimal : isSeparator ? group : 0x30
      let shift = UInt64(56 - position % 8 * 8)
      if position < 8 { later |= byte << shift } else { earlier |= byte << shift }
      let length = position - pad + 1
      if length >= shortest, !isSeparator { lengths |= 1 << UInt64(length) }
    }
  }

  private mutating func setAffixes(_ style: CurrencyStyle) -> Bool {
    let pool = style.pool
    guard
      pool.set(&positivePrefix, style.positive.prefix, style.positive.prefixCount, atEnd: false),
      pool.set(&positiveSuffix, style.positive.suffix, style.positive.suffixCount, atEnd: true),
      pool.set(&negativePrefix, style.negative.prefix, style.negative.prefixCount, atEnd: false),
      pool.set(&negativeSuffix, style.negative.suffix, style.negative.suffixCount, atEnd: true)
    else { return false }
    if positivePrefix.word == negativePrefix.word, positivePrefix.count == negativePrefix.count,
      positiveSuffix.word == negativeSuffix.word, positiveSuffix.count == negativeSuffix.count
    {
      // No sign is shown: nothing is negative. No text starts with these bytes.
      (negativePrefix.word, negativePrefix.mask) = (~0, ~0)
    }
    return true
  }
}

extension AffixPool {
  /// Copies an affix of at most eight bytes into a word, to its start or end; false when longer.
  fileprivate func set(
    _ affix: inout StrictKernel.Affix, _ offset: UInt8, _ count: UInt8, atEnd: Bool
  ) -> Bool {
    guard count <= 8 else { return false }
    unsafe withBytes { bytes in
      for index in 0..<Int(count) {
        let shift = UInt64((atEnd ? 8 - Int(count) + index : index) * 8)
        affix.word |= unsafe UInt64(bytes[Int(offset) + index]) << shift
        affix.mask |= 0xFF << shift
      }
    }
    affix.count = Int(count)
    return true
  }
}
