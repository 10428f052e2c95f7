extension LocaleIdentifier {
  /// Reads `ll`, `ll_RR`, `ll_Ssss` and `ll_Ssss_RR`, with either separator, in any case, and with
  /// languages of two or three letters: what most identifiers look like, at a quarter of the cost of
  /// ``LocaleParser``.
  ///
  /// - Returns: false for anything else, `und` included; the identifier is then empty as before.
  @inline(__always)
  mutating func readPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = text.baseAddress, 2...11 ~= text.count else { return false }
    let count = text.count
    var length = 2
    var packed = unsafe LocaleIdentifier.letter(start[0]) | LocaleIdentifier.letter(start[1]) &<< 5
    if count > 2, unsafe !LocaleIdentifier.isSeparator(start[2]) {
      unsafe packed |= LocaleIdentifier.letter(start[2]) &<< 10
      length = 3
    }
    guard packed &>> 15 == 0, packed != LocaleIdentifier.undetermined else {
      return false
    }
    var scriptLetters: UInt32 = 0
    var regionLetters: UInt32 = 0
    if count >= length &+ 5 {
      guard unsafe LocaleIdentifier.isSeparator(start[length]) else { return false }
      for index in 0..<4 {
        let letter = unsafe LocaleIdentifier.letter(start[length &+ 1 &+ index])
        guard letter & LocaleIdentifier.invalid == 0 else { return false }
        scriptLetters |= letter &<< UInt32(truncatingIfNeeded: index &* 5)
      }
      length &+= 5
    }
    if count == length &+ 3 {
      guard unsafe LocaleIdentifier.isSeparator(start[length]) else { return false }
      let first = unsafe LocaleIdentifier.letter(start[length &+ 1])
      let second = unsafe LocaleIdentifier.letter(start[length &+ 2])
      guard (first | second) & LocaleIdentifier.invalid == 0 else { return false }
      regionLetters = first | second &<< 6
      length &+= 3
    }
    guard length == count else { return false }
    (language, script, region) = (packed, scriptLetters, regionLetters)
    return true
  }

  /// 1 to 26 for a letter of either case; else the `invalid` bit is set.
  @inline(__always)
  private static func letter(_ byte: UInt8) -> UInt32 {
    let index = UInt32((byte | 0x20) &- 0x60)
    return index &- 1 < 26 ? index : invalid
  }

  /// A bit above all that packed letters use, in any place.
  @inline(__always)
  private static var invalid: UInt32 { 1 << 20 }

  @inline(__always)
  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }

  /// `und` packed.
  @inline(__always)
  private static var undetermined: UInt32 { 21 | 14 << 5 | 4 << 10 }
}
