import MintageCore

// What is mutating here changes nothing: large values that are not are copied before each call, which
// costs more than the writing.
extension CurrencyEntry {
  /// Writes text and selection, replacing what was there.
  ///
  /// ``press(_:into:)`` writes too, and spares the copy that calling this makes.
  ///
  /// - Complexity: O(*d*) in the number of digits; never allocates.
  public func write(into text: inout EntryText) {
    var copy = self
    copy.writeNow(into: &text)
  }

  /// Writes text and selection without a copy of the entry, for those who hold it by its address.
  @inline(never)
  package mutating func writeInPlace(into text: inout EntryText) { writeNow(into: &text) }

  @inline(__always)
  mutating func writeNow(into text: inout EntryText) {
    if plainLimit.isSet, state.marks.arePlain {
      writePlain(into: &text)
    } else {
      writeGeneral(into: &text)
    }
  }

  /// Writes a cents-first field with the caret at the end.
  @inline(never)
  mutating func writePlain(into text: inout EntryText) {
    let count = state.marks.plainCount
    if plain.isPlain, count <= plain.shortCount {
      plain.writeShort(state.digits.low, count, into: &text)
    } else if plain.isPlain {
      plain.writeLong(state.digits, count, into: &text)
    } else {
      writeGeneral(into: &text)
    }
  }

  /// The affixes around what is shown.
  @inline(__always)
  var affix: EntryAffix {
    if state.flags.isNegative { return isEditing ? layout.editing.negative : layout.shown.negative }
    if state.digits.isZero { return isEditing ? layout.editing.zero : layout.shown.zero }
    return isEditing ? layout.editing.positive : layout.shown.positive
  }

  @inline(never)
  mutating func writeGeneral(into text: inout EntryText) {
    let shape = EntryShape(state, rules)
    let end = EntryText.numberEnd
    guard shape.kind == .number else {
      let sign = shape.kind == .sign ? layout.sign : AffixSpan()
      layout.store.write(sign, endingAt: end, into: &text)
      text.setExtent(end &- Int(sign.utf8), end)
      return writeSelection(shape, into: &text)
    }
    let affix = affix
    let start = unsafe text.withStorage { base in unsafe writeNumber(shape, base, end) }
    layout.store.write(affix.prefix, endingAt: start, into: &text)
    layout.store.write(affix.suffix, startingAt: end, into: &text)
    text.setExtent(start &- Int(affix.prefix.utf8), end &+ Int(affix.suffix.utf8))
    guard state.span.bits == 0, shape.fraction > 0 || !shape.hasSeparator else {
      return writeSelection(shape, into: &text)
    }
    var units = Int(affix.prefix.utf16) &+ shape.count &* layout.utf16.digit
    units &+= rules.groups.count(shape.integer) &* layout.utf16.grouping
    if shape.hasSeparator { units &+= layout.utf16.decimal }
    text.setCaret(utf8: end &- start &+ Int(affix.prefix.utf8), utf16: units)
  }

  /// Writes a selection that is no caret at the end.
  @inline(never)
  private mutating func writeSelection(_ shape: EntryShape, into text: inout EntryText) {
    let (utf8, utf16) = (utf8Geometry, utf16Geometry)
    let span = state.span
    if span.anchor == span.head, span.cover.isEmpty {
      return text.setCaret(utf8: utf8.offset(span.head), utf16: utf16.offset(span.head))
    }
    let (ends8, ends16) = (utf8.ends(span), utf16.ends(span))
    let (left, right) = ((ends8.left, ends16.left), (ends8.right, ends16.right))
    if span.head.isLeft(of: span.anchor) {
      text.setSelection(anchor: right, head: left)
    } else {
      text.setSelection(anchor: left, head: right)
    }
  }

  /// Writes digits and separators from the last to the first; where the first begins.
  ///
  /// A character is stored as a word that ends where the character ends; what the word holds before
  /// it is rubbish, which the next one covers.
  @inline(__always)
  private mutating func writeNumber(
    _ shape: EntryShape, _ base: UnsafeMutableRawPointer, _ end: Int
  ) -> Int {
    var cursor = end
    var digits = shape.trailing > 0 ? state.digits.shiftedLeft(shape.trailing) : state.digits
    let (zero, width) = (topAligned(layout.zeroDigit), layout.utf8.digit)
    let isScattered = layout.hasScatteredDigits
    for _ in 0..<shape.fraction {
      unsafe store(digit(digits.popLast(), zero, isScattered), base, &cursor, width)
    }
    if shape.hasSeparator {
      unsafe store(topAligned(layout.decimal), base, &cursor, layout.utf8.decimal)
    }
    let (grouping, groupingWidth) = (topAligned(layout.grouping), layout.utf8.grouping)
    var places = rules.groups.places(shape.integer)
    for _ in 0..<shape.integer {
      if places & 1 == 1 { unsafe store(grouping, base, &cursor, groupingWidth) }
      places &>>= 1
      unsafe store(digit(digits.popLast(), zero, isScattered), base, &cursor, width)
    }
    return cursor
  }

  @inline(__always)
  private func store(
    _ word: UInt32, _ base: UnsafeMutableRawPointer, _ cursor: inout Int, _ width: Int
  ) {
    unsafe base.storeBytes(of: word.littleEndian, toByteOffset: cursor &- 4, as: UInt32.self)
    cursor &-= width
  }
}

extension CurrencyEntry {
  var utf8Geometry: EntryGeometry {
    EntryGeometry(utf8: layout, affix, EntryShape(state, rules), rules.groups)
  }

  var utf16Geometry: EntryGeometry {
    EntryGeometry(utf16: layout, affix, EntryShape(state, rules), rules.groups)
  }
}

/// Moves a packed character to the end of its word.
@inline(__always)
private func topAligned(_ packed: UInt32) -> UInt32 {
  packed &<< UInt32(packed.leadingZeroBitCount & 0x18)
}

/// A digit at the end of a word, from the zero there.
@inline(__always)
private func digit(_ value: UInt8, _ zero: UInt32, _ isScattered: Bool) -> UInt32 {
  // Consecutive digits differ in their last byte only.
  isScattered ? scattered(value) : zero &+ UInt32(value) &<< 24
}

@inline(never)
private func scattered(_ value: UInt8) -> UInt32 { scatteredDigit(UInt32(value)) &<< 8 }
