extension CurrencyStyle {
  /// Writes an integer count of ISO 4217 minor units, replacing the text.
  ///
  /// Every amount fits. Only a style that rounds ``RoundingMode/unnecessary`` can fail, when the
  /// amount has digits it does not show: then the text is empty, as ICU's result is.
  ///
  /// - Complexity: O(*d*) in the number of digits; never allocates.
  public func write(minorUnits: Int64, into text: inout CurrencyText) {
    guard layout != .general else { return writeGeneral(minorUnits, into: &text) }
    unsafe withUnsafeMutablePointer(to: &text) { text in
      let (start, end) = unsafe writeFast(minorUnits, at: UnsafeMutableRawPointer(text))
      unsafe text.pointee.start = UInt16(truncatingIfNeeded: start)
      unsafe text.pointee.end = UInt16(truncatingIfNeeded: end)
    }
  }

  @inline(never)
  private func writeGeneral(_ minorUnits: Int64, into text: inout CurrencyText) {
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
    unsafe text.withStorage { base in
      let bytes = unsafe base.assumingMemoryBound(to: UInt8.self)
      unsafe writer.write(endingAt: bytes + CurrencyText.capacity)
    }
    text.end = UInt16(CurrencyText.capacity)
    text.start = UInt16(CurrencyText.capacity - count)
  }

  /// Writes an integer count of ISO 4217 minor units from the start of `buffer`.
  ///
  /// - Returns: The number of UTF-8 bytes written; no terminator is added, and the bytes behind
  ///   them stay as they are.
  /// - Throws: ``WriteError``; nothing is written then.
  /// - Complexity: O(*d*) in the number of digits; never allocates.
  public func write(
    minorUnits: Int64, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) throws(WriteError) -> Int {
    guard layout != .general else {
      return try unsafe write(
        ExactDecimal(minorUnits: minorUnits, scale: Int(minorUnitScale)), into: buffer)
    }
    let needed = unsafe withUnsafeTemporaryAllocation(
      byteCount: CurrencyText.capacity, alignment: 16
    ) { scratch in
      guard let base = scratch.baseAddress else { return 0 }
      let (start, end) = unsafe writeFast(minorUnits, at: base)
      let count = end &- start
      guard count <= buffer.count, let target = buffer.baseAddress else { return ~count }
      unsafe copy(base + start, count, to: UnsafeMutableRawPointer(target), room: buffer.count)
      return count
    }
    guard needed >= 0 else { throw .bufferTooSmall(needed: ~needed) }
    return needed
  }

  /// Copies `count` bytes of a scratch that may be read beyond them.
  ///
  /// Where there is room for 32, words are merged with what is there, which spares a branch on the
  /// length of the text; the bytes behind it keep their values.
  @inline(__always)
  private func copy(
    _ source: UnsafeMutableRawPointer, _ count: Int, to target: UnsafeMutableRawPointer, room: Int
  ) {
    guard room >= 32, count <= 32 else {
      return unsafe target.copyMemory(from: source, byteCount: count)
    }
    let text = unsafe source.loadUnaligned(as: SIMD32<UInt8>.self)
    let old = unsafe target.loadUnaligned(as: SIMD32<UInt8>.self)
    let isText = SIMD32<UInt8>.positions .< SIMD32(repeating: UInt8(truncatingIfNeeded: count))
    unsafe target.storeBytes(
      of: old.replacing(with: text, where: isText), as: SIMD32<UInt8>.self)
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

extension SIMD32<UInt8> {
  /// 0, 1, 2 … 31.
  @inline(__always)
  fileprivate static var positions: SIMD32<UInt8> {
    SIMD32(
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
      26, 27, 28, 29, 30, 31)
  }
}
