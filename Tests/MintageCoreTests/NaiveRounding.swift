@testable import MintageCore

/// Rounding as on paper, with one decimal digit an element: slow, plain, and written without a look
/// at the runtime's.
struct NaiveRounding {
  var minimumFraction: Int
  var maximumFraction: Int
  var increment: Int
  var mode: RoundingMode

  /// The digits of a rounded amount as `1234.50`, without a sign; nil when `unnecessary` forbids.
  ///
  /// - Parameters:
  ///   - digits: the amount's digits, the most significant first.
  ///   - scale: how many of them follow the point.
  func text(digits: [Int], scale: Int, isNegative: Bool) -> String? {
    // amount ÷ step = (digits × 10^maximum ÷ increment) × 10^-scale, exactly:
    // all but the last `scale` digits of the quotient are whole steps.
    let step = max(1, increment)
    let numerator = digits + zeros(maximumFraction)
    var (quotient, remainder) = divide(numerator, by: step)
    while quotient.count <= scale { quotient.insert(0, at: 0) }
    var steps = Array(quotient.dropLast(scale))
    let rest = Array(quotient.suffix(scale))

    // Twice what is left over, against one step: (rest × step + remainder) × 2 ⋚ step × 10^scale.
    let left = add(multiply(rest, by: step * 2), remainder * 2)
    let right = multiply([1] + zeros(scale), by: step)
    let isExact = left.allSatisfy { $0 == 0 }
    if !isExact {
      guard mode != .unnecessary else { return nil }
      let isOdd = (steps.last ?? 0) % 2 == 1
      if goesAway(compare(left, right), isOdd: isOdd, isNegative: isNegative) {
        steps = add(steps, 1)
      }
    }
    return spell(multiply(steps, by: step))
  }

  /// Whether the magnitude grows, given the rest against half a step (below 0, 0, above 0).
  private func goesAway(_ order: Int, isOdd: Bool, isNegative: Bool) -> Bool {
    switch mode {
    case .up: return true
    case .down, .unnecessary: return false
    case .ceiling: return !isNegative
    case .floor: return isNegative
    default: break
    }
    if order != 0 { return order > 0 }
    switch mode {
    case .halfUp: return true
    case .halfDown: return false
    case .halfEven: return isOdd
    case .halfOdd: return !isOdd
    case .halfCeiling: return !isNegative
    default: return isNegative
    }
  }

  private func spell(_ digits: [Int]) -> String {
    var digits = digits
    while digits.count <= maximumFraction { digits.insert(0, at: 0) }
    var fraction = Array(digits.suffix(maximumFraction))
    var integer = Array(digits.dropLast(maximumFraction))
    while integer.count > 1, integer[0] == 0 { integer.removeFirst() }
    while fraction.count > minimumFraction, fraction.last == 0 { fraction.removeLast() }
    while fraction.count < minimumFraction { fraction.append(0) }
    let text = integer.map(String.init).joined()
    return fraction.isEmpty ? text : text + "." + fraction.map(String.init).joined()
  }

  // MARK: Digits

  private func zeros(_ count: Int) -> [Int] { Array(repeating: 0, count: count) }

  private func divide(_ digits: [Int], by divisor: Int) -> ([Int], Int) {
    var remainder = 0
    let quotient = digits.map { digit in
      let part = remainder * 10 + digit
      remainder = part % divisor
      return part / divisor
    }
    return (quotient, remainder)
  }

  private func multiply(_ digits: [Int], by factor: Int) -> [Int] {
    var carry = 0
    var product: [Int] = []
    for digit in digits.reversed() {
      carry += digit * factor
      product.insert(carry % 10, at: 0)
      carry /= 10
    }
    while carry > 0 {
      product.insert(carry % 10, at: 0)
      carry /= 10
    }
    return product
  }

  private func add(_ digits: [Int], _ term: Int) -> [Int] {
    var carry = term
    var sum: [Int] = []
    for digit in digits.reversed() {
      carry += digit
      sum.insert(carry % 10, at: 0)
      carry /= 10
    }
    while carry > 0 {
      sum.insert(carry % 10, at: 0)
      carry /= 10
    }
    return sum
  }

  private func compare(_ left: [Int], _ right: [Int]) -> Int {
    let count = max(left.count, right.count)
    let left = zeros(count - left.count) + left
    let right = zeros(count - right.count) + right
    for (one, other) in zip(left, right) where one != other { return one < other ? -1 : 1 }
    return 0
  }
}
