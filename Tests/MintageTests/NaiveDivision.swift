import MintageCore

/// Rounding by one long division, as the modes are defined.
struct NaiveDivision {
  /// Digits of the amounts after the point, and the fewest and most that are shown.
  let scale: Int
  let minimum: Int
  let maximum: Int
  /// In units of the last digit that is shown; 0 and 1 for none.
  let increment: Int128
  let mode: RoundingMode

  /// The magnitude shown and its digits after the point; nil where rounding is forbidden.
  func round(_ minorUnits: Int64) -> (value: UInt128, scale: Int)? {
    var value = UInt128(minorUnits.magnitude)
    var scale = scale
    if increment > 1 {
      while scale < maximum {
        value *= 10
        scale += 1
      }
    }
    var step = UInt128(max(1, increment))
    while scale > maximum {
      step *= 10
      scale -= 1
    }
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: step)
    if remainder == 0 {
      value = quotient
    } else {
      guard let up = goesUp(quotient, remainder * 2, step, isNegative: minorUnits < 0) else {
        return nil
      }
      value = quotient + (up ? 1 : 0)
    }
    value *= UInt128(max(1, increment))
    while scale > minimum, value % 10 == 0 {
      value /= 10
      scale -= 1
    }
    while scale < minimum {
      value *= 10
      scale += 1
    }
    return (value, scale)
  }

  private func goesUp(
    _ quotient: UInt128, _ twice: UInt128, _ step: UInt128, isNegative: Bool
  ) -> Bool? {
    switch mode {
    case .up: true
    case .down: false
    case .ceiling: !isNegative
    case .floor: isNegative
    case .unnecessary: nil
    case .halfUp: twice >= step
    case .halfDown: twice > step
    case .halfEven: twice > step || twice == step && quotient % 2 == 1
    case .halfOdd: twice > step || twice == step && quotient % 2 == 0
    case .halfCeiling: twice > step || twice == step && !isNegative
    case .halfFloor: twice > step || twice == step && isNegative
    }
  }
}
