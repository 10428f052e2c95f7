/// An ISO 3166 region of two letters, such as `BG`.
@frozen
public struct RegionCode: Hashable, Sendable, BitwiseCopyable {
  /// The letters as ASCII, the first one in the lower byte.
  @usableFromInline let packed: UInt16

  /// Makes a region from two ASCII letters of any case; nil when a byte is no letter.
  public init?(_ first: UInt8, _ second: UInt8) {
    let upper = (first & 0xDF, second & 0xDF)
    let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
    guard letters ~= upper.0, letters ~= upper.1 else { return nil }
    packed = UInt16(upper.0) | UInt16(upper.1) << 8
  }

  /// Makes a region from UTF-8 text; nil unless it is exactly two ASCII letters.
  public init?(utf8 text: UnsafeBufferPointer<UInt8>) {
    guard text.count == 2 else { return nil }
    unsafe self.init(text[0], text[1])
  }

  /// Makes a region from a literal; nil unless it is exactly two ASCII letters.
  public init?(_ literal: StaticString) {
    guard literal.hasPointerRepresentation, literal.utf8CodeUnitCount == 2 else { return nil }
    unsafe self.init(literal.utf8Start[0], literal.utf8Start[1])
  }

  /// The region of a locale identifier, its `rg` keyword first; nil where it names none of two
  /// letters.
  public init?(of locale: LocaleIdentifier) {
    let region = locale.regionOverride != 0 ? locale.regionOverride : locale.region
    let (first, second) = (region & 63, region >> 6)
    guard 1...26 ~= first, 1...26 ~= second else { return nil }
    self.init(UInt8(first) + 0x40, UInt8(second) + 0x40)
  }

  /// The two upper-case letters.
  public var letters: (UInt8, UInt8) {
    (UInt8(truncatingIfNeeded: packed), UInt8(truncatingIfNeeded: packed >> 8))
  }

  /// The place among `AA`…`ZZ`, from 0.
  var index: Int { (Int(packed & 0xFF) - 0x41) * 26 + Int(packed >> 8) - 0x41 }

  init(index: Int) { packed = UInt16(index / 26 + 0x41) | UInt16(index % 26 + 0x41) << 8 }
}

extension RegionCode: Comparable {
  /// Alphabetical order.
  public static func < (left: RegionCode, right: RegionCode) -> Bool { left.index < right.index }
}

#if !hasFeature(Embedded)
extension RegionCode: LosslessStringConvertible {
  /// Makes a region from text; nil unless it is exactly two ASCII letters.
  public init?(_ text: String) {
    var text = text
    guard let region = text.withUTF8({ unsafe RegionCode(utf8: $0) }) else { return nil }
    self = region
  }

  /// The two letters, such as `BG`.
  public var description: String {
    String(decoding: [letters.0, letters.1], as: UTF8.self)
  }
}
#endif
