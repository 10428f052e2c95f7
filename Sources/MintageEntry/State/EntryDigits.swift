/// Up to 48 decimal digits, four bits each, the last digit lowest.
///
/// Digits rather than a number: typing shifts, text is read off without a division, leading zeros
/// cost nothing, and of two values at the same scale the larger one is the larger word.
struct EntryDigits: Equatable, Sendable, BitwiseCopyable {
  var low: UInt64 = 0
  var middle: UInt64 = 0
  var high: UInt64 = 0

  init() {}

  init(low: UInt64, middle: UInt64 = 0, high: UInt64 = 0) {
    self.low = low
    self.middle = middle
    self.high = high
  }

  static var capacity: Int { 48 }

  @inline(__always)
  var isZero: Bool { low | middle | high == 0 }

  /// How many digits there are from the first that is not zero on.
  @inline(__always)
  var count: Int {
    if high != 0 { return 48 - high.leadingZeroBitCount / 4 }
    if middle != 0 { return 32 - middle.leadingZeroBitCount / 4 }
    return 16 - low.leadingZeroBitCount / 4
  }

  /// The digit with so many digits to its right.
  subscript(position: Int) -> UInt8 {
    let word = position < 16 ? low : position < 32 ? middle : high
    return UInt8(truncatingIfNeeded: word &>> UInt64(position & 15 &* 4)) & 0x0F
  }

  /// The digits moved to the left, with so many zeros behind them.
  func shiftedLeft(_ digits: Int) -> EntryDigits {
    guard digits < EntryDigits.capacity else { return EntryDigits() }
    let bits = UInt64(digits & 15 &* 4)
    let (first, second, third): (UInt64, UInt64, UInt64) =
      switch digits / 16 {
      case 0: (low, middle, high)
      case 1: (0, low, middle)
      default: (0, 0, low)
      }
    guard bits > 0 else { return EntryDigits(low: first, middle: second, high: third) }
    return EntryDigits(
      low: first &<< bits, middle: second &<< bits | first &>> (64 &- bits),
      high: third &<< bits | second &>> (64 &- bits))
  }

  /// The digits without the last ones.
  func shiftedRight(_ digits: Int) -> EntryDigits {
    guard digits < EntryDigits.capacity else { return EntryDigits() }
    let bits = UInt64(digits & 15 &* 4)
    let (first, second, third): (UInt64, UInt64, UInt64) =
      switch digits / 16 {
      case 0: (low, middle, high)
      case 1: (middle, high, 0)
      default: (high, 0, 0)
      }
    guard bits > 0 else { return EntryDigits(low: first, middle: second, high: third) }
    return EntryDigits(
      low: first &>> bits | second &<< (64 &- bits),
      middle: second &>> bits | third &<< (64 &- bits), high: third &>> bits)
  }

  /// Only the last digits.
  func last(_ digits: Int) -> EntryDigits {
    func mask(_ word: UInt64, _ digits: Int) -> UInt64 {
      digits <= 0 ? 0 : digits >= 16 ? word : word & (1 &<< UInt64(digits &* 4) &- 1)
    }
    return EntryDigits(
      low: mask(low, digits), middle: mask(middle, digits - 16), high: mask(high, digits - 32))
  }

  fileprivate static func | (left: EntryDigits, right: EntryDigits) -> EntryDigits {
    EntryDigits(
      low: left.low | right.low, middle: left.middle | right.middle, high: left.high | right.high)
  }

  static func < (left: EntryDigits, right: EntryDigits) -> Bool {
    if left.high != right.high { return left.high < right.high }
    if left.middle != right.middle { return left.middle < right.middle }
    return left.low < right.low
  }

  static func > (left: EntryDigits, right: EntryDigits) -> Bool { right < left }
}

extension EntryDigits {
  /// Puts a digit where it has so many digits to its right.
  mutating func insert(_ digit: UInt8, at position: Int) {
    let left = shiftedRight(position).shiftedLeft(position + 1)
    self = left | EntryDigits(low: UInt64(digit)).shiftedLeft(position) | last(position)
  }

  /// Takes digits out, the last of which has `position` digits to its right.
  mutating func remove(_ digits: Int, at position: Int) {
    self = shiftedRight(position + digits).shiftedLeft(position) | last(position)
  }

  /// `digits` nines.
  static func nines(_ digits: Int) -> EntryDigits {
    let all: UInt64 = 0x9999_9999_9999_9999
    return EntryDigits(low: all, middle: all, high: all).last(digits)
  }
}
