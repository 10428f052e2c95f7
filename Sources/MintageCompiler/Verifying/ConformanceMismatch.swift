/// One amount that Mintage and ICU print differently.
struct ConformanceMismatch: Equatable, Sendable {
  /// What was formatted: the style's, locale's, numbering system's and currency's names.
  var style: String
  var locale: String
  var system: String
  var currency: String
  /// The amount in ASCII.
  var amount: String
  /// The function of Mintage that differs.
  var function: String
  /// Mintage's text.
  var ours: String
  /// ICU's text.
  var theirs: String
}

extension ConformanceMismatch: CustomStringConvertible {
  /// One line: the place, then both texts with invisible characters escaped.
  var description: String {
    "\(style)  \(locale)  \(system)  \(currency)  \(amount)  \(function):"
      + " \(ours.visible), ICU \(theirs.visible)"
  }
}

/// How often one style was compared, and the first differences.
struct ConformanceTally: Equatable, Sendable {
  /// How many mismatches are kept.
  static let kept = 100

  private(set) var comparisons = 0
  private(set) var mismatches = 0
  /// The first mismatches, at most ``kept``.
  private(set) var first: [ConformanceMismatch] = []

  init(comparisons: Int = 0, mismatches: Int = 0, first: [ConformanceMismatch] = []) {
    self.comparisons = comparisons
    self.mismatches = mismatches
    self.first = first
  }

  mutating func count(_ comparisons: Int) { self.comparisons += comparisons }

  mutating func record(_ mismatch: @autoclosure () -> ConformanceMismatch) {
    mismatches += 1
    if first.count < Self.kept { first.append(mismatch()) }
  }

  static func += (left: inout ConformanceTally, right: ConformanceTally) {
    left.comparisons += right.comparisons
    left.mismatches += right.mismatches
    left.first.append(contentsOf: right.first.prefix(kept - left.first.count))
  }
}

extension String {
  /// The text with backslashes, and all that has no shape or turns its line around, as `\u{…}`.
  var visible: String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar == " " || !scalar.isHidden && scalar != "\\" {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether it is a space, a control or a format character, or is written from right to left.
  private var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// Whether it cannot be seen, or would reorder the line it stands in.
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format, .unassigned,
      .nonspacingMark:
      true
    default: isRightToLeft
    }
  }
}
