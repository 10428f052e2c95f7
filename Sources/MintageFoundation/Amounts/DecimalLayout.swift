#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The order of bits in a decimal's head.
enum DecimalLayout: CaseIterable {
  /// From the highest: four of length, sign, compactness; as in Swift's own Foundation.
  case highestFirst
  /// From the lowest: the same; as bit fields in C on Apple's systems.
  case lowestFirst

  /// The layout of this program's Foundation; nil for none of these.
  ///
  /// It is not taken on trust: whichever reads decimals that were made by documented ways as what
  /// they are. Where none does, decimals are converted through text.
  static let current: DecimalLayout? = {
    guard MemoryLayout<Decimal>.size == DecimalStorage.size else { return nil }
    return allCases.first { layout in
      samples.allSatisfy { decimal, parts in layout.parts(DecimalStorage(decimal)) == parts }
    }
  }()

  /// Decimals of one, four and eight words and both signs, and what they are.
  private static var samples: [(Decimal, DecimalParts)] {
    let long: UInt64 = 0xFEDC_BA98_7654_3211
    let wide = Decimal(string: "-1234567890123456789012345678901234.5") ?? .nan
    return [
      (Decimal(7), DecimalParts(isNegative: false, exponent: 0, low: 7, high: 0)),
      (
        Decimal(sign: .minus, exponent: -5, significand: Decimal(long)),
        DecimalParts(isNegative: true, exponent: -5, low: long, high: 0)
      ),
      (
        wide,
        DecimalParts(
          isNegative: true, exponent: -1, low: 0xB117_A024_F1E2_DF79, high: 0x0002_60B0_5FFB_E7FC)
      ),
      (.nan, DecimalParts(isNegative: true, exponent: 0, low: 0, high: 0, isNaN: true)),
    ]
  }

  /// What bytes say in this layout.
  func parts(_ storage: DecimalStorage) -> DecimalParts {
    let (length, isNegative) =
      switch self {
      case .highestFirst: (storage.head >> 4, storage.head >> 3 & 1 == 1)
      case .lowestFirst: (storage.head & 0xF, storage.head >> 4 & 1 == 1)
      }
    // Words beyond the length are whatever an operation left there.
    let bits = UInt64(length) * 16
    let low = bits >= 64 ? storage.low : storage.low & (1 << bits &- 1)
    let high = bits >= 128 ? storage.high : bits > 64 ? storage.high & (1 << (bits &- 64) &- 1) : 0
    return DecimalParts(
      isNegative: isNegative, exponent: Int(storage.exponent), low: low, high: high,
      isNaN: length == 0 && isNegative)
  }

  /// The bytes of a number that is not zero.
  func storage(_ parts: DecimalParts) -> DecimalStorage {
    let zeros =
      parts.high != 0 ? parts.high.leadingZeroBitCount : 64 + parts.low.leadingZeroBitCount
    let length = UInt8(truncatingIfNeeded: (128 - zeros + 15) / 16)
    let sign: UInt8 = parts.isNegative ? 1 : 0
    let head =
      switch self {
      case .highestFirst: length << 4 | sign << 3
      case .lowestFirst: length | sign << 4
      }
    return DecimalStorage(
      exponent: Int8(truncatingIfNeeded: parts.exponent), head: head, low: parts.low,
      high: parts.high)
  }
}
