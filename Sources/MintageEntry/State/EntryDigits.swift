/// Up to 40 decimal digits, a byte each, the last digit lowest.
///
/// Digits rather than a number: typing shifts, text is read off without a division, leading zeros
/// cost nothing, and of two values at the same scale the larger one has the larger words.
struct EntryDigits: Equatable, Sendable, BitwiseCopyable {
  /// Eight digits a word, the last ones first.
  private(set) var low: UInt64 = 0
  private(set) var second: UInt64 = 0
  private var third: UInt64 = 0
  private var fourth: UInt64 = 0
  private var fifth: UInt64 = 0

  init() {}

  init(digit: UInt8) { low = UInt64(digit) }

  static var capacity: Int { 40 }

  @inline(__always)
  var isZero: Bool { low | second | third | fourth | fifth == 0 }

  /// How many digits there are from the first that is not zero on.
  @inline(__always)
  var count: Int {
    if third | fourth | fifth == 0 {
      return second == 0
        ? 8 &- low.leadingZeroBitCount / 8 : 16 &- second.leadingZeroBitCount / 8
    }
    if fifth != 0 { return 40 &- fifth.leadingZeroBitCount / 8 }
    return fourth != 0
      ? 32 &- fourth.leadingZeroBitCount / 8 : 24 &- third.leadingZeroBitCount / 8
  }

  /// The digit with so many digits to its right.
  subscript(position: Int) -> UInt8 {
    let word: UInt64 =
      switch position / 8 {
      case 0: low
      case 1: second
      case 2: third
      case 3: fourth
      case 4: fifth
      default: 0
      }
    return UInt8(truncatingIfNeeded: word &>> UInt64(position & 7 &* 8))
  }

  /// The digits moved to the left, with so many zeros behind them; what goes beyond the capacity is
  /// lost.
  func shiftedLeft(_ digits: Int) -> EntryDigits {
    var result = self
    var left = digits
    while left >= 8 {
      (result.fifth, result.fourth, result.third) = (result.fourth, result.third, result.second)
      (result.second, result.low) = (result.low, 0)
      left &-= 8
    }
    guard left > 0 else { return result }
    let bits = UInt64(left &* 8)
    let back = 64 &- bits
    result.fifth = result.fifth &<< bits | result.fourth &>> back
    result.fourth = result.fourth &<< bits | result.third &>> back
    result.third = result.third &<< bits | result.second &>> back
    result.second = result.second &<< bits | result.low &>> back
    result.low &<<= bits
    return result
  }

  /// The digits without the last ones.
  func shiftedRight(_ digits: Int) -> EntryDigits {
    var result = self
    var left = digits
    while left >= 8 {
      (result.low, result.second, result.third) = (result.second, result.third, result.fourth)
      (result.fourth, result.fifth) = (result.fifth, 0)
      left &-= 8
    }
    guard left > 0 else { return result }
    let bits = UInt64(left &* 8)
    let back = 64 &- bits
    result.low = result.low &>> bits | result.second &<< back
    result.second = result.second &>> bits | result.third &<< back
    result.third = result.third &>> bits | result.fourth &<< back
    result.fourth = result.fourth &>> bits | result.fifth &<< back
    result.fifth &>>= bits
    return result
  }

  /// Only the last digits.
  func last(_ digits: Int) -> EntryDigits {
    var result = self
    result.low &= EntryDigits.mask(digits)
    result.second &= EntryDigits.mask(digits &- 8)
    result.third &= EntryDigits.mask(digits &- 16)
    result.fourth &= EntryDigits.mask(digits &- 24)
    result.fifth &= EntryDigits.mask(digits &- 32)
    return result
  }

  /// All bits of the last digits of a word.
  private static func mask(_ digits: Int) -> UInt64 {
    digits >= 8 ? ~0 : digits <= 0 ? 0 : 1 &<< UInt64(digits &* 8) &- 1
  }

  @inline(never)
  static func < (left: EntryDigits, right: EntryDigits) -> Bool {
    if left.fifth != right.fifth { return left.fifth < right.fifth }
    if left.fourth != right.fourth { return left.fourth < right.fourth }
    if left.third != right.third { return left.third < right.third }
    if left.second != right.second { return left.second < right.second }
    return left.low < right.low
  }

  static func > (left: EntryDigits, right: EntryDigits) -> Bool { right < left }

  fileprivate static func | (left: EntryDigits, right: EntryDigits) -> EntryDigits {
    var result = left
    result.low |= right.low
    result.second |= right.second
    result.third |= right.third
    result.fourth |= right.fourth
    result.fifth |= right.fifth
    return result
  }
}

extension EntryDigits {
  /// Puts a digit where it has so many digits to its right.
  mutating func insert(_ digit: UInt8, at position: Int) {
    if position == 0 { return append(digit) }
    let left = shiftedRight(position).shiftedLeft(position + 1)
    self = left | EntryDigits(digit: digit).shiftedLeft(position) | last(position)
  }

  /// Takes digits out, the last of which has `position` digits to its right.
  @inline(never)
  mutating func remove(_ digits: Int, at position: Int) {
    if position == 0 {
      self = shiftedRight(digits)
    } else if digits > 0 {
      self = shiftedRight(position + digits).shiftedLeft(position) | last(position)
    }
  }

  /// Puts a digit behind the others.
  private mutating func append(_ digit: UInt8) {
    fifth = fifth &<< 8 | fourth &>> 56
    fourth = fourth &<< 8 | third &>> 56
    third = third &<< 8 | second &>> 56
    appendPlain(digit)
  }

  /// Puts a digit behind at most fifteen others.
  @inline(__always)
  mutating func appendPlain(_ digit: UInt8) {
    second = second &<< 8 | low &>> 56
    low = low &<< 8 | UInt64(digit)
  }

  /// Replaces digits that are at most eight by others.
  @inline(__always)
  mutating func setShort(_ digits: UInt64) { low = digits }

  /// Takes the last of at most sixteen digits away.
  @inline(__always)
  mutating func removeLastPlain() {
    low = low &>> 8 | second &<< 56
    second &>>= 8
  }

  /// Takes the last digit away and returns it.
  @inline(__always)
  mutating func popLast() -> UInt8 {
    let digit = UInt8(truncatingIfNeeded: low)
    removeLastPlain()
    second |= third &<< 56
    third = third &>> 8 | fourth &<< 56
    fourth = fourth &>> 8 | fifth &<< 56
    fifth &>>= 8
    return digit
  }

  /// `digits` nines.
  static func nines(_ digits: Int) -> EntryDigits {
    let all: UInt64 = 0x0909_0909_0909_0909
    var result = EntryDigits()
    (result.low, result.second, result.third, result.fourth) = (all, all, all, all)
    result.fifth = all
    return result.last(digits)
  }
}
