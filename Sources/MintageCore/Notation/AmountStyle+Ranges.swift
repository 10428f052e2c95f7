extension AmountStyle {
  /// Appends a range of two amounts, as ICU's range formatter does by default: affixes that are equal
  /// and longer than one character are written once, and amounts that look the same once with the
  /// sign for "approximately".
  func append(
    from first: ExactDecimal, to last: ExactDecimal, into sink: inout TextSink
  ) throws(WriteError) {
    let quantities = (
      try RoundedAmount(first, times: options.multiplier),
      try RoundedAmount(last, times: options.multiplier)
    )
    let categories = (try category(of: quantities.0), try category(of: quantities.1))
    let (lower, upper) = (try notated(quantities.0), try notated(quantities.1))
    let (below, above) = (side(lower), side(upper))
    let collapsed = match(below, above)
    if collapsed.isEqual, lower.exponent == upper.exponent, isSame(lower.amount, upper.amount) {
      appendNamed(categories.0, to: &sink) { append(lower, isApproximate: true, to: &$0) }
      return
    }
    let category = rules?.category(from: categories.0, to: categories.1) ?? .other
    let collapses = collapsed.isEqual && collapsed.count > 1
    let isSpaced = !collapses && below.count > 0 || lower.exponent != nil
    // A prefix that both share stands before a name that comes first, not behind it (ICU's order).
    if collapses { appendPrefix(below, to: &sink) }
    appendNamed(category, to: &sink) { sink in
      if !collapses { appendPrefix(below, to: &sink) }
      append(below.shape, exponent: lower.exponent, to: &sink)
      if !collapses { appendSuffix(below, to: &sink) }
      appendInfix(isSpaced: isSpaced, to: &sink)
      if !collapses { appendPrefix(above, to: &sink) }
      append(above.shape, exponent: upper.exponent, to: &sink)
      appendSuffix(above, to: &sink)
    }
  }

  /// One end of a range: its affixes and digits.
  private struct Side {
    var templates: AffixTemplates
    var plan: AffixPlan
    var shape: NumberShape
    /// Characters of both affixes, currency spacing not counted.
    var count = 0
  }

  private func side(_ notated: NotatedAmount) -> Side {
    let templates = templates(notated)
    var side = Side(
      templates: templates, plan: plan(sign(of: notated.amount), templates),
      shape: shape(notated, templates))
    side.count = match(side, side).count
    return side
  }

  private func appendPrefix(_ side: Side, to sink: inout TextSink) {
    append(
      prefix: true, side.templates, side.plan, digitTouches: side.shape.startsWithDigit, to: &sink)
  }

  private func appendSuffix(_ side: Side, to sink: inout TextSink) {
    append(
      prefix: false, side.templates, side.plan, digitTouches: side.shape.endsWithDigit, to: &sink)
  }

  /// Whether both sides have the same affixes, and the characters of the first's.
  private func match(_ left: Side, _ right: Side) -> (isEqual: Bool, count: Int) {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { scratch in
      var ends = (0, 0, 0, 0)
      for index in 0..<4 {
        let side = index < 2 ? left : right
        let rest = unsafe UnsafeMutableBufferPointer(rebasing: scratch[(index * 128)...])
        var sink = unsafe TextSink(
          rest, parts: UnsafeMutableBufferPointer(start: nil, count: 0), isPlain: false)
        append(
          prefix: index % 2 == 0, side.templates, side.plan, digitTouches: false, to: &sink)
        switch index {
        case 0: ends.0 = sink.count
        case 1: ends.1 = sink.count
        case 2: ends.2 = sink.count
        default: ends.3 = sink.count
        }
      }
      var isEqual = ends.0 == ends.2 && ends.1 == ends.3
      var count = 0
      for index in 0..<min(128, ends.0) {
        if unsafe scratch[index] & 0xC0 != 0x80 { count += 1 }
        if isEqual, unsafe scratch[index] != scratch[256 + index] { isEqual = false }
      }
      for index in 0..<min(128, ends.1) {
        if unsafe scratch[128 + index] & 0xC0 != 0x80 { count += 1 }
        if isEqual, unsafe scratch[128 + index] != scratch[384 + index] { isEqual = false }
      }
      return (isEqual, count)
    }
  }

  private func isSame(_ left: RoundedAmount, _ right: RoundedAmount) -> Bool {
    let (lower, upper) = (AmountDigits(left), AmountDigits(right))
    let (first, last) = (max(left.magnitude, right.magnitude), max(left.scale, right.scale))
    var power = first
    while power >= -last {
      if lower.digit(power) != upper.digit(power) { return false }
      power -= 1
    }
    return left.isNegative == right.isNegative
  }

  private func appendInfix(isSpaced: Bool, to sink: inout TextSink) {
    sink.begin(.literal)
    guard let rules else { return sink.append(0x9380E2) }
    let text = rules.term(1)
    let bytes = rules.tables.bytes
    if isSpaced, text.count == 0 || !isWhite(bytes, text.offset) { sink.append(0x20) }
    sink.append(text, bytes)
    if isSpaced, text.count == 0 || !isWhite(bytes, text.offset + text.count - 1) {
      sink.append(0x20)
    }
  }

  /// Whether a byte is a space of Unicode's `Pattern_White_Space`; no other is in a range pattern.
  private func isWhite(_ bytes: TableBytes, _ offset: Int) -> Bool { bytes.byte(offset) == 0x20 }

  /// Writes a range of two exact amounts from the start of `buffer`, and what its parts are into
  /// `parts`: `$3.00 – $5.00`, and `~$3.00` where both look the same.
  ///
  /// - Returns: The number of UTF-8 bytes written, and of the parts there are.
  /// - Throws: ``WriteError``; the buffers then hold nothing of use.
  /// - Complexity: O(*n*) in the length of the text; never allocates.
  public func write(
    from first: ExactDecimal, to last: ExactDecimal,
    into buffer: UnsafeMutableBufferPointer<UInt8>, parts: UnsafeMutableBufferPointer<AmountPart>
  ) throws(WriteError) -> (bytes: Int, parts: Int) {
    var sink = unsafe TextSink(buffer, parts: parts, isPlain: options.usesPlainSpaces)
    try append(from: first, to: last, into: &sink)
    sink.finish()
    guard sink.count <= buffer.count else { throw .bufferTooSmall(needed: sink.count) }
    return (sink.count, sink.partCount)
  }

  #if !hasFeature(Embedded)
  /// The text of a range of two exact amounts; allocates.
  ///
  /// - Throws: ``WriteError``, as ``string(_:)`` does.
  public func string(from first: ExactDecimal, to last: ExactDecimal) throws(WriteError) -> String {
    var failure: WriteError?
    let text = unsafe String(unsafeUninitializedCapacity: 1024) { buffer in
      do throws(WriteError) {
        return try unsafe write(
          from: first, to: last, into: buffer,
          parts: UnsafeMutableBufferPointer(start: nil, count: 0)
        ).bytes
      } catch {
        failure = error
        return 0
      }
    }
    if let failure { throw failure }
    return text
  }
  #endif
}
