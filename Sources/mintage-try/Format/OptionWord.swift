import Mintage

/// A key or a value, folded: lower case, without hyphens and underscores between letters, so that
/// `half-even`, `halfEven` and `HALF_EVEN` are one word.
struct OptionWord {
  let text: String

  init(_ bytes: ByteText) {
    var text = ""
    var followsLetter = false
    for index in 0..<bytes.count {
      let byte = bytes[index]
      let isJoint = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      if isJoint, followsLetter, index + 1 < bytes.count { continue }
      let isUpper = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      followsLetter = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
      text.unicodeScalars.append(Unicode.Scalar(isUpper ? byte | 0x20 : byte))
    }
    self.text = text
  }

  /// `0` or `1`.
  var flag: Bool? {
    switch text {
    case "0": false
    case "1": true
    default: nil
    }
  }

  /// A number of fraction digits.
  var digits: Int? {
    guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { return nil }
    return Int(text).flatMap { $0 <= FractionDigits.limit ? $0 : nil }
  }
}

extension SymbolWidth {
  /// ECMA-402's `currencyDisplay` and ICU's unit widths.
  init?(_ word: OptionWord) {
    switch word.text {
    case "symbol", "short": self = .symbol
    case "narrow", "narrowsymbol": self = .narrow
    case "code", "isocode": self = .code
    case "formal": self = .formal
    case "variant": self = .variant
    case "none", "hidden": self = .none
    default: return nil
    }
  }
}

extension Notation {
  /// ICU's stems; `compact` is the short one.
  init?(_ word: OptionWord) {
    switch word.text {
    case "standard", "simple": self = .standard
    case "compactshort", "compact": self = .compactShort
    case "compactlong": self = .compactLong
    case "scientific": self = .scientific
    case "engineering": self = .engineering
    default: return nil
    }
  }
}

extension AmountPrecision {
  /// `3`, or the fewest and the most as `2-4`.
  init?(significant word: OptionWord) {
    let ends = word.text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard 1...2 ~= ends.count, let first = ends[0], let last = ends[ends.count - 1],
      1...ExactDecimal.maximumDigits ~= first, first...ExactDecimal.maximumDigits ~= last
    else { return nil }
    self = .significant(minimum: first, maximum: last)
  }
}

extension SignDisplay {
  /// ECMA-402's `signDisplay` and ICU's stems.
  init?(_ word: OptionWord) {
    switch word.text {
    case "auto", "automatic": self = .automatic
    case "always": self = .always
    case "never": self = .never
    case "exceptzero": self = .exceptZero
    case "negative": self = .negative
    default: return nil
    }
  }
}

extension Grouping {
  /// ECMA-402's `useGrouping` and ICU's stems.
  init?(_ word: OptionWord) {
    switch word.text {
    case "1", "auto", "automatic": self = .automatic
    case "0", "off": self = .off
    case "always": self = .always
    case "min2": self = .minimumTwo
    case "thousands": self = .thousands
    default: return nil
    }
  }
}

extension RoundingMode {
  /// ICU's names and ECMA-402's (`expand` is away from zero, `trunc` towards it).
  init?(_ word: OptionWord) {
    switch word.text {
    case "halfeven": self = .halfEven
    case "halfup", "halfexpand": self = .halfUp
    case "halfdown", "halftrunc": self = .halfDown
    case "halfodd": self = .halfOdd
    case "halfceiling", "halfceil": self = .halfCeiling
    case "halffloor": self = .halfFloor
    case "up", "expand": self = .up
    case "down", "trunc": self = .down
    case "ceiling", "ceil": self = .ceiling
    case "floor": self = .floor
    case "unnecessary": self = .unnecessary
    default: return nil
    }
  }
}

extension WantedStyle.DigitSource {
  init?(_ word: OptionWord) {
    switch word.text {
    case "cldr": self = .cldr
    case "iso": self = .iso
    case "cash": self = .cash
    default: return nil
    }
  }
}
