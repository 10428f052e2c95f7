@testable import MintageCore

/// A style's rules as a reader of its texts would note them down, and a formatter that follows them
/// digit by digit.
///
/// The rules are read off a few texts of *exact decimals*, which the digit-by-digit writer writes;
/// what is compared with this, the kernel for `Int64` amounts, shares no code with either.
struct NaiveStyle {
  typealias Bytes = [UInt8]

  private var digits: [Bytes] = []
  private var affixes: [Sign: (prefix: Bytes, suffix: Bytes)] = [:]
  private var decimal: Bytes = []
  private var group: Bytes = []
  private var primary = 0
  private var secondary = 0
  /// The fewest integer digits that are grouped.
  private var firstGrouped = Int.max
  let rounding: NaiveDivision

  enum Sign { case positive, negative, zero, negativeZero }

  init(_ style: CurrencyStyle) throws {
    rounding = NaiveDivision(
      scale: style.minorUnitDigits, minimum: style.minimumFractionDigits,
      maximum: style.maximumFractionDigits, increment: Int128(style.increment),
      mode: style.rounding)
    // Reading rules off must not fail where the style forbids to round.
    var style = style
    style.rounding = .down
    let digitsText = try Reading(style, "1234567890000000")
    digits = Array(digitsText.digits.prefix(10))
    digits.insert(digits.removeLast(), at: 0)
    for (sign, amount) in [(Sign.positive, "1000"), (.negative, "-1000"), (.zero, "0")] {
      let text = try Reading(style, amount)
      affixes[sign] = (text.prefix, text.suffix)
    }
    let negativeZero = try Reading(style, "-0")
    affixes[.negativeZero] = (negativeZero.prefix, negativeZero.suffix)
    if style.maximumFractionDigits > 0 { decimal = try Reading(style, "1.5").separators[0] }
    try readGrouping(style)
  }

  private mutating func readGrouping(_ style: CurrencyStyle) throws {
    let text = try Reading(style, "10000000000000")
    let fraction = style.minimumFractionDigits > 0 ? 1 : 0
    let groups = text.groups.dropLast(fraction)
    guard groups.count > 1 else { return }
    group = text.separators[0]
    primary = groups[groups.count - 1]
    secondary = groups[groups.count - 2]
    var amount = "1"
    while try Reading(style, amount).separators.count == fraction { amount += "0" }
    firstGrouped = amount.utf8.count
  }

  /// What `minorUnits` must look like; empty where rounding is needed and forbidden.
  func text(_ minorUnits: Int64) -> Bytes {
    guard let (value, scale) = rounding.round(minorUnits) else { return [] }
    let sign: Sign =
      value == 0 ? (minorUnits < 0 ? .negativeZero : .zero) : minorUnits < 0 ? .negative : .positive
    guard let (prefix, suffix) = affixes[sign] else { return [] }
    var values = spelled(value)
    while values.count <= scale { values.insert(0, at: 0) }
    let integer = values.count - scale
    var text = prefix
    for (index, value) in values.enumerated() {
      if index == integer { text += decimal }
      if index > 0, index < integer, startsGroup(integer - index, of: integer) { text += group }
      text += digits[value]
    }
    return text + suffix
  }

  /// Whether a separator stands before the last `remaining` integer digits.
  private func startsGroup(_ remaining: Int, of integer: Int) -> Bool {
    guard integer >= firstGrouped, remaining >= primary else { return false }
    return (remaining - primary) % secondary == 0
  }

  private func spelled(_ value: UInt128) -> [Int] {
    var values: [Int] = []
    var rest = value
    repeat {
      values.append(Int(rest % 10))
      rest /= 10
    } while rest > 0
    return values.reversed()
  }
}

/// An amount's text taken apart.
private struct Reading {
  var prefix: NaiveStyle.Bytes = []
  var suffix: NaiveStyle.Bytes = []
  var digits: [NaiveStyle.Bytes] = []
  /// What stands between digits.
  var separators: [NaiveStyle.Bytes] = []
  /// How many digits stand between separators.
  var groups: [Int] = []

  init(_ style: CurrencyStyle, _ amount: String) throws {
    let text = try style.string(ExactDecimal(parsing: amount))
    var pending: NaiveStyle.Bytes = []
    for scalar in text.unicodeScalars {
      let bytes = NaiveStyle.Bytes(String(scalar).utf8)
      guard let value = scalar.properties.numericValue, 0...9 ~= value else {
        pending += bytes
        continue
      }
      if digits.isEmpty {
        prefix = pending
        groups.append(0)
      } else if !pending.isEmpty {
        separators.append(pending)
        groups.append(0)
      }
      pending = []
      digits.append(bytes)
      groups[groups.count - 1] += 1
    }
    suffix = pending
  }
}
