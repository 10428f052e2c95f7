/// One language's plural rules in packed tables.
///
/// The bytes, each number in seven bits: a count of rules, then for each its category, a count of
/// conditions joined by *or*, for each a count of relations joined by *and*, and for each of those
/// operand (``PluralOperand``) plus 8 where it is negated plus 16 for each zero of the modulus, a
/// power of ten, a count of ranges 1, and for each its two ends in groups of six bits, all but the
/// last marked.
struct PluralRules: BitwiseCopyable {
  let bytes: TableBytes
  let start: Int

  init(_ bytes: TableBytes, at start: Int) {
    self.bytes = bytes
    self.start = start
  }

  /// The category of a number: that of the first rule that holds, else `other`.
  ///
  /// - Complexity: O(*n*) in the relations of the rules; never allocates.
  func category(_ operands: PluralOperands) -> PluralCategory {
    var cursor = start + 1
    for _ in 0..<Int(bytes.byte(start)) {
      let category = PluralCategory(rawValue: bytes.byte(cursor)) ?? .other
      let conditions = Int(bytes.byte(cursor + 1))
      cursor += 2
      var holds = false
      for _ in 0..<conditions {
        let relations = Int(bytes.byte(cursor))
        cursor += 1
        var all = true
        for _ in 0..<relations {
          let fulfills = relation(at: &cursor, operands)
          all = all && fulfills
        }
        holds = holds || all
      }
      if holds { return category }
    }
    return .other
  }

  private func relation(at cursor: inout Int, _ operands: PluralOperands) -> Bool {
    let head = bytes.byte(cursor)
    let ranges = Int(bytes.byte(cursor + 1))
    cursor += 2
    var modulus: UInt32 = head >= 16 ? 1 : 0
    for _ in 0..<head >> 4 { modulus *= 10 }
    let value = value(PluralOperand(rawValue: head & 7) ?? .n, operands, modulus: modulus)
    var isInside = false
    for _ in 0..<ranges {
      let (first, last) = (groups(&cursor), groups(&cursor))
      if let value, value >= first, value <= last { isInside = true }
    }
    return isInside != (head & 8 != 0)
  }

  private func groups(_ cursor: inout Int) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = bytes.byte(cursor)
      cursor += 1
      value |= UInt64(byte & 0x3F) << shift
      guard byte & 0x40 != 0, shift < 24 else { return value }
      shift += 6
    }
  }

  /// The operand's value modulo `modulus`; nil where it is no whole number or beyond all ranges.
  private func value(
    _ operand: PluralOperand, _ operands: PluralOperands, modulus: UInt32
  ) -> UInt64? {
    var value: WideInteger
    switch operand {
    case .n:
      guard let n = operands.n else { return nil }
      value = n
    case .i: value = WideInteger(low: operands.i)
    case .v: value = WideInteger(low: UInt64(operands.v))
    case .w: value = WideInteger(low: UInt64(operands.w))
    case .f: value = WideInteger(low: operands.f)
    case .t: value = WideInteger(low: operands.t)
    }
    if modulus > 0 { return UInt64(value.divide(by: modulus)) }
    return value.high == 0 ? value.low : nil
  }
}

/// The operands that packed rules name; `e` and `c` are always zero here, since ICU asks before it
/// sets a compact exponent, and are settled when rules are packed.
package enum PluralOperand: UInt8 {
  /// Absolute value.
  case n
  /// Whole part.
  case i
  /// Count of fraction digits shown, and without trailing zeros.
  case v, w
  /// Fraction digits shown, and without trailing zeros.
  case f, t
}
