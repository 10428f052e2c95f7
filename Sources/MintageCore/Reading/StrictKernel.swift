/// What the fast path of strict reading compares with, worked out when a reader is resolved.
///
/// It reads what most styles write for most amounts: affixes of at most eight bytes, ASCII digits in
/// threes with separators of one byte, as many fraction digits as minor units, at most twelve digits
/// in all. Whatever else, and every text that fails here, goes to the full readers.
struct StrictKernel: Sendable, BitwiseCopyable {
  /// An affix in a word, and the bytes of the word that it takes.
  struct Affix: Sendable, BitwiseCopyable {
    var word: UInt64 = 0
    var mask: UInt64 = 0
    var count = 0

    init() {}
  }

  var positivePrefix = Affix()
  var positiveSuffix = Affix()
  var negativePrefix = Affix()
  var negativeSuffix = Affix()
  /// The last eight bytes of a number with zeros for digits, and the eight before.
  var lower: UInt64 = 0
  var upper: UInt64 = 0
  /// What carries into the high bit of a byte that is no digit or not the separator.
  var carry: UInt64 = 0
  /// The digits of a word: behind its last separator, between both, before the first.
  var behind: UInt64 = 0
  var between: UInt64 = 0
  var before: UInt64 = 0
  /// One bit for each length from 0 to 16 that a number can have.
  var lengths: UInt32 = 0
  /// The length of the shortest number; only that may start with zero.
  var shortest = 0
  var fractionDigits: UInt8 = 0
  /// Minor units in a unit of the last digit; 0 where the fast path does not fit the style.
  var factor: Int64 = 0
  var showsPlus = false

  /// No result: no amount of at most twelve digits.
  static var none: Int64 { Int64.min }

  init(_ style: CurrencyStyle) {
    let fraction = Int(style.maximumFraction)
    let scale = Int(style.minorUnitScale)
    guard style.minimumFraction == style.maximumFraction, fraction <= 3, fraction <= scale,
      scale <= 6, style.increment <= 1, style.zeroDigit == 0x30, !style.hasScatteredDigits,
      style.primaryGrouping == 3, style.secondaryGrouping == 3,
      style.groupingSeparator < 0x80, fraction == 0 || style.decimalSeparator < 0x80,
      style.sign != .exceptZero, setAffixes(style)
    else { return }
    showsPlus = style.sign == .always
    fractionDigits = UInt8(fraction)
    factor = Int64(powerOfTen(scale - fraction))
    shortest = fraction == 0 ? 1 : fraction + 2
    setTemplate(fraction, UInt64(style.decimalSeparator), UInt64(style.groupingSeparator))
  }

  private mutating func setTemplate(_ fraction: Int, _ decimal: UInt64, _ group: UInt64) {
    // Counted from the end, every fourth byte is a separator, first the decimal one.
    let first = fraction == 0 ? 3 : fraction
    for position in 0..<16 {
      let shift = UInt64(56 - position % 8 * 8)
      let isSeparator = position % 4 == first
      let isDecimal = fraction > 0 && position == fraction
      let byte = isDecimal ? decimal : isSeparator ? group : 0x30
      if position < 8 {
        lower |= byte << shift
        carry |= (isSeparator ? 0x7F : 0x76) << shift
        if position < first {
          behind |= 0xFF << shift
        } else if position > first, position < first + 4 {
          between |= 0xFF << shift
        } else if position > first + 4 {
          before |= 0xFF << shift
        }
      } else {
        upper |= byte << shift
      }
      let length = position + 1
      if length >= shortest, !isSeparator { lengths |= 1 << UInt32(length) }
    }
  }

  private mutating func setAffixes(_ style: CurrencyStyle) -> Bool {
    let pool = style.pool
    guard pool.set(&positivePrefix, style.positive.prefix, style.positive.prefixCount, atEnd: false),
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
