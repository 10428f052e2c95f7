/// Recognizes decimal digits of any script.
///
/// The ten digits of a system are consecutive code points, so a digit is told by its zero. A number
/// is written in one system: `1२3` mixes two, as spoofed texts do, and is refused.
struct DigitReader: BitwiseCopyable {
  /// Stands for the zero of `hanidec`, whose digits are not consecutive.
  static var scattered: UInt32 { 0xFFFF_FFFF }

  private let tables: CurrencyTables
  private let ownZero: UInt32
  /// The zero of the system the number is written in; 0 before its first digit.
  private var zero: UInt32 = 0

  init(_ tables: CurrencyTables, own zero: UInt32) {
    self.tables = tables
    ownZero = zero
  }

  /// The value of a digit of the number's system, of any system before the first digit; nil for all
  /// else.
  mutating func value(_ scalar: UInt32) -> UInt32? {
    if zero == 0 { zero = systemZero(scalar) }
    return zero == 0 ? nil : DigitReader.value(scalar, zero: zero)
  }

  /// Whether `scalar` is a digit with which a number could start or go on.
  func isDigit(_ scalar: UInt32) -> Bool {
    var copy = self
    return copy.value(scalar) != nil
  }

  /// The value of a digit of the system with this zero.
  @inline(__always)
  static func value(_ scalar: UInt32, zero: UInt32) -> UInt32? {
    if zero == scattered {
      for digit in 0..<UInt32(10) where scatteredScalar(digit) == scalar { return digit }
      return nil
    }
    let digit = scalar &- zero
    return digit < 10 ? digit : nil
  }

  private func systemZero(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 { return 0x30...0x39 ~= scalar ? 0x30 : 0 }
    if DigitReader.value(scalar, zero: ownZero) != nil { return ownZero }
    for index in 0..<tables.rows(.numberingSystems) {
      let system = tables.numberingSystem(index)
      if system.digitsAreDecimal, scalar &- system.zero < 10 { return system.zero }
    }
    return 0
  }

  private static func scatteredScalar(_ digit: UInt32) -> UInt32 {
    let bytes = scatteredDigit(digit)
    return (bytes & 0x0F) << 12 | (bytes >> 8 & 0x3F) << 6 | bytes >> 16 & 0x3F
  }
}
