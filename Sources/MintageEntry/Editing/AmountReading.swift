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
  /// Reads a text as an amount: as the field's own text, else as people write amounts, where the
  /// entry was made with a reader.
  func read(_ text: UnsafeBufferPointer<UInt8>) -> AmountReading {
    var own = unsafe OwnTextReader(layout, rules, text)
    if let (amount, isBare) = own.read() { return .amount(amount, isBare: isBare) }
    guard var reader else { return .refused(.notAnAmount) }
    reader.mode = .lenient
    reader.ambiguity = .refuse
    switch unsafe reader.read(utf8: text) {
    case .amount(let read): return .amount(read.amount, isBare: read.parts.isBare)
    case .refused(let failure): return AmountReading(failure.reason)
    }
  }

  /// Both readings of a text that an insertion refused as ambiguous; nil for any other text.
  ///
  /// The host asks the person and gives the answer to ``insert(_:)``.
  public func readings(
    of text: UnsafeBufferPointer<UInt8>
  ) -> (locale: ExactDecimal, other: ExactDecimal)? {
    guard case .ambiguous(let locale, let other) = unsafe read(text) else { return nil }
    return (locale, other)
  }
}

extension AmountReading {
  /// What a reader's reason means to a field.
  fileprivate init(_ reason: ReadingReason) {
    switch reason {
    case .ambiguous(let amount): self = .ambiguous(amount.grouped, amount.decimal)
    case .wrongGrouping: self = .refused(.wrongGrouping)
    case .otherCurrency: self = .refused(.otherCurrency)
    case .tooManyFractionDigits: self = .refused(.tooManyFractionDigits)
    case .notAMultiple: self = .refused(.notAMultiple)
    case .outOfRange: self = .refused(.tooManyDigits)
    case .empty, .unexpectedCharacter, .misplacedSign, .unbalancedParentheses, .unsupported:
      self = .refused(.notAnAmount)
    }
  }
}
