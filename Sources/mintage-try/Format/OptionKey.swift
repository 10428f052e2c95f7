/// The options a line may have.
enum OptionKey: String, CaseIterable {
  case display
  case accounting
  case sign
  case minfd
  case maxfd
  case grouping
  case round
  case nu
  case cash
  case digits
  case clean
  case notation
  case sig
  case skeleton
  case parts
  case to

  init?(_ word: OptionWord) { self.init(rawValue: word.text) }

  /// The values, as the usage and the messages name them.
  var values: String {
    switch self {
    case .display: "symbol|narrow|code|name|none|formal|variant"
    case .accounting, .cash, .clean, .parts: "0|1"
    case .sign: "auto|always|never|except-zero|negative"
    case .minfd, .maxfd: "0…20"
    case .grouping: "0|1|auto|always|min2|thousands"
    case .round:
      "half-even|half-up|half-down|half-odd|half-ceiling|half-floor|up|down|ceiling|floor"
        + "|unnecessary"
    case .nu: "latn|arab|deva|native|…"
    case .digits: "iso|cldr|cash"
    case .notation: "standard|compact-short|compact-long|scientific|engineering"
    case .sig: "3|2-4"
    case .skeleton: "compact-short unit-width-narrow …"
    case .to: "1234.5"
    }
  }

  /// What the option chooses, for the usage.
  var meaning: String {
    switch self {
    case .display: "the text that stands for the currency"
    case .accounting: "negatives in parentheses, where the locale writes them so"
    case .sign: "when a sign is shown"
    case .minfd: "the fewest fraction digits"
    case .maxfd: "the most fraction digits"
    case .grouping: "when grouping separators are shown"
    case .round: "the rounding mode"
    case .nu: "the numbering system"
    case .cash: "digits and increment of cash"
    case .digits: "where the number of fraction digits comes from"
    case .clean: "rules as CLDR means them, without ICU's quirks"
    case .notation: "how large numbers are written"
    case .sig: "significant digits, all or the fewest and the most"
    case .skeleton: "ICU's number skeleton, up to the next ';', in place of other options"
    case .parts: "the parts behind the text: each a tab, its field and its place in UTF-16"
    case .to: "the end of a range that starts with the amount"
    }
  }

  /// Whether a skeleton says what the option would.
  var isInSkeleton: Bool {
    switch self {
    case .skeleton, .parts, .to: false
    default: true
    }
  }

  /// All names, for messages.
  static var names: String {
    allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// Options of the notation that need features to come.
  static func isPlanned(_ word: OptionWord) -> Bool {
    ["pattern", "style"].contains(word.text)
  }
}
