import MintageTestSupport
import Testing

@testable import MintageCore

/// `UInt128` is the reference: the tests may use what the runtime may not.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@Test func wideIntegersCalculateAsUInt128() {
  let seed = TestSeed()
  var generator = seed.generator
  for _ in 0..<100_000 {
    let value = randomWord(&generator)
    let other = Bool.random(using: &generator) ? value : randomWord(&generator)
    let factor =
      UInt32.random(in: 0...UInt32.max, using: &generator)
      >> UInt32.random(in: 0...31, using: &generator)
    let term = UInt32.random(in: 0...UInt32.max, using: &generator)
    check(value, other, factor: factor, term: term, seed)
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@Test func wideIntegersKeepTheirLimits() {
  let seed = TestSeed("limits")
  let edges: [UInt128] = [
    0, 1, 9, 10, UInt128(UInt32.max), UInt128(UInt32.max) + 1, UInt128(UInt64.max),
    UInt128(UInt64.max) + 1, UInt128(1) << 96, (UInt128(1) << 96) - 1, UInt128.max / 10,
    UInt128.max / 10 + 1, UInt128.max - 1, UInt128.max,
  ]
  for value in edges {
    for other in edges {
      for factor: UInt32 in [0, 1, 2, 10, 50, UInt32.max] {
        check(value, other, factor: factor, term: 0, seed)
        check(value, other, factor: factor, term: UInt32.max, seed)
      }
    }
  }
  var power: UInt128 = 1
  for _ in 0..<38 { power *= 10 }
  #expect(wide(power) == .tenToThe38th)
  #expect(wide(0).isZero)
  #expect(!wide(UInt128(1) << 64).isZero)
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private func check(
  _ value: UInt128, _ other: UInt128, factor: UInt32, term: UInt32, _ seed: TestSeed
) {
  #expect((wide(value) < wide(other)) == (value < other), "\(seed)")
  #expect((wide(value) == wide(other)) == (value == other), "\(seed)")

  var product = wide(value)
  let (scaled, overflow) = value.multipliedReportingOverflow(by: UInt128(factor))
  let (sum, carry) = scaled.addingReportingOverflow(UInt128(term))
  let fits = product.multiply(by: factor, adding: term)
  #expect(fits == !(overflow || carry), "\(seed)")
  #expect(product == wide(fits ? sum : value), "\(seed)")

  guard factor > 0 else { return }
  var quotient = wide(value)
  let remainder = quotient.divide(by: factor)
  #expect(UInt128(remainder) == value % UInt128(factor), "\(seed)")
  #expect(quotient == wide(value / UInt128(factor)), "\(seed)")
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private func wide(_ value: UInt128) -> WideInteger {
  WideInteger(
    high: UInt64(truncatingIfNeeded: value >> 64), low: UInt64(truncatingIfNeeded: value))
}

/// All lengths are equally likely, not only the longest.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private func randomWord(_ generator: inout SplitMix64) -> UInt128 {
  UInt128.random(in: 0...UInt128.max, using: &generator)
    >> UInt128.random(in: 0...127, using: &generator)
}
