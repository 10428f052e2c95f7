/// Vigna's splitmix64, so that a seed repeats a run.
struct Randomness: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

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
