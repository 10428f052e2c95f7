import Mintage

extension ReadingReason {
  /// The reason in one word, with what it names in parentheses.
  var word: String {
    switch self {
    case .empty: "empty"
    case .unexpectedCharacter: "unexpectedCharacter"
    case .wrongGrouping: "wrongGrouping"
    case .otherCurrency(let code): "otherCurrency(\(code))"
    case .ambiguous(let grouped, let decimal): "ambiguous(\(grouped), \(decimal))"
    case .tooManyFractionDigits: "tooManyFractionDigits"
    case .notAMultiple: "notAMultiple"
    case .outOfRange: "outOfRange"
    case .misplacedSign: "misplacedSign"
    case .unbalancedParentheses: "unbalancedParentheses"
    case .unsupported(let notation): "unsupported(\(notation.word))"
    }
  }
}

extension UnsupportedNotation {
  /// The notation in one word.
  var word: String {
    switch self {
    case .exponent: "exponent"
    case .percent: "percent"
    case .magnitude: "magnitude"
    case .range: "range"
    case .time: "time"
    case .ledgerMark: "ledgerMark"
    }
  }
}
