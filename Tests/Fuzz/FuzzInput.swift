import MintageCore

/// Takes choices off an input's bytes; zeros follow its end.
struct FuzzInput {
  private var bytes: UnsafeBufferPointer<UInt8>.SubSequence

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes[...] }

  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  mutating func letter() -> UInt8 { UInt8(ascii: "A") + byte() % 26 }

  /// Any amount: eight bytes, of which one byte says how many count.
  mutating func amount() -> Int64 {
    let shift = Int(byte() & 63)
    let bits = (0..<8).reduce(UInt64(0)) { bits, _ in bits << 8 | UInt64(byte()) }
    return Int64(bitPattern: bits) >> shift
  }

  mutating func options() -> StyleOptions {
    var options = StyleOptions()
    // Plain options half of the time: those take the fast paths.
    guard byte() & 1 == 1 else { return options }
    options.width = pick(SymbolWidth.allCases)
    options.form = pick(CurrencyForm.allCases)
    options.sign = pick(SignDisplay.allCases)
    options.grouping = pick(Grouping.allCases)
    options.rounding = pick(RoundingMode.allCases)
    options.resolution = pick(Resolution.allCases)
    options.fractionDigits = pick([
      .currency, .cash, .iso, .range(minimum: Int(byte() % 8), maximum: Int(byte() % 16)),
    ])
    options.numberingSystem = pick([
      nil, .latin, .native, .traditional, .finance, NumberingSystem("arab"),
      NumberingSystem("hanidec"), NumberingSystem("mathsans"),
    ])
    return options
  }

  private mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int(byte()) % choices.count]
  }

  /// All bytes not taken.
  var rest: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes) }
}
