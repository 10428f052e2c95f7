import CAllocationCounter
import Mintage
import MintageNames
import MintageNotation
import Testing

#if DEBUG
private let isOptimized = false
#else
private let isOptimized = true
#endif

/// Formatting and resolving allocate nothing: counted, a million times each.
///
/// In release builds only: a promise about code as it ships, while an unoptimized build puts values
/// of unspecialized generics on the heap.
@Suite(.enabled(if: isOptimized)) struct AllocationTests {
  static let repetitions = 1_000_000

  @Test func formattingAllocatesNothing() throws {
    try expectNone { count in
      let styles = (
        CurrencyStyle(.usd, in: "en-US"), CurrencyStyle(.inr, in: "hi-IN"),
        CurrencyStyle(.egp, in: "ar-EG"), CurrencyStyle(.irr, in: "fa-IR")
      )
      var random = Randomness(seed: 1)
      var text = CurrencyText()
      var sum = 0
      for _ in 0..<count / 4 {
        let amount = random.amount()
        styles.0.write(minorUnits: amount, into: &text)
        sum &+= text.count
        styles.1.write(minorUnits: amount, into: &text)
        sum &+= text.count
        styles.2.write(minorUnits: amount, into: &text)
        sum &+= text.count
        styles.3.write(minorUnits: amount, into: &text)
        sum &+= text.count
      }
      return sum
    }
  }

  @Test func formattingIntoABufferAllocatesNothing() throws {
    try expectNone { count in
      let style = CurrencyStyle(.eur, in: "de-DE")
      var random = Randomness(seed: 2)
      return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
        var sum = 0
        for _ in 0..<count {
          sum &+= unsafe (try? style.write(minorUnits: random.amount(), into: buffer)) ?? 0
        }
        return sum
      }
    }
  }

  @Test func exactDecimalsAllocateNothing() throws {
    try expectNone { count in
      let style = CurrencyStyle(.jpy, in: "ja-JP")
      var random = Randomness(seed: 3)
      var text = CurrencyText()
      var sum = 0
      for index in 0..<count {
        let amount = ExactDecimal(minorUnits: random.amount(), scale: index % 38)
        if (try? style.write(amount, into: &text)) != nil { sum &+= text.count }
      }
      return sum
    }
  }

  @Test func resolvingAllocatesNothing() throws {
    try expectNone { count in
      var random = Randomness(seed: 4)
      var sum = 0
      for _ in 0..<count {
        // Letters at random: known locales, unknown ones and what no rule expects.
        var bytes = random.next()
        sum &+= unsafe withUnsafeBytes(of: &bytes) { raw in
          unsafe raw.withMemoryRebound(to: UInt8.self) { text in
            let locale = unsafe LocaleIdentifier(utf8: text)
            return CurrencyStyle(.chf, in: locale).maximumFractionDigits
          }
        }
        sum &+= CurrencyStyle(.krw, in: "zh-Hant-HK").minorUnitDigits
      }
      return sum
    }
  }

  /// Own text, by the fast path and by the strict reader.
  ///
  /// What throws inside cannot be counted here: Swift Testing takes a backtrace of every error thrown
  /// while it runs. The benchmark counts that.
  @Test func readingAllocatesNothing() throws {
    try expectNone { count in
      let reader = CurrencyReader(.usd, in: "en-US")
      let texts: [StaticString] = [
        "$1,234,567.89", "-$1,234,567.89", "$5", "$1234.5", "$12,345,678,901,234.56",
      ]
      var sum = 0
      for index in 0..<count {
        let text = texts[index % texts.count]
        let bytes = unsafe UnsafeBufferPointer(
          start: text.utf8Start, count: text.utf8CodeUnitCount)
        sum &+= unsafe reader.read(utf8: bytes).amount == nil ? 0 : 1
      }
      return sum
    }
  }

  @Test func namesNotationsPartsAndRangesAllocateNothing() throws {
    try expectNone { count in
      let styles = (
        AmountStyle(.pln, in: "pl", names: .default),
        AmountStyle(
          .usd, in: "en-US", options: AmountOptions(notation: .compactShort), notation: .default),
        AmountStyle(.eur, in: "de-DE", notation: .default)
      )
      var random = Randomness(seed: 6)
      return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { text in
        unsafe withUnsafeTemporaryAllocation(
          of: AmountPart.self, capacity: AmountPart.maximumCount
        ) { parts in
          var sum = 0
          for _ in 0..<count / 4 {
            let amount = ExactDecimal(minorUnits: random.amount(), scale: 2)
            let other = ExactDecimal(minorUnits: random.amount(), scale: 2)
            sum &+= unsafe (try? styles.0.write(amount, into: text)) ?? 0
            sum &+= unsafe (try? styles.1.write(amount, into: text)) ?? 0
            sum &+= unsafe (try? styles.2.write(amount, into: text, parts: parts))?.parts ?? 0
            sum &+=
              unsafe (try? styles.2.write(from: amount, to: other, into: text, parts: parts))?
              .bytes ?? 0
          }
          return sum
        }
      }
    }
  }

  @Test func theCounterCounts() throws {
    guard allocation_counter_is_available() else { return }
    allocation_counter_start()
    let array = [Int](repeating: 1, count: 100)
    let count = allocation_counter_stop()
    #expect(array.count == 100)
    #expect(count.allocations >= 1)
    #expect(count.bytes >= 800)
  }

  private func expectNone(_ body: (Int) -> Int) throws {
    guard allocation_counter_is_available() else { return }
    // What the process sets up once is no cost of an operation.
    _ = body(8)
    allocation_counter_start()
    let sum = body(AllocationTests.repetitions)
    let count = allocation_counter_stop()
    #expect(sum > 0)
    #expect(count.allocations == 0)
  }
}
