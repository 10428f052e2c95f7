internal import MintageCore

/// Writes an amount through every function of Mintage that can, into text and into plain memory.
struct EveryWriter {
  private var text = CurrencyText()
  private var buffer = [UInt8](repeating: 0, count: CurrencyText.capacity)

  /// A function whose result is not the expected one.
  struct Difference {
    let function: String
    /// What it wrote, or the error it threw.
    let text: String
  }

  /// The first function that does not write `expected`; nil when all of them do.
  ///
  /// Expecting no bytes means expecting ``WriteError/inexact``.
  mutating func firstDifference(
    _ style: CurrencyStyle, _ amount: ConformanceAmount, expected: [UInt8]
  ) -> Difference? {
    do throws(WriteError) {
      try style.write(amount.exact, into: &text)
      guard textIs(expected) else {
        return Difference(function: "write(_:into: text)", text: text.description)
      }
      let count = unsafe try buffer.withUnsafeMutableBufferPointer { buffer throws(WriteError) in
        unsafe try style.write(amount.exact, into: buffer)
      }
      guard bufferIs(expected, count) else {
        return Difference(function: "write(_:into: buffer)", text: bufferText(count))
      }
    } catch {
      guard error == .inexact, expected.isEmpty else {
        return Difference(function: "write(_:)", text: "\(error)")
      }
    }
    return amount.minorUnits.flatMap { firstDifference(style, minorUnits: $0, expected) }
  }

  private mutating func firstDifference(
    _ style: CurrencyStyle, minorUnits: Int64, _ expected: [UInt8]
  ) -> Difference? {
    // Where rounding is refused the text is empty, which is what is expected then.
    style.write(minorUnits: minorUnits, into: &text)
    guard textIs(expected) else {
      return Difference(function: "write(minorUnits:into: text)", text: text.description)
    }
    do throws(WriteError) {
      let count = unsafe try buffer.withUnsafeMutableBufferPointer { buffer throws(WriteError) in
        unsafe try style.write(minorUnits: minorUnits, into: buffer)
      }
      guard bufferIs(expected, count) else {
        return Difference(function: "write(minorUnits:into: buffer)", text: bufferText(count))
      }
    } catch {
      guard error == .inexact, expected.isEmpty else {
        return Difference(function: "write(minorUnits:into: buffer)", text: "\(error)")
      }
    }
    return nil
  }

  private func textIs(_ expected: [UInt8]) -> Bool {
    unsafe text.withUTF8 { unsafe $0.elementsEqual(expected) }
  }

  private func bufferIs(_ expected: [UInt8], _ count: Int) -> Bool {
    buffer[..<count].elementsEqual(expected)
  }

  private func bufferText(_ count: Int) -> String {
    String(decoding: buffer[..<count], as: UTF8.self)
  }
}
