internal import MintageCore

/// One amount in the forms that Mintage and ICU take.
struct ConformanceAmount: Sendable {
  /// Plain ASCII, such as `-1234.5`.
  let text: String
  /// The text as ICU takes it.
  let characters: [CChar]
  /// What Mintage takes.
  let exact: ExactDecimal
  /// The same as an integer count at the currency's ISO 4217 scale, if it is one; a negative zero is
  /// not.
  let minorUnits: Int64?

  init(_ exact: ExactDecimal, minorUnitDigits: Int) {
    self.exact = exact
    text = exact.description
    characters = text.utf8.map(CChar.init(truncatingIfNeeded:))
    minorUnits =
      exact.isZero && exact.isNegative ? nil : exact.minorUnits(scale: minorUnitDigits)
  }
}

/// The amounts that a currency is compared on, by its digits.
struct ConformanceAmounts: Sendable {
  private var lists: [[ConformanceAmount]] = []

  /// - Parameters:
  ///   - fractionDigits: CLDR's, the scale of the two ends of `Int64`.
  ///   - minorUnitDigits: ISO 4217's, the scale of counts of minor units.
  init(fractionDigits: Int, minorUnitDigits: Int) {
    let ends = [Int64.max, .min].map { ExactDecimal(minorUnits: $0, scale: fractionDigits) }
    let general = Self.general.compactMap { ExactDecimal($0) } + ends
    let rounding = general + Self.rounding.compactMap { ExactDecimal($0) }
    let counts = Self.counts.map { ExactDecimal(minorUnits: $0, scale: minorUnitDigits) }
    lists = [general, rounding, counts].map { list in
      list.map { ConformanceAmount($0, minorUnitDigits: minorUnitDigits) }
    }
  }

  subscript(kind: ConformanceStyle.Amounts) -> [ConformanceAmount] {
    switch kind {
    case .general: lists[0]
    case .rounding: lists[1]
    case .minorUnits: lists[2]
    }
  }

  /// Amounts of every kind that text can depend on.
  ///
  /// Zero of either sign, one and more digits, every place where grouping can begin, ties, carries,
  /// and what rounds to zero. `Int64.max` and `Int64.min` minor units make it 23.
  static let general = [
    "0", "0.5", "1", "-1", "2", "5", "12", "999", "1000", "-1234.5", "9999", "10000",
    "12345.678", "1234567.895", "1000000000000", "-0", "-0.001", "0.025", "0.125", "99999.5",
    "999999.9",
  ]

  /// Ties and their neighbors at zero, one, two, three and four digits, and at cash increments.
  static let rounding = [
    "0.4", "-0.5", "-1.5", "2.5", "-2.5", "2.50001", "3.5", "7.5", "-12.5", "1.005", "-1.005",
    "1.015", "1.025", "1.0249999999", "1.075", "-0.025", "-0.125", "0.9949999", "0.995",
    "-0.995", "0.0005", "-0.0015", "0.0025", "0.00015", "-0.00025", "12345678901234567890.125",
    "-99999999999999999999999999.995",
  ]

  private static let counts: [Int64] = [
    0, 1, -1, 5, 9, 10, -25, 49, 50, -50, 99, 100, 999, 1_005, -1_500, 2_500, 99_999, 100_000,
    -1_234_567, 9_995_000, 1_234_567_890, 999_999_999_999_999, .max, .min,
  ]
}
