import CAllocationCounter
import Foundation
import MintageEntry
import MintageFoundation
import Testing

/// Decimals in and out allocate nothing; text does where it is a `String` of more than 15 bytes.
///
/// Counted in release builds: an unoptimized one boxes what the optimizer keeps in registers.
@Suite struct DecimalAllocationTests {
  #if DEBUG
  static let isCounted = false
  #else
  static let isCounted = allocation_counter_is_available()
  #endif

  @Test(.enabled(if: isCounted))
  func nothingIsAllocated() throws {
    let decimals = try ["0", "-12.5", "1234567.89", "1e20", "-12345678901234567890123456789.01"]
      .map { try #require(Decimal(string: $0)) }
    let style = CurrencyStyle(.usd, in: "en-US")
    var entry = CurrencyEntry(style, mode: .decimalFirst)
    _ = try exercise(decimals, style, &entry)
    allocation_counter_start()
    let sum = try exercise(decimals, style, &entry)
    let count = allocation_counter_stop()
    #expect(sum > 0)
    #expect(count.allocations == 0)
  }

  private func exercise(
    _ decimals: [Decimal], _ style: CurrencyStyle, _ entry: inout CurrencyEntry
  ) throws -> Int {
    var text = CurrencyText()
    var sum = 0
    for _ in 0..<1_000 {
      for decimal in decimals {
        let amount = try ExactDecimal(decimal)
        let back = Decimal(amount)
        sum &+= back.isNaN ? 0 : 1
        try style.write(back, into: &text)
        sum &+= text.count
        try entry.setDecimal(back)
        sum &+= entry.decimal == nil ? 0 : 1
      }
      sum &+= Int(try style.minorUnits(style.decimal(minorUnits: 123_456)))
    }
    return sum
  }
}
