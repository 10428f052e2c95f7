extension CurrencyStyle {
  /// Writes an integer count of ISO 4217 minor units, replacing the text.
  ///
  /// Every amount fits. Only a style that rounds ``RoundingMode/unnecessary`` can fail, when the
  /// amount has digits it does not show: then the text is empty, as ICU's result is.
  ///
  /// - Complexity: O(*d*) in the number of digits; never allocates.
  #if MINTAGE_CHECKS
  @_noAllocation
  #endif
  public func write(minorUnits: Int64, into text: inout CurrencyText) {
    guard takesCommas(minorUnits) else { return writeOther(minorUnits, into: &text) }
    unsafe _withUnprotectedUnsafeMutablePointer(to: &text) { text in
      let (start, end) = unsafe writeCommas(minorUnits, at: UnsafeMutableRawPointer(text))
      unsafe text.pointee.start = UInt16(truncatingIfNeeded: start)
      unsafe text.pointee.end = UInt16(truncatingIfNeeded: end)
    }
  }

  @inline(never)
  private func writeOther(_ minorUnits: Int64, into text: inout CurrencyText) {
    let isWritten = unsafe _withUnprotectedUnsafeMutablePointer(to: &text) { text in
      let (start, end) = unsafe writeOther(minorUnits, at: UnsafeMutableRawPointer(text))
      unsafe text.pointee.start = UInt16(truncatingIfNeeded: start)
      unsafe text.pointee.end = UInt16(truncatingIfNeeded: end)
      return start != end
    }
    if !isWritten { writeGeneral(minorUnits, into: &text) }
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
  #if MINTAGE_CHECKS
  @_noAllocation
  #endif
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
  /// A buffer of 64 bytes or more is the fastest: of those, the ones behind the text may be
  /// overwritten too.
  ///
  /// - Returns: The number of UTF-8 bytes written; no terminator is added.
  /// - Throws: ``WriteError``; nothing is written then.
  /// - Complexity: O(*d*) in the number of digits; never allocates.
  #if MINTAGE_CHECKS
  @_noAllocation
  #endif
  public func write(
    minorUnits: Int64, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) throws(WriteError) -> Int {
    guard takesCommas(minorUnits), buffer.count >= 64, let target = buffer.baseAddress else {
      return try unsafe writeOther(minorUnits, into: buffer)
    }
    // `CurrencyText.capacity` as a literal, or the compiler's check takes it for the heap.
    return unsafe _withUnprotectedUnsafeTemporaryAllocation(
      byteCount: 256, alignment: 16
    ) { scratch in
      guard let base = scratch.baseAddress else { return 0 }
      let (start, end) = unsafe writeCommas(minorUnits, at: base)
      // The length is as random as amounts are: copying by it would be mispredicted.
      unsafe copy(base + start, to: target, 0)
      unsafe copy(base + start, to: target, 16)
      if end &- start > 32 {
        unsafe copy(base + start, to: target, 32)
        unsafe copy(base + start, to: target, 48)
      }
      return end &- start
    }
  }

  @inline(__always)
  private func copy(
    _ text: UnsafeMutableRawPointer, to target: UnsafeMutablePointer<UInt8>, _ offset: Int
  ) {
    let part = unsafe text.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
    unsafe UnsafeMutableRawPointer(target).storeBytes(
      of: part, toByteOffset: offset, as: SIMD2<UInt64>.self)
  }

  @inline(never)
  private func writeOther(
    _ minorUnits: Int64, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) throws(WriteError) -> Int {
    let count = unsafe withUnsafeTemporaryAllocation(
      byteCount: 256, alignment: 16
    ) { scratch in
      guard let base = scratch.baseAddress else { return 0 }
      let (start, end) =
        unsafe takesCommas(minorUnits)
        ? writeCommas(minorUnits, at: base) : writeOther(minorUnits, at: base)
      let count = end &- start
      guard count <= buffer.count, let target = buffer.baseAddress else { return ~count }
      unsafe UnsafeMutableRawPointer(target).copyMemory(from: base + start, byteCount: count)
      return count
    }
    if count == 0 || count == ~0 {
      // No fast layout, and perhaps no memory either: the general way knows how much it needs.
      return try unsafe write(
        ExactDecimal(minorUnits: minorUnits, scale: Int(minorUnitScale)), into: buffer)
    }
    guard count > 0 else { throw .bufferTooSmall(needed: ~count) }
    return count
  }

  /// Writes an exact amount from the start of `buffer`.
  ///
  /// - Returns: The number of UTF-8 bytes written; no terminator is added.
  /// - Throws: ``WriteError``; nothing is written then.
  /// - Complexity: O(*d*) in the number of digits; never allocates.
  #if MINTAGE_CHECKS
  @_noAllocation
  #endif
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
