import MintageTestSupport
import Testing

@testable import MintageCore

@Suite struct RoundedAmountTests {
  /// Amounts at, just below and just above ties, in each mode: the columns of ICU's user guide on
  /// rounding modes, at a scale of 0.
  @Test(arguments: [
    // amount, halfEven, halfOdd, halfUp, halfDown, halfCeiling, halfFloor, up, down, ceiling, floor
    ("0.4", ["0", "0", "0", "0", "0", "0", "1", "0", "1", "0"]),
    ("0.5", ["0", "1", "1", "0", "1", "0", "1", "0", "1", "0"]),
    ("0.6", ["1", "1", "1", "1", "1", "1", "1", "0", "1", "0"]),
    ("1.5", ["2", "1", "2", "1", "2", "1", "2", "1", "2", "1"]),
    ("-0.4", ["-0", "-0", "-0", "-0", "-0", "-0", "-1", "-0", "-0", "-1"]),
    ("-0.5", ["-0", "-1", "-1", "-0", "-0", "-1", "-1", "-0", "-0", "-1"]),
    ("-1.5", ["-2", "-1", "-2", "-1", "-1", "-2", "-2", "-1", "-1", "-2"]),
    ("2.5", ["2", "3", "3", "2", "3", "2", "3", "2", "3", "2"]),
    ("2.50000000000000000000000001", ["3", "3", "3", "3", "3", "3", "3", "2", "3", "2"]),
    ("2.49999999999999999999999999", ["2", "2", "2", "2", "2", "2", "3", "2", "3", "2"]),
    ("7", ["7", "7", "7", "7", "7", "7", "7", "7", "7", "7"]),
  ])
  func modesGoTheirWays(amount: String, expected: [String]) throws {
    let modes: [RoundingMode] = [
      .halfEven, .halfOdd, .halfUp, .halfDown, .halfCeiling, .halfFloor, .up, .down, .ceiling,
      .floor,
    ]
    for (mode, text) in zip(modes, expected) {
      #expect(try rounded(amount, 0...0, mode) == text, "\(mode)")
    }
  }

