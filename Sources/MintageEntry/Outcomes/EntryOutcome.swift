/// What a key, an insertion or a command did; hosts play haptics and announce from it.
public enum EntryOutcome: Equatable, Sendable, BitwiseCopyable {
  /// The text or the amount changed.
  case changed
  /// Only the caret moved: over a separator or over a zero nobody typed.
  case moved
  /// Understood, and nothing to do: a grouping separator, a leading zero, an edit that was made
  /// already.
  case absorbed
  /// A separator that looked decimal turned out to group, so the digits behind it are whole units.
  case regrouped
  /// The text changed, and what was inserted had two readings; this one was taken.
  case interpreted(EntryInterpretation)
  /// Nothing changed, and why.
  case refused(EntryRefusal)

  /// Whether the text or the amount may have changed, so that a binding is to be written.
  public var isChange: Bool {
    switch self {
    case .changed, .regrouped, .interpreted: true
    case .moved, .absorbed, .refused: false
    }
  }

  /// Why nothing changed; nil for every other outcome.
  public var refusal: EntryRefusal? {
    if case .refused(let reason) = self { return reason }
    return nil
  }
}

/// Which of two readings of an insertion was taken.
public enum EntryInterpretation: UInt8, Sendable, BitwiseCopyable {
  /// Digits without a fraction, inserted into a cents-first field, counted as whole units: `1234` is
  /// 1,234.00.
  case wholeUnits
  /// A mark before three digits was read as the locale's: `1.234` in French is 1 234.
  case localeReading
  /// A typed grouping character was taken as the decimal separator, and three digits follow: `1,234`
  /// of Kuwaiti dinars in English is 1.234.
  case decimalSeparator
}

/// Why an edit was refused.
public enum EntryRefusal: UInt8, Sendable, BitwiseCopyable {
  /// A character that means nothing in an amount, or bytes that are no UTF-8.
  case notUnderstood
  /// A minus where negatives are not allowed.
  case negativeNotAllowed
  /// A minus typed over a part of the text.
  case signInsideSelection
  /// A decimal separator where the currency has no fraction digits.
  case noFractionDigits
  /// A decimal separator in a cents-first field, where it stands by itself.
  case centsFirst
  /// A second decimal separator.
  case separatorPresent
  /// Another locale's separator, where only the own one is accepted.
  case foreignSeparator
  /// More digits before the decimal separator than allowed.
  case tooManyIntegerDigits
  /// More digits behind the decimal separator than the currency has.
  case tooManyFractionDigits
  /// More digits than can be held exactly.
  case tooManyDigits
  /// The amount would be greater than the maximum.
  case aboveMaximum
  /// The amount would be less than the minimum.
  case belowMinimum
  /// The selection holds no digit, separator or sign.
  case outsideNumber
  /// There is nothing to delete on that side of the caret.
  case nothingToDelete
  /// Text that is no amount, pasted where an amount is expected.
  case notAnAmount
  /// Text other than digits, pasted among digits.
  case digitsOnly
  /// Text whose separators form no legal groups.
  case wrongGrouping
  /// Text that is no multiple of the step in which the style shows cash.
  case notAMultiple
  /// Text with the symbol or code of another currency.
  case otherCurrency
  /// Text with two readings, and the host is to choose; ``CurrencyEntry/readings(of:)`` has both.
  case ambiguous
  /// An inverse that belongs to another style, or a range outside the text.
  case outdated
}

#if !hasFeature(Embedded)
extension EntryInterpretation: CaseIterable {}
extension EntryRefusal: CaseIterable {}
#endif
