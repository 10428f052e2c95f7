/// One line of CLDR's region history: a region used a currency from one day through another.
public struct CurrencyUse: Hashable, Sendable, BitwiseCopyable {
  /// The region.
  public let region: RegionCode
  /// The currency.
  public let currency: CurrencyCode
  /// The first day; nil where it is not known.
  public let firstDay: CalendarDate?
  /// The last day; nil while it lasts.
  public let lastDay: CalendarDate?
  /// Whether it is or was legal tender; false for funds codes and the like (CLDR `tender`).
  public let isTender: Bool

  /// Whether the currency is or was in use on a day, first and last day included.
  public func covers(_ date: CalendarDate) -> Bool {
    if let firstDay, date < firstDay { return false }
    if let lastDay, date > lastDay { return false }
    return true
  }

  /// Whether no last day is known.
  public var isOpen: Bool { lastDay == nil }
}
