extension AmountStyle {
  /// Appends an amount's whole text.
  func append(_ amount: ExactDecimal, to sink: inout TextSink) throws(WriteError) {
    let quantity = try RoundedAmount(amount, times: options.multiplier)
    let category = try category(of: quantity)
    let notated = try notated(quantity)
    appendNamed(category, to: &sink) { append(notated, to: &$0) }
  }

  /// The plural form of the name; ICU asks for it before it divides by a compact or scientific power.
  func category(of quantity: RoundedAmount) throws(WriteError) -> PluralCategory {
    guard let names else { return .other }
    var rounded = quantity
    try round(&rounded)
    return names.plurals.category(PluralOperands(rounded))
  }

  /// Appends a number, and the name where the currency is shown by it.
  func appendNamed(
    _ category: PluralCategory, to sink: inout TextSink, _ appendNumber: (inout TextSink) -> Void
  ) {
    guard let names else { return appendNumber(&sink) }
    let pattern = names.pattern(category)
    if pattern.nameIsFirst {
      sink.begin(.currency)
      names.append(besideNumber: category, to: &sink)
      sink.append(pattern.between, names.names.bytes)
      appendNumber(&sink)
    } else {
      appendNumber(&sink)
      sink.begin(.currency)
      sink.append(pattern.between, names.names.bytes)
      names.append(besideNumber: category, to: &sink)
    }
  }

  /// Appends an amount that is rounded and divided already, with its affixes.
  func append(_ notated: NotatedAmount, isApproximate: Bool = false, to sink: inout TextSink) {
    let templates = templates(notated)
    let plan = plan(sign(of: notated.amount), templates, isApproximate: isApproximate)
    let shape = shape(notated, templates)
    append(prefix: true, templates, plan, digitTouches: shape.startsWithDigit, to: &sink)
    append(shape, exponent: notated.exponent, to: &sink)
    append(prefix: false, templates, plan, digitTouches: shape.endsWithDigit, to: &sink)
  }

  /// Writes an exact amount from the start of `buffer`, and what its parts are into `parts`.
  ///
  /// - Returns: The number of UTF-8 bytes written, and of the parts there are; parts beyond the end
  ///   of `parts` are counted and not stored. ``AmountPart/maximumCount`` are always enough.
  /// - Throws: ``WriteError``; the buffers then hold nothing of use.
  /// - Complexity: O(*n*) in the length of the text; never allocates.
  public func write(
    _ amount: ExactDecimal, into buffer: UnsafeMutableBufferPointer<UInt8>,
    parts: UnsafeMutableBufferPointer<AmountPart>
  ) throws(WriteError) -> (bytes: Int, parts: Int) {
    var sink = unsafe TextSink(buffer, parts: parts, isPlain: options.usesPlainSpaces)
    try append(amount, to: &sink)
    sink.finish()
    guard sink.count <= buffer.count else { throw .bufferTooSmall(needed: sink.count) }
    return (sink.count, sink.partCount)
  }

  /// Writes an exact amount from the start of `buffer`.
  ///
  /// - Returns: The number of UTF-8 bytes written; no terminator is added.
  /// - Throws: ``WriteError``; the buffer then holds nothing of use.
  /// - Complexity: O(*n*) in the length of the text; never allocates.
  public func write(
    _ amount: ExactDecimal, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) throws(WriteError) -> Int {
    try unsafe write(
      amount, into: buffer, parts: UnsafeMutableBufferPointer(start: nil, count: 0)
    ).bytes
  }

  /// Writes an integer count of minor units from the start of `buffer`.
  ///
  /// - Returns: The number of UTF-8 bytes written; no terminator is added.
  /// - Throws: ``WriteError``; the buffer then holds nothing of use.
  /// - Complexity: O(*n*) in the length of the text; never allocates.
  public func write(
    minorUnits: Int64, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) throws(WriteError) -> Int {
    try unsafe write(ExactDecimal(minorUnits: minorUnits, scale: minorUnitDigits), into: buffer)
  }

  /// Writes an exact amount, replacing the text.
  ///
  /// - Throws: ``WriteError``; the text is empty then. Names of the longest kind beside amounts of
  ///   four-byte digits can need more than ``CurrencyText/capacity`` bytes.
  /// - Complexity: O(*n*) in the length of the text; never allocates.
  public func write(_ amount: ExactDecimal, into text: inout CurrencyText) throws(WriteError) {
    text.start = 0
    text.end = 0
    var failure: WriteError?
    let count = unsafe text.withStorage { base in
      let buffer = unsafe UnsafeMutableBufferPointer(
        start: base.assumingMemoryBound(to: UInt8.self), count: CurrencyText.capacity)
      do throws(WriteError) { return try unsafe write(amount, into: buffer) } catch {
        failure = error
        return 0
      }
    }
    if let failure { throw failure }
    text.end = UInt16(truncatingIfNeeded: count)
  }

  /// Writes an integer count of minor units, replacing the text.
  ///
  /// - Throws: ``WriteError``; the text is empty then.
  /// - Complexity: O(*n*) in the length of the text; never allocates.
  public func write(minorUnits: Int64, into text: inout CurrencyText) throws(WriteError) {
    try write(ExactDecimal(minorUnits: minorUnits, scale: minorUnitDigits), into: &text)
  }
}

extension AmountPart {
  /// The most parts an amount has, or a range of two.
  public static var maximumCount: Int { 96 }
}

#if !hasFeature(Embedded)
extension AmountStyle {
  /// The text of an exact amount; allocates.
  ///
  /// - Throws: ``WriteError`` when the amount needs rounding that was declared unnecessary, or more
  ///   than 38 digits.
  public func string(_ amount: ExactDecimal) throws(WriteError) -> String {
    var failure: WriteError?
    let text = unsafe String(unsafeUninitializedCapacity: 512) { buffer in
      do throws(WriteError) { return try unsafe write(amount, into: buffer) } catch {
        failure = error
        return 0
      }
    }
    if let failure { throw failure }
    return text
  }

  /// The text of an integer count of minor units; empty where it needs rounding that was declared
  /// unnecessary; allocates.
  public func string(minorUnits: Int64) -> String {
    (try? string(ExactDecimal(minorUnits: minorUnits, scale: minorUnitDigits))) ?? ""
  }

  /// The parts of an exact amount's text, in order and covering all of it; allocates.
  ///
  /// - Throws: ``WriteError``, as ``string(_:)`` does.
  public func parts(_ amount: ExactDecimal) throws(WriteError) -> [AmountPart] {
    var parts = [AmountPart](repeating: AmountPart(), count: AmountPart.maximumCount)
    var failure: WriteError?
    let count = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { buffer in
      unsafe parts.withUnsafeMutableBufferPointer { parts in
        do throws(WriteError) {
          return try unsafe write(amount, into: buffer, parts: parts).parts
        } catch {
          failure = error
          return 0
        }
      }
    }
    if let failure { throw failure }
    return Array(parts.prefix(count))
  }
}
#endif
