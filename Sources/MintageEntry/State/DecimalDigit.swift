/// The decimal digits of all scripts: Unicode's general category Nd.
enum DecimalDigit {
  /// The value of a decimal digit; nil for everything else, other kinds of numbers included.
  static func value(_ scalar: UInt32) -> UInt8? {
    if scalar < 0x660 { return scalar &- 0x30 < 10 ? UInt8(truncatingIfNeeded: scalar) & 15 : nil }
    // Mathematical digits are five sets in a row, the first of which starts off the grid.
    if 0x1D7CE...0x1D7FF ~= scalar { return UInt8(truncatingIfNeeded: (scalar - 0x1D7CE) % 10) }
    var low = 0
    var high = zeros.utf8CodeUnitCount / 3
    while low < high {
      let middle = (low + high) / 2
      let zero = zero(middle)
      if scalar &- zero < 10 { return UInt8(truncatingIfNeeded: scalar &- zero) }
      if zero < scalar { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The value of one of the `hanidec` digits, which are letters and therefore not Nd.
  static func scattered(_ scalar: UInt32) -> UInt8? {
    switch scalar {
    case 0x3007: 0
    case 0x4E00: 1
    case 0x4E8C: 2
    case 0x4E09: 3
    case 0x56DB: 4
    case 0x4E94: 5
    case 0x516D: 6
    case 0x4E03: 7
    case 0x516B: 8
    case 0x4E5D: 9
    default: nil
    }
  }

  private static func zero(_ index: Int) -> UInt32 {
    precondition(index >= 0 && index < zeros.utf8CodeUnitCount / 3)
    let start = unsafe zeros.utf8Start + index * 3
    return unsafe UInt32(start[0]) | UInt32(start[1]) << 7 | UInt32(start[2]) << 14
  }

  /// The zeros of all systems of Unicode 18 but the mathematical ones, ascending; seven bits a byte,
  /// the lowest first.
  private static var zeros: StaticString {
    """
    `\u{C}\u{0}p\u{D}\u{0}@\u{F}\u{0}f\u{12}\u{0}f\u{13}\u{0}f\u{14}\u{0}f\u{15}\u{0}f\
    \u{16}\u{0}f\u{17}\u{0}f\u{18}\u{0}f\u{19}\u{0}f\u{1A}\u{0}f\u{1B}\u{0}P\u{1C}\u{0}P\
    \u{1D}\u{0}\u{20}\u{1E}\u{0}@\u{20}\u{0}\u{10}!\u{0}`/\u{0}\u{10}0\u{0}F2\u{0}P3\u{0}\u{0}5\u{0}\
    \u{10}5\u{0}P6\u{0}07\u{0}@8\u{0}P8\u{0}\u{20}L\u{2}PQ\u{2}\u{0}R\u{2}PS\u{2}pS\u{2}PT\u{2}\
    pW\u{2}\u{10}~\u{3}\u{20}\u{9}\u{4}0\u{1A}\u{4}@\u{1A}\u{4}f\u{20}\u{4}p!\u{4}6\u{22}\u{4}P#\
    \u{4}p%\u{4}P(\u{4}P)\u{4}P,\u{4}@-\u{4}P-\u{4}Z-\u{4}0.\u{4}`1\u{4}P2\u{4}p7\u{4}P8\
    \u{4}P:\u{4}\u{20};\u{4}`;\u{4}P>\u{4}0B\u{5}`T\u{5}@U\u{5}PV\u{5}pZ\u{5}p\u{19}\u{7}@B\
    \u{7}pE\u{7}pI\u{7}qK\u{7}PR\u{7}pw\u{7}
    """
  }
}
