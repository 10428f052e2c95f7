/// What reading a text gave: an amount, or the reason why there is none.
///
///     let reader = CurrencyReader(.eur, in: "de-DE")
///     reader.read("1.234,50 €")    // amount 1234.50
///     reader.read("1.234.50")      // refused: wrongGrouping at 5
///     reader.read("$ 12")          // refused: otherCurrency(USD) at 0
///
/// Nothing is dropped and nothing is guessed: either the whole text was understood, or it is refused.
public enum Reading: Equatable, Sendable, BitwiseCopyable {
  /// The whole text was understood.
  case amount(ReadAmount)
  /// The text is no amount of the currency, or not surely one.
  case refused(ReadingFailure)

  /// The amount; nil when the text was refused.
  public var amount: ExactDecimal? {
    if case .amount(let read) = self { return read.amount }
    return nil
  }

  /// Why the text was refused; nil when it was understood.
  public var failure: ReadingFailure? {
    if case .refused(let failure) = self { return failure }
    return nil
  }
}

/// An amount that was read, and what was found beside its digits.
public struct ReadAmount: Equatable, Sendable, BitwiseCopyable {
  /// The amount, with as many fraction digits as the text has.
  public let amount: ExactDecimal
  /// What the text held besides digits.
  public let parts: ReadParts

  init(_ amount: ExactDecimal, _ parts: ReadParts) {
    self.amount = amount
    self.parts = parts
  }
}

/// What a text held besides digits: a field pasted into decides by it whether `1234` was a row of
/// digits or an amount.
public struct ReadParts: Equatable, Sendable, BitwiseCopyable {
  private var bits: UInt8 = 0

  init() {}

  /// A symbol, code or name of the currency.
  public internal(set) var currency: Bool {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// A plus or minus sign, or parentheses.
  public internal(set) var sign: Bool {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// A grouping separator.
  public internal(set) var grouping: Bool {
    get { self[2] }
    set { self[2] = newValue }
  }
  /// A decimal separator, that of a price dash included.
  public internal(set) var decimalSeparator: Bool {
    get { self[3] }
    set { self[3] = newValue }
  }
  /// A dash for a zero fraction, as in `12,–`.
  public internal(set) var priceDash: Bool {
    get { self[4] }
    set { self[4] = newValue }
  }
  /// Whether the text was digits only.
  public var isBare: Bool { bits == 0 }

  private subscript(bit: UInt8) -> Bool {
    get { bits >> bit & 1 == 1 }
    set { bits = bits & ~(1 << bit) | (newValue ? 1 << bit : 0) }
  }
}
