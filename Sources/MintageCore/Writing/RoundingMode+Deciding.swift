extension RoundingMode {
  /// Whether a magnitude that is not exact goes up to the next step.
  ///
  /// - Parameters:
  ///   - order: how what is left compares with half a step: below −1, equal 0, above 1.
  ///   - isOdd: whether the step below is an odd multiple.
  func roundsUp(order: Int, isOdd: Bool, isNegative: Bool) -> Bool {
    switch self {
    case .up: true
    case .down, .unnecessary: false
    case .ceiling: !isNegative
    case .floor: isNegative
    case .halfEven: order > 0 || order == 0 && isOdd
    case .halfOdd: order > 0 || order == 0 && !isOdd
    case .halfUp: order >= 0
    case .halfDown: order > 0
    case .halfCeiling: order > 0 || order == 0 && !isNegative
    case .halfFloor: order > 0 || order == 0 && isNegative
    }
  }
}
