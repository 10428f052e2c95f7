import Testing

@testable import MintageEntry

/// Digits in five words against digits in an array, the last one first: every count and every place.
@Suite struct EntryDigitsTests {
  /// 1, 2, … 9, 1, … so that a digit in the wrong place shows.
  private func array(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8($0 % 9 + 1) }
  }

  private func packed(_ digits: [UInt8]) -> EntryDigits {
    var result = EntryDigits()
    for (position, digit) in digits.enumerated() { result.insert(digit, at: position) }
    return result
  }

  private func unpacked(_ digits: EntryDigits) -> [UInt8] {
    (0..<EntryDigits.capacity).map { digits[$0] }
  }

  /// Zeros in front up to the capacity; what is beyond it is lost.
  private func padded(_ digits: [UInt8]) -> [UInt8] {
    Array(
      (digits + [UInt8](repeating: 0, count: EntryDigits.capacity)).prefix(EntryDigits.capacity))
  }

  @Test(arguments: 0...40)
  func digitsStandWhereTheyArePut(count: Int) {
    #expect(unpacked(packed(array(count))) == padded(array(count)))
    #expect(packed(array(count)).count == count)
  }

  @Test(arguments: 0...40)
  func shiftsMoveAllDigits(count: Int) {
    let digits = array(count)
    for places in 0...48 {
      let left = packed(digits).shiftedLeft(places)
      #expect(unpacked(left) == padded([UInt8](repeating: 0, count: places) + digits))
      #expect(
        unpacked(packed(digits).shiftedRight(places)) == padded(Array(digits.dropFirst(places))))
      #expect(unpacked(packed(digits).last(places)) == padded(Array(digits.prefix(places))))
    }
    #expect(packed(digits).shiftedLeft(-1) == packed(digits))
    #expect(packed(digits).shiftedRight(-1) == packed(digits))
  }

  @Test(arguments: 0..<40)
  func digitsAreInsertedAndRemovedEverywhere(count: Int) {
    for position in 0...count {
      var digits = array(count)
      var words = packed(digits)
      digits.insert(7, at: position)
      words.insert(7, at: position)
      #expect(unpacked(words) == padded(digits))
      for removed in 0...(count + 1 - position) {
        var rest = words
        rest.remove(removed, at: position)
        #expect(
          unpacked(rest) == padded(Array(digits[..<position] + digits[(position + removed)...])))
      }
    }
  }

  @Test(arguments: 0...40)
  func theLastDigitIsTakenAway(count: Int) {
    var digits = array(count)
    var words = packed(digits)
    while !digits.isEmpty {
      #expect(words.popLast() == digits.removeFirst())
      #expect(unpacked(words) == padded(digits))
    }
    #expect(words.isZero)
    #expect(unpacked(.nines(count)) == padded([UInt8](repeating: 9, count: count)))
  }
}
