/// A field written to be obvious, not fast: digits in arrays, text in a list of items.
///
/// It follows the rules of typing as they are written and shares no code with the engine. Random edits
/// must lead both to the same text, caret and outcome.
struct ModelField: Equatable {
  let look: ModelLook
  let settings: ModelSettings
  var isNegative = false
  /// Decimal-first: digits before and behind the separator, and whether that was typed.
  var integer: [Int] = []
  var fraction: [Int] = []
  var hasSeparator = false
  /// Cents-first: typed digits, and whether zero shows where there are none.
  var digits: [Int] = []
  var showsZero = false
  /// Anchor and head: elements to the left, and whether behind a separator that is no element.
  var anchor = ModelCaret()
  var head = ModelCaret()
  /// What is selected besides elements.
  var coversSign = false
  var coversAll = false
  var isOutside = false
  /// What is known of typed grouping characters.
  var isCandidate = false
  var isGrouped = false

  init(_ look: ModelLook, _ settings: ModelSettings) {
    self.look = look
    self.settings = settings
  }

  var isCents: Bool { settings.isCents }

  var hasNumber: Bool {
    isCents ? !digits.isEmpty || showsZero : !integer.isEmpty || !fraction.isEmpty || hasSeparator
  }

  /// Digits shown behind the separator.
  var shownFraction: Int {
    isCents ? settings.fraction : max(fraction.count, hasNumber ? settings.padding : 0)
  }

  /// Whether a separator shows.
  var showsSeparator: Bool {
    isCents
      ? hasNumber && settings.fraction > 0 : hasSeparator || hasNumber && settings.padding > 0
  }

  /// Places for a caret: digits, the separator in decimal-first, zeros that can be typed over.
  var elementCount: Int {
    if isCents { return digits.count }
    return integer.count + (showsSeparator ? 1 + shownFraction : 0)
  }

  var isCaret: Bool { anchor == head && !coversSign && !coversAll && !isOutside }

  var lower: Int { min(anchor.left, head.left) }
  var upper: Int { max(anchor.left, head.left) }

  /// Whether a selection covers all that there is.
  var coversEverything: Bool {
    guard hasNumber else { return coversSign }
    return elementCount == 0 ? coversAll : lower == 0 && upper == elementCount
  }

  mutating func put(_ left: Int) {
    anchor = ModelCaret(left: left)
    head = anchor
    coversSign = false
    coversAll = false
    isOutside = false
  }

  /// The digits that were typed.
  var typedDigits: [Int] { isCents ? digits : integer + fraction }

  /// The amount in units of the last fraction digit; nil where there is none.
  var units: Int? {
    guard hasNumber, isCents || !integer.isEmpty || !fraction.isEmpty else { return nil }
    let all =
      isCents
      ? digits
      : integer + fraction
        + Array(repeating: 0, count: max(0, settings.fraction - fraction.count))
    let magnitude = all.reduce(0) { $0 * 10 + $1 }
    return isNegative ? -magnitude : magnitude
  }
}

/// A caret: elements to its left, and whether it stands behind a separator that is no element.
struct ModelCaret: Equatable {
  var left = 0
  var isBehind = false
}

/// What a model's keys may do.
struct ModelSettings: Equatable {
  var isCents = false
  var fraction = 2
  var padding = 0
  var maximumInteger = 12
  var maximumUnits: Int?
  var allowsNegative = true
  /// 0: every mark is decimal; 1: by structure; 2: the locale's own alone.
  var policy = 1
}

/// What a model's text is made of.
struct ModelLook: Equatable {
  var positive = (prefix: "", suffix: "")
  var negative = (prefix: "", suffix: "")
  var minus = "-"
  var zeroDigit: UInt32 = 0x30
  var decimal = "."
  var grouping = ","
  var primary = 3
  var secondary = 3
  var minimumGrouping = 1
  /// Whether the sign stands before the number.
  var signIsInFront = true

  static func == (left: ModelLook, right: ModelLook) -> Bool {
    left.positive == right.positive && left.decimal == right.decimal
  }

  func digit(_ value: Int) -> String {
    String(Unicode.Scalar(zeroDigit + UInt32(value)).map(Character.init) ?? "?")
  }
}
