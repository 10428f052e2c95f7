/// An ISO 4217 alphabetic code: three ASCII letters, upper-cased.
///
///     CurrencyCode("usd")    // USD
///     CurrencyCode("EURO")   // nil: four letters
///
/// Any three letters make a code, as in ICU and ECMA-402; whether one is known is a question for
/// ``CurrencyTables``. A code never allocates and compares in one instruction.
@frozen
public struct CurrencyCode: Hashable, Sendable, BitwiseCopyable {
  /// The letters as ASCII, the first one in the lowest byte.
  @usableFromInline
  let packed: UInt32

  /// Makes a code from its packed form, as generated files do.
  @inlinable
  public init(generated packed: UInt32) {
    self.packed = packed
  }

  /// Makes a code from letters already known to be upper-case ASCII.
  @inlinable
  package init(uncheckedPacked packed: UInt32) {
    self.packed = packed
  }

  /// Makes a code from three ASCII letters of any case.
  ///
  /// - Returns: nil when a byte is no ASCII letter.
  @inlinable
  public init?(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
    let upper = (first & 0xDF, second & 0xDF, third & 0xDF)
    let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
    guard letters ~= upper.0, letters ~= upper.1, letters ~= upper.2 else { return nil }
    packed = UInt32(upper.0) | UInt32(upper.1) << 8 | UInt32(upper.2) << 16
  }

  /// Makes a code from UTF-8 text.
  ///
  /// - Returns: nil unless the text is exactly three ASCII letters.
  public init?(utf8 text: UnsafeBufferPointer<UInt8>) {
    guard text.count == 3 else { return nil }
    unsafe self.init(text[0], text[1], text[2])
  }

  /// Makes a code from a literal; nil unless it is exactly three ASCII letters.
  public init?(_ literal: StaticString) {
    guard literal.hasPointerRepresentation, literal.utf8CodeUnitCount == 3 else { return nil }
    let start = unsafe literal.utf8Start
    unsafe self.init(start[0], start[1], start[2])
  }

  /// The three upper-case ASCII letters.
  @inlinable
  public var letters: (UInt8, UInt8, UInt8) {
    (
      UInt8(truncatingIfNeeded: packed), UInt8(truncatingIfNeeded: packed >> 8),
      UInt8(truncatingIfNeeded: packed >> 16)
    )
  }
}

extension CurrencyCode: Comparable {
  /// Alphabetical order.
  public static func < (left: CurrencyCode, right: CurrencyCode) -> Bool {
    left.packed.byteSwapped < right.packed.byteSwapped
  }
}
