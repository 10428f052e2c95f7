internal import MintageCore

/// Compares what chance picks: a locale, a numbering system, a currency, all options, some amounts.
///
/// The listed styles change one or two options at a time and know the amounts in advance; this
/// finds what only happens where several meet.
struct RandomComparer {
  static let name = "random"
  /// How many styles one piece of work has.
  static let pieceSize = 250
  private static let amountsPerStyle = 12

  let icu: ICULibrary
  let tables: CurrencyTables
  let universe: ConformanceUniverse
  let systems: [String]
  private var random = RandomSource(seed: 0)
  private var writer = EveryWriter()

  init(icu: ICULibrary, tables: CurrencyTables, universe: ConformanceUniverse) {
    self.icu = icu
    self.tables = tables
    self.universe = universe
    systems = (try? NumberingSystemReader(icu: icu).systems().keys.sorted()) ?? []
  }

  /// Compares a piece of styles; the same seed and piece give the same ones.
  mutating func compare(piece: Int, seed: UInt64) throws(ICUError) -> ConformanceTally {
    random = RandomSource(seed: seed &* 1_000_003 &+ UInt64(piece))
    var tally = ConformanceTally()
    for _ in 0..<Self.pieceSize { try compareOne(&tally) }
    return tally
  }

  private mutating func compareOne(_ tally: inout ConformanceTally) throws(ICUError) {
    let locale = random.pick(universe.locales)
    let name = random.chance(3) ? unknownCurrency() : random.pick(universe.currencies)
    guard let currency = CurrencyCode(name) else { return }
    var system = ConformanceSystem(name: "", identifier: locale)
    if random.chance(30) { system = ConformanceSystem(name: random.pick(systems), of: locale) }
    var options = randomOptions()
    let digits = tables.shownAndMinorUnitDigits(of: currency).minorUnits
    let skeleton = ConformanceStyle("", options)
      .skeleton(currency: name, minorUnitDigits: digits)
    let formatter = try ICUFormatter(icu, skeleton: skeleton, locale: system.identifier)
    options.numberingSystem = system.option
    let style = CurrencyStyle(currency, in: system.locale, options: options, tables: tables)
    for _ in 0..<Self.amountsPerStyle {
      let amount = ConformanceAmount(randomAmount(scale: digits), minorUnitDigits: digits)
      let theirs = try formatter.text(of: amount, rounding: options.rounding)
      tally.count(1)
      guard let found = writer.firstDifference(style, amount, expected: theirs) else { continue }
      tally.record(
        ConformanceMismatch(
          style: skeleton, locale: locale, system: system.name, currency: name,
          amount: amount.text, function: found.function, ours: found.text,
          theirs: String(decoding: theirs, as: UTF8.self)))
    }
  }

  private mutating func unknownCurrency() -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return String((0..<3).map { _ in random.pick(letters) })
  }

  private mutating func randomOptions() -> StyleOptions {
    StyleOptions(
      width: random.pick(SymbolWidth.allCases), form: random.pick(CurrencyForm.allCases),
      sign: random.pick(SignDisplay.allCases), grouping: random.pick(Grouping.allCases),
      fractionDigits: randomDigits(),
      rounding: random.chance(40) ? .halfEven : random.pick(RoundingMode.allCases))
  }

  private mutating func randomDigits() -> FractionDigits {
    switch random.below(10) {
    case 0..<4: return .currency
    case 4..<6: return .cash
    case 6: return .iso
    default:
      let minimum = random.chance(90) ? random.below(5) : random.below(FractionDigits.limit + 1)
      return .range(
        minimum: minimum, maximum: min(minimum + random.below(5), FractionDigits.limit))
    }
  }

  /// An amount of any length: counts of minor units, and decimals of up to 34 digits.
  private mutating func randomAmount(scale: Int) -> ExactDecimal {
    let isNegative = random.chance(40)
    if random.chance(60) {
      let magnitude = Int64(random.next() >> 1) >> Int64(random.below(63))
      return ExactDecimal(minorUnits: isNegative ? -magnitude : magnitude, scale: scale)
    }
    let count = 1 + random.below(34)
    // Runs of one digit make carries and ties likely.
    var digits = ""
    var digit = random.below(10)
    for _ in 0..<count {
      if random.chance(60) { digit = random.chance(20) ? 5 : random.below(10) }
      digits += String(digit)
    }
    let shift = random.below(min(count, 12) + 1)
    digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -shift))
    return ExactDecimal((isNegative ? "-0" : "0") + digits) ?? ExactDecimal(minorUnits: 0)
  }
}

extension ICUFormatter {
  /// An amount's text; none where ICU refuses to round.
  func text(of amount: ConformanceAmount, rounding: RoundingMode) throws(ICUError) -> [UInt8] {
    var text: [UInt8] = []
    do {
      try format(decimal: amount.characters, into: &text)
    } catch {
      guard error.isInexact, rounding == .unnecessary else { throw error }
    }
    return text
  }
}
