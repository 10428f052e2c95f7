#if !hasFeature(Embedded)
extension CurrencyStyle {
  /// The text of an integer count of ISO 4217 minor units; allocates above 15 bytes.
  public func string(minorUnits: Int64) -> String {
    var text = CurrencyText()
    write(minorUnits: minorUnits, into: &text)
    return text.string
  }

  /// The text of an exact amount; allocates above 15 bytes.
  ///
  /// - Throws: ``WriteError`` when the amount needs rounding that was declared unnecessary, or more
  ///   than ``CurrencyText/capacity`` bytes.
  public func string(_ amount: ExactDecimal) throws(WriteError) -> String {
    var text = CurrencyText()
    try write(amount, into: &text)
    return text.string
  }
}

extension WriteError: CustomStringConvertible {
  /// What is wrong and what helps.
  public var description: String {
    switch self {
    case .bufferTooSmall(let needed): "the text needs \(needed) bytes"
    case .inexact:
      "the amount has more fraction digits than are shown, and rounding mode 'unnecessary' forbids"
        + " to round it"
    case .tooManyDigits: "rounding to the increment needs more than 38 digits"
    }
  }
}
#endif
