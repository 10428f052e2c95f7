/// Collects text, character by character, and the fields its characters belong to.
///
/// Memory is the caller's. What does not fit is counted and not kept, so that the caller learns the
/// size needed.
@safe
struct TextSink {
  private let target: UnsafeMutableBufferPointer<UInt8>
  private let parts: UnsafeMutableBufferPointer<AmountPart>
  /// Bytes so far, those that did not fit included.
  private(set) var count = 0
  /// Parts so far, those that did not fit included.
  private(set) var partCount = 0
  /// Whether no-break spaces become spaces and bidi marks are left out.
  let isPlain: Bool
  private var field = AmountField.literal
  /// Where the run of `field` started, in bytes.
  private var start = 0
  /// UTF-16 units of the parts closed.
  private var units = 0

  init(
    _ target: UnsafeMutableBufferPointer<UInt8>, parts: UnsafeMutableBufferPointer<AmountPart>,
    isPlain: Bool
  ) {
    unsafe self.target = unsafe target
    unsafe self.parts = unsafe parts
    self.isPlain = isPlain
  }

  /// Says what the next characters are.
  @inline(__always)
  mutating func begin(_ next: AmountField) {
    guard next != field else { return }
    close()
    field = next
  }

  /// Ends the last part.
  ///
  /// Call once, after the last character.
  mutating func finish() { close() }

  /// Appends one character, its UTF-8 packed with the first byte lowest.
  @inline(__always)
  mutating func append(_ character: UInt32) {
    if isPlain { return appendPlain(character) }
    put(character)
  }

  /// Appends a text of tables.
  mutating func append(_ text: TableText, _ bytes: TableBytes) {
    var index = 0
    while index < text.count {
      let character = bytes.character(text.offset + index)
      append(character)
      index += byteCount(character)
    }
  }

  /// Appends packed text of up to four bytes, which may be several characters.
  mutating func append(packed text: UInt32) {
    var rest = text
    while rest != 0 {
      let length = characterLength(UInt8(truncatingIfNeeded: rest))
      append(length >= 4 ? rest : rest & (1 << UInt32(length * 8) - 1))
      rest = length >= 4 ? 0 : rest >> UInt32(length * 8)
    }
  }

  private mutating func put(_ character: UInt32) {
    let length = byteCount(character)
    if unsafe count + length <= target.count {
      for index in 0..<length {
        unsafe target[count + index] = UInt8(truncatingIfNeeded: character >> UInt32(index * 8))
      }
    }
    count += length
  }

  private mutating func appendPlain(_ character: UInt32) {
    switch character {
    case 0xA0C2, 0xAF80E2: put(0x20)
    default: if !isBidiControl(character) { put(character) }
    }
  }

  /// Ends the run of the current field: what can be ignored at its edges is no part of the field, as
  /// in ICU.
  private mutating func close() {
    defer { start = count }
    guard start < count, unsafe count <= target.count, unsafe parts.count > 0 else { return }
    var (lower, upper) = (start, count)
    if field != .literal, field != .group {
      while lower < upper, let length = ignorableLength(from: lower) { lower += length }
      while lower < upper, let length = ignorableLength(before: upper) { upper -= length }
    }
    add(.literal, start, lower)
    add(field, lower, upper)
    add(.literal, upper, count)
  }

  private mutating func add(_ field: AmountField, _ lower: Int, _ upper: Int) {
    guard lower < upper else { return }
    var length = 0
    for index in lower..<upper {
      let byte = unsafe target[index]
      if byte & 0xC0 != 0x80 { length += byte >= 0xF0 ? 2 : 1 }
    }
    defer { units += length }
    if unsafe partCount > 0 && partCount <= parts.count && parts[partCount - 1].field == field {
      // Integer groups are parted by separators, so equal neighbors are one part.
      unsafe parts[partCount - 1].bytes.upper = UInt16(truncatingIfNeeded: upper)
      unsafe parts[partCount - 1].units.upper = UInt16(truncatingIfNeeded: units + length)
      return
    }
    if unsafe partCount < parts.count {
      var part = AmountPart(field)
      part.bytes = (UInt16(truncatingIfNeeded: lower), UInt16(truncatingIfNeeded: upper))
      part.units = (UInt16(truncatingIfNeeded: units), UInt16(truncatingIfNeeded: units + length))
      unsafe parts[partCount] = part
    }
    partCount += 1
  }

  private func ignorableLength(from index: Int) -> Int? {
    var character: UInt32 = 0
    let length = unsafe characterLength(target[index])
    guard index + length <= count else { return nil }
    for offset in 0..<length {
      character |= unsafe UInt32(target[index + offset]) << UInt32(offset * 8)
    }
    return isIgnorable(character) ? length : nil
  }

  private func ignorableLength(before index: Int) -> Int? {
    var start = index - 1
    while unsafe start > 0 && target[start] & 0xC0 == 0x80 { start -= 1 }
    return ignorableLength(from: start)
  }
}

extension TableBytes {
  /// The character at `offset`, its UTF-8 packed with the first byte lowest.
  func character(_ offset: Int) -> UInt32 {
    let word = UInt32(truncatingIfNeeded: word(offset))
    let length = characterLength(UInt8(truncatingIfNeeded: word))
    return length >= 4 ? word : word & (1 << UInt32(length * 8) - 1)
  }
}

/// Bytes of a character of UTF-8 by its first byte.
func characterLength(_ first: UInt8) -> Int {
  first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
}

/// Whether a packed character is a bidi control (Unicode's `Bidi_Control`).
func isBidiControl(_ character: UInt32) -> Bool {
  switch character {
  case 0x9CD8, 0x8E80E2, 0x8F80E2: true
  case 0xAA80E2, 0xAB80E2, 0xAC80E2, 0xAD80E2, 0xAE80E2: true
  case 0xA681E2, 0xA781E2, 0xA881E2, 0xA981E2: true
  default: false
  }
}

/// Whether ICU leaves a packed character out of a field at its edge: space separators, tab, bidi
/// controls and variation selectors.
func isIgnorable(_ character: UInt32) -> Bool {
  switch character {
  case 0x20, 0x09, 0xA0C2, 0x809AE1, 0xAF80E2, 0x9F81E2, 0x8080E3: true
  case 0x8BA0E1, 0x8CA0E1, 0x8DA0E1, 0x8FA0E1: true
  default:
    // U+2000…U+200A, U+FE00…U+FE0F, U+E0100…U+E01EF.
    character & 0xFFFF == 0x80E2 && 0x80...0x8A ~= character >> 16
      || character & 0xFFFF == 0xB8EF && 0x80...0x8F ~= character >> 16
      || character & 0xFFFF == 0xA0F3 && 0x84...0x87 ~= character >> 16 & 0xFF
      || isBidiControl(character)
  }
}
