internal import CMintage
internal import MintageCore

extension mintage_reading {
  /// What reading gave.
  init(_ reading: Reading) {
    self.init()
    switch reading {
    case .amount(let read):
      amount = mintage_decimal(read.amount)
      found = read.parts.bits
    case .refused(let failure):
      reason = Int32(failure.reason.number)
      offset = UInt32(truncatingIfNeeded: failure.offset)
      switch failure.reason {
      case .ambiguous(let both):
        amount = mintage_decimal(both.grouped)
        other = mintage_decimal(both.decimal)
      case .otherCurrency(let code): currency = letters(code)
      default: break
      }
    }
  }
}

extension ReadingReason {
  /// The reason's number in the header.
  var number: Int {
    switch self {
    case .empty: MINTAGE_REASON_EMPTY
    case .unexpectedCharacter: MINTAGE_REASON_UNEXPECTED_CHARACTER
    case .wrongGrouping: MINTAGE_REASON_WRONG_GROUPING
    case .otherCurrency: MINTAGE_REASON_OTHER_CURRENCY
    case .ambiguous: MINTAGE_REASON_AMBIGUOUS
    case .tooManyFractionDigits: MINTAGE_REASON_TOO_MANY_FRACTION_DIGITS
    case .notAMultiple: MINTAGE_REASON_NOT_A_MULTIPLE
    case .outOfRange: MINTAGE_REASON_OUT_OF_RANGE
    case .misplacedSign: MINTAGE_REASON_MISPLACED_SIGN
    case .unbalancedParentheses: MINTAGE_REASON_UNBALANCED_PARENTHESES
    case .unsupported(let notation):
      switch notation {
      case .exponent: MINTAGE_REASON_EXPONENT
      case .percent: MINTAGE_REASON_PERCENT
      case .magnitude: MINTAGE_REASON_MAGNITUDE
      case .range: MINTAGE_REASON_RANGE
      case .time: MINTAGE_REASON_TIME
      case .ledgerMark: MINTAGE_REASON_LEDGER_MARK
      }
    }
  }
}

extension ReadParts {
  /// The parts as the header's bits.
  fileprivate var bits: Int32 {
    var bits = 0
    if currency { bits |= MINTAGE_FOUND_CURRENCY }
    if sign { bits |= MINTAGE_FOUND_SIGN }
    if grouping { bits |= MINTAGE_FOUND_GROUPING }
    if decimalSeparator { bits |= MINTAGE_FOUND_DECIMAL_SEPARATOR }
    if priceDash { bits |= MINTAGE_FOUND_PRICE_DASH }
    return Int32(bits)
  }
}
