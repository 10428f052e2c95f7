import Mintage
import MintageEntry
import MintageTestSupport
import Testing

/// The engine beside a model that is slow and obvious: random edits over random styles.
@Suite struct ModelTests {
  /// Edits in all; millions in a release build.
  static let edits = EntryUniverse.isFast ? 6_000_000 : 60_000
  static let parts = 0..<8

  @Test(arguments: parts)
  func engineAndModelAgree(part: Int) {
    let seed = TestSeed()
    var random = seed.generator
    var done = 0
    while done < ModelTests.edits / ModelTests.parts.count {
      var pair = ModelPair(using: &random)
      let length = Int.random(in: 10...60, using: &random)
      for _ in 0..<length {
        let step = ModelStep.random(pair, using: &random)
        if let fault = pair.run(step) {
          Issue.record("\(seed) \(fault)")
          return
        }
      }
      done += length
    }
  }
}
