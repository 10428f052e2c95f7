extension NumberScan {
  /// Where a number's decimals begin and what groups its integer part.
  private enum Structure {
    case plain
    case decimal(at: Int)
    case grouped
    /// One mark before three digits that is neither of the locale's.
    case either
  }

  /// The amount that the marks say by their structure.
  func amount(
    _ text: FoldedText, isNegative: Bool, ambiguity: AmbiguityPolicy
  ) throws(ReadingFailure) -> ExactDecimal {
    let structure = try structure()
    if case .decimal(let offset) = structure {
      return try value(text, decimal: offset, isNegative)
    }
    let amount = try value(text, decimal: end, isNegative)
    guard ambiguity == .refuse, !amount.isZero else { return amount }
    if case .either = structure {
      throw ambiguous(amount, fractionDigits: 3, at: lastMarkOffset)
    }
    // Where the digits can be a fraction, the dot behind a code can be its separator.
    if let codeDot, digitCount <= min(rules.fractionLimit, AmbiguousAmount.maximumDigits) {
      throw ambiguous(amount, fractionDigits: digitCount, at: codeDot)
    }
    return amount
  }

  private func ambiguous(
    _ amount: ExactDecimal, fractionDigits: Int, at offset: Int
  ) -> ReadingFailure {
    let digits = Int64(truncatingIfNeeded: amount.coefficient.low)
    let readings = AmbiguousAmount(
      digits: amount.isNegative ? 0 &- digits : digits, fractionDigits: UInt8(fractionDigits))
    return ReadingFailure(.ambiguous(readings), at: offset)
  }

  /// Tells separators by structure: which mark, if any, separates the decimals.
  private func structure() throws(ReadingFailure) -> Structure {
    let wrong = ReadingFailure(.wrongGrouping, at: lastMarkOffset)
    guard !groupsAreMixed else { throw wrong }
    let kinds = (dots > 0 ? 1 : 0) + (commas > 0 ? 1 : 0) + (groups > 0 ? 1 : 0)
    if decimals > 0 {
      guard decimals == 1, lastMark == .decimal, kinds <= 1 else { throw wrong }
      return .decimal(at: lastMarkOffset)
    }
    let lastCount = lastMark == .dot ? dots : lastMark == .comma ? commas : 0
    if hasPriceDash {
      guard kinds == 1 || kinds == 2 && lastCount == 1 else { throw wrong }
      return .decimal(at: lastMarkOffset)
    }
    if kinds == 0 { return .plain }
    if lastMark == .group {
      guard kinds == 1 else { throw wrong }
      return .grouped
    }
    if kinds == 1 { return lastCount > 1 ? .grouped : single() }
    guard kinds == 2, lastCount == 1 else { throw wrong }
    return .decimal(at: lastMarkOffset)
  }

  /// One mark of `.` and `,`, once, and no other.
  private func single() -> Structure {
    let before = digitCount - digitsBehind
    if lastMarkValue == rules.decimal { return .decimal(at: lastMarkOffset) }
    if lastMarkValue == rules.grouping, digitsBehind == rules.primary, !startsWithZero,
      1...max(3, rules.secondary) ~= before
    {
      return .grouped
    }
    guard digitsBehind == 3, 1...3 ~= before, !startsWithZero else {
      return .decimal(at: lastMarkOffset)
    }
    return lastMarkValue == rules.grouping ? .grouped : .either
  }

  /// Reads the digits again, now that the marks have a meaning.
  private func value(
    _ text: FoldedText, decimal: Int, _ isNegative: Bool
  ) throws(ReadingFailure) -> ExactDecimal {
    var accumulator = DigitAccumulator()
    var shape = GroupShape()
    var fractionDigits = 0
    var separator = start
    var digits = digits
    var next = text.scalar(at: start)
    while next.start < end, next.value != FoldedText.end {
      if let digit = digits.value(next.value) {
        if next.start < decimal {
          shape.add(digit: digit)
        } else {
          guard fractionDigits < rules.fractionLimit else {
            throw ReadingFailure(.tooManyFractionDigits, at: next.start)
          }
          fractionDigits += 1
        }
        guard accumulator.append(digit, isFraction: next.start > decimal) else {
          throw ReadingFailure(.outOfRange, at: next.start)
        }
      } else if next.start < decimal {
        shape.addSeparator(rules)
        separator = next.start
      }
      next = text.scalar(at: next.end)
    }
    guard shape.isLegal(rules, allowsOthers: true) else {
      throw ReadingFailure(.wrongGrouping, at: separator)
    }
    return ExactDecimal(
      coefficient: accumulator.coefficient, scale: UInt8(accumulator.scale),
      isNegative: isNegative)
  }

  /// What the number holds besides digits.
  var parts: ReadParts {
    var parts = ReadParts()
    let marks = dots + commas + groups
    var hasDecimal = decimals > 0 || hasPriceDash
    if !hasDecimal, let structure = try? structure(), case .decimal = structure {
      hasDecimal = true
    }
    parts.decimalSeparator = hasDecimal
    parts.grouping = marks > (hasDecimal && decimals == 0 ? 1 : 0)
    parts.priceDash = hasPriceDash
    return parts
  }
}
