/// The name of a numbering system, such as `latn`, `arab` or `deva`.
///
/// Any CLDR name of up to eight letters or digits; one the tables do not know leaves the locale's
/// default in force.
public struct NumberingSystem: Hashable, Sendable, BitwiseCopyable {
  /// The name in ASCII, first letter lowest.
  let name: UInt64

  private init(name: UInt64) { self.name = name }

  /// Makes a name from a literal; nil unless it is 1 to 8 ASCII letters or digits.
  public init?(_ literal: StaticString) {
    guard literal.hasPointerRepresentation else { return nil }
    unsafe self.init(
      utf8: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Makes a name from UTF-8 text of any case; nil unless it is 1 to 8 ASCII letters or digits.
  public init?(utf8 text: UnsafeBufferPointer<UInt8>) {
    guard 1...8 ~= text.count else { return nil }
    var name: UInt64 = 0
    for index in 0..<text.count {
      let byte = unsafe text[index]
      let lower = byte | 0x20
      if UInt8(ascii: "a")...UInt8(ascii: "z") ~= lower {
        name |= UInt64(lower) << UInt64(index * 8)
      } else if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
        name |= UInt64(byte) << UInt64(index * 8)
      } else {
        return nil
      }
    }
    self.name = name
  }

  /// Latin digits, `0123456789`.
  public static var latin: NumberingSystem { NumberingSystem(name: 0x6E74_616C) }
  /// The locale's default.
  public static var `default`: NumberingSystem { NumberingSystem(name: 0x74_6C75_6166_6564) }
  /// The locale's own script's digits.
  public static var native: NumberingSystem { NumberingSystem(name: 0x6576_6974_616E) }
  /// The locale's traditional system.
  public static var traditional: NumberingSystem { NumberingSystem(name: 0x6F69_7469_6461_7274) }
  /// The locale's financial system.
  public static var finance: NumberingSystem { NumberingSystem(name: 0x65_636E_616E_6966) }
}

#if !hasFeature(Embedded)
extension NumberingSystem: CustomStringConvertible {
  /// Makes a name from text of any case; nil unless it is 1 to 8 ASCII letters or digits.
  public init?(_ text: String) {
    var text = text
    guard let system = text.withUTF8({ unsafe NumberingSystem(utf8: $0) }) else { return nil }
    self = system
  }

  /// The name, such as `latn`.
  public var description: String {
    unsafe withUnsafeBytes(of: name.littleEndian) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
#endif
