/// A day of the Gregorian calendar, extended backwards.
struct CalendarDay: Equatable, CustomStringConvertible {
  let year: Int
  let month: Int
  let day: Int

  /// The day of a moment, in UTC.
  init(millisecondsSince1970 milliseconds: Int64) {
    let perDay: Int64 = 86_400_000
    let days = Int(
      milliseconds / perDay - (milliseconds % perDay < 0 ? 1 : 0))
    // Count from 1 March of year 0, so that the leap day ends a year; eras of 400 years repeat.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// `YYYY-MM-DD`.
  var description: String {
    "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  private func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
