import MintageEntry

extension EntryRefusal {
  /// The reason in words, as a status line tells it.
  var words: String {
    switch self {
    case .notUnderstood: "no character of an amount"
    case .negativeNotAllowed: "negative amounts are not allowed"
    case .signInsideSelection: "a minus cannot replace a part of the number"
    case .noFractionDigits: "the currency has no fraction digits"
    case .centsFirst: "the separator stands by itself in this mode"
    case .separatorPresent: "there is a separator already"
    case .foreignSeparator: "a separator of another locale"
    case .tooManyIntegerDigits: "no more integer digits"
    case .tooManyFractionDigits: "no more fraction digits"
    case .tooManyDigits: "no more digits can be held"
    case .aboveMaximum: "above the maximum"
    case .belowMinimum: "below the minimum"
    case .outsideNumber: "only text beside the number is selected"
    case .nothingToDelete: "nothing to delete there"
    case .notAnAmount: "the text is no amount"
    case .digitsOnly: "only digits can be inserted among digits"
    case .wrongGrouping: "the separators form no groups"
    case .notAMultiple: "not a multiple of the cash step"
    case .otherCurrency: "an amount of another currency"
    case .ambiguous: "the text has two readings"
    case .outdated: "it belongs to another state"
    }
  }
}

extension EntryOutcome {
  /// What was done, in words.
  var words: String {
    switch self {
    case .changed: "changed"
    case .moved: "moved"
    case .absorbed: "nothing to do"
    case .regrouped: "changed: the separator groups"
    case .interpreted(.wholeUnits): "changed: read as whole units"
    case .interpreted(.localeReading): "changed: read as the locale reads it"
    case .interpreted(.decimalSeparator): "changed: the separator is decimal"
    case .refused(let reason): "refused: " + reason.words
    }
  }
}
