import MintageTestSupport
/// One random edit.
enum ModelStep {
  case digit(Int)
  case mark(String)
  case space(String)
  case minus
  case backward
  case forward
  case move(Int, extending: Bool)
  case select(Int, Int)
  case paste([Int])
  case undo

  /// An edit such as people make: mostly digits, then deletions, marks, moves.
  static func random(_ pair: ModelPair, using random: inout SplitMix64) -> ModelStep {
    let length = pair.model.text.utf16.count
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<13: return .digit(Int.random(in: 0...9, using: &random))
    case 13..<15: return .digit(0)
    case 15..<20: return .backward
    case 20..<23: return .forward
    case 23..<27: return .mark([".", ","].randomElement(using: &random) ?? ".")
    case 27: return .space(["'", " ", "\u{66C}"].randomElement(using: &random) ?? " ")
    case 28: return .minus
    case 29..<34:
      return .move(
        [-1, -1, 1, -999, 999].randomElement(using: &random) ?? 1,
        extending: Int.random(in: 0..<3, using: &random) == 0)
    case 34..<36:
      let place = Int.random(in: 0...length, using: &random)
      return .select(place, place)
    case 36, 37:
      return .select(
        Int.random(in: 0...length, using: &random), Int.random(in: 0...length, using: &random))
    case 38:
      let count = Int.random(in: 2...4, using: &random)
      return .paste((0..<count).map { _ in Int.random(in: 0...9, using: &random) })
    default: return .undo
    }
  }
}
