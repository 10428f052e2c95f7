#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The bytes of a `Decimal`: an exponent, a head and a mantissa of eight 16-bit words.
///
/// Foundation offers no way from a `Decimal` to an integer but through text or `NSNumber`, both on
/// the heap. Its bytes are fixed: on Apple systems they are the C structure `NSDecimal`, elsewhere
/// the same fields in the same places but for the order of bits in the head.
struct DecimalStorage {
  /// The power of ten.
  var exponent: Int8 = 0
  /// Length, sign and whether trailing zeros are gone, in the order of a ``DecimalLayout``.
  var head: UInt8 = 0
  /// The mantissa, its words beyond the length masked out by whoever reads it.
  var low: UInt64 = 0
  var high: UInt64 = 0

  static var size: Int { 20 }

  /// Reads the bytes; the caller has seen that `Decimal` has this size.
  init(_ decimal: Decimal) {
    unsafe withUnsafeBytes(of: decimal) { bytes in
      exponent = unsafe bytes.loadUnaligned(fromByteOffset: 0, as: Int8.self)
      head = unsafe bytes.loadUnaligned(fromByteOffset: 1, as: UInt8.self)
      low = UInt64(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: 4, as: UInt64.self))
      high = UInt64(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: 12, as: UInt64.self))
    }
  }

  init(exponent: Int8, head: UInt8, low: UInt64, high: UInt64) {
    (self.exponent, self.head, self.low, self.high) = (exponent, head, low, high)
  }

  /// The decimal of these bytes; the caller has seen that `Decimal` has this size.
  var decimal: Decimal {
    var decimal = Decimal()
    unsafe withUnsafeMutableBytes(of: &decimal) { bytes in
      unsafe bytes.storeBytes(of: exponent, toByteOffset: 0, as: Int8.self)
      unsafe bytes.storeBytes(of: head, toByteOffset: 1, as: UInt8.self)
      unsafe bytes.storeBytes(of: low.littleEndian, toByteOffset: 4, as: UInt64.self)
      unsafe bytes.storeBytes(of: high.littleEndian, toByteOffset: 12, as: UInt64.self)
    }
    return decimal
  }
}

/// What a decimal's bytes say.
struct DecimalParts: Equatable {
  var isNegative: Bool
  var exponent: Int
  var low: UInt64
  var high: UInt64
  var isNaN = false

  /// Reads them out of memory; nil where `Decimal` is laid out in no known way.
  init?(_ decimal: Decimal) {
    guard let layout = DecimalLayout.current else { return nil }
    self = layout.parts(DecimalStorage(decimal))
  }

  init(isNegative: Bool, exponent: Int, low: UInt64, high: UInt64, isNaN: Bool = false) {
    (self.isNegative, self.exponent, self.isNaN) = (isNegative, exponent, isNaN)
    (self.low, self.high) = (low, high)
  }
}
