/// A day of the Gregorian calendar, extended backwards, without time or zone.
///
///     CalendarDate(year: 2026, month: 1, day: 1)
///     CalendarDate(year: 2026, month: 2, day: 30)    // nil
@frozen
public struct CalendarDate: Hashable, Sendable, BitwiseCopyable {
  /// Year, month and day in 12, 4 and 5 bits, so that later days are larger.
  @usableFromInline let packed: UInt32

  init(packed: Int) { self.packed = UInt32(truncatingIfNeeded: packed) }

  /// Makes a day of a year from 1 to 4095; nil for a day that no calendar has.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...4095 ~= year, 1...12 ~= month, day >= 1 else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let length =
      switch month {
      case 2: isLeap ? 29 : 28
      case 4, 6, 9, 11: 30
      default: 31
      }
    guard day <= length else { return nil }
    self.init(packed: year << 9 | month << 5 | day)
  }

  /// The year.
  public var year: Int { Int(packed >> 9) }
  /// The month, from 1.
  public var month: Int { Int(packed >> 5 & 0xF) }
  /// The day of the month, from 1.
  public var day: Int { Int(packed & 0x1F) }
}

extension CalendarDate: Comparable {
  /// Earlier first.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    left.packed < right.packed
  }
}

extension CalendarDate {
  /// Reads `2026-01-31` and nothing else.
  public init?(utf8 text: UnsafeBufferPointer<UInt8>) {
    guard text.count == 10, unsafe text[4] == UInt8(ascii: "-") && text[7] == UInt8(ascii: "-")
    else { return nil }
    var numbers = (0, 0, 0)
    for index in 0..<10 where index != 4 && index != 7 {
      let byte = unsafe text[index]
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      let digit = Int(byte & 0xF)
      if index < 4 {
        numbers.0 = numbers.0 * 10 + digit
      } else if index < 7 {
        numbers.1 = numbers.1 * 10 + digit
      } else {
        numbers.2 = numbers.2 * 10 + digit
      }
    }
    self.init(year: numbers.0, month: numbers.1, day: numbers.2)
  }
}

#if !hasFeature(Embedded)
extension CalendarDate: LosslessStringConvertible {
  /// Reads `2026-01-31` and nothing else.
  public init?(_ text: String) {
    var text = text
    guard let date = text.withUTF8({ unsafe CalendarDate(utf8: $0) }) else { return nil }
    self = date
  }

  /// The day as ISO 8601 writes it, `2026-01-31`.
  public var description: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}
#endif
