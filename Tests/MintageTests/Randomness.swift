import MintageTestSupport

/// Amounts that a seed repeats.
struct Randomness: RandomNumberGenerator {
  private var source: SplitMix64

  init(seed: UInt64) { source = SplitMix64(state: seed) }

  mutating func next() -> UInt64 { source.next() }

  /// An amount of any length, each as likely; boundary values one time in eight.
  mutating func amount() -> Int64 {
    let bits = next()
    if bits & 7 == 0 { return boundary(bits >> 3) }
    let shift = Int(bits >> 8 & 63)
    return Int64(bitPattern: next()) >> shift
  }

  /// Extremes, powers of ten, halves and their neighbors.
  private mutating func boundary(_ bits: UInt64) -> Int64 {
    let power = (0..<Int(bits >> 16 % 19)).reduce(Int64(1)) { power, _ in power &* 10 }
    let magnitude: Int64 =
      switch bits & 7 {
      case 0: .max
      case 1: .min
      case 2: 0
      case 3: power &* 5
      default: power
      }
    let neighbor = magnitude &+ Int64(bits >> 3 & 7) &- 3
    return bits >> 6 & 1 == 0 ? neighbor : 0 &- neighbor
  }
}
