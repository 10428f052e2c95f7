/// ICU's number skeletons, read into options: a currency, whether its name is shown, and the rest.
///
///     try AmountSkeleton("currency/EUR unit-width-narrow .00 rounding-mode-half-up sign-accounting")
///
/// Every stem that has a meaning for currency is read, long and concise; all others are an error
/// that says where it is.
public struct AmountSkeleton: Sendable, Equatable, BitwiseCopyable {
  /// What `currency/XXX` says; nil where it does not.
  public private(set) var currency: CurrencyCode?
  /// Whether `unit-width-full-name` is there.
  public private(set) var showsName = false
  /// Everything else.
  public var options = AmountOptions()

  /// Reads a skeleton from UTF-8 text.
  ///
  /// - Throws: ``SkeletonError``, naming the stem.
  /// - Complexity: O(*n*); never allocates.
  public init(utf8 text: UnsafeBufferPointer<UInt8>) throws(SkeletonError) {
    var start = 0
    for index in 0..<text.count + 1 {
      guard unsafe index == text.count || text[index] == UInt8(ascii: " ") else { continue }
      if index > start {
        let stem = unsafe SkeletonText(UnsafeBufferPointer(rebasing: text[start..<index]))
        guard try read(stem, at: start) else {
          throw SkeletonError(reason: .unknown, offset: start, count: index - start)
        }
      }
      start = index + 1
    }
  }

  private mutating func read(_ stem: SkeletonText, at offset: Int) throws(SkeletonError) -> Bool {
    if SkeletonText.foreign(stem) {
      throw SkeletonError(reason: .notForCurrency, offset: offset, count: stem.count)
    }
    guard
      readNotation(stem) || readWidth(stem) || readSign(stem) || readGrouping(stem)
        || readRounding(stem) || readPrecision(stem) || readValue(stem)
    else {
      if SkeletonText.isMalformed(stem) {
        throw SkeletonError(reason: .badOption, offset: offset, count: stem.count)
      }
      return false
    }
    return true
  }

  private mutating func readNotation(_ stem: SkeletonText) -> Bool {
    if stem.is("compact-short") || stem.is("K") {
      options.notation = .compactShort
    } else if stem.is("compact-long") || stem.is("KK") {
      options.notation = .compactLong
    } else if let exponent = SkeletonExponent(stem) {
      options.notation = exponent.isEngineering ? .engineering : .scientific
      options.minimumExponentDigits = exponent.digits
      options.exponentSign = exponent.sign
    } else if stem.is("notation-simple") {
      options.notation = .standard
    } else if stem.is("decimal-always") {
      options.alwaysShowsDecimal = true
    } else {
      return stem.is("decimal-auto")
    }
    return true
  }

  private mutating func readWidth(_ stem: SkeletonText) -> Bool {
    guard let name = stem.after("unit-width-") else { return false }
    showsName = name.is("full-name")
    if name.is("narrow") {
      options.style.width = .narrow
    } else if name.is("short") {
      options.style.width = .symbol
    } else if name.is("iso-code") {
      options.style.width = .code
    } else if name.is("formal") {
      options.style.width = .formal
    } else if name.is("variant") {
      options.style.width = .variant
    } else if name.is("hidden") {
      options.style.width = .none
    } else {
      return showsName
    }
    return true
  }

  private mutating func readSign(_ stem: SkeletonText) -> Bool {
    if stem.is("sign-auto") {
      set(.standard, .automatic)
    } else if stem.is("sign-always") || stem.is("+!") {
      set(.standard, .always)
    } else if stem.is("sign-never") || stem.is("+_") {
      set(.standard, .never)
    } else if stem.is("sign-except-zero") || stem.is("+?") {
      set(.standard, .exceptZero)
    } else if stem.is("sign-negative") || stem.is("+-") {
      set(.standard, .negative)
    } else if stem.is("sign-accounting") || stem.is("()") {
      set(.accounting, .automatic)
    } else if stem.is("sign-accounting-always") || stem.is("()!") {
      set(.accounting, .always)
    } else if stem.is("sign-accounting-except-zero") || stem.is("()?") {
      set(.accounting, .exceptZero)
    } else if stem.is("sign-accounting-negative") || stem.is("()-") {
      set(.accounting, .negative)
    } else {
      return false
    }
    return true
  }

  private mutating func set(_ form: CurrencyForm, _ sign: SignDisplay) {
    options.style.form = form
    options.style.sign = sign
  }

  private mutating func readGrouping(_ stem: SkeletonText) -> Bool {
    if stem.is("group-off") || stem.is(",_") {
      options.style.grouping = .off
    } else if stem.is("group-min2") || stem.is(",?") {
      options.style.grouping = .minimumTwo
    } else if stem.is("group-on-aligned") || stem.is(",!") {
      options.style.grouping = .always
    } else if stem.is("group-thousands") {
      options.style.grouping = .thousands
    } else if stem.is("group-auto") {
      options.style.grouping = .automatic
    } else {
      return false
    }
    return true
  }

