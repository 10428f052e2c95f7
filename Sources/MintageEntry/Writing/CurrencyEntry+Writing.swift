import MintageCore

extension CurrencyEntry {
  /// Writes text and selection, replacing what was there.
  ///
  /// - Complexity: O(*d*) in the number of digits; never allocates.
  public func write(into text: inout EntryText) {
    if isPlain(state) { writePlain(into: &text) } else { writeGeneral(into: &text) }
  }

  /// The affixes around what is shown.
  func affix(_ state: EntryState) -> EntryAffix {
    let set = isEditing ? layout.editing : layout.shown
    if state.flags.isNegative { return set.negative }
    return state.digits.isZero ? set.zero : set.positive
  }

  func utf8Geometry(_ state: EntryState) -> EntryGeometry {
    EntryGeometry(utf8: layout, affix(state), EntryShape(state, rules), rules.groups)
  }

  func utf16Geometry(_ state: EntryState) -> EntryGeometry {
    EntryGeometry(utf16: layout, affix(state), EntryShape(state, rules), rules.groups)
  }

  @inline(never)
  private func writeGeneral(into text: inout EntryText) {
    let affix = affix(state)
    let shape = EntryShape(state, rules)
    let utf8 = EntryGeometry(utf8: layout, affix, shape, rules.groups)
    let utf16 = EntryGeometry(utf16: layout, affix, shape, rules.groups)
    let end = EntryText.numberEnd
    switch shape.kind {
    case .blank: (text.start, text.end) = (UInt16(end), UInt16(end))
    case .sign:
      unsafe text.withStorage { base in
        unsafe layout.store.copy(layout.sign, to: base + (end - utf8.count))
      }
      (text.start, text.end) = (UInt16(end - utf8.count), UInt16(end))
    case .number:
      let start = end &- utf8.number
      unsafe text.withStorage { base in
        unsafe writeNumber(shape, endingAt: base + end)
        unsafe layout.store.copy(affix.prefix, to: base + (start - utf8.prefix))
        unsafe layout.store.copy(affix.suffix, to: base + end)
      }
      text.start = UInt16(truncatingIfNeeded: start &- utf8.prefix)
      text.end = UInt16(truncatingIfNeeded: end &+ utf8.suffix)
    }
    setSelection(utf8, utf16, in: &text)
  }

  @inline(__always)
  private func setSelection(
    _ utf8: EntryGeometry, _ utf16: EntryGeometry, in text: inout EntryText
  ) {
    if state.span.anchor == state.span.head, state.span.cover.bits == 0 {
      text.head8 = UInt16(truncatingIfNeeded: utf8.offset(state.span.head))
      text.head16 = UInt16(truncatingIfNeeded: utf16.offset(state.span.head))
      (text.anchor8, text.anchor16) = (text.head8, text.head16)
      return
    }
    let (ends8, ends16) = (utf8.ends(state.span), utf16.ends(state.span))
    let isBackward = state.span.head.isLeft(of: state.span.anchor)
    let (anchor, head) =
      isBackward
      ? ((ends8.right, ends16.right), (ends8.left, ends16.left))
      : ((ends8.left, ends16.left), (ends8.right, ends16.right))
    (text.anchor8, text.anchor16) = (UInt16(anchor.0), UInt16(anchor.1))
    (text.head8, text.head16) = (UInt16(head.0), UInt16(head.1))
  }

  /// Writes digits and separators from the last to the first.
  ///
  /// A character is stored as a word that ends where the character ends; what the word holds before
  /// it is rubbish, which the next one covers.
  @inline(__always)
  private func writeNumber(_ shape: EntryShape, endingAt end: UnsafeMutableRawPointer) {
    var cursor = unsafe end
    var digits = DigitQueue(state.digits.shiftedLeft(shape.trailing))
    let (zero, width) = (topAligned(layout.zeroDigit), layout.utf8.digit)
    for _ in 0..<shape.fraction {
      unsafe store(layout.digit(digits.next(), zero), &cursor, width)
    }
    if shape.hasSeparator {
      unsafe store(topAligned(layout.decimal), &cursor, layout.utf8.decimal)
    }
    let grouping = topAligned(layout.grouping)
    var untilSeparator =
      shape.integer >= rules.groups.threshold ? rules.groups.primary : Int.max
    for _ in 0..<shape.integer {
      if untilSeparator == 0 {
        unsafe store(grouping, &cursor, layout.utf8.grouping)
        untilSeparator = rules.groups.secondary
      }
      untilSeparator &-= 1
      unsafe store(layout.digit(digits.next(), zero), &cursor, width)
    }
  }

  @inline(__always)
  private func store(_ word: UInt32, _ cursor: inout UnsafeMutableRawPointer, _ width: Int) {
    unsafe cursor.storeBytes(of: word.littleEndian, toByteOffset: -4, as: UInt32.self)
    unsafe cursor -= width
  }
}

/// Moves a packed character to the end of its word.
@inline(__always)
private func topAligned(_ packed: UInt32) -> UInt32 {
  packed &<< UInt32(packed.leadingZeroBitCount & 0x18)
}

extension EntryLayout {
  /// A digit at the end of a word, from the zero there.
  @inline(__always)
  fileprivate func digit(_ value: UInt8, _ zero: UInt32) -> UInt32 {
    // Consecutive digits differ in their last byte only.
    hasScatteredDigits ? scattered(value) : zero &+ UInt32(value) &<< 24
  }

  @inline(never)
  private func scattered(_ value: UInt8) -> UInt32 { scatteredDigit(UInt32(value)) &<< 8 }
}

/// Digits taken from the last to the first.
private struct DigitQueue {
  private var digits: EntryDigits
  private var left = 16

  init(_ digits: EntryDigits) { self.digits = digits }

  @inline(__always)
  mutating func next() -> UInt8 {
    let digit = UInt8(truncatingIfNeeded: digits.low) & 0x0F
    digits.low &>>= 4
    left &-= 1
    if left == 0 {
      (digits.low, digits.middle, left) = (digits.middle, digits.high, 16)
    }
    return digit
  }
}
