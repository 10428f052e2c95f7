/// An exponent's stem: `scientific`, `engineering/+ee/sign-always`, `E0`, `EE+!00`.
struct SkeletonExponent {
  private(set) var isEngineering = false
  /// The fewest digits.
  private(set) var digits = 1
  private(set) var sign = SignDisplay.automatic

  init?(_ stem: SkeletonText) {
    if let rest = stem.after("scientific") {
      guard readOptions(rest) else { return nil }
    } else if let rest = stem.after("engineering") {
      isEngineering = true
      guard readOptions(rest) else { return nil }
    } else {
      guard readConcise(stem) else { return nil }
    }
  }

  /// Reads `/+ee` and `/sign-always`, in any order.
  private mutating func readOptions(_ text: SkeletonText) -> Bool {
    var start = 0
    while start < text.count {
      guard text[start] == UInt8(ascii: "/") else { return false }
      var end = start + 1
      while end < text.count, text[end] != UInt8(ascii: "/") { end += 1 }
      guard readOption(text.part(start + 1, end)) else { return false }
      start = end
    }
    return true
  }

  private mutating func readOption(_ option: SkeletonText) -> Bool {
    if let letters = option.after("+") ?? option.after("*") {
      guard 1...9 ~= letters.count, letters.isOnly(UInt8(ascii: "e")) else { return false }
      digits = letters.count
    } else if option.is("sign-auto") {
      sign = .automatic
    } else if option.is("sign-always") {
      sign = .always
    } else if option.is("sign-never") {
      sign = .never
    } else if option.is("sign-except-zero") {
      sign = .exceptZero
    } else if option.is("sign-negative") {
      sign = .negative
    } else {
      return false
    }
    return true
  }

  private mutating func readConcise(_ stem: SkeletonText) -> Bool {
    isEngineering = stem.after("EE") != nil
    guard var zeros = stem.after("EE") ?? stem.after("E") else { return false }
    if let rest = zeros.after("+!") {
      (sign, zeros) = (.always, rest)
    } else if let rest = zeros.after("+?") {
      (sign, zeros) = (.exceptZero, rest)
    }
    digits = zeros.count
    return 1...9 ~= digits && zeros.isOnly(UInt8(ascii: "0"))
  }
}
