#if !hasFeature(Embedded)
extension ExactDecimal: LosslessStringConvertible {
  /// Reads `-1234.50` or `1e12`; nil where ``init(parsing:)-string`` would throw.
  public init?(_ text: String) {
    do { try self.init(parsing: text) } catch { return nil }
  }

  /// Reads `-1234.50` or `1e12`: ASCII, locale independent, the whole text.
  ///
  /// - Throws: ``AmountError``, naming the first byte that does not belong.
  public init(parsing text: String) throws(AmountError) {
    var reader = AmountReader()
    var offset = 0
    for byte in text.utf8 {
      try reader.read(byte, at: offset)
      offset += 1
    }
    self = try reader.finish(at: offset)
  }

  /// The amount in plain notation, such as `-1234.50`; reads back to the same value.
  public var description: String {
    var value = coefficient
    var digits: [UInt8] = []
    repeat {
      digits.append(UInt8(ascii: "0") + UInt8(value.divide(by: 10)))
    } while !value.isZero || digits.count <= Int(scale)
    if scale > 0 { digits.insert(UInt8(ascii: "."), at: Int(scale)) }
    if isNegative { digits.append(UInt8(ascii: "-")) }
    return String(decoding: digits.reversed(), as: UTF8.self)
  }
}

extension AmountError: CustomStringConvertible {
  /// What is wrong and what an amount looks like.
  public var description: String {
    switch self {
    case .noDigits:
      "the amount has no digits; write it like -1234.50"
    case .unexpectedByte(let offset):
      "the amount is not a plain decimal from character \(offset + 1) on; write it like -1234.50,"
        + " with a point, without grouping"
    case .tooManyDigits:
      "the amount needs more than \(ExactDecimal.maximumDigits) digits"
    }
  }
}
#endif
