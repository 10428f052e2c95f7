public import MintageCore

/// What an inserted text was read as.
enum AmountReading: Sendable, BitwiseCopyable {
  /// An amount; bare where the text was digits and nothing else.
  case amount(ExactDecimal, isBare: Bool)
  /// Two readings: the locale's, and the other one.
  case ambiguous(ExactDecimal, ExactDecimal)
  case refused(EntryRefusal)
}

extension CurrencyEntry {
  /// Reads a text as an amount.
  func read(_ text: UnsafeBufferPointer<UInt8>) -> AmountReading {
    .refused(.notAnAmount)
  }

  /// Both readings of a text that an insertion refused as ambiguous; nil for any other text.
  public func readings(
    of text: UnsafeBufferPointer<UInt8>
  ) -> (locale: ExactDecimal, other: ExactDecimal)? {
    guard case .ambiguous(let locale, let other) = unsafe read(text) else { return nil }
    return (locale, other)
  }
}
