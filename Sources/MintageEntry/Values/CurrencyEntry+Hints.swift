public import MintageCore

/// The keyboard that suits a field.
public enum EntryKeyboard: UInt8, Sendable, BitwiseCopyable {
  /// Digits alone.
  case numberPad
  /// Digits and a decimal separator.
  case decimalPad
  /// Digits, separators and a minus.
  case numbersAndPunctuation
}

extension CurrencyEntry {
  /// The keyboard that suits the field: a number pad where no separator is typed.
  public var keyboard: EntryKeyboard {
    if limits.allowsSign { return .numbersAndPunctuation }
    return rules.isCentsFirst || rules.fractionLimit == 0 ? .numberPad : .decimalPad
  }

  /// Whether the separator key of a keypad would do anything; without fraction digits, in cents-first
  /// and once the separator is typed it would not.
  public var isSeparatorKeyEnabled: Bool {
    guard !rules.isCentsFirst, rules.fractionLimit > 0 else { return false }
    var copy = self
    return copy.press(.separator).outcome.refusal == nil
  }

  /// The character on the separator key of a keypad.
  public var separatorKeyLabel: Unicode.Scalar {
    Unicode.Scalar(MintageCore.scalar(layout.decimal)) ?? "."
  }

  /// The character on a digit key of a keypad: 0 to 9 in the field's digits.
  public func digitKeyLabel(_ digit: Int) -> Unicode.Scalar {
    let value = UInt32(max(0, min(digit, 9)))
    let packed = layout.hasScatteredDigits ? scatteredDigit(value) : layout.zeroDigit
    let scalar = MintageCore.scalar(packed) + (layout.hasScatteredDigits ? 0 : value)
    return Unicode.Scalar(scalar) ?? "0"
  }

  /// Writes what an empty field shows instead of nothing: zero, as the field would show it.
  ///
  /// - Complexity: O(1); never allocates.
  public func writePlaceholder(into text: inout EntryText) {
    write(ExactDecimal(zeroWithScale: 0, isNegative: false), into: &text)
  }

  /// Writes the label of a suggestion: an amount, without its fraction where that is zero.
  ///
  ///     entry.writeSuggestion(ExactDecimal(minorUnits: 2_000), into: &text)    // "$2,000"
  ///
  /// ``insert(_:)`` is what a suggestion does when it is chosen.
  ///
  /// - Complexity: O(1); never allocates.
  public func writeSuggestion(_ amount: ExactDecimal, into text: inout EntryText) {
    var copy = self
    copy.rules.mode = .decimalFirst
    copy.rules.padding = 0
    copy.setEditing(false)
    guard var next = copy.stateShowing(amount) else { return text.clear() }
    if next.digits.last(Int(next.fractionCount)).isZero {
      next.digits = next.digits.shiftedRight(Int(next.fractionCount))
      next.fractionCount = 0
      next.flags.hasSeparator = false
    }
    copy.state = next
    copy.write(into: &text)
  }

  /// Writes the amount to copy as plain text: ASCII digits, a point, a hyphen.
  ///
  /// Nothing where there is no amount. The text to copy as shown is that of ``write(into:)``.
  ///
  /// - Complexity: O(*d*) in the number of digits; never allocates.
  public func writePlainAmount(into text: inout EntryText) {
    guard let amount else { return text.clear() }
    let digits = EntryDigits(amount)
    let scale = Int(amount.scale)
    text.clear()
    for position in 0..<max(digits.count, scale + 1) {
      if position == scale, scale > 0 { text.prepend(UInt8(ascii: ".")) }
      text.prepend(UInt8(ascii: "0") + digits[position])
    }
    if amount.isNegative { text.prepend(UInt8(ascii: "-")) }
    text.selectEnd()
  }

  /// Writes the value for a screen reader where no currency names are at hand: the amount in the
  /// field's digits and separators, and the currency code.
  ///
  /// - Complexity: a pass over the affixes; never allocates.
  public func writeSpokenValue(into text: inout EntryText) {
    guard let amount else { return text.clear() }
    var copy = self
    var affixes = EntryAffixes()
    let (first, second, third) = currency.letters
    affixes.suffix.append(UInt8(ascii: " "))
    affixes.suffix.append(first)
    affixes.suffix.append(second)
    affixes.suffix.append(third)
    copy.options.presentation.affixes = affixes
    copy.setStyling(copy.styling)
    copy.write(amount, into: &text)
  }

  private func write(_ amount: ExactDecimal, into text: inout EntryText) {
    var copy = self
    copy.options.showsZeroAsBlank = false
    copy.setEditing(false)
    guard let next = copy.stateShowing(amount) else { return text.clear() }
    copy.state = next
    copy.write(into: &text)
  }
}

#if !hasFeature(Embedded)
extension EntryKeyboard: CaseIterable {}
#endif
