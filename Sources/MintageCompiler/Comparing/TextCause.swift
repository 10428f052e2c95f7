/// Why a text changed: the rule that is another one now.
enum TextCause: String, CaseIterable, Sendable {
  case digits = "fraction digits"
  case cashDigits = "cash digits"
  case system = "numbering system"
  case decimal = "decimal separator"
  case group = "grouping separator"
  case minus = "minus sign"
  case pattern = "pattern"
  case accounting = "accounting pattern"
  case grouping = "minimum grouping digits"
  case symbol = "symbol"
  case narrow = "narrow symbol"
  case formal = "formal symbol"
  case variant = "variant symbol"
  case spacing = "currency spacing"
  case names = "names"
  case unitPatterns = "patterns for names"
  case form = "name where a plural category has no pattern"
  case plurals = "plural rules"
  case compact = "compact patterns"
  /// None of these; there is no such case unless a rule is missing above.
  case unknown = "unknown"

  /// Whether each currency's change is one of its own, not the locale's.
  var isOfCurrency: Bool {
    switch self {
    case .digits, .cashDigits, .symbol, .narrow, .formal, .variant: true
    default: false
    }
  }
}

/// A rule's value on one side.
struct CauseValue: Equatable {
  let cause: TextCause
  /// The value as it is shown; nil where it is too long to show.
  let shown: String?
  /// What the text follows from: the same for values that are written in two ways.
  let effect: String

  init(_ cause: TextCause, _ value: String, effect: String? = nil) {
    self.cause = cause
    shown = value
    self.effect = effect ?? value
  }

  init(_ cause: TextCause, hidden effect: String) {
    self.cause = cause
    shown = nil
    self.effect = effect
  }

  static func == (left: CauseValue, right: CauseValue) -> Bool {
    left.cause == right.cause && left.effect == right.effect
  }
}

extension CurrencyRecord {
  /// `2`, or `0 in steps of 5` where amounts are rounded to a step of the last digit.
  var standard: String { Self.text(digits, rounding) }
  /// The same for cash.
  var cash: String { Self.text(cashDigits, cashRounding) }

  private static func text(_ digits: Int, _ rounding: Int) -> String {
    rounding > 1 ? "\(digits) in steps of \(rounding)" : String(digits)
  }
}
