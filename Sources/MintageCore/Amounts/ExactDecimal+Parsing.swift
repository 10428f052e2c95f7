/// Why text is no exact decimal.
public enum AmountError: Error, Equatable, Sendable {
  /// There is no digit.
  case noDigits
  /// The byte at `offset` cannot stand there; an amount is ASCII digits with an optional leading
  /// sign, one `.` and an exponent, never a grouping separator, `NaN` or `Infinity`.
  case unexpectedByte(offset: Int)
  /// More than 38 digits would be needed.
  case tooManyDigits
}

extension ExactDecimal {
  /// Reads `-1234.50` or `1e12`: ASCII, locale independent, the whole text.
  ///
  /// - Throws: ``AmountError``, naming the first byte that does not belong.
  /// - Complexity: O(*n*); never allocates.
  #if MINTAGE_CHECKS
  @_noAllocation
  #endif
  public init(parsing text: UnsafeBufferPointer<UInt8>) throws(AmountError) {
    var reader = AmountReader()
    for offset in 0..<text.count {
      unsafe try reader.read(text[offset], at: offset)
    }
    self = try reader.finish(at: text.count)
  }
}

/// The state of reading one amount, byte by byte.
struct AmountReader {
  private enum Place { case start, integer, fraction, exponentStart, exponent }
  private var place = Place.start
  private var coefficient = WideInteger(low: 0)
  private var scale = 0
  private var exponent = 0
  private var exponentIsNegative = false
  private var isNegative = false
  private var hasDigits = false
  private var hasExponentDigits = false
  private var hasExponentSign = false

  init() {}

  mutating func read(_ byte: UInt8, at offset: Int) throws(AmountError) {
    switch (place, byte) {
    case (.start, UInt8(ascii: "-")), (.start, UInt8(ascii: "+")):
      isNegative = byte == UInt8(ascii: "-")
      place = .integer
    case (.start, UInt8(ascii: "0")...UInt8(ascii: "9")),
      (.integer, UInt8(ascii: "0")...UInt8(ascii: "9")):
      place = .integer
      try append(byte)
    case (.fraction, UInt8(ascii: "0")...UInt8(ascii: "9")):
      try append(byte)
      scale += 1
    case (.start, UInt8(ascii: ".")), (.integer, UInt8(ascii: ".")):
      place = .fraction
    case (.integer, UInt8(ascii: "e")), (.integer, UInt8(ascii: "E")),
      (.fraction, UInt8(ascii: "e")), (.fraction, UInt8(ascii: "E")):
      guard hasDigits else { throw .unexpectedByte(offset: offset) }
      place = .exponentStart
    case (.exponentStart, UInt8(ascii: "-")), (.exponentStart, UInt8(ascii: "+")):
      guard !hasExponentSign else { throw .unexpectedByte(offset: offset) }
      hasExponentSign = true
      exponentIsNegative = byte == UInt8(ascii: "-")
    case (.exponentStart, UInt8(ascii: "0")...UInt8(ascii: "9")),
      (.exponent, UInt8(ascii: "0")...UInt8(ascii: "9")):
      place = .exponent
      hasExponentDigits = true
      exponent = min(exponent * 10 + Int(byte & 0x0F), 10_000)
    default:
      throw .unexpectedByte(offset: offset)
    }
  }

  private mutating func append(_ byte: UInt8) throws(AmountError) {
    hasDigits = true
    guard coefficient.multiply(by: 10, adding: UInt32(byte & 0x0F)),
      coefficient < .tenToThe38th
    else { throw .tooManyDigits }
  }

  /// The amount read, its exponent worked into the scale.
  mutating func finish(at end: Int) throws(AmountError) -> ExactDecimal {
    guard hasDigits else { throw .noDigits }
    guard place != .exponentStart, place != .exponent || hasExponentDigits else {
      throw .unexpectedByte(offset: end)
    }
    scale -= exponentIsNegative ? -exponent : exponent
    if coefficient.isZero { scale = max(0, min(scale, ExactDecimal.maximumDigits)) }
    while scale < 0 {
      guard coefficient.multiply(by: 10), coefficient < .tenToThe38th else { throw .tooManyDigits }
      scale += 1
    }
    while scale > ExactDecimal.maximumDigits {
      var shorter = coefficient
      guard shorter.divide(by: 10) == 0 else { throw .tooManyDigits }
      coefficient = shorter
      scale -= 1
    }
    return ExactDecimal(
      coefficient: coefficient, scale: UInt8(truncatingIfNeeded: scale), isNegative: isNegative)
  }
}
