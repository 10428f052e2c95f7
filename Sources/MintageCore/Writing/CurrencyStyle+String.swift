#if !hasFeature(Embedded)
extension CurrencyStyle {
  /// The text of an integer count of ISO 4217 minor units; allocates above 15 bytes.
  public func string(minorUnits: Int64) -> String {
    guard takesCommas(minorUnits) else {
      var text = CurrencyText()
      write(minorUnits: minorUnits, into: &text)
      return text.string
    }
    // On the stack and not in a `CurrencyText`, which would be cleared first.
    return unsafe _withUnprotectedUnsafeTemporaryAllocation(
      byteCount: 256, alignment: 16
    ) { scratch in
      guard let base = scratch.baseAddress else { return "" }
      let (start, end) = unsafe writeCommas(minorUnits, at: base)
      return unsafe String(unsafeUninitializedCapacity: end &- start) { target in
        guard let target = target.baseAddress else { return 0 }
        unsafe UnsafeMutableRawPointer(target).copyMemory(
          from: base + start, byteCount: end &- start)
        return end &- start
      }
    }
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
