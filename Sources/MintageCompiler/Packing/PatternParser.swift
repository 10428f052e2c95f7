internal import MintageCore

/// A CLDR number pattern as the runtime uses it: affix templates and grouping sizes.
struct ParsedPattern: Hashable {
  var positivePrefix: [UInt8] = []
  var positiveSuffix: [UInt8] = []
  var negativePrefix: [UInt8] = []
  var negativeSuffix: [UInt8] = []
  var hasNegative = false
  var hasDigits = true
  var primaryGrouping = 0
  var secondaryGrouping = 0

  var flags: Int {
    var flags = 0
    if hasNegative { flags |= PatternFlags.hasNegative }
    if (positivePrefix + positiveSuffix).contains(AffixToken.plus) {
      flags |= PatternFlags.positiveHasPlus
    }
    if (negativePrefix + negativeSuffix).contains(AffixToken.minus) {
      flags |= PatternFlags.negativeHasMinus
    }
    return flags
  }

  /// Parses a pattern by UTS #35 part 3, "Number Format Patterns": affixes with quotes, a number,
  /// an optional negative subpattern of which only the affixes count.
  ///
  /// - Parameter allowsNoDigits: whether a pattern may be text alone, as some compact ones are.
  init(_ pattern: String, allowsNoDigits: Bool = false) throws(PackingError) {
    var parser = PatternParser(pattern, allowsNoDigits: allowsNoDigits)
    let positive = try parser.subpattern()
    (positivePrefix, positiveSuffix) = (positive.prefix, positive.suffix)
    setGrouping(positive.number)
    hasDigits = !positive.number.isEmpty
    if parser.skipSemicolon() {
      let negative = try parser.subpattern()
      (negativePrefix, negativeSuffix) = (negative.prefix, negative.suffix)
      hasNegative = true
    }
    guard parser.isAtEnd else {
      throw .unsupportedPattern(pattern, reason: "there is text after the negative subpattern")
    }
  }

  /// Primary is what follows the last comma of the integer part, secondary what lies between the
  /// last two; without a comma numbers are never grouped.
  private mutating func setGrouping(_ number: [Unicode.Scalar]) {
    let groups = number.prefix { $0 != "." }.split(separator: ",", omittingEmptySubsequences: false)
    guard groups.count > 1 else { return }
    primaryGrouping = groups[groups.count - 1].count
    secondaryGrouping = groups.count > 2 ? groups[groups.count - 2].count : primaryGrouping
  }
}

/// Reads one pattern from left to right.
private struct PatternParser {
  private let pattern: String
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private let allowsNoDigits: Bool

  init(_ pattern: String, allowsNoDigits: Bool) {
    self.pattern = pattern
    self.allowsNoDigits = allowsNoDigits
    scalars = Array(pattern.unicodeScalars)
  }

  var isAtEnd: Bool { index == scalars.count }

  mutating func skipSemicolon() -> Bool {
    guard !isAtEnd, scalars[index] == ";" else { return false }
    index += 1
    return true
  }

  mutating func subpattern() throws(PackingError)
    -> (prefix: [UInt8], number: [Unicode.Scalar], suffix: [UInt8])
  {
    let prefix = try affix()
    let start = index
    while !isAtEnd, "#0123456789,.".unicodeScalars.contains(scalars[index]) { index += 1 }
    let number = Array(scalars[start..<index])
    guard number.contains(where: { $0 == "0" || $0 == "#" }) || number.isEmpty && allowsNoDigits
    else {
      throw .unsupportedPattern(pattern, reason: "it has no digits")
    }
    return (prefix, number, try affix())
  }

  private mutating func affix() throws(PackingError) -> [UInt8] {
    var bytes: [UInt8] = []
    var isQuoted = false
    while !isAtEnd {
      let scalar = scalars[index]
      if scalar == "'" {
        index += 1
        if !isAtEnd, scalars[index] == "'" {
          bytes.append(UInt8(ascii: "'"))
          index += 1
        } else {
          isQuoted.toggle()
        }
        continue
      }
      if !isQuoted {
        if scalar == ";" || "#0123456789,.@".unicodeScalars.contains(scalar) { return bytes }
        // An exponent follows its number at once; elsewhere the letter is text.
        let isExponent =
          scalar == "E" && index > 0 && "#0".unicodeScalars.contains(scalars[index - 1])
        if isExponent || "%‰*".unicodeScalars.contains(scalar) {
          throw .unsupportedPattern(pattern, reason: "'\(scalar)' has no meaning for currency")
        }
      }
      index += 1
      bytes += isQuoted ? Array(String(scalar).utf8) : token(scalar)
      if !isQuoted, scalar == "¤", !isAtEnd, scalars[index] == "¤" {
        throw .unsupportedPattern(pattern, reason: "doubled currency signs are not stored by CLDR")
      }
    }
    guard !isQuoted else {
      throw .unsupportedPattern(pattern, reason: "a quote is not closed")
    }
    return bytes
  }

  private func token(_ scalar: Unicode.Scalar) -> [UInt8] {
    switch scalar {
    case "¤": [AffixToken.currency]
    case "-": [AffixToken.minus]
    case "+": [AffixToken.plus]
    default: Array(String(scalar).utf8)
    }
  }
}
