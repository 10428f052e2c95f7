import CBenchmarkFloor
import Mintage

extension floor_record {
  /// Reads a locale's rules for a currency off formatted text, so that the floor writes the same.
  init(_ style: CurrencyStyle) {
    self.init()
    let scale = style.minorUnitDigits
    fraction = UInt8(style.maximumFractionDigits)
    dropped = UInt8(scale - style.maximumFractionDigits)
    // 1,234,567,890,123 whole units: two separators of each grouping size, whatever they are.
    let whole = NumberText(style.string(minorUnits: 1_234_567_890_123 * scaleFactor(scale)))
    (primary, secondary) = whole.groupSizes(fraction: Int(fraction))
    minimum_grouping =
      NumberText(style.string(minorUnits: 1_234 * scaleFactor(scale)))
        .groupSizes(fraction: Int(fraction)).0 == 0 ? 2 : 1
    let negative = NumberText(style.string(minorUnits: -1_234_567_890_123 * scaleFactor(scale)))
    positive_prefix_count = copy(whole.prefix, to: &positive_prefix)
    positive_suffix_count = copy(whole.suffix, to: &positive_suffix)
    negative_prefix_count = copy(negative.prefix, to: &negative_prefix)
    negative_suffix_count = copy(negative.suffix, to: &negative_suffix)
    decimal_count = copy(fraction > 0 ? whole.separators.last ?? "" : "", to: &decimal)
    group_count = copy(primary > 0 ? whole.separators.first ?? "" : "", to: &group)
    zero_count = copy(whole.zero, to: &zero)
  }
}

private func scaleFactor(_ scale: Int) -> Int64 {
  (0..<scale).reduce(1) { power, _ in power * 10 }
}

/// Copies UTF-8 into a C array, and returns its length.
private func copy<Storage: BitwiseCopyable>(_ text: String, to storage: inout Storage) -> UInt8 {
  unsafe withUnsafeMutableBytes(of: &storage) { unsafe $0.copyBytes(from: text.utf8) }
  return UInt8(text.utf8.count)
}

/// A formatted number taken apart at its digits.
private struct NumberText {
  var prefix = ""
  var suffix = ""
  var zero = ""
  /// What stands between digits, and how many digits follow each.
  var separators: [String] = []
  private var digitsAfter: [Int] = []

  init(_ text: String) {
    var pending = ""
    for scalar in text.unicodeScalars {
      guard let value = scalar.properties.numericValue, scalar.properties.numericType == .decimal
      else {
        pending.unicodeScalars.append(scalar)
        continue
      }
      if zero.isEmpty {
        prefix = pending
        zero = Unicode.Scalar(scalar.value - UInt32(value)).map { String($0) } ?? "0"
        digitsAfter.append(0)
      } else if !pending.isEmpty {
        separators.append(pending)
        digitsAfter.append(0)
      }
      pending = ""
      digitsAfter[digitsAfter.count - 1] += 1
    }
    suffix = pending
  }

  /// Digits in the last and the last but one group of the integer; zeros where there is no group.
  func groupSizes(fraction: Int) -> (UInt8, UInt8) {
    let groups = fraction > 0 ? digitsAfter.dropLast() : digitsAfter[...]
    guard groups.count >= 2, let last = groups.last else { return (0, 0) }
    return (UInt8(last), UInt8(groups.dropLast().last.map { groups.count > 2 ? $0 : last } ?? last))
  }
}
