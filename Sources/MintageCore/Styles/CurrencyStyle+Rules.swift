/// The rules of a style that an editor of amounts needs besides writing them.
package struct NumberForm: Sendable, BitwiseCopyable {
  /// UTF-8 of the separators and of digit zero, first byte lowest.
  package let decimalSeparator: UInt32
  package let groupingSeparator: UInt32
  package let zeroDigit: UInt32
  /// Whether the digits are `hanidec`, which are not consecutive code points.
  package let hasScatteredDigits: Bool
  /// Group sizes; the primary is 0 where numbers are not grouped.
  package let primaryGrouping: Int
  package let secondaryGrouping: Int
  /// How many digits must stand before the first separator.
  package let minimumGrouping: Int
  /// The locale's minus.
  package let minus: MinusSign
  /// Whether negatives can be told from positives.
  package let showsNegatives: Bool
}

extension CurrencyStyle {
  /// How the style writes numbers.
  package var numberForm: NumberForm {
    NumberForm(
      decimalSeparator: decimalSeparator, groupingSeparator: groupingSeparator,
      zeroDigit: zeroDigit, hasScatteredDigits: hasScatteredDigits,
      primaryGrouping: Int(primaryGrouping), secondaryGrouping: Int(secondaryGrouping),
      minimumGrouping: Int(minimumGrouping), minus: minus, showsNegatives: sign != .never)
  }

  /// Calls `body` with the UTF-8 of prefix and suffix for a sign and a value.
  package func withAffixes<Result>(
    isNegative: Bool, isZero: Bool,
    _ body: (_ prefix: UnsafeBufferPointer<UInt8>, _ suffix: UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let spans = affixes(isNegative: isNegative, isZero: isZero)
    return unsafe pool.withBytes { bytes in
      unsafe body(
        UnsafeBufferPointer(start: bytes + Int(spans.prefix), count: Int(spans.prefixCount)),
        UnsafeBufferPointer(start: bytes + Int(spans.suffix), count: Int(spans.suffixCount)))
    }
  }
}
