import Foundation

/// A seed for random tests: printed, so that a failure can be run again with `MINTAGE_SEED`.
package struct TestSeed: CustomStringConvertible {
  package let value: UInt64

  package init(_ test: String = #function) {
    let given = ProcessInfo.processInfo.environment["MINTAGE_SEED"].flatMap { UInt64($0) }
    value = given ?? UInt64.random(in: 0...UInt64.max)
    print("\(test): MINTAGE_SEED=\(value)")
  }

  package var description: String { "MINTAGE_SEED=\(value)" }

  package var generator: SplitMix64 { SplitMix64(state: value) }
}

/// Vigna's splitmix64, so that a seed repeats a run.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  package init(state: UInt64) { self.state = state }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
