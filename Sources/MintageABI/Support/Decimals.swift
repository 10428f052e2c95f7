public import CMintage
internal import MintageCore

extension mintage_decimal {
  init(_ amount: ExactDecimal) {
    let (high, low) = amount.magnitude
    self.init(
      low: low, high: high, scale: Int32(amount.scale), is_negative: amount.isNegative ? 1 : 0)
  }

  /// The amount.
  ///
  /// - Throws: for more than 38 digits, or a scale that is not 0 to 38.
  func exact() throws(Failure) -> ExactDecimal {
    guard
      let amount = ExactDecimal(
        isNegative: is_negative != 0, high: high, low: low, scale: Int(scale))
    else {
      let scales = 0...Int32(ExactDecimal.maximumDigits)
      throw scales ~= scale ? Failure(MINTAGE_ERROR_TOO_MANY_DIGITS) : .argument
    }
    return amount
  }
}

/// The amount that the caller gave; fails for null.
@unsafe
func exact(_ decimal: UnsafePointer<mintage_decimal>?) throws(Failure) -> ExactDecimal {
  guard let decimal = unsafe decimal else { throw .argument }
  return try unsafe decimal.pointee.exact()
}

/// The amount that the caller gave as text.
@unsafe
func exact(_ text: UnsafePointer<CChar>?, _ count: Int) throws(Failure) -> ExactDecimal {
  let text = try unsafe input(text, count)
  do throws(AmountError) {
    return try unsafe ExactDecimal(parsing: text)
  } catch {
    throw Failure(
      error == .tooManyDigits ? MINTAGE_ERROR_TOO_MANY_DIGITS : MINTAGE_ERROR_AMOUNT)
  }
}

/// Reads a decimal.
@c @implementation
public func mintage_decimal_parse(
  _ decimal: UnsafeMutablePointer<mintage_decimal>?, _ text: UnsafePointer<CChar>?,
  _ text_count: Int
) -> mintage_result {
  answering { () throws(Failure) in
    guard let decimal = unsafe decimal else { throw .argument }
    unsafe decimal.pointee = mintage_decimal(try exact(text, text_count))
    return MINTAGE_OK
  }
}

/// Writes a decimal.
@c @implementation
public func mintage_decimal_write(
  _ decimal: UnsafePointer<mintage_decimal>?, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> mintage_result {
  answering { () throws(Failure) in
    let amount = try unsafe exact(decimal)
    return try unsafe appending(buffer, capacity, count) { $0.append(amount) }
  }
}

/// Counts units of a scale.
@c @implementation
public func mintage_decimal_units(
  _ decimal: UnsafePointer<mintage_decimal>?, _ scale: Int32, _ units: UnsafeMutablePointer<Int64>?
) -> mintage_result {
  answering { () throws(Failure) in
    guard let units = unsafe units, 0...Int32(ExactDecimal.maximumDigits) ~= scale else {
      throw .argument
    }
    var amount = try unsafe exact(decimal)
    guard let count = amount.minorUnits(scale: Int(scale)) else {
      // What digits are behind the scale decides which it is.
      for _ in 0..<max(0, Int(amount.scale) - Int(scale)) where amount.removeLastDigit() != 0 {
        throw Failure(MINTAGE_ERROR_INEXACT)
      }
      throw Failure(MINTAGE_ERROR_TOO_MANY_DIGITS)
    }
    unsafe units.pointee = count
    return MINTAGE_OK
  }
}

extension ByteSink {
  /// Appends an amount in plain notation.
  mutating func append(_ amount: ExactDecimal) {
    if amount.isNegative { append(UInt8(ascii: "-")) }
    var rest = amount
    // Digits come last first: at most 38 of them, and a zero before the separator.
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 40) { digits in
      var count = 0
      repeat {
        unsafe digits[count] = UInt8(ascii: "0") + rest.removeLastDigit()
        count += 1
      } while !rest.isZero || count <= Int(amount.scale)
      while count > 0 {
        if count == Int(amount.scale) { append(UInt8(ascii: ".")) }
        count -= 1
        append(unsafe digits[count])
      }
    }
  }
}