  private mutating func readRounding(_ stem: SkeletonText) -> Bool {
    guard let name = stem.after("rounding-mode-") else { return false }
    let mode: RoundingMode? =
      name.is("half-even")
      ? .halfEven
      : name.is("half-up")
        ? .halfUp
        : name.is("half-down")
          ? .halfDown
          : name.is("half-odd")
            ? .halfOdd
            : name.is("half-ceiling")
              ? .halfCeiling
              : name.is("half-floor")
                ? .halfFloor
                : readDirectedRounding(name)
    if let mode { options.style.rounding = mode }
    return mode != nil
  }

  private func readDirectedRounding(_ name: SkeletonText) -> RoundingMode? {
    name.is("up")
      ? .up
      : name.is("down")
        ? .down
        : name.is("ceiling")
          ? .ceiling
          : name.is("floor") ? .floor : name.is("unnecessary") ? .unnecessary : nil
  }

  private mutating func readPrecision(_ stem: SkeletonText) -> Bool {
    var stem = stem
    if let shorter = stem.before("/w") {
      options.hidesZeroFraction = true
      stem = shorter
    }
    if stem.is("precision-integer") || stem.is(".") {
      options.style.fractionDigits = .exactly(0)
    } else if stem.is("precision-unlimited") || stem.is(".+") || stem.is(".*") {
      options.precision = .unlimited
    } else if stem.is("precision-currency-standard") {
      options.style.fractionDigits = .currency
    } else if stem.is("precision-currency-cash") {
      options.style.fractionDigits = .cash
    } else if let number = stem.after("precision-increment/") {
      guard let value = number.decimal, value.magnitude.high == 0,
        1...0x3FFF ~= value.magnitude.low,
        Int(value.scale) <= FractionDigits.limit
      else { return false }
      options.precision = .increment(units: Int(value.magnitude.low), scale: Int(value.scale))
    } else {
      return SkeletonDigits(stem).map { $0.apply(to: &options) } ?? false
    }
    return true
  }

  private mutating func readValue(_ stem: SkeletonText) -> Bool {
    if let code = stem.after("currency/") {
      currency = unsafe code.withBytes { unsafe CurrencyCode(utf8: $0) }
      return currency != nil
    }
    if stem.is("latin") {
      options.style.numberingSystem = .latin
      return true
    }
    if let name = stem.after("numbering-system/") {
      options.style.numberingSystem = unsafe name.withBytes { unsafe NumberingSystem(utf8: $0) }
      return options.style.numberingSystem != nil
    }
    if let number = stem.after("scale/") {
      options.multiplier = number.decimal
      return options.multiplier != nil
    }
    var digits = stem
    if let width = stem.after("integer-width/") {
      if let rest = width.after("+") ?? width.after("*") {
        digits = rest
      } else {
        let optional = width.run(of: UInt8(ascii: "#"), from: 0)
        digits = width.part(optional, width.count)
        options.maximumIntegerDigits = width.count
        guard width.count > 0 else { return false }
      }
    } else if stem.count == 0 || !stem.isOnly(UInt8(ascii: "0")) {
      return false
    }
    guard digits.isOnly(UInt8(ascii: "0")) else { return false }
    options.minimumIntegerDigits = digits.count
    return true
  }
}

/// Why text is no skeleton for currency amounts.
public struct SkeletonError: Error, Equatable, Sendable {
  /// What is wrong with a stem.
  public enum Reason: Sendable, Equatable {
    /// No stem of ICU's.
    case unknown
    /// A stem that ICU has and that means nothing for currency, such as `percent`.
    case notForCurrency
    /// A stem that is read, but not with this option.
    case badOption
  }

  /// What is wrong.
  public let reason: Reason
  /// Where the stem starts, in bytes.
  public let offset: Int
  /// Bytes of the stem.
  public let count: Int
}

#if !hasFeature(Embedded)
extension AmountSkeleton {
  /// Reads a skeleton.
  ///
  /// - Throws: ``SkeletonError``, naming the stem.
  public init(_ text: String) throws(SkeletonError) {
    var bytes = Array(text.utf8)
    self = try unsafe bytes.withUnsafeMutableBufferPointer { bytes throws(SkeletonError) in
      try unsafe AmountSkeleton(utf8: UnsafeBufferPointer(bytes))
    }
  }
}

extension SkeletonError {
  /// The bad stem itself, out of the skeleton that was read; allocates.
  public func stem(in skeleton: String) -> String {
    String(decoding: skeleton.utf8.dropFirst(offset).prefix(count), as: UTF8.self)
  }
}

extension SkeletonError: CustomStringConvertible {
  /// What is wrong, and where.
  public var description: String { "the stem at byte \(offset) \(reason)" }
}

extension SkeletonError.Reason: CustomStringConvertible {
  /// What is wrong with the stem, as the rest of a sentence about it.
  public var description: String {
    switch self {
    case .unknown: "is unknown"
    case .notForCurrency: "has no meaning for currency"
    case .badOption: "has an option that cannot be read"
    }
  }
}
#endif
