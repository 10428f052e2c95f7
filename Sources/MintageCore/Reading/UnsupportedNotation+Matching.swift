extension UnsupportedNotation {
  /// A notation directly behind a number that a token could be taken for: `12k`, `1e5`.
  init?(_ text: FoldedText, _ next: FoldedScalar, isAttached: Bool) {
    guard isAttached, ScalarFolding.isASCIILetter(next.value) else { return nil }
    let behind = text.scalar(at: next.end).value
    switch next.value | 0x20 {
    case 0x65:  // e
      guard 0x30...0x39 ~= behind || behind == 0x2B || behind == 0x2D else { return nil }
      self = .exponent
    case 0x6B, 0x6D, 0x62, 0x74:  // k, m, b, t
      guard !ScalarFolding.isLetter(behind) else { return nil }
      self = .magnitude
    default: return nil
    }
  }

  /// A notation at a place where neither sign nor token stands.
  init?(_ text: FoldedText, at next: FoldedScalar) {
    switch next.value {
    case 0x25, 0x2030, 0x2031, 0x066A: self = .percent
    case 0x00D7, 0x2A, 0x5E: self = .exponent
    case 0x3A: self = .time
    case 0x7E, 0x2026, 0x2248, 0x301C: self = .range
    case 0x25B2...0x25BD: self = .ledgerMark
    case 0x5343, 0x4E07, 0x842C, 0x5104, 0x4EBF, 0x5146, 0xCC9C, 0xB9CC, 0xC5B5, 0xC870:
      self = .magnitude
    default:
      guard let word = UnsupportedNotation.word(text, next) else { return nil }
      self = word
    }
  }

  /// The notation of a word of at most eight ASCII letters, whatever its case.
  private static func word(_ text: FoldedText, _ first: FoldedScalar) -> UnsupportedNotation? {
    var packed: UInt64 = 0
    var length = 0
    var next = first
    while ScalarFolding.isASCIILetter(next.value) {
      guard length < 8 else { return nil }
      packed |= UInt64(next.value | 0x20) << UInt64(length * 8)
      length += 1
      next = text.scalar(at: next.end)
    }
    switch packed {
    case word("cr"), word("dr"), word("cred"), word("deb"): return .ledgerMark
    case word("k"), word("m"), word("b"), word("t"), word("bn"), word("mn"), word("tn"),
      word("mio"), word("mrd"), word("mld"), word("tsd"), word("mil"), word("lakh"), word("lakhs"),
      word("crore"), word("crores"), word("thousand"), word("million"), word("billion"):
      return .magnitude
    case word("e"): return .exponent
    case word("to"): return .range
    default: return nil
    }
  }

  private static func word(_ letters: StaticString) -> UInt64 {
    var packed: UInt64 = 0
    for index in 0..<letters.utf8CodeUnitCount {
      packed |= unsafe UInt64(letters.utf8Start[index]) << UInt64(index * 8)
    }
    return packed
  }
}
