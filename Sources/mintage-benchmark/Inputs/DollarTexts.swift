import Mintage

/// The amounts of the first workload as text, in the encodings that readers take.
struct DollarTexts {
  let utf8: Cycle<KeptText<UInt8>>
  let utf16: Cycle<KeptText<UInt16>>

  init(_ inputs: Inputs) {
    let style = Pair.dollars.style
    utf8 = Cycle { KeptText(style.string(minorUnits: inputs.amounts[$0]).utf8) }
    utf16 = Cycle { KeptText(style.string(minorUnits: inputs.amounts[$0]).utf16) }
  }

  /// The texts as strings, for readers that take those.
  static func strings(_ inputs: Inputs) -> [String] {
    let style = Pair.dollars.style
    return (0..<Cycle<Int64>.count).map { style.string(minorUnits: inputs.amounts[$0]) }
  }
}