  @Test func unnecessaryRefusesOnlyWhatWouldRound() throws {
    #expect(throws: WriteError.inexact) { try rounded("1.005", 0...2, .unnecessary) }
    #expect(try rounded("1.50", 0...2, .unnecessary) == "1.5")
    #expect(try rounded("1.000", 2...2, .unnecessary) == "1.00")
    #expect(throws: WriteError.inexact) {
      try rounded("1.01", 2...2, .unnecessary, increment: 5)
    }
    #expect(try rounded("1.05", 2...2, .unnecessary, increment: 5) == "1.05")
  }

  /// Swiss cash goes in steps of 0.05: ties go to the even multiple, 1.00 being the 20th and 1.10
  /// the 22nd; Danish cash in steps of 0.5 with one digit; Hungarian cash in steps of 5.
  @Test(arguments: [
    ("1.025", 2, 5, "1.00"), ("1.075", 2, 5, "1.10"), ("1.0250001", 2, 5, "1.05"),
    ("1.024", 2, 5, "1.00"), ("-1.075", 2, 5, "-1.10"), ("0.25", 1, 5, "0.0"),
    ("0.75", 1, 5, "1.0"), ("1.2", 1, 5, "1.0"), ("2.5", 0, 5, "0"), ("7.5", 0, 5, "10"),
    ("7.4999", 0, 5, "5"), ("12", 0, 5, "10"), ("13", 0, 5, "15"), ("0", 2, 5, "0.00"),
    ("1.24", 2, 50, "1.00"), ("1.25", 2, 50, "1.00"), ("1.75", 2, 50, "2.00"),
  ])
  func incrementsRoundToTheirMultiples(
    amount: String, digits: Int, increment: Int, expected: String
  ) throws {
    #expect(try rounded(amount, digits...digits, .halfEven, increment: increment) == expected)
  }

  @Test(arguments: [
    ("1.5", 0...2, "1.5"), ("1.50", 0...2, "1.5"), ("1.50", 2...3, "1.50"), ("1", 0...2, "1"),
    ("1", 2...6, "1.00"), ("1.23456789", 2...6, "1.234568"), ("1.999999999", 2...6, "2.00"),
    (
      "99999999999999999999999999999999999999", 20...20,
      "99999999999999999999999999999999999999.00000000000000000000"
    ),
    ("0.99999999999999999999999999999999999999", 0...20, "1"),
    ("-0.001", 2...2, "-0.00"), ("-0", 0...0, "-0"), ("0.000", 0...2, "0"), ("0.000", 1...2, "0.0"),
    ("100", 0...0, "100"),
  ])
  func fractionDigitsArePaddedAndTrimmed(
    amount: String, digits: ClosedRange<Int>, expected: String
  ) throws {
    #expect(try rounded(amount, digits, .halfEven) == expected)
  }

  @Test func anIncrementBeyondTheWidthIsAnError() {
    // 38 digits at scale 0, in steps of 0.05, would be 40 digits.
    let nines = String(repeating: "9", count: 38)
    #expect(throws: WriteError.tooManyDigits) {
      try rounded(nines, 2...2, .halfEven, increment: 5)
    }
  }

  @Test(arguments: RoundingMode.allCases)
  func agreesWithDigitsOnPaper(mode: RoundingMode) throws {
    let seed = TestSeed("agreesWithDigitsOnPaper \(mode)")
    var generator = seed.generator
    for _ in 0..<4_000 {
      let maximum = Int.random(in: 0...20, using: &generator)
      let minimum = Int.random(in: 0...maximum, using: &generator)
      let increment = [0, 1, 5, 50, 25, 7].randomElement(using: &generator) ?? 1
      let (digits, scale) = randomAmount(maximum: maximum, increment: increment, &generator)
      let isNegative = Bool.random(using: &generator)
      let naive = NaiveRounding(
        minimumFraction: minimum, maximumFraction: maximum, increment: increment, mode: mode)
      let expected = naive.text(digits: digits, scale: scale, isNegative: isNegative)
        .map { isNegative ? "-" + $0 : $0 }
      let amount = plainText(digits, scale: scale, isNegative: isNegative)
      let result = try? rounded(amount, minimum...maximum, mode, increment: increment)
      #expect(
        result == expected, "\(amount) to \(minimum)…\(maximum) by \(increment), \(seed)")
    }
  }

  /// Digits with many nines, zeros and fives, so that ties and carries occur; short enough for an
  /// increment to be worked into 38 digits.
  private func randomAmount(
    maximum: Int, increment: Int, _ generator: inout SplitMix64
  ) -> (digits: [Int], scale: Int) {
    var count = Int.random(in: 1...38, using: &generator)
    let scale = Int.random(in: 0...min(38, count + 3), using: &generator)
    if increment > 1 { count = min(count, 38 - max(0, maximum - scale)) }
    let kinds: [[Int]] = [Array(0...9), [0, 9], [0, 5], [0], [5, 0, 0, 0]]
    let kind = kinds.randomElement(using: &generator) ?? [0]
    var digits = (0..<count).map { _ in kind.randomElement(using: &generator) ?? 0 }
    if Bool.random(using: &generator) { digits[0] = Int.random(in: 0...9, using: &generator) }
    return (digits, scale)
  }

  private func plainText(_ digits: [Int], scale: Int, isNegative: Bool) -> String {
    var digits = digits
    while digits.count <= scale { digits.insert(0, at: 0) }
    let text = digits.map(String.init).joined()
    let point = text.index(text.endIndex, offsetBy: -scale)
    return (isNegative ? "-" : "") + text[..<point] + (scale > 0 ? "." : "") + text[point...]
  }

  /// Rounds and spells what the writer would: sign, digits, zeros up to the shown scale.
  private func rounded(
    _ amount: String, _ digits: ClosedRange<Int>, _ mode: RoundingMode, increment: Int = 1
  ) throws -> String {
    let rounded = try RoundedAmount(
      ExactDecimal(parsing: amount), minimumFraction: digits.lowerBound,
      maximumFraction: digits.upperBound, increment: increment, rounding: mode)
    var digits: [Int] = []
    var rest = rounded.coefficient
    while !rest.isZero { digits.insert(Int(rest.divide(by: 10)), at: 0) }
    digits += Array(repeating: 0, count: rounded.shownScale - rounded.scale)
    return plainText(digits, scale: rounded.shownScale, isNegative: rounded.isNegative)
  }
}
