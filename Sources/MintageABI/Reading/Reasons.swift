internal import CMintage

/// The name of a reason.
@c @implementation
public func mintage_reason_name(_ reason: Int32) -> UnsafePointer<CChar>? {
  let name: StaticString =
    switch Int(reason) {
    case MINTAGE_READ: "read"
    case MINTAGE_REASON_EMPTY: "empty"
    case MINTAGE_REASON_UNEXPECTED_CHARACTER: "unexpected-character"
    case MINTAGE_REASON_WRONG_GROUPING: "wrong-grouping"
    case MINTAGE_REASON_OTHER_CURRENCY: "other-currency"
    case MINTAGE_REASON_AMBIGUOUS: "ambiguous"
    case MINTAGE_REASON_TOO_MANY_FRACTION_DIGITS: "too-many-fraction-digits"
    case MINTAGE_REASON_NOT_A_MULTIPLE: "not-a-multiple"
    case MINTAGE_REASON_OUT_OF_RANGE: "out-of-range"
    case MINTAGE_REASON_MISPLACED_SIGN: "misplaced-sign"
    case MINTAGE_REASON_UNBALANCED_PARENTHESES: "unbalanced-parentheses"
    case MINTAGE_REASON_EXPONENT: "exponent"
    case MINTAGE_REASON_PERCENT: "percent"
    case MINTAGE_REASON_MAGNITUDE: "magnitude"
    case MINTAGE_REASON_RANGE: "range"
    case MINTAGE_REASON_TIME: "time"
    case MINTAGE_REASON_LEDGER_MARK: "ledger-mark"
    default: "no-such-reason"
    }
  return unsafe address(name)
}

/// What a reason means.
@c @implementation
public func mintage_reason_message(_ reason: Int32) -> UnsafePointer<CChar>? {
  let message: StaticString =
    switch Int(reason) {
    case MINTAGE_READ: "the text was understood"
    case MINTAGE_REASON_EMPTY: "there is no digit; write an amount"
    case MINTAGE_REASON_UNEXPECTED_CHARACTER:
      "a character stands here that does not belong to an amount; leave it out"
    case MINTAGE_REASON_WRONG_GROUPING:
      "the separators form no legal groups of digits; write groups as usual or leave them out"
    case MINTAGE_REASON_OTHER_CURRENCY: "the amount is in another currency"
    case MINTAGE_REASON_AMBIGUOUS:
      "the mark could group or separate decimals; write a second separator or none"
    case MINTAGE_REASON_TOO_MANY_FRACTION_DIGITS:
      "there are more fraction digits than the currency has; round the amount"
    case MINTAGE_REASON_NOT_A_MULTIPLE: "the amount is not a multiple of the smallest coin"
    case MINTAGE_REASON_OUT_OF_RANGE: "the amount has too many digits"
    case MINTAGE_REASON_MISPLACED_SIGN:
      "a sign stands twice, inside the amount or beside parentheses; write one in front"
    case MINTAGE_REASON_UNBALANCED_PARENTHESES: "a parenthesis has no other half"
    case MINTAGE_REASON_EXPONENT: "an exponent is not accepted; write the amount in full"
    case MINTAGE_REASON_PERCENT: "a percentage is not accepted; write an amount"
    case MINTAGE_REASON_MAGNITUDE:
      "an abbreviated magnitude is not accepted; write the amount in full"
    case MINTAGE_REASON_RANGE: "a range is not accepted; write one amount"
    case MINTAGE_REASON_TIME: "a time is not accepted; write an amount"
    case MINTAGE_REASON_LEDGER_MARK:
      "a debit or credit mark is not accepted; write a sign or none"
    default: "there is no such reason"
    }
  return unsafe address(message)
}
