import CAllocationCounter
import Foundation
import Mintage
import MintageEntry
import Testing

/// Typing, deleting, pasting, moving and writing allocate nothing.
///
/// Counted in release builds: an unoptimized one boxes what the optimizer keeps in registers.
@Suite struct EntryAllocationTests {
  #if DEBUG
  static let isCounted = false
  #else
  // Swift Testing takes a backtrace, on the heap, of every error thrown, also of those that are caught
  // within the engine. Scripts/test.sh asks it not to.
  static let isCounted =
    ProcessInfo.processInfo.environment["SWT_SWIFT_ERROR_BACKTRACING_ENABLED"] == "0"
  #endif

  @Test(
    .enabled(if: isCounted && allocation_counter_is_available()),
    arguments: [EntryMode.centsFirst, .decimalFirst])
  func nothingIsAllocated(mode: EntryMode) {
    let readers = (
      CurrencyReader(.usd, in: "en-US"), CurrencyReader(.egp, in: "ar-EG-u-nu-arab"),
      CurrencyReader(.inr, in: "hi-IN")
    )
    var options = EntryOptions()
    options.allowsNegative = true
    options.maximum = ExactDecimal(minorUnits: 99_999_999_999)
    var entries = (
      CurrencyEntry(readers.0, mode: mode, options: options),
      CurrencyEntry(readers.1, mode: mode, options: options),
      CurrencyEntry(readers.2, mode: mode, options: options)
    )
    _ = exercise(&entries.0)
    allocation_counter_start()
    var sum = 0
    for _ in 0..<2_000 {
      sum &+= exercise(&entries.0)
      sum &+= exercise(&entries.1)
      sum &+= exercise(&entries.2)
    }
    let count = allocation_counter_stop()
    #expect(sum > 0)
    #expect(count.allocations == 0)
  }

  private func exercise(_ entry: inout CurrencyEntry) -> Int {
    var text = EntryText()
    var sum = 0
    for digit in UInt8(1)...9 { entry.press(.digit(digit), into: &text) }
    sum &+= text.count
    entry.moveCaret(.left)
    entry.moveCaret(.left, extending: true)
    sum &+= insert("5", .key, &entry)
    sum &+= insert(".", .key, &entry)
    let change = entry.deleteBackward()
    entry.apply(change.inverse)
    entry.toggleSign()
    entry.selectAll()
    // Digits alone: for other text the strict reader gives way to the lenient one by throwing, and
    // the testing library allocates a backtrace for whatever is thrown.
    sum &+= insert("1234", .insertion, &entry)
    entry.setAmount(ExactDecimal(minorUnits: 1_234_567, scale: 3))
    sum &+= Int(truncatingIfNeeded: entry.minorUnits ?? 0) & 0xFF
    entry.writePlaceholder(into: &text)
    entry.commit()
    entry.write(into: &text)
    sum &+= text.selection.utf16.lowerBound
    entry.clear()
    return sum &+ 1
  }

  private func insert(
    _ literal: StaticString, _ source: EntrySource, _ entry: inout CurrencyEntry
  ) -> Int {
    let bytes = unsafe UnsafeBufferPointer(
      start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    return unsafe entry.replaceSelection(with: bytes, source: source).outcome.isChange ? 1 : 0
  }
}
