extension CurrencyStyle {
  /// Writes an integer count of ISO 4217 minor units, replacing the text.
  ///
  /// Every amount fits. Only a style that rounds ``RoundingMode/unnecessary`` can fail, when the
  /// amount has digits it does not show: then the text is empty, as ICU's result is.
  ///
  /// - Complexity: O(*d*) in the number of digits; never allocates.
  public func write(minorUnits: Int64, into text: inout CurrencyText) {
    do {
      try write(ExactDecimal(minorUnits: minorUnits, scale: Int(minorUnitScale)), into: &text)
    } catch {
      text.start = text.end
    }
  }

  /// Writes an exact amount, replacing the text.
  ///
  /// - Throws: ``WriteError``; the text then keeps what it held.
  /// - Complexity: O(*d*) in the number of digits; never allocates.
  public func write(_ amount: ExactDecimal, into text: inout CurrencyText) throws(WriteError) {
    let writer = try AmountWriter(self, amount)
    let count = writer.count
    guard count <= CurrencyText.capacity else { throw .bufferTooSmall(needed: count) }
    unsafe text.withStorage { bytes in
      unsafe writer.write(endingAt: bytes + CurrencyText.capacity)
    }
    text.end = UInt16(CurrencyText.capacity)
    text.start = UInt16(CurrencyText.capacity - count)
  }

  /// Writes an integer count of ISO 4217 minor units from the start of `buffer`.
  ///
  /// - Returns: The number of UTF-8 bytes written; no terminator is added.
  /// - Throws: ``WriteError``; nothing is written then.
  /// - Complexity: O(*d*) in the number of digits; never allocates.
  public func write(
    minorUnits: Int64, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) throws(WriteError) -> Int {
    try unsafe write(
      ExactDecimal(minorUnits: minorUnits, scale: Int(minorUnitScale)), into: buffer)
  }

  /// Writes an exact amount from the start of `buffer`.
  ///
  /// - Returns: The number of UTF-8 bytes written; no terminator is added.
  /// - Throws: ``WriteError``; nothing is written then.
  /// - Complexity: O(*d*) in the number of digits; never allocates.
  public func write(
    _ amount: ExactDecimal, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) throws(WriteError) -> Int {
    let writer = try AmountWriter(self, amount)
    let count = writer.count
    guard count <= buffer.count, let start = buffer.baseAddress else {
      throw .bufferTooSmall(needed: count)
    }
    unsafe writer.write(endingAt: start + count)
    return count
  }
}
