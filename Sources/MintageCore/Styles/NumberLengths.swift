/// How many bytes a number has, by how many digits its magnitude has in units of the last digit
/// shown.
///
/// A look-up instead of comparing and multiplying, which cost a mispredicted branch and the longest
/// chain of dependent instructions; and known while the digits are still being divided out.
struct NumberLengths: Sendable, BitwiseCopyable {
  /// The lengths for 0 to 15 digits, the first lowest.
  private var bytes: (UInt64, UInt64) = (0, 0)

  init() {}

  /// Groups whose separators are counted: their row of the table.
  enum Groups: Int {
    case threes = 1
    case threesFromFive
    case lakh
    case lakhFromFive
  }

  /// - Parameters:
  ///   - fraction: fraction digits, 0 to 3.
  ///   - fractionBytes: bytes of decimal separator and fraction.
  ///   - digitBytes: bytes of a digit.
  ///   - separatorBytes: bytes of a grouping separator, 0 for none.
  @inline(__always)
  init(
    fraction: Int, fractionBytes: UInt8, digitBytes: Int, separatorBytes: UInt8, _ groups: Groups
  ) {
    // Lengths are below 128, so that all eight of a word are added and multiplied at once.
    let digits = NumberLengths.row(0, fraction)
    let separators = NumberLengths.row(groups.rawValue, fraction)
    let (fixed, digit) = (UInt64(fractionBytes) &* 0x0101_0101_0101_0101, UInt64(digitBytes))
    let separator = UInt64(separatorBytes)
    bytes.0 = fixed &+ digits.0 &* digit &+ separators.0 &* separator
    bytes.1 = fixed &+ digits.1 &* digit &+ separators.1 &* separator
  }

  /// The bytes of a number.
  @inline(__always)
  subscript(digits: Int) -> Int {
    assert(0...15 ~= digits)
    let word = digits < 8 ? bytes.0 : bytes.1
    return Int(truncatingIfNeeded: word &>> UInt64(digits &* 8)) & 0xFF
  }

  /// The integer digits or separators of numbers of 0 to 15 digits.
  @inline(__always)
  private static func row(_ row: Int, _ fraction: Int) -> (UInt64, UInt64) {
    let offset = row &* 20 &+ 3 &- fraction
    let start = unsafe UnsafeRawPointer(rows.utf8Start) + offset
    let low = unsafe UInt64(littleEndian: start.loadUnaligned(as: UInt64.self))
    let high = unsafe UInt64(
      littleEndian: start.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    return (low & 0x0F0F_0F0F_0F0F_0F0F, high & 0x0F0F_0F0F_0F0F_0F0F)
  }

  /// The integer digits, at least one; then the separators of groups of three, of those from five
  /// digits on only, and the same of three and twos.
  ///
  /// A row is for numbers of three fraction digits and 0 to 15 integer digits; for fewer fraction
  /// digits it is read from further on. `:` to `?` are 10 to 15.
  private static var rows: StaticString {
    """
    1111123456789:;<=>? \
    0000000111222333444 \
    0000000011222333444 \
    0000000112233445566 \
    0000000012233445566 

    """
  }
}
