import Mintage

/// What all rows of a run read: the same amounts, pairs, identifiers and keys.
struct Inputs {
  /// Minor units of 1 to 12 digits, each count as likely, a tenth of them negative.
  let amounts: Cycle<Int64>
  /// Which of ``Pair/all`` each amount of the second workload takes.
  let pairs: Cycle<UInt8>
  /// Digits typed nine at a time: 0…9, and 10 for a backspace, of which nine follow.
  let keys: Cycle<UInt8>
  /// Any locale with any currency of the default tables, as text.
  let identifiers: Cycle<IdentifierPair>

  init() {
    var random = SplitMix64(seed: 2026)
    amounts = Cycle { _ in
      let digits = Int(random.next() % 12) + 1
      let low = digits == 1 ? 0 : Inputs.powers[digits - 1]
      let magnitude = Int64.random(in: low..<Inputs.powers[digits], using: &random)
      return random.next() % 10 == 0 ? -magnitude : magnitude
    }
    pairs = Cycle { _ in UInt8(random.next() % UInt64(Pair.all.count)) }
    keys = Cycle { index in
      // The last round of the cycle is eight digits long, so that it ends with an empty field too.
      let isLast = index >= Cycle<UInt8>.count / 18 * 18
      // The first digit is not zero: a leading zero is no key that shows anything.
      switch index % 18 {
      case 0: return UInt8(random.next() % 9) + 1
      case 1..<(isLast ? 8 : 9): return UInt8(random.next() % 10)
      default: return 10
      }
    }
    identifiers = IdentifierPair.cycle(using: &random)
  }

  private static let powers: [Int64] = (0...12).map {
    (0..<$0).reduce(1) { power, _ in power * 10 }
  }
}
