internal import CMintage

/// The name of an outcome.
@c @implementation
public func mintage_outcome_name(_ outcome: Int32) -> UnsafePointer<CChar>? {
  let name: StaticString =
    switch Int(outcome) {
    case MINTAGE_CHANGED: "changed"
    case MINTAGE_MOVED: "moved"
    case MINTAGE_ABSORBED: "absorbed"
    case MINTAGE_REGROUPED: "regrouped"
    case MINTAGE_INTERPRETED: "interpreted"
    case MINTAGE_REFUSED: "refused"
    default: "no-such-outcome"
    }
  return unsafe address(name)
}

/// The name of a refusal.
@c @implementation
public func mintage_refusal_name(_ refusal: Int32) -> UnsafePointer<CChar>? {
  let name: StaticString =
    switch Int(refusal) {
    case MINTAGE_REFUSAL_NOT_UNDERSTOOD: "not-understood"
    case MINTAGE_REFUSAL_NEGATIVE_NOT_ALLOWED: "negative-not-allowed"
    case MINTAGE_REFUSAL_SIGN_INSIDE_SELECTION: "sign-inside-selection"
    case MINTAGE_REFUSAL_NO_FRACTION_DIGITS: "no-fraction-digits"
    case MINTAGE_REFUSAL_CENTS_FIRST: "cents-first"
    case MINTAGE_REFUSAL_SEPARATOR_PRESENT: "separator-present"
    case MINTAGE_REFUSAL_FOREIGN_SEPARATOR: "foreign-separator"
    case MINTAGE_REFUSAL_TOO_MANY_INTEGER_DIGITS: "too-many-integer-digits"
    case MINTAGE_REFUSAL_TOO_MANY_FRACTION_DIGITS: "too-many-fraction-digits"
    case MINTAGE_REFUSAL_TOO_MANY_DIGITS: "too-many-digits"
    case MINTAGE_REFUSAL_ABOVE_MAXIMUM: "above-maximum"
    case MINTAGE_REFUSAL_BELOW_MINIMUM: "below-minimum"
    case MINTAGE_REFUSAL_OUTSIDE_NUMBER: "outside-number"
    case MINTAGE_REFUSAL_NOTHING_TO_DELETE: "nothing-to-delete"
    case MINTAGE_REFUSAL_NOT_AN_AMOUNT: "not-an-amount"
    case MINTAGE_REFUSAL_DIGITS_ONLY: "digits-only"
    case MINTAGE_REFUSAL_WRONG_GROUPING: "wrong-grouping"
    case MINTAGE_REFUSAL_NOT_A_MULTIPLE: "not-a-multiple"
    case MINTAGE_REFUSAL_OTHER_CURRENCY: "other-currency"
    case MINTAGE_REFUSAL_AMBIGUOUS: "ambiguous"
    case MINTAGE_REFUSAL_OUTDATED: "outdated"
    default: "no-such-refusal"
    }
  return unsafe address(name)
}

/// What a refusal means.
@c @implementation
public func mintage_refusal_message(_ refusal: Int32) -> UnsafePointer<CChar>? {
  let message: StaticString =
    switch Int(refusal) {
    case MINTAGE_REFUSAL_NOT_UNDERSTOOD: "this character does not belong to an amount"
    case MINTAGE_REFUSAL_NEGATIVE_NOT_ALLOWED: "the amount cannot be negative"
    case MINTAGE_REFUSAL_SIGN_INSIDE_SELECTION: "a minus cannot replace a part of the amount"
    case MINTAGE_REFUSAL_NO_FRACTION_DIGITS: "the currency has no fraction digits"
    case MINTAGE_REFUSAL_CENTS_FIRST: "the separator stands by itself; type digits only"
    case MINTAGE_REFUSAL_SEPARATOR_PRESENT: "there is a decimal separator already"
    case MINTAGE_REFUSAL_FOREIGN_SEPARATOR: "this is not the decimal separator here"
    case MINTAGE_REFUSAL_TOO_MANY_INTEGER_DIGITS:
      "there are no more digits before the separator"
    case MINTAGE_REFUSAL_TOO_MANY_FRACTION_DIGITS: "the currency has no more fraction digits"
    case MINTAGE_REFUSAL_TOO_MANY_DIGITS: "the amount has too many digits"
    case MINTAGE_REFUSAL_ABOVE_MAXIMUM: "the amount would be above the maximum"
    case MINTAGE_REFUSAL_BELOW_MINIMUM: "the amount would be below the minimum"
    case MINTAGE_REFUSAL_OUTSIDE_NUMBER: "the selection holds no part of the number"
    case MINTAGE_REFUSAL_NOTHING_TO_DELETE: "there is nothing to delete"
    case MINTAGE_REFUSAL_NOT_AN_AMOUNT: "the text is no amount"
    case MINTAGE_REFUSAL_DIGITS_ONLY: "only digits can be inserted among digits"
    case MINTAGE_REFUSAL_WRONG_GROUPING: "the separators form no legal groups of digits"
    case MINTAGE_REFUSAL_NOT_A_MULTIPLE: "the amount is not a multiple of the smallest coin"
    case MINTAGE_REFUSAL_OTHER_CURRENCY: "the amount is in another currency"
    case MINTAGE_REFUSAL_AMBIGUOUS: "the text has two readings; choose one"
    case MINTAGE_REFUSAL_OUTDATED: "the field has changed since"
    default: "there is no such refusal"
    }
  return unsafe address(message)
}
