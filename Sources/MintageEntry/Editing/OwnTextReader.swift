import MintageCore

/// Reads what the field itself shows: its affixes or none, its separators, groups exact or absent.
///
/// What a person copies from a field comes back as the same amount, own affixes and separators
/// included, which no reader of the style knows. It lives within one call, so the memory it points
/// to outlives it.
@safe
struct OwnTextReader {
  private let layout: EntryLayout
  private let rules: EntryRules
  private let text: UnsafeBufferPointer<UInt8>
  private var cursor = 0

  init(_ layout: EntryLayout, _ rules: EntryRules, _ text: UnsafeBufferPointer<UInt8>) {
    self.layout = layout
    self.rules = rules
    unsafe self.text = unsafe text
  }

  /// The amount, and whether the text was nothing but digits; nil for any other text.
  mutating func read() -> (amount: ExactDecimal, isBare: Bool)? {
    if let amount = read(EntryAffix(), isNegative: false) {
      return (amount, isBare: isBare)
    }
    let amount =
      read(layout.shown.negative, isNegative: layout.shown.negative.hasSign)
      ?? read(layout.editing.negative, isNegative: layout.editing.negative.hasSign)
      ?? read(layout.shown.positive, isNegative: false)
      ?? read(layout.shown.zero, isNegative: false)
    return amount.map { ($0, isBare: false) }
  }

  private var isBare: Bool {
    var scalars = unsafe ScalarReader(text)
    while let scalar = scalars.next() {
      switch rules.character(scalar) {
      case .digit, .ignorable: break
      default:
        if TypedCharacter.folded(scalar) != 0x20 { return false }
      }
    }
    return true
  }

  /// Reads the text as a number between two affixes.
  private mutating func read(_ affix: EntryAffix, isNegative: Bool) -> ExactDecimal? {
    cursor = 0
    guard take(affix.prefix), let amount = takeNumber(isNegative: isNegative), take(affix.suffix)
    else { return nil }
    skipSpaces()
    return folded(at: cursor) == nil ? amount : nil
  }

  /// The next code point that can be seen, folded, and where it ends; nil at the end of the text.
  private func folded(at offset: Int) -> (scalar: UInt32, end: Int)? {
    var offset = offset
    while unsafe offset < text.count {
      var scalars = unsafe ScalarReader(UnsafeBufferPointer(rebasing: text[offset...]))
      let scalar = scalars.next() ?? ScalarReader.malformed
      let end = offset + scalars.offset
      let folded = TypedCharacter.folded(scalar)
      if folded != 0 { return (folded, end) }
      offset = end
    }
    return nil
  }

  /// Steps over an affix; spaces at its edges may be absent.
  private mutating func take(_ span: AffixSpan) -> Bool {
    var index = 0
    skipSpaces()
    while index < Int(span.utf8) {
      let (character, length) = layout.store.character(at: Int(span.offset) + index)
      index += length
      let wanted = TypedCharacter.folded(character)
      if wanted == 0 || wanted == 0x20 {
        if wanted == 0x20 { skipSpaces() }
        continue
      }
      guard let (scalar, end) = folded(at: cursor), scalar == wanted else { return false }
      cursor = end
    }
    skipSpaces()
    return true
  }

  @inline(never)
  private mutating func skipSpaces() {
    while let (scalar, end) = folded(at: cursor), scalar == 0x20 { cursor = end }
  }

  /// Takes digits with the field's separators.
  private mutating func takeNumber(isNegative: Bool) -> ExactDecimal? {
    let integer = countIntegerDigits()
    var amount = ExactDecimal(zeroWithScale: 0, isNegative: isNegative)
    var (seen, separators, fraction) = (0, 0, -1)
    while let (scalar, end) = folded(at: cursor) {
      switch rules.character(scalar) {
      case .digit(let digit):
        // No field shows a zero before other integer digits.
        if amount.isZero, seen == 1, fraction < 0 { return nil }
        guard amount.appendDigit(digit) else { return nil }
        if fraction >= 0 { fraction += 1 } else { seen += 1 }
      default:
        if scalar == rules.decimal, fraction < 0, rules.fractionLimit > 0 {
          fraction = 0
        } else if scalar == rules.grouping, fraction < 0, seen > 0, seen < integer {
          guard layout.shownGroups.isBoundary(integer - seen, of: integer) else { return nil }
          separators += 1
        } else {
          return finish(amount, seen, separators, fraction)
        }
      }
      cursor = end
    }
    return finish(amount, seen, separators, fraction)
  }

  private func finish(
    _ amount: ExactDecimal, _ seen: Int, _ separators: Int, _ fraction: Int
  ) -> ExactDecimal? {
    guard seen > 0, fraction != 0, fraction <= rules.fractionLimit,
      separators == 0 || separators == layout.shownGroups.count(seen)
    else { return nil }
    let (high, low) = amount.magnitude
    return ExactDecimal(
      isNegative: amount.isNegative, high: high, low: low, scale: max(0, fraction))
  }

  private func countIntegerDigits() -> Int {
    var count = 0
    var offset = cursor
    while let (scalar, end) = folded(at: offset) {
      if case .digit = rules.character(scalar) {
        count += 1
      } else if scalar != rules.grouping || scalar == rules.decimal {
        break
      }
      offset = end
    }
    return count
  }
}

extension AffixStore {
  /// The code point at an offset and how many bytes it takes.
  fileprivate func character(at offset: Int) -> (scalar: UInt32, count: Int) {
    let lead = self[offset]
    let count = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var packed: UInt32 = 0
    for index in 0..<count { packed |= UInt32(self[offset + index]) << UInt32(index * 8) }
    return (MintageCore.scalar(packed), count)
  }
}
