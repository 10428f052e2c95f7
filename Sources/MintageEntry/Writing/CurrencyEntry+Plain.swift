// The fast writer: what is typed at the end of a field with ASCII digits in threes.
//
// The digits are read off the state's words, three or four at a time, and stored as words that end
// where their last digit ends; what a word holds before its first digit is rubbish, which the next
// one covers. Affixes are sixteen bytes each, whatever their length.
extension CurrencyEntry {
  /// Whether the fast writer can write a state.
  @inline(__always)
  func isPlain(_ state: EntryState) -> Bool {
    layout.plain.isPlain && isEditing && rules.isCentsFirst && rules.fractionLimit <= 4
      && state.flags.bits & EntryFlags.slow == 0 && state.span.isCaretAtEnd
      && (state.integerCount > 0 || state.flags.isZeroShown) && state.integerCount <= 16
  }

  /// Writes a state for which ``isPlain(_:)`` holds.
  @inline(__always)
  func writePlain(into text: inout EntryText) {
    let plain = layout.plain
    let fraction = rules.fractionLimit
    let end = EntryText.numberEnd
    var digits = state.digits.low
    var integer = max(1, Int(state.integerCount) &- fraction)
    let stride = 3 &+ (integer >= Int(plain.threshold) ? Int(plain.groupingCount) : 0)
    let start = unsafe text.withStorage { base in
      var cursor = end
      if fraction > 0 {
        unsafe base.storeBytes(of: plainFraction(digits), toByteOffset: end &- 4, as: UInt32.self)
        digits &>>= UInt64(fraction &* 4)
        cursor &-= fraction &+ 1
        unsafe base.storeBytes(of: plain.decimal, toByteOffset: cursor, as: UInt8.self)
      }
      repeat {
        let word =
          plain.group | UInt32(truncatingIfNeeded: digits & 0x0F) &<< 24
          | UInt32(truncatingIfNeeded: digits & 0xF0) &<< 12
          | UInt32(truncatingIfNeeded: digits & 0xF00)
        unsafe base.storeBytes(of: word.littleEndian, toByteOffset: cursor &- 4, as: UInt32.self)
        digits &>>= 12
        cursor &-= stride
        integer &-= 3
      } while integer > 0
      // The last group was counted as three digits and a separator.
      cursor &+= stride &- 3 &- integer
      unsafe base.storeBytes(of: plain.suffix, toByteOffset: end, as: SIMD2<UInt64>.self)
      unsafe base.storeBytes(of: plain.prefix, toByteOffset: cursor &- 16, as: SIMD2<UInt64>.self)
      return cursor &- Int(plain.prefixCount)
    }
    text.start = UInt16(truncatingIfNeeded: start)
    text.end = UInt16(truncatingIfNeeded: end &+ Int(plain.suffixCount))
    let head = UInt16(truncatingIfNeeded: end &- start)
    (text.anchor8, text.head8) = (head, head)
    let head16 = head &- UInt16(plain.prefixExcess)
    (text.anchor16, text.head16) = (head16, head16)
  }
}

/// The last four digits in ASCII, the first one lowest.
@inline(__always)
private func plainFraction(_ digits: UInt64) -> UInt32 {
  var word = UInt32(truncatingIfNeeded: digits & 0xFFFF)
  word = (word | word &<< 8) & 0x00FF_00FF
  word = (word | word &<< 4) & 0x0F0F_0F0F
  return (word | 0x3030_3030).bigEndian
}
