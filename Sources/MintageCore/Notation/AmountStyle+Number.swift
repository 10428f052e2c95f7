/// The digits of a rounded amount, to be read from the first to the last.
struct AmountDigits: BitwiseCopyable {
  /// Four bits a digit, the last one lowest.
  private var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
  /// How many there are, and how many of them follow the separator; negative for zeros before it.
  private let count: Int
  private let scale: Int

  init(_ amount: RoundedAmount) {
    var value = amount.coefficient
    var count = 0
    while !value.isZero {
      let digit = UInt64(value.divide(by: 10)) << UInt64(count % 16 * 4)
      switch count / 16 {
      case 0: words.0 |= digit
      case 1: words.1 |= digit
      default: words.2 |= digit
      }
      count += 1
    }
    self.count = count
    scale = amount.scale
  }

  /// The digit at a power of ten.
  func digit(_ power: Int) -> UInt32 {
    let index = power + scale
    guard index >= 0, index < count else { return 0 }
    let word = index < 16 ? words.0 : index < 32 ? words.1 : words.2
    return UInt32(word >> UInt64(index % 16 * 4) & 0xF)
  }

  /// Digits before the separator, without leading zeros.
  var integerCount: Int { max(0, count - scale) }
}

extension AmountStyle {
  /// The shape of a number before it is written.
  struct NumberShape {
    var digits: AmountDigits
    var integerDigits: Int
    var fractionDigits: Int
    var showsDecimal: Bool
    var isOmitted: Bool
    var hasExponent: Bool

    var startsWithDigit: Bool { !isOmitted && (integerDigits > 0 || !showsDecimal) }
    var endsWithDigit: Bool { !isOmitted && (fractionDigits > 0 || !showsDecimal || hasExponent) }
  }

  func shape(_ notated: NotatedAmount, _ templates: AffixTemplates) -> NumberShape {
    let amount = notated.amount
    let digits = AmountDigits(amount)
    let minimum = max(0, min(options.minimumIntegerDigits, ExactDecimal.maximumDigits))
    let fraction = max(amount.scale, max(0, amount.shownScale))
    let showsDecimal = fraction > 0 || options.alwaysShowsDecimal
    var integer = digits.integerCount
    if let maximum = options.maximumIntegerDigits, integer > max(0, maximum) {
      integer = max(0, maximum)
      while integer > 0, digits.digit(integer - 1) == 0 { integer -= 1 }
    }
    integer = max(minimum, integer)
    if integer == 0, !showsDecimal { integer = 1 }
    return NumberShape(
      digits: digits, integerDigits: integer, fractionDigits: fraction,
      showsDecimal: showsDecimal, isOmitted: templates.has(CompactFlags.hasNoDigits),
      hasExponent: notated.exponent != nil)
  }

  /// Appends digits, separators and exponent.
  func append(_ shape: NumberShape, exponent: Int?, to sink: inout TextSink) {
    guard !shape.isOmitted else { return }
    let (primary, secondary) = (Int(number.primaryGrouping), Int(number.secondaryGrouping))
    let isGrouped = number.separators(shape.integerDigits) > 0
    var power = shape.integerDigits - 1
    while power >= 0 {
      sink.begin(.integer)
      append(digit: shape.digits.digit(power), to: &sink)
      if isGrouped, power >= primary, (power - primary) % max(1, secondary) == 0 {
        sink.begin(.group)
        sink.append(packed: number.groupingSeparator)
      }
      power -= 1
    }
    if shape.showsDecimal {
      sink.begin(.decimal)
      sink.append(packed: number.decimalSeparator)
    }
    for index in 0..<shape.fractionDigits {
      sink.begin(.fraction)
      append(digit: shape.digits.digit(-1 - index), to: &sink)
    }
    if let exponent { append(exponent: exponent, to: &sink) }
  }

  private func append(exponent: Int, to sink: inout TextSink) {
    sink.begin(.exponentSymbol)
    if let rules {
      sink.append(rules.term(0), rules.tables.bytes)
    } else {
      sink.append(UInt32(UInt8(ascii: "E")))
    }
    let sign = options.exponentSign
    if exponent < 0 ? sign != .never : sign == .always {
      sink.begin(.exponentSign)
      sink.append(lookup.sign(isPlus: exponent >= 0), lookup.tables.bytes)
    }
    sink.begin(.exponent)
    let magnitude = exponent.magnitude
    var count = max(1, min(options.minimumExponentDigits, 9))
    while power(count) <= magnitude { count += 1 }
    while count > 0 {
      count -= 1
      append(digit: UInt32(magnitude / power(count) % 10), to: &sink)
    }
  }

  private func power(_ exponent: Int) -> UInt {
    var power: UInt = 1
    for _ in 0..<exponent { power *= 10 }
    return power
  }

  private func append(digit: UInt32, to sink: inout TextSink) {
    if number.hasScatteredDigits { return sink.append(scatteredDigit(digit)) }
    let zero = number.zeroDigit
    sink.append(zero + digit << UInt32((byteCount(zero) - 1) * 8))
  }
}
