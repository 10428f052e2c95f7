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

  /// Eight digits, the last ones with index 0.
  private subscript(word index: Int) -> UInt64 {
    get {
      switch index {
      case 0: low
      case 1: second
      case 2: third
      case 3: fourth
      case 4: fifth
      default: 0
      }
    }
    set {
      switch index {
      case 0: low = newValue
      case 1: second = newValue
      case 2: third = newValue
      case 3: fourth = newValue
      case 4: fifth = newValue
      default: break
      }
    }
  }

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
    UInt8(truncatingIfNeeded: self[word: position / 8] &>> UInt64(position & 7 &* 8))
  }

  /// The digits moved to the left, with so many zeros behind them; what goes beyond the capacity is
  /// lost.
  func shiftedLeft(_ digits: Int) -> EntryDigits {
    guard digits > 0 else { return self }
    let (words, bits) = (digits / 8, UInt64(digits & 7 &* 8))
    var result = EntryDigits()
    for index in 0..<5 {
      let upper = self[word: index &- words]
      let lower = bits == 0 ? 0 : self[word: index &- words &- 1] &>> (64 &- bits)
      result[word: index] = upper &<< bits | lower
    }
    return result
  }

  /// The digits without the last ones.
  func shiftedRight(_ digits: Int) -> EntryDigits {
    guard digits > 0 else { return self }
    let (words, bits) = (digits / 8, UInt64(digits & 7 &* 8))
    var result = EntryDigits()
    for index in 0..<5 {
      let lower = self[word: index &+ words]
      let upper = bits == 0 ? 0 : self[word: index &+ words &+ 1] &<< (64 &- bits)
      result[word: index] = lower &>> bits | upper
    }
    return result
  }

  /// Only the last digits.
  @inline(never)
  func last(_ digits: Int) -> EntryDigits {
    var result = EntryDigits()
    for index in 0..<5 {
      let left = digits - index * 8
      let mask: UInt64 = left >= 8 ? ~0 : left <= 0 ? 0 : 1 &<< UInt64(left &* 8) &- 1
      result[word: index] = self[word: index] & mask
    }
    return result
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
    for index in 0..<5 { result[word: index] |= right[word: index] }
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
    for index in 0..<5 { result[word: index] = all }
    return result.last(digits)
  }
}
