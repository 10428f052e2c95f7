/// Spells a rounded amount: measures first, then writes from the last byte to the first.
struct AmountWriter {
  private let style: CurrencyStyle
  private let amount: RoundedAmount
  private let affixes: AffixSpans
  private let integerDigits: Int
  private let separators: Int
  private let digitBytes: Int

  init(_ style: CurrencyStyle, _ amount: ExactDecimal) throws(WriteError) {
    let amount = try RoundedAmount(
      amount, minimumFraction: Int(style.minimumFraction),
      maximumFraction: Int(style.maximumFraction), increment: Int(style.increment),
      rounding: style.rounding)
    self.style = style
    self.amount = amount
    affixes = style.affixes(isNegative: amount.isNegative, isZero: amount.coefficient.isZero)
    var digits = 0
    var value = amount.coefficient
    while !value.isZero {
      _ = value.divide(by: 10)
      digits += 1
    }
    integerDigits = max(1, digits - amount.scale)
    separators = style.separators(integerDigits)
    digitBytes = byteCount(style.zeroDigit)
  }

  /// Bytes of the whole text.
  var count: Int {
    var count = Int(affixes.prefixCount) + Int(affixes.suffixCount)
    count += (integerDigits + amount.shownScale) * digitBytes
    count += separators * byteCount(style.groupingSeparator)
    if amount.shownScale > 0 { count += byteCount(style.decimalSeparator) }
    return count
  }

  /// Writes all `count` bytes before `end`.
  func write(endingAt end: UnsafeMutablePointer<UInt8>) {
    unsafe style.pool.withBytes { pool in
      var cursor = unsafe end - Int(affixes.suffixCount)
      unsafe copy(pool + Int(affixes.suffix), Int(affixes.suffixCount), to: cursor)
      unsafe writeNumber(&cursor)
      unsafe cursor -= Int(affixes.prefixCount)
      unsafe copy(pool + Int(affixes.prefix), Int(affixes.prefixCount), to: cursor)
    }
  }

  /// Copies bytes as memory, which the compiler's check knows to free nothing.
  private func copy(
    _ source: UnsafePointer<UInt8>, _ count: Int, to target: UnsafeMutablePointer<UInt8>
  ) {
    unsafe UnsafeMutableRawPointer(target).copyMemory(from: source, byteCount: count)
  }

  private func writeNumber(_ cursor: inout UnsafeMutablePointer<UInt8>) {
    var value = amount.coefficient
    if amount.shownScale > 0 {
      for position in 0..<amount.shownScale {
        let isHeld = amount.shownScale - position <= amount.scale
        unsafe put(isHeld ? value.divide(by: 10) : 0, &cursor)
      }
      unsafe put(text: style.decimalSeparator, &cursor)
    }
    var untilSeparator = separators > 0 ? Int(style.primaryGrouping) : Int.max
    for _ in 0..<integerDigits {
      if untilSeparator == 0 {
        unsafe put(text: style.groupingSeparator, &cursor)
        untilSeparator = Int(style.secondaryGrouping)
      }
      untilSeparator -= 1
      unsafe put(value.divide(by: 10), &cursor)
    }
  }

  @inline(__always)
  private func put(_ digit: UInt32, _ cursor: inout UnsafeMutablePointer<UInt8>) {
    if style.hasScatteredDigits {
      unsafe put(text: scatteredDigit(digit), &cursor)
    } else {
      // Consecutive digits differ in their last byte only.
      unsafe put(text: style.zeroDigit + digit << UInt32((digitBytes - 1) * 8), &cursor)
    }
  }

  @inline(__always)
  private func put(text: UInt32, _ cursor: inout UnsafeMutablePointer<UInt8>) {
    let count = byteCount(text)
    unsafe cursor -= count
    for index in 0..<count {
      unsafe cursor[index] = UInt8(truncatingIfNeeded: text >> UInt32(index * 8))
    }
  }
}

/// The bytes of a packed text: those up to the highest that is not zero.
@inline(__always)
package func byteCount(_ text: UInt32) -> Int { (32 - text.leadingZeroBitCount + 7) / 8 }

/// The `hanidec` digits, the only ones that are not consecutive code points.
package func scatteredDigit(_ digit: UInt32) -> UInt32 {
  let scalar: UInt32 =
    switch digit {
    case 0: 0x3007
    case 1: 0x4E00
    case 2: 0x4E8C
    case 3: 0x4E09
    case 4: 0x56DB
    case 5: 0x4E94
    case 6: 0x516D
    case 7: 0x4E03
    case 8: 0x516B
    default: 0x4E5D
    }
  return utf8(scalar)
}

extension CurrencyStyle {
  /// The affixes for a sign and a rounded value: ICU's sign displays.
  func affixes(isNegative: Bool, isZero: Bool) -> AffixSpans {
    guard isZero else { return isNegative ? negative : positive }
    // A negative zero keeps its minus unless the display looks at the rounded value.
    let keepsMinus = isNegative && (sign == .automatic || sign == .always)
    return keepsMinus ? negative : zero
  }

  /// How many grouping separators an integer part of so many digits has.
  func separators(_ integerDigits: Int) -> Int {
    let primary = Int(primaryGrouping)
    guard primary > 0, integerDigits >= primary + Int(minimumGrouping) else { return 0 }
    return 1 + (integerDigits - primary - 1) / Int(secondaryGrouping)
  }
}
