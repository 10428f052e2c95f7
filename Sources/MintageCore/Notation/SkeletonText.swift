/// A stem of a skeleton, or a part of one; valid while the skeleton's memory is.
@safe
struct SkeletonText {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { unsafe self.bytes = unsafe bytes }

  var count: Int { unsafe bytes.count }

  subscript(index: Int) -> UInt8 { unsafe bytes[index] }

  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    unsafe body(bytes)
  }

  func `is`(_ word: StaticString) -> Bool { count == word.utf8CodeUnitCount && starts(word) }

  private func starts(_ word: StaticString) -> Bool {
    guard count >= word.utf8CodeUnitCount else { return false }
    for index in 0..<word.utf8CodeUnitCount where unsafe bytes[index] != word.utf8Start[index] {
      return false
    }
    return true
  }

  /// What follows a word; nil where the text does not start with it.
  func after(_ word: StaticString) -> SkeletonText? {
    guard starts(word) else { return nil }
    return unsafe SkeletonText(UnsafeBufferPointer(rebasing: bytes[word.utf8CodeUnitCount...]))
  }

  /// What stands before a word at the end; nil where the text does not end with it.
  func before(_ word: StaticString) -> SkeletonText? {
    let start = count - word.utf8CodeUnitCount
    guard start >= 0 else { return nil }
    for index in 0..<word.utf8CodeUnitCount
    where unsafe bytes[start + index] != word.utf8Start[index] { return nil }
    return part(0, start)
  }

  func part(_ start: Int, _ end: Int) -> SkeletonText {
    unsafe SkeletonText(UnsafeBufferPointer(rebasing: bytes[start..<end]))
  }

  func isOnly(_ byte: UInt8) -> Bool {
    for index in 0..<count where self[index] != byte { return false }
    return true
  }

  /// How many times a byte follows one another from an index on.
  func run(of byte: UInt8, from start: Int) -> Int {
    var end = start
    while end < count, self[end] == byte { end += 1 }
    return end - start
  }

  /// The text as a plain decimal.
  var decimal: ExactDecimal? {
    do throws(AmountError) {
      return try unsafe ExactDecimal(parsing: bytes)
    } catch {
      return nil
    }
  }

  /// Whether a stem is one that ICU has for other things than currency.
  static func foreign(_ stem: SkeletonText) -> Bool {
    stem.is("percent") || stem.is("%") || stem.is("permille") || stem.is("%x100")
      || stem.is("base-unit") || stem.after("measure-unit/") != nil
      || stem.after("per-measure-unit/") != nil || stem.after("unit/") != nil
      || stem.after("usage/") != nil
  }

  /// Whether a stem that was not read starts as one that is.
  static func isMalformed(_ stem: SkeletonText) -> Bool {
    stem.after("currency/") != nil || stem.after("precision-") != nil
      || stem.after("integer-width") != nil || stem.after("scale") != nil
      || stem.after("numbering-system") != nil || stem.after("rounding-mode-") != nil
      || stem.after("unit-width-") != nil || stem.after(".") != nil || stem.after("@") != nil
      || stem.after("scientific/") != nil || stem.after("engineering/") != nil
      || stem.after("E") != nil
  }
}

/// The blueprint of digits in a stem: `.00#`, `.0+`, `@@#`, `@@+`, `.##/@@@+`, `.00/@@r`.
struct SkeletonDigits {
  private var minimumFraction = 0
  /// Nil for as many as there are.
  private var maximumFraction: Int? = 0
  private var hasFraction = false
  private var minimumSignificant = 0
  private var maximumSignificant = 0
  private var hasSignificant = false
  private var isStrict = false
  private var retains = false

  init?(_ stem: SkeletonText) {
    var cursor = 0
    guard stem.count > 0 else { return nil }
    if stem[0] == UInt8(ascii: ".") {
      hasFraction = true
      cursor = 1
      minimumFraction = stem.run(of: UInt8(ascii: "0"), from: cursor)
      cursor += minimumFraction
      if cursor < stem.count, stem[cursor] == UInt8(ascii: "+") || stem[cursor] == UInt8(ascii: "*")
      {
        maximumFraction = nil
        cursor += 1
      } else {
        let optional = stem.run(of: UInt8(ascii: "#"), from: cursor)
        maximumFraction = minimumFraction + optional
        cursor += optional
      }
      if cursor == stem.count { return }
      guard stem[cursor] == UInt8(ascii: "/") else { return nil }
      cursor += 1
    }
    guard readSignificant(stem, &cursor), cursor == stem.count else { return nil }
  }

  private mutating func readSignificant(_ stem: SkeletonText, _ cursor: inout Int) -> Bool {
    hasSignificant = true
    minimumSignificant = stem.run(of: UInt8(ascii: "@"), from: cursor)
    guard minimumSignificant > 0 else { return false }
    cursor += minimumSignificant
    maximumSignificant = minimumSignificant
    if cursor < stem.count, stem[cursor] == UInt8(ascii: "+") || stem[cursor] == UInt8(ascii: "*") {
      maximumSignificant = ExactDecimal.maximumDigits
      cursor += 1
      // Of a fraction this is "at least so many digits", whatever the fraction says.
      if hasFraction {
        (maximumSignificant, minimumSignificant, retains) = (minimumSignificant, 1, true)
      }
      return true
    }
    let optional = stem.run(of: UInt8(ascii: "#"), from: cursor)
    maximumSignificant += optional
    cursor += optional
    guard hasFraction else { return true }
    if cursor < stem.count, stem[cursor] == UInt8(ascii: "r") || stem[cursor] == UInt8(ascii: "s") {
      isStrict = stem[cursor] == UInt8(ascii: "s")
      cursor += 1
      return true
    }
    // `@##` is "at most so many digits"; more than one `@` needs a priority.
    (isStrict, retains) = (true, true)
    return minimumSignificant == 1
  }

  /// Stores what it says; false where it cannot be.
  func apply(to options: inout AmountOptions) -> Bool {
    let maximum = maximumFraction ?? FractionDigits.limit
    guard maximum <= FractionDigits.limit, maximumSignificant <= ExactDecimal.maximumDigits else {
      return false
    }
    if !hasFraction {
      options.precision = .significant(minimum: minimumSignificant, maximum: maximumSignificant)
    } else if hasSignificant {
      options.precision = .combined(
        CombinedPrecision(
          fraction: (minimumFraction, maximumFraction ?? ExactDecimal.maximumDigits),
          significant: (minimumSignificant, maximumSignificant), isStrict: isStrict,
          retains: retains))
    } else if maximumFraction == nil {
      options.precision = .unrounded(minimumFraction: minimumFraction)
    } else {
      options.style.fractionDigits = .range(minimum: minimumFraction, maximum: maximum)
    }
    return true
  }
}
